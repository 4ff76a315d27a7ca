import Foundation
import SQLite
import TestSupport
import Testing
import WorkoutCatalog

/// The built program in a real terminal, as a person uses it.
@Suite(.serialized)
struct EndToEndTests {
  private let folder: TemporaryFolder
  private var database: String { folder.path("catalog.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
    try SampleCatalog.copy(to: folder.path("catalog.sqlite"))
  }

  private func window(
    _ words: String..., language: Language = .english, columns: Int = 80, rows: Int = 24
  ) throws -> TerminalWindow {
    try TerminalWindow(
      [ProcessTests.program] + words + ["--database", database, "--lang", language.rawValue],
      columns: columns,
      rows: rows)
  }

  /// What a command prints without a terminal.
  private func run(_ words: String...) throws -> String {
    try Subprocess.run([ProcessTests.program] + words + ["--database", database], environment: [:]).output
  }

  private func expectTerminalGivenBack(_ window: TerminalWindow, _ ending: TerminalWindow.Ending) throws {
    #expect(ending.areModesRestored)
    #expect(try !window.isOnAlternateScreen)
    #expect(try window.isCursorShown)
  }

  @Test(arguments: [
    (Language.english, "1,041 workouts", "Barbell Bench Press"), (.korean, "운동 1,041개", "바벨 벤치프레스"),
  ])
  func `search finds a workout by its English name, its Korean name and its first consonants`(
    language: Language, whole: String, name: String
  ) throws {
    let window = try TerminalWindow(
      [ProcessTests.program, "search", "--database", database, "--lang", language.rawValue],
      collectsOutput: false)
    try window.wait(for: whole)
    for text in ["bench press", "벤치프레스", "ㅂㅊㅍㄹㅅ"] {
      try window.type(text)
      let lines = try window.wait(for: "\(name) found by \(text)") { lines in
        lines.count > 2 && lines[0].hasSuffix(text) && lines[1].hasPrefix("› \(name)")
      }
      #expect(lines.last { !$0.isEmpty }?.contains("1,041") == true)
      try window.press("C-u")
      try window.wait(for: whole)
    }
    try window.press("Enter")
    try window.wait(for: language == .english ? "Rest between sets" : "세트 사이 휴식")
    try window.press("Escape")
    try window.wait(for: whole)
    try window.press("Escape")
    let ending = try window.end()
    #expect(ending.status == 0)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.isEmpty)
    try expectTerminalGivenBack(window, ending)
  }

  @Test func `with no command all screens are tabs of one`() throws {
    let window = try window()
    try window.wait(for: "[1 Pick] 2 Find  3 Plans")
    try window.press("Space", "Enter")
    try window.wait(for: "1 added to My plan")
    try window.press("M-3")
    try window.wait(for: "0 of 1 done")
    try window.press("C-t", "C-t")
    try window.wait(for: "1,041 workouts")
    try window.press("Escape")
    let ending = try window.end()
    #expect(ending.status == 0)
    #expect(ending.output.isEmpty)
    try expectTerminalGivenBack(window, ending)
  }

  @Test(arguments: [(Language.english, "1 picked", "3 picked"), (.korean, "1개 고름", "3개 고름")])
  func `select picks three, is resized, and adds and prints them in pick order`(
    language: Language, one: String, three: String
  ) throws {
    let window = try window("select", "--plan", "Push day", language: language)
    let list = try window.wait(for: "the list") { $0.count > 8 && $0[2].hasPrefix("›") }
    // The third row, the first, the fifth.
    try window.press("Down", "Down", "Space")
    try window.wait(for: one)
    try window.resize(columns: 100, rows: 30)
    try window.wait(for: "the new size") { $0.count >= 29 && !$0[25].isEmpty }
    try window.press("Up", "Up", "Tab", "Down", "Down", "Down", "Down", "Space")
    try window.wait(for: three)
    try window.resize(columns: 40, rows: 10)
    try window.wait(for: "the small size") { $0.count <= 11 && $0[9].hasPrefix(three) }
    try window.press("Enter")
    let ending = try window.end()
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
    let names = [4, 2, 6].map { line in
      list[line].dropFirst(5).split(separator: "  ").first.map(String.init) ?? ""
    }
    #expect(ending.output == names.map { $0 + "\n" }.joined())
    #expect(try run("plan", "show", "--plain", "Push day", "--lang", language.rawValue) == ending.output)
    try expectTerminalGivenBack(window, ending)
  }

  @Test func `Esc leaves select without writing`() throws {
    let window = try window("select")
    try window.wait(for: "0 picked")
    try window.press("Space")
    try window.wait(for: "1 picked")
    try window.press("Escape")
    let ending = try window.end()
    #expect(ending.status == 1)
    #expect(ending.output.isEmpty)
    #expect(try run("plan").isEmpty)
    try expectTerminalGivenBack(window, ending)
  }

  @Test func `Ctrl-C leaves without writing, as an interrupt`() throws {
    let window = try window("select")
    try window.wait(for: "0 picked")
    try window.press("Space", "C-c")
    let ending = try window.end()
    #expect(ending.status == 130)
    #expect(ending.output.isEmpty)
    #expect(try run("plan").isEmpty)
    try expectTerminalGivenBack(window, ending)
  }

  @Test func `a plan is ticked off`() throws {
    let store = try WorkoutStore(path: database)
    try store.append([Workout.ID(rawValue: 1), Workout.ID(rawValue: 2)], toPlanNamed: "Push day")
    let window = try window("plan", "check", "Push day")
    try window.wait(for: "0 of 2 done")
    try window.press("Down", "Space")
    try window.wait(for: "1 of 2 done")
    // What another process writes shows by itself.
    let entries = try #require(try store.plan(named: "Push day")).entries
    #expect(entries.map(\.isDone) == [false, true])
    try store.setDone(true, entry: entries[0].id)
    try window.wait(for: "2 of 2 done")
    try window.press("q")
    #expect(try window.end().status == 0)
  }

  @Test(arguments: [
    (
      [String](),
      "'workout-catalog' needs a terminal; without one, give a command: 'workout-catalog --help' lists them"
    ),
    (["select"], "'workout-catalog select' needs a terminal; without one, give '--workout NAME_OR_SLUG'"),
  ])
  func `without a terminal a screen is refused in one line`(words: [String], message: String) throws {
    let run = try Subprocess.run(
      [ProcessTests.program] + words + ["--database", database], environment: ["TERM": "xterm", "LANG": "en"])
    #expect(run == Subprocess(status: 2, output: "", errors: "workout-catalog: \(message)\n"))
  }

  @Test func `an error of opening is one line, and nothing is drawn`() throws {
    try Data("not a database at all, but longer than a page's header".utf8).write(to: URL(filePath: database))
    let window = try window("select")
    let ending = try window.end()
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.hasPrefix("workout-catalog: \(database) is no SQLite database"))
    #expect(ending.errors.filter { $0 == "\n" }.count == 1)
    #expect(!ending.sent.contains("\u{1B}"))
    #expect(ending.areModesRestored)
  }

  @Test func `a catalog that is locked shows that it is awaited, and then the list`() throws {
    try Data().write(to: URL(filePath: database))
    let connection = try Connection(path: database, mode: .readWrite)
    try connection.execute("BEGIN EXCLUSIVE")
    let window = try window("select")
    try window.wait(for: "Opening the catalog…")
    try window.press("Down", "Space")
    try connection.execute("ROLLBACK")
    try window.wait(for: "1 picked")
    try window.press("Enter")
    let ending = try window.end()
    #expect(ending.status == 0)
    #expect(ending.output.filter { $0 == "\n" }.count == 1)
    try expectTerminalGivenBack(window, ending)
  }

  @Test func `Esc leaves while a locked catalog is awaited`() throws {
    try Data().write(to: URL(filePath: database))
    let connection = try Connection(path: database, mode: .readWrite)
    try connection.execute("BEGIN EXCLUSIVE")
    let window = try window("select", language: .korean)
    try window.wait(for: "카탈로그를 여는 중…")
    try window.press("Escape")
    let ending = try window.end()
    #expect(ending.status == 1)
    try expectTerminalGivenBack(window, ending)
    try connection.execute("ROLLBACK")
  }
}
