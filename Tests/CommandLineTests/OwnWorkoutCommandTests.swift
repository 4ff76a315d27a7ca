import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// The commands that make workouts one's own.
@MainActor
struct OwnWorkoutCommandTests {
  let folder: CommandTests.Folder

  init() throws {
    folder = try CommandTests.Folder()
  }

  private func run(_ words: String..., language: String = "en") throws -> ProgramRun {
    try folder.run("", words: words, language: language)
  }

  private static func failed(_ line: String) -> ProgramRun {
    ProgramRun(exit: .failure, errors: "workout-catalog: \(line)\n")
  }

  @Test func `add makes a workout of what is said, which is found, shown and put into plans`() throws {
    let added = try run(
      "add", "Yurt", "Hoist", "--korean", "유르트 호이스트", "--alias", "YH", "--alias", "유호", "-m", "둔근", "-m",
      "lats", "--secondary", "core", "-e", "아령", "--category", "스트롱맨", "--level", "expert", "--force", "당기기",
      "--mechanic", "compound", "--measurement", "거리")
    #expect(added == ProgramRun(exit: .done, output: "yurt-hoist\n"))
    #expect(
      try run("show", "유호").output == """
        Yurt Hoist
          Korean name        유르트 호이스트
          Also called        YH, 유호
          Settings           1 km
          Primary muscles    Glutes, Lats
          Secondary muscles  Abdominals, Obliques
          Equipment          Dumbbell
          Category           Strongman
          Force              Pull
          Mechanic           Compound
          Level              Expert
          Measured in        Distance
          Slug               yurt-hoist

        """)
    #expect(try run("search", "yurt", "-n", "1").output == "Yurt Hoist\n")
    #expect(try run("select", "-w", "yh").exit == .done)
  }

  @Test func `a name much like another is pointed out, and added all the same where nobody can be asked`()
    throws
  {
    let double = try run("add", "Bench Press Barbell")
    #expect(
      double
        == ProgramRun(
          exit: .done, output: "bench-press-barbell\n",
          errors: "workout-catalog: this looks much like 'Barbell Bench Press' (barbell-bench-press)\n"))
    let same = try run("add", "바벨 벤치프레스", language: "ko")
    #expect(same.exit == .done)
    #expect(
      same.errors == "workout-catalog: 비슷한 운동이 이미 있습니다: '바벨 벤치프레스' (barbell-bench-press)\n")
    #expect(try run("add", "Barbell Benchpress", "-y").errors == "")
    #expect(try run("add", "Quokka Juggling").errors == "")
  }

  @Test func `an own workout comes before one of the catalog by the same name, however much that is used`()
    throws
  {
    _ = try run("select", "-w", "push-up")
    _ = try run("add", "Push-Up", "-y")
    #expect(try run("search", "push up", "-n", "1", "--json").output.contains("\"slug\": \"push-up-2\""))
    #expect(try run("show", "Push Up").output.contains("push-up-2"))
  }

  @Test func `edit changes what is named, and only that`() throws {
    _ = try run("add", "Yurt Hoist", "--alias", "YH", "--korean", "유르트", "-m", "glutes", "--force", "pull")
    #expect(
      try run(
        "edit", "yurt", "hoist", "--english", "Tent Hoist", "--alias", "TH", "--remove-alias", "yh",
        "--korean",
        "-", "--force", "-", "-m", "chest", "-e", "log")
        == ProgramRun(exit: .done, output: "yurt-hoist\n"))
    let store = try WorkoutStore(path: folder.database)
    let facts = try #require(try store.workout(matching: "tent hoist")).facts
    #expect(facts.names == [.english: "Tent Hoist"])
    #expect(facts.aliases == ["TH"])
    #expect(facts.primaryMuscles == [.chest])
    #expect(facts.equipment == [.log])
    #expect(facts.force == nil)
    #expect(try store.workout(matching: "유르트") == nil)
    _ = try run("edit", "tent hoist", "--alias", "-", "--alias", "only")
    #expect(try store.workout(matching: "tent hoist")?.facts.aliases == ["only"])
    // What a person changed is remembered, of the catalog's too.
    _ = try run("edit", "deadlift", "--level", "초급")
    let deadlift = try #require(try store.workout(matching: "deadlift"))
    #expect(try store.editedFields(of: deadlift.id) == [.level])
  }

  @Test func `what cannot be added or edited is told in one line`() throws {
    #expect(try run("add", "!!!") == Self.failed("a workout's name needs a letter or a digit"))
    #expect(
      try run("add", "A", "-m", "chst")
        == Self.failed("'--muscle' does not know 'chst'; did you mean 'chest'?"))
    #expect(
      try run("add", "A", "--measurement", "시긴", language: "ko")
        == Self.failed("'--measurement' 값이 없는 것입니다: '시긴'. 혹시 '시간'인가요?"))
    #expect(
      try run("edit", "deadlift", "--english", "-", "--korean", "-")
        == Self.failed("a workout's name needs a letter or a digit"))
    #expect(
      try run("edit", "deadlift")
        == Self.failed("nothing to change: 'workout-catalog edit --help' lists the options that do"))
    #expect(
      try run("edit", "push-up", "--remove-alias", "zz zz")
        == Self.failed("'Push-Up' has no other name 'zz zz'; 'workout-catalog show' lists them"))
    #expect(try run("add", "A", "--category", "-").exit == .failure)
    #expect(try run("show", "a").exit == .failure)
  }

  @Test func `a removed workout is gone from search, stays in plans and comes back`() throws {
    _ = try run("add", "Yurt Hoist")
    _ = try run("select", "-w", "yurt hoist", "-p", "Day")
    #expect(try run("remove", "yurt", "hoist") == ProgramRun(exit: .done, output: "Yurt Hoist\n"))
    #expect(try !run("search", "yurt", "--plain").output.contains("Yurt Hoist"))
    #expect(try run("show", "yurt hoist").exit == .failure)
    #expect(try run("plan", "show", "--plain", "Day").output == "Yurt Hoist\n")
    #expect(try run("restore") == ProgramRun(exit: .done, output: "Yurt Hoist\tyurt-hoist\n"))
    #expect(try run("restore", "yurt hoist") == ProgramRun(exit: .done, output: "Yurt Hoist\n"))
    #expect(try run("search", "yurt", "-n", "1").output == "Yurt Hoist\n")
    #expect(try run("restore") == ProgramRun(exit: .nothing))
    #expect(try run("restore", "yurt hoist") == Self.failed("'Yurt Hoist' is not removed"))
  }

  @Test func `a removed name that several have is told with their slugs`() throws {
    for _ in 0..<2 {
      _ = try run("add", "Yurt Hoist", "-y")
      _ = try run("remove", "yurt hoist")
    }
    #expect(
      try run("restore", "Yurt Hoist")
        == Self.failed("2 workouts are called 'Yurt Hoist'; name one by its slug: yurt-hoist-2, yurt-hoist"))
    #expect(try run("restore", "yurt-hoist").exit == .done)
  }

  @Test func `a workout of the catalog is hidden, not removed`() throws {
    #expect(
      try run("remove", "push-up")
        == Self.failed(
          "'Push-Up' comes with the catalog; 'workout-catalog hide push-up' takes it out of sight"))
    #expect(try run("hide", "push-up") == ProgramRun(exit: .done, output: "Push-Up\n"))
    #expect(try !run("search", "--plain").output.split(separator: "\n").contains("Push-Up"))
    #expect(try run("show", "push-up").output.contains("Hidden: not in lists and search"))
    #expect(try run("unhide", language: "ko").output == "푸쉬업\tpush-up\n")
    #expect(
      try run("restore", "push-up")
        == Self.failed("'Push-Up' is hidden; 'workout-catalog unhide push-up' brings it back"))
    #expect(
      try run("unhide", "pushhup")
        == Self.failed("no hidden workout is called 'pushhup'; did you mean 'Push-Up'?"))
    #expect(try run("unhide", "push-up") == ProgramRun(exit: .done, output: "Push-Up\n"))
    #expect(try run("search", "--plain").output.split(separator: "\n").contains("Push-Up"))
  }

  @Test func `settings are set one by one, printed, and dropped again`() throws {
    _ = try run("add", "Yurt Hoist")
    #expect(
      try run("settings", "yurt hoist").output == """
        Yurt Hoist
          Settings     3 × 10
          Rest         90 s
          Measured in  Weight × Reps

        """)
    let set = try run(
      "settings", "yurt hoist", "--sets", "5", "--reps", "8-12", "--weight", "102.5", "--rest", "3:00",
      "--note",
      "무릎 조심", "--favourite", "--measurement", "reps")
    #expect(
      set.output == """
        Yurt Hoist
          Favourite    ★
          Settings     5 × 8–12
          Weight       102.5 kg (225.97 lb)
          Rest         3 min
          Note         무릎 조심
          Measured in  Reps

        """)
    #expect(
      try run("settings", "yurt hoist", "--weight", "225lb", "--rest", "-", "--no-favourite", "--json").output
        == """
        {"slug": "yurt-hoist", "name": "Yurt Hoist", "measurement": "reps", \
        "settings": {"sets": 5, "reps": 8, "repsMax": 12, "seconds": null, "meters": null, "rest": 90, \
        "weight": "225 lb", "distance": null, "techniques": [], "note": "무릎 조심"}, \
        "defaults": {"sets": 3, "reps": 10, "repsMax": null, "seconds": null, "meters": null, "rest": 90, \
        "weight": null, "distance": null, "techniques": [], "note": null}, "favourite": false}

        """)
    #expect(
      try run("settings", "yurt hoist", "--reset", language: "ko").output == """
        Yurt Hoist
          설정  3 × 10
          휴식  90초
          측정  무게 × 횟수

        """)
  }

  @Test func `a distance keeps the unit that it was typed in`() throws {
    let run = try run("settings", "treadmill running", "--distance", "3.1mi", "--json")
    #expect(run.output.contains("\"meters\": 4989"))
    #expect(run.output.contains("\"distance\": \"3.1 mi\""))
  }

  @Test(arguments: [
    ("--sets", "0", "'--sets' must be a whole number from 1 to 1000000, not '0'"),
    ("--sets", "3.5", "'--sets' must be a whole number from 1 to 1000000, not '3.5'"),
    ("--reps", "12-8", "'--reps' must be a number as 8, or a range as 8-12, not '12-8'"),
    ("--reps", "8-10-12", "'--reps' must be a number as 8, or a range as 8-12, not '8-10-12'"),
    (
      "--weight", "10 stone",
      "'--weight' must be a weight as 60, 102.5kg or 225lb, to three decimals, not '10 stone'"
    ),
    (
      "--weight", "1.2345kg",
      "'--weight' must be a weight as 60, 102.5kg or 225lb, to three decimals, not '1.2345kg'"
    ),
    ("--rest", "1:75", "'--rest' must be a time as 90, 1:30 or 2min, not '1:75'"),
    ("--seconds", "0", "'--seconds' must be a time as 90, 1:30 or 2min, not '0'"),
    (
      "--distance", "0km",
      "'--distance' must be a distance as 400m, 5km or 3mi, to three decimals, not '0km'"
    ),
    ("--note", "", "'--note' must not be empty"),
  ])
  func `a bad figure is told in one line, and nothing changes`(
    _ option: String, _ value: String, _ message: String
  ) throws {
    let before = try run("settings", "deadlift").output
    #expect(try run("settings", "deadlift", "--sets", "9", option, value) == Self.failed(message))
    #expect(try run("settings", "deadlift").output == before)
  }

  @Test func `a favourite rises among equals`() throws {
    for name in ["Yurt Hoist East", "Yurt Hoist West"] { _ = try run("add", name, "-y") }
    #expect(try run("search", "yurt", "-n", "2").output == "Yurt Hoist West\nYurt Hoist East\n")
    _ = try run("settings", "yurt hoist east", "--favourite")
    #expect(try run("search", "yurt", "-n", "2").output == "Yurt Hoist East\nYurt Hoist West\n")
  }
}

