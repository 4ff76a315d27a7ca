import Foundation
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// The commands that need no terminal, over a catalog as the first run makes it.
@MainActor
struct CommandTests {
  /// A catalog of its own, in a folder that goes with the test.
  final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var database: String { url.appending(path: "workout-catalog/catalog.sqlite").path }

    @MainActor
    func run(_ line: String, words: [String] = [], language: String = "en") throws -> ProgramRun {
      let environment = ["XDG_DATA_HOME": url.path, "LANG": language]
      return try program(line.split(separator: " ").map(String.init) + words, environment: environment)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// A catalog that tests only read.
  static let shared = Folder()

  let folder = Folder()

  @Test func `the first run makes the catalog and its folder for their owner alone`() throws {
    #expect(try folder.run("plan") == ProgramRun(exit: .nothing))
    func permissions(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try permissions(folder.database) == 0o600)
    #expect(try permissions((folder.database as NSString).deletingLastPathComponent) == 0o700)
  }

  @Test func `a missing folder in a name that was given is an error`() throws {
    let run = try folder.run("plan --database", words: [folder.url.path + "/slip/a.sqlite"])
    #expect(
      run
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: cannot make \(folder.url.path)/slip/a.sqlite: No such file or directory\n"
        ))
  }

  @Test func `a file that is no catalog is refused and left as it was`() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appending(path: "notes.txt")
    try Data("not a database".utf8).write(to: file)
    let run = try folder.run("search --database", words: [file.path])
    #expect(run.exit == .failure)
    #expect(
      run.errors
        == "workout-catalog: \(file.path) is no SQLite database and was left as it is; choose another with --database\n"
    )
    #expect(try Data(contentsOf: file) == Data("not a database".utf8))
  }

  @Test func `search prints the best names, one a line, in the language asked for`() throws {
    let english = try Self.shared.run("search bench press --limit 3")
    #expect(
      english
        == ProgramRun(
          exit: .done,
          output: """
            Barbell Bench Press
            Dumbbell Bench Press
            Incline Barbell Bench Press

            """))
    let korean = try Self.shared.run("search ㅂㅊㅍㄹㅅ -n 1", language: "ko_KR.UTF-8")
    #expect(korean == ProgramRun(exit: .done, output: "바벨 벤치프레스\n"))
  }

  @Test func `search prints JSON with every fact in a fixed order`() throws {
    let run = try Self.shared.run("search plank --limit 1 --json")
    let expected = """
      [
        {"slug": "plank", "name": "Plank", "names": {"en": "Plank", "ko": "플랭크"}, \
      "aliases": ["Forearm Plank", "Front Plank", "Elbow Plank", "Low Plank", "Plank Hold", "Bodyweight Plank", \
      "엘보 플랭크", "프랭크", "로우 플랭크", "팔꿈치 플랭크"], \
      "primaryMuscles": ["abdominals"], "secondaryMuscles": ["obliques", "shoulders", "glutes", "quadriceps"], \
      "equipment": ["bodyweight"], "category": "strength", "force": "static", "mechanic": "isolation", \
      "level": "beginner", "measurement": "time", \
      "settings": {"sets": 3, "reps": null, "repsMax": null, "seconds": 45, "meters": null, "rest": 60}}
      ]

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `search that finds nothing prints nothing and ends with 1`() throws {
    #expect(try Self.shared.run("search zzzzqqqq") == ProgramRun(exit: .nothing))
    #expect(try Self.shared.run("search zzzzqqqq --json") == ProgramRun(exit: .nothing, output: "[]\n"))
  }

  @Test func `search without a query prints the whole catalog in the list's order`() throws {
    let catalog = try BuiltinCatalog.workouts()
    for language in Language.allCases {
      let run = try Self.shared.run("search", language: language.rawValue)
      let names = run.output.split(separator: "\n").map(String.init)
      #expect(names.sorted() == catalog.map { $0.name(in: language) }.sorted())
      let bySlug = Dictionary(
        catalog.map { ($0.name(in: language), $0) }, uniquingKeysWith: { first, _ in first })
      let sections = names.compactMap { bySlug[$0] }.map {
        MuscleGroup(category: $0.category, primaryMuscle: $0.primaryMuscles[0]).rawValue
      }
      #expect(sections == sections.sorted())
    }
    #expect(try Self.shared.run("search --limit 300").output.split(separator: "\n").count == 300)
  }

  @Test func `facets keep a search to a muscle and to equipment, as people say them`() throws {
    let run = try Self.shared.run("search --muscle 하체 --equipment kb --json")
    let found = try JSONDecoder().decode([Found].self, from: Data(run.output.utf8))
    #expect(found.count > 5)
    for workout in found {
      #expect(workout.equipment.contains("kettlebell"))
      let legs = Set(["quadriceps", "hamstrings", "calves"])
      #expect(!legs.isDisjoint(with: workout.primaryMuscles + workout.secondaryMuscles))
    }
    #expect(
      try Self.shared.run("search -m chst")
        == ProgramRun(
          exit: .failure, errors: "workout-catalog: '--muscle' does not know 'chst'; did you mean 'chest'?\n")
    )
    #expect(
      try Self.shared.run("search -e 바밸", language: "ko")
        == ProgramRun(
          exit: .failure, errors: "workout-catalog: '--equipment' 값이 없는 것입니다: '바밸'. 혹시 '바벨'인가요?\n"))
  }

  private struct Found: Decodable {
    let primaryMuscles: [String]
    let secondaryMuscles: [String]
    let equipment: [String]
  }

  @Test func `show prints a workout's facts in columns`() throws {
    let english = try Self.shared.run("show plank")
    #expect(
      english.output == """
        Plank
          Korean name        플랭크
          Also called        Forearm Plank, Front Plank, Elbow Plank, Low Plank, Plank Hold, Bodyweight Plank, 엘보 플랭크, 프랭크, 로우 플랭크, 팔꿈치 플랭크
          Settings           3 × 45 s
          Rest               60 s
          Primary muscles    Abdominals
          Secondary muscles  Obliques, Shoulders, Glutes, Quadriceps
          Equipment          Bodyweight
          Category           Strength
          Force              Static
          Mechanic           Isolation
          Level              Beginner
          Measured in        Time
          Slug               plank

        """)
    let korean = try Self.shared.run("show 데드리프트", language: "ko")
    #expect(
      korean.output == """
        바벨 데드리프트
          영어 이름  Barbell Deadlift
          다른 이름  Deadlift, Conventional Deadlift, DL, BB Deadlift, 데드리프트, 데드, 컨벤셔널 데드리프트, 컨벤, 컨벤 데드, 컨벤셔널, 바벨 데드
          설정       3 × 5회
          휴식       3분
          주동근     둔근, 햄스트링, 허리
          보조근     대퇴사두근, 내전근, 승모근, 광배근, 전완근, 등 중앙
          기구       바벨
          분류       근력
          힘         당기기
          관절       복합 관절
          난이도     중급
          측정       무게 × 횟수
          슬러그     barbell-deadlift

        """)
  }

  @Test func `show prints one JSON object`() throws {
    let run = try Self.shared.run("show barbell-deadlift --json")
    #expect(run.exit == .done)
    #expect(run.output.hasPrefix(#"{"slug": "barbell-deadlift", "name": "Barbell Deadlift", "#))
    #expect(run.output.hasSuffix("}}\n"))
  }

  @Test func `an unknown workout is told with the nearest`() throws {
    #expect(
      try Self.shared.run("show dedlift")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: unknown workout 'dedlift'; did you mean 'Barbell Deadlift'?\n"))
    #expect(
      try Self.shared.run("show qqqqqqqq", language: "ko")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: 모르는 운동입니다: 'qqqqqqqq'. 'workout-catalog search'에 모두 나옵니다\n"))
  }

  @Test func `select adds workouts to a plan in the order given, and prints them`() throws {
    let first = try folder.run("select --workout squat OHP -w 벤치프레스")
    let names = "Barbell Squat\nBarbell Overhead Press\nBarbell Bench Press\n"
    #expect(first == ProgramRun(exit: .done, output: names))
    #expect(try folder.run("select -w squat") == ProgramRun(exit: .done, output: "Barbell Squat\n"))
    #expect(
      try folder.run("select -p Legs -w squat", language: "ko") == ProgramRun(exit: .done, output: "바벨 스쿼트\n")
    )
    #expect(try folder.run("plan show My plan") == ProgramRun(exit: .done, output: names + "Barbell Squat\n"))
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
    #expect(try folder.run("plan") == ProgramRun(exit: .nothing))
  }

  @Test func `plan show tells JSON of each entry and whether it is done`() throws {
    _ = try folder.run("select -w plank -w squat")
    let store = try WorkoutStore(path: folder.database)
    let plan = try #require(try store.plan(named: "My plan"))
    try store.setDone(true, entry: plan.entries[1].id)
    let run = try folder.run("plan show --json", words: ["My plan"])
    struct Entry: Decodable, Equatable {
      let slug: String
      let isDone: Bool
    }
    let entries = try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
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
