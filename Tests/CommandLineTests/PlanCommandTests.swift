import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// The commands that show and edit plans.
@MainActor
struct PlanCommandTests {
  private let folder: CommandTests.Folder
  private let store: WorkoutStore

  init() throws {
    folder = try CommandTests.Folder()
    store = try WorkoutStore(path: folder.database)
    for (name, primary, secondary) in [
      ("Alpha", [Muscle.chest], [Muscle.triceps, .shoulders]), ("Beta", [.triceps], []),
      ("Gamma", [.lats], [.biceps]),
    ] {
      try store.add(
        Workout.Facts(
          slug: "", names: [.english: name, .korean: "운동 \(name)"], primaryMuscles: primary,
          secondaryMuscles: secondary, equipment: [.barbell], measurement: .weightReps,
          defaults: WorkoutSettings(sets: 3, reps: 10, rest: 90)))
    }
  }

  private func run(_ line: String, language: String = "en") throws -> ProgramRun {
    try folder.run(line, language: language)
  }

  private func succeed(_ line: String, _ output: String = "") throws {
    #expect(try run(line) == ProgramRun(exit: .done, output: output), "\(line)")
  }

  private func fail(_ line: String, _ message: String, language: String = "en") throws {
    #expect(
      try run(line, language: language)
        == ProgramRun(exit: .failure, errors: "workout-catalog: \(message)\n"), "\(line)")
  }

  /// The plan's workouts by their first letters; those of one superset have no blank between them.
  private func text(_ name: String) throws -> String? {
    try store.plan(named: name)?.entries.enumerated().reduce(into: "") { text, entry in
      if entry.offset > 0, !entry.element.joinsPrevious { text += " " }
      text += entry.element.workout.name(in: .english).prefix(1)
    }
  }

  @Test func `a plan is made, renamed, copied and deleted`() throws {
    try succeed("plan create Push day")
    try succeed("plan rename Push day --as Pull")
    try succeed("plan add Pull -w alpha beta", "Alpha\nBeta\n")
    try succeed("plan copy Pull --as Legs")
    try succeed("plan", "Pull\t2\nLegs\t2\n")
    try succeed(
      "plan --json",
      """
      [
        {"name": "Pull", "workouts": 2, "done": 0},
        {"name": "Legs", "workouts": 2, "done": 0}
      ]

      """)
    try succeed("plan delete Pull")
    try succeed("plan list --plain", "Legs\t2\n")
  }

  @Test func `a name that is taken, and a plan that is not there, are told of`() throws {
    try succeed("plan create Legs")
    try succeed("plan create Push")
    try fail("plan create Legs", "there is a plan named 'Legs' already; choose another name")
    try fail("plan rename Push --as Legs", "이미 있는 계획 이름입니다: 'Legs'. 다른 이름을 고르세요", language: "ko")
    for line in [
      "plan rename Legz --as A", "plan copy Legz --as A", "plan delete Legz", "plan add Legz -w alpha",
      "plan remove Legz --entry 1", "plan move Legz --entry 1 --to 2", "plan superset Legz --entry 1 2",
      "plan done Legz", "plan show Legz", "plan export Legz --format md",
    ] {
      try fail(line, "unknown plan 'Legz'; did you mean 'Legs'?")
    }
    try fail("plan rename Push", "'workout-catalog plan rename' needs '--as NAME'")
    try fail(
      "plan move Push --entry 1", "'workout-catalog plan move' 명령에는 '--to N' 옵션이 필요합니다", language: "ko")
    try fail("plan create", "NAME is missing: 'workout-catalog plan create NAME'")
  }

  @Test func `entries are put in, moved, grouped and taken out by their numbers`() throws {
    try succeed("plan create A")
    try succeed("plan add A -w alpha beta gamma", "Alpha\nBeta\nGamma\n")
    try succeed("plan add A --at 2 -w alpha", "Alpha\n")
    #expect(try text("A") == "A A B G")
    try succeed("plan move A --entry 4 --to 1")
    #expect(try text("A") == "G A A B")
    try succeed("plan superset A --entry 3 2")
    #expect(try text("A") == "G AA B")
    try succeed("plan move A --entry 4 --to 3")
    #expect(try text("A") == "G ABA")
    try succeed("plan superset A --entry 2 --apart")
    #expect(try text("A") == "G A B A")
    try succeed("plan remove A --entry 1 --entry 3")
    #expect(try text("A") == "A A")
    try fail("plan remove A --entry 3", "there is no entry 3 in 'A'; it has 1 to 2")
    try fail("plan move A --entry 0 --to 1", "'--entry' must be a whole number from 1 to 2147483647, not '0'")
    try fail("plan done A --entry 9", "'A'에 9번 항목이 없습니다. 1번부터 2번까지 있습니다", language: "ko")
    try fail(
      "plan superset A --entry 1",
      "a superset takes two or more entries that follow each other; nothing was changed")
    try fail("plan add A -w alpah", "unknown workout 'alpah'; did you mean 'Alpha'?")
    try succeed("plan create B")
    try fail("plan remove B --entry 1", "the plan 'B' has no workouts")
  }

  @Test func `entries are marked as done and as still to do`() throws {
    try succeed("plan create A")
    try succeed("plan add A -w alpha beta gamma", "Alpha\nBeta\nGamma\n")
    func done() throws -> [Bool]? { try store.plan(named: "A")?.entries.map(\.isDone) }
    try succeed("plan done A --entry 1 3")
    #expect(try done() == [true, false, true])
    try succeed("plan done A --entry 3 --undo")
    #expect(try done() == [true, false, false])
    try succeed("plan done A")
    #expect(try done() == [true, true, true])
    try succeed("plan done A --undo")
    #expect(try done() == [false, false, false])
  }

  @Test func `an entry is set without the workout, and reset`() throws {
    try succeed("plan create A")
    try succeed("plan add A -w alpha alpha", "Alpha\nAlpha\n")
    try succeed(
      "plan settings A --entry 2 --sets 5 --reps 6-8 --weight 62.5 --rest 2min",
      """
      Alpha
        Settings  5 × 6–8
        Weight    62.5 kg (137.79 lb)
        Rest      2 min

      """)
    let plan = try #require(try store.plan(named: "A"))
    #expect(plan.entries.map(\.settings.sets) == [3, 5])
    #expect(plan.entries[0].workout.settings.sets == 3)
    try succeed(
      "plan settings A --entry 2 --rest -",
      "Alpha\n  Settings  5 × 6–8\n  Weight    62.5 kg (137.79 lb)\n  Rest      90 s\n")
    try succeed("plan settings A --entry 2 --reset", "Alpha\n  Settings  3 × 10\n  Rest      90 s\n")
    try fail("plan settings A --sets 4", "'workout-catalog plan settings' needs '--entry N'")
  }

  private func makePlan() throws {
    try succeed("plan create A")
    try succeed("plan add A -w gamma alpha beta", "Gamma\nAlpha\nBeta\n")
    try succeed("plan superset A --entry 2 3")
    try succeed("plan done A --entry 1")
  }

  @Test func `JSON has entries with their supersets, and the sets of each muscle`() throws {
    try makePlan()
    let expected = """
      {"name": "A", "entries": [
        {"number": 1, "superset": null, "isDone": true, "slug": "gamma", "name": "Gamma", \
      "names": {"en": "Gamma", "ko": "운동 Gamma"}, "aliases": [], "primaryMuscles": ["lats"], \
      "secondaryMuscles": ["biceps"], "equipment": ["barbell"], "category": "strength", "force": null, \
      "mechanic": null, "level": "beginner", "measurement": "weight-reps", "settings": {"sets": 3, "reps": 10, \
      "repsMax": null, "seconds": null, "meters": null, "rest": 90, "weight": null, "distance": null, \
      "techniques": [], "note": null}, "favourite": false}
      ], "muscles": [
        {"muscle": "lats", "sets": 3},
        {"muscle": "biceps", "sets": 1.5}
      ]}

      """
    try succeed("plan remove A --json --entry 2 3", expected)
    try succeed("plan show A --json", expected)
  }

  @Test func `a plan is shown with numbers, supersets, settings and a bar for each muscle`() throws {
    try makePlan()
    #expect(try run("plan show A").output == Self.englishPage)
    #expect(try run("plan show A", language: "ko").output == Self.koreanPage)
    try succeed("plan show A --plain", "Gamma\nAlpha\nBeta\n")
    try succeed("plan create B")
    try succeed("plan show B", "B  0 workouts, 0 done\n")
  }

  private static let englishPage = """
    A  3 workouts, 1 done
    1   [x] Gamma                                                             3 × 10
    2 ┌ [ ] Alpha                                                             3 × 10
    3 └ [ ] Beta                                                              3 × 10

    Sets per muscle
    Triceps   ███████████████████████████████████████████████████████████████████ 4½
    Chest     ████████████████████████████████████████████▋ 3
    Lats      ████████████████████████████████████████████▋ 3
    Biceps    ██████████████████████▍ 1½
    Shoulders ██████████████████████▍ 1½

    """
  private static let koreanPage = """
    A  운동 3개, 1개 완료
    1   [x] 운동 Gamma                                                        3 × 10
    2 ┌ [ ] 운동 Alpha                                                        3 × 10
    3 └ [ ] 운동 Beta                                                         3 × 10

    근육별 세트 수
    삼두근 ██████████████████████████████████████████████████████████████████████ 4½
    가슴   ██████████████████████████████████████████████▋ 3
    광배근 ██████████████████████████████████████████████▋ 3
    이두근 ███████████████████████▍ 1½
    어깨   ███████████████████████▍ 1½

    """

  @Test func `a wide page has the body beside the bars`() throws {
    try makePlan()
    let plan = try #require(try store.plan(named: "A"))
    let lines = PlanPage(plan, language: .english, columns: 100).lines
    #expect(lines.joined(separator: "\n") == Self.widePage)
    #expect(PlanPage(plan, language: .english, columns: 99).lines.count < lines.count)
  }

  private static let widePage = """
    A  3 workouts, 1 done
    1   [x] Gamma                                                                                 3 × 10
    2 ┌ [ ] Alpha                                                                                 3 × 10
    3 └ [ ] Beta                                                                                  3 × 10

    Sets per muscle
    Triceps   ████████████████████████████████████████████ 4½          Front                 Back
    Chest     █████████████████████████████▍ 3                         ░░░░░                 ░░░░░
    Lats      █████████████████████████████▍ 3                         ░░░░░                 ░░░░░
    Biceps    ██████████████▋ 1½                                        ░░░                   ░░░
    Shoulders ██████████████▋ 1½                                     ░░░░░░░░░             ░░░░░░░░░
                                                                   ▒▒▒▓▓▓ ▓▓▓▒▒▒         ░░░░░░░░░░░░░
                                                                  ▒▒▒▒▓▓▓ ▓▓▓▒▒▒▒       ░░░░░░░░░░░░░░░
                                                                  ▒▒▒ ▓▓▓ ▓▓▓ ▒▒▒       ███ ░░░░░░░ ███
                                                                  ▒▒▒ ░░░ ░░░ ▒▒▒       ███ ▓▓░░░▓▓ ███
                                                                  ▒▒  ░░░ ░░░  ▒▒       ██  ▓▓▓░▓▓▓  ██
                                                                 ░░░  ░░░ ░░░  ░░░     ░░░   ░░░░░   ░░░
                                                                 ░░  ░░░░ ░░░░  ░░     ░░   ░░░░░░░   ░░
                                                                 ░░  ░░░░ ░░░░  ░░     ░░  ░░░░ ░░░░  ░░
                                                                     ░░░░ ░░░░             ░░░░ ░░░░
                                                                     ░░░░ ░░░░             ░░░░ ░░░░
                                                                     ░░░░ ░░░░             ░░░░ ░░░░
                                                                      ░░░ ░░░               ░░░ ░░░
                                                                      ░░░ ░░░               ░░░ ░░░
                                                                      ░░░ ░░░               ░░░ ░░░
                                                                      ░░░ ░░░               ░░░ ░░░
                                                                     ░░░░ ░░░░             ░░░░ ░░░░
                                                                 ░ 0  ▒ ≤1½  ▓ ≤3  █ ≤4½ sets
    """
}