struct TypedSettingsTests {
  @Test(arguments: [
    ("90", 90), ("90s", 90), ("1:30", 90), ("2min", 120), ("2 분", 120), ("1:00:00", 3_600), ("45초", 45),
    ("0", 0), ("1h", 3_600), ("90:00", 5_400),
  ])
  func `a time is read as people type it`(text: String, seconds: Int) {
    #expect(WorkoutSettings.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "-5", "1:5", "1:60", "1:2:3:4", "5 km", "99999999999999999999", "1000001", "1:", ":30", "٣",
  ])
  func `what is no time is none`(text: String) {
    #expect(WorkoutSettings.seconds(text) == nil)
  }

  @Test(
    arguments: [("8", 8, nil), ("8-12", 8, 12), ("8 – 12", 8, 12), ("8~12", 8, 12)] as [(String, Int, Int?)])
  func `repetitions are a number or a range`(text: String, least: Int, most: Int?) {
    let repetitions = WorkoutSettings.repetitions(text)
    #expect(repetitions?.least == least)
    #expect(repetitions?.most == most)
  }

  @Test(arguments: ["", "0", "-", "8-", "-8", "12-8", "8-8", "8-10-12", "8.5", "8 12", "1000001"])
  func `what is no repetitions is none`(text: String) {
    #expect(WorkoutSettings.repetitions(text) == nil)
  }
}
