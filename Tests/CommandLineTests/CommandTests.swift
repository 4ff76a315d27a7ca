import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// The commands that need no terminal, over a catalog as the first run makes it.
@MainActor
struct CommandTests {
  /// The built-in catalog in a folder of a test's own, where the program looks for it.
  final class Folder {
    let folder: TemporaryFolder
    var path: String { folder.path }
    var database: String { folder.path("workout-catalog/catalog.sqlite") }

    /// - Parameter isFresh: whether the catalog is still to be made, by the first run.
    init(isFresh: Bool = false) throws {
      folder = try TemporaryFolder()
      guard !isFresh else { return }
      try WorkoutStore.makeFolder(for: database)
      try SampleCatalog.copy(to: database)
    }

    @MainActor
    func run(_ line: String, words: [String] = [], language: String = "en") throws -> ProgramRun {
      let environment = ["XDG_DATA_HOME": path, "LANG": language]
      return try program(line.split(separator: " ").map(String.init) + words, environment: environment)
    }
  }

  /// A catalog that tests only read.
  static let shared = Result { try Folder() }

  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test func `the first run makes the catalog and its folder for their owner alone`() throws {
    let folder = try Folder(isFresh: true)
    #expect(
      try folder.run("plan")
        == ProgramRun(
          exit: .nothing,
          errors: "workout-catalog: there are no plans yet; 'workout-catalog select' makes one\n"))
    #expect(fileMode(folder.database) == 0o600)
    #expect(fileMode(folder.path + "/workout-catalog") == 0o700)
  }

  @Test func `a missing folder in a name that was given is an error`() throws {
    let path = folder.path + "/slip/a.sqlite"
    let run = try folder.run("plan --database", words: [path])
    let error = try #require(throws: StoreError.self) { try WorkoutStore(path: path) }
    #expect(run == ProgramRun(exit: .failure, errors: "workout-catalog: \(error)\n"))
    #expect(folder.folder.contents == ["workout-catalog"])
  }

  @Test func `a file that is no catalog is refused and left as it was`() throws {
    let file = folder.path + "/notes.txt"
    try Data("not a database".utf8).write(to: URL(filePath: file))
    let before = DatabaseFiles(file)
    let run = try folder.run("search --database", words: [file])
    #expect(
      run
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: \(file) is no SQLite database and was left as it is; choose another with "
            + "--database\n"))
    #expect(
      try folder.run("search --lang ko --database", words: [file]).errors
        == "workout-catalog: \(file): SQLite 데이터베이스가 아니라 그대로 두었습니다. --database로 다른 파일을 지정하세요\n")
    #expect(DatabaseFiles(file) == before)
  }

  @Test func `search prints the best names, one a line, in the language asked for`() throws {
    let english = try Self.shared.get().run("search bench press --limit 3")
    #expect(
      english
        == ProgramRun(
          exit: .done,
          output: """
            Barbell Bench Press
            Dumbbell Bench Press
            Incline Barbell Bench Press

            """))
    let korean = try Self.shared.get().run("search ㅂㅊㅍㄹㅅ -n 1", language: "ko_KR.UTF-8")
    #expect(korean == ProgramRun(exit: .done, output: "바벨 벤치프레스\n"))
  }

  /// A workout that no edit of the built-in catalog changes.
  private static let swing = Workout.Facts(
    slug: "", names: [.english: "Quokka Swing", .korean: "쿼카 스윙"], aliases: ["QS", "쿼스"],
    primaryMuscles: [.glutes, .hamstrings], secondaryMuscles: [.lowerBack], equipment: [.kettlebell],
    category: .plyometrics, force: .pull, mechanic: .compound, level: .expert, measurement: .weightReps,
    defaults: WorkoutSettings(sets: 3, reps: 8, repsMax: 12, rest: 150))
  private static let swingJSON = """
    {"slug": "quokka-swing", "name": "Quokka Swing", "names": {"en": "Quokka Swing", "ko": "쿼카 스윙"}, \
    "aliases": ["QS", "쿼스"], \
    "primaryMuscles": ["glutes", "hamstrings"], "secondaryMuscles": ["lower-back"], \
    "equipment": ["kettlebell"], "category": "plyometrics", "force": "pull", "mechanic": "compound", \
    "level": "expert", "measurement": "weight-reps", \
    "settings": {"sets": 3, "reps": 8, "repsMax": 12, "seconds": null, "meters": null, "rest": 150, \
    "weight": null, "distance": null, "techniques": [], "note": null}, "favourite": false}
    """

  @Test func `search prints JSON with every fact in a fixed order`() throws {
    try WorkoutStore(path: folder.database).add(Self.swing)
    let run = try folder.run("search quokka --json")
    #expect(run == ProgramRun(exit: .done, output: "[\n  \(Self.swingJSON)\n]\n"))
  }

  @Test(arguments: [
    (
      "search 龍虎鳳龜麒麟 --plain", "",
      Text(
        "nothing matches '龍虎鳳龜麒麟'; try fewer letters, a muscle or equipment",
        "맞는 운동이 없습니다: '龍虎鳳龜麒麟'. 더 짧게, 또는 근육이나 기구로 찾아보세요")
    ),
    (
      "search 龍虎鳳龜麒麟 --json -m chest", "[]\n",
      Text(
        "nothing matches '龍虎鳳龜麒麟' and the options; leave an option out",
        "맞는 운동이 없습니다: '龍虎鳳龜麒麟'. 옵션을 빼 보세요")
    ),
    (
      "search --category stretching -e sled", "",
      Text(
        "nothing matches all the options; leave one out", "옵션에 모두 맞는 운동이 없습니다. 하나를 빼 보세요")
    ),
  ])
  func `search that finds nothing says so and ends with 1`(_ line: String, _ output: String, _ note: Text)
    throws
  {
    for language in Language.allCases {
      #expect(
        try Self.shared.get().run(line, language: language.rawValue)
          == ProgramRun(exit: .nothing, output: output, errors: "workout-catalog: \(note[language])\n"))
    }
  }

  @Test func `search that finds nothing asks whether the nearest words were meant`() throws {
    let store = try WorkoutStore(path: folder.database)
    try store.add(Self.swing)
    // Too far from a quokka for a slip, and from everything else.
    let results = try store.search(SearchQuery("quokkazzz"))
    #expect(results.hits.isEmpty)
    #expect(results.suggestion == "quokka")
    #expect(
      try folder.run("search quokkazzz")
        == ProgramRun(
          exit: .nothing, errors: "workout-catalog: nothing matches 'quokkazzz'; did you mean 'quokka'?\n"))
    #expect(
      try folder.run("search quokkazzz", language: "ko")
        == ProgramRun(
          exit: .nothing,
          errors: "workout-catalog: 맞는 운동이 없습니다: 'quokkazzz'. 혹시 'quokka'인가요?\n"))
  }

  @Test func `search without a query prints the whole catalog in the list's order`() throws {
    let catalog = try BuiltinCatalog.workouts()
    for language in Language.allCases {
      let run = try Self.shared.get().run("search", language: language.rawValue)
      let names = run.output.split(separator: "\n").map(String.init)
      #expect(names.sorted() == catalog.map { $0.name(in: language) }.sorted())
      let bySlug = Dictionary(
        catalog.map { ($0.name(in: language), $0) }, uniquingKeysWith: { first, _ in first })
      let sections = names.compactMap { bySlug[$0] }.map {
        MuscleGroup(category: $0.category, primaryMuscle: $0.primaryMuscles[0]).rawValue
      }
      #expect(sections == sections.sorted())
    }
    #expect(try Self.shared.get().run("search --limit 300").output.split(separator: "\n").count == 300)
  }

  @Test func `facets keep a search to some values of each, as people say them`() throws {
    let run = try Self.shared.get().run(
      "search --muscle 하체 -m chest --equipment kb --category 근력 --category Plyometrics --level 초급 --level expert --json"
    )
    let found = try JSONDecoder().decode([Found].self, from: Data(run.output.utf8))
    let catalog = try WorkoutStore(path: Self.shared.get().database).everything()
    let expected = catalog.filter { workout in
      !Set([.quadriceps, .hamstrings, .calves, .chest])
        .isDisjoint(with: workout.facts.primaryMuscles + workout.facts.secondaryMuscles)
        && workout.facts.equipment.contains(.kettlebell)
        && [.strength, .plyometrics].contains(workout.facts.category)
        && [.beginner, .expert].contains(workout.facts.level)
    }
    #expect(expected.count > 3)
    #expect(found.map(\.slug).sorted() == expected.map(\.slug).sorted())
  }

  @Test func `facets narrow what the words find`() throws {
    let all = try Self.shared.get().run("search squat").output.split(separator: "\n")
    let some = try Self.shared.get().run("search squat --level expert").output.split(separator: "\n")
    #expect(!some.isEmpty)
    #expect(some.count < all.count)
    #expect(Set(some).isSubset(of: all))
  }

  @Test(arguments: [
    ("-m chst", Text("'--muscle' does not know 'chst'; did you mean 'chest'?", "")),
    ("-e 바밸", Text("", "'--equipment' 값이 없는 것입니다: '바밸'. 혹시 '바벨'인가요?")),
    ("--category cardoi", Text("'--category' does not know 'cardoi'; did you mean 'cardio'?", "")),
    (
      "--level 십급",
      Text(
        "'--level' does not know '십급'; 'workout-catalog search --help' lists what it knows",
        "'--level' 값이 없는 것입니다: '십급'. 'workout-catalog search --help'에 모두 나옵니다")
    ),
  ])
  func `an unknown facet is told with the nearest`(_ options: String, _ message: Text) throws {
    for language in Language.allCases where !message[language].isEmpty {
      #expect(
        try Self.shared.get().run("search " + options, language: language.rawValue)
          == ProgramRun(exit: .failure, errors: "workout-catalog: \(message[language])\n"))
    }
  }

  private struct Found: Decodable {
    let slug: String
  }

  @Test func `show prints a workout's facts in columns`() throws {
    try WorkoutStore(path: folder.database).add(Self.swing)
    let english = try folder.run("show quokka swing")
    #expect(
      english.output == """
        Quokka Swing
          Korean name        쿼카 스윙
          Also called        QS, 쿼스
          Settings           3 × 8–12
          Rest               2 min 30 s
          Primary muscles    Glutes, Hamstrings
          Secondary muscles  Lower Back
          Equipment          Kettlebell
          Category           Plyometrics
          Force              Pull
          Mechanic           Compound
          Level              Expert
          Measured in        Weight × Reps
          Slug               quokka-swing

        """)
    let korean = try folder.run("show 쿼스", language: "ko")
    #expect(
      korean.output == """
        쿼카 스윙
          영어 이름  Quokka Swing
          다른 이름  QS, 쿼스
          설정       3 × 8–12
          휴식       2분 30초
          주동근     둔근, 햄스트링
          보조근     허리
          기구       케틀벨
          분류       플라이오메트릭
          힘         당기기
          관절       복합 관절
          난이도     고급
          측정       무게 × 횟수
          슬러그     quokka-swing

        """)
  }

  @Test func `show prints one JSON object`() throws {
    try WorkoutStore(path: folder.database).add(Self.swing)
    #expect(
      try folder.run("show qs --json")
        == ProgramRun(exit: .done, output: Self.swingJSON.dropLast() + ", \"sources\": []}\n"))
  }

  @Test func `an unknown workout is told with the nearest`() throws {
    #expect(
      try Self.shared.get().run("show dedlift")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: unknown workout 'dedlift'; did you mean 'Barbell Deadlift'?\n"))
    #expect(
      try Self.shared.get().run("show 龍虎鳳龜麒麟", language: "ko")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: 모르는 운동입니다: '龍虎鳳龜麒麟'. 'workout-catalog search'에 모두 나옵니다\n"))
  }

  @Test func `select adds workouts to a plan in the order given, and prints them`() throws {
    let first = try folder.run("select --workout squat OHP -w 벤치프레스")
    let names = "Barbell Squat\nBarbell Overhead Press\nBarbell Bench Press\n"
    #expect(first == ProgramRun(exit: .done, output: names))
    #expect(try folder.run("select -w squat") == ProgramRun(exit: .done, output: "Barbell Squat\n"))
    #expect(
      try folder.run("select -p Legs -w squat", language: "ko") == ProgramRun(exit: .done, output: "바벨 스쿼트\n")
    )
    let shown = try folder.run("plan show --plain My plan")
    #expect(shown == ProgramRun(exit: .done, output: names + "Barbell Squat\n"))
    #expect(try folder.run("plan") == ProgramRun(exit: .done, output: "My plan\t4\nLegs\t1\n"))
  }

  @Test func `select adds nothing when one workout is unknown`() throws {
    let run = try folder.run("select --workout squat dedlift")
    #expect(
      run
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: unknown workout 'dedlift'; did you mean 'Barbell Deadlift'?\n"
        ))
    #expect(
      try folder.run("plan")
        == ProgramRun(
          exit: .nothing,
          errors: "workout-catalog: there are no plans yet; 'workout-catalog select' makes one\n"))
  }

  @Test func `plan show tells JSON of each entry and whether it is done`() throws {
    _ = try folder.run("select -w plank -w squat")
    let store = try WorkoutStore(path: folder.database)
    let plan = try #require(try store.plan(named: "My plan"))
    try store.setDone(true, entry: plan.entries[1].id)
    let run = try folder.run("plan show --json", words: ["My plan"])
    struct Found: Decodable {
      let entries: [Entry]
    }
    struct Entry: Decodable, Equatable {
      let slug: String
      let isDone: Bool
    }
    let entries = try JSONDecoder().decode(Found.self, from: Data(run.output.utf8)).entries
    #expect(entries == [Entry(slug: "plank", isDone: false), Entry(slug: "barbell-squat", isDone: true)])
  }

  @Test func `an unknown plan is told with the nearest`() throws {
    #expect(
      try folder.run("plan show Legs")
        == ProgramRun(
          exit: .failure, errors: "workout-catalog: unknown plan 'Legs'; 'workout-catalog plan' lists them\n")
    )
    _ = try folder.run("select -p Legs -w squat")
    #expect(
      try folder.run("plan show legs")
        == ProgramRun(exit: .failure, errors: "workout-catalog: unknown plan 'legs'; did you mean 'Legs'?\n"))
  }

  @Test func `a plan's name that would steer the terminal is shown, not obeyed`() throws {
    _ = try folder.run("select -w plank -p", words: ["\u{1B}[2Jred\nline"])
    #expect(try folder.run("plan") == ProgramRun(exit: .done, output: "␛[2Jred␊line\t1\n"))
  }

  @Test func `a screen without a terminal is refused with what to do`() throws {
    #expect(
      try folder.run("select")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: 'workout-catalog select' needs a terminal; without one, give "
            + "'--workout NAME_OR_SLUG'\n"))
    #expect(
      try folder.run("")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: 'workout-catalog' needs a terminal; without one, give a command: "
            + "'workout-catalog --help' lists them\n"))
  }
}

extension WorkoutStore {
  /// All workouts, in the list's order.
  fileprivate func everything() throws -> [Workout] {
    try sections().flatMap { section in
      try workouts(keys(in: section.group, language: .english, limit: section.count).map(\.id))
    }
  }
}
