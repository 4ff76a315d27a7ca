import SQLite
import SectionedList
import TerminalUI
import TestSupport
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// An application over a catalog of its own, on a terminal that a test types on.
@MainActor
final class Session {
  let folder: TemporaryFolder
  let context: CatalogContext
  let terminal: ScriptedTerminal
  let application: Application
  private(set) var outcome: Application.Outcome?

  var store: WorkoutStore { context.store }
  var path: String { store.path }

  /// Shows a screen.
  /// - Parameters:
  ///   - size: the terminal's size, such as "80x24".
  ///   - workouts: more workouts than those of the small catalog.
  init(
    _ language: Language = .english, _ size: String = "80x24", adding workouts: [Workout.Facts] = [],
    _ makeScreen: (CatalogContext) throws -> any Screen
  ) throws {
    folder = try TemporaryFolder()
    try SmallCatalog.make(at: folder.path("catalog.sqlite"), adding: workouts)
    let store = try WorkoutStore(path: folder.path("catalog.sqlite"))
    context = CatalogContext(store: store, language: language, theme: .dark)
    terminal = ScriptedTerminal(size: Self.size(size))
    application = Application(terminal: terminal)
    application.start(root: try makeScreen(context))
  }

  private static func size(_ text: String) -> Size {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    return Size(columns: numbers[0], rows: numbers[1])
  }

  /// Presses keys, with a frame after each.
  func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Types a text as it comes in one read, with a frame after it.
  func type(_ text: String) {
    terminal.type(text)
    step()
  }

  /// Sends events in one batch.
  func send(_ events: Event...) {
    terminal.send(events)
    step()
  }

  /// Gives the terminal another size, such as "40x10".
  func resize(_ size: String) {
    send(.resize(Self.size(size)))
  }

  private func step() {
    if outcome == nil { outcome = application.step() }
  }

  /// Draws once more, with whatever the main actor has done meanwhile.
  func draw() {
    application.display()
  }

  /// Lets tasks and relays go on until a condition holds, and draws.
  func until(_ comment: Comment, _ condition: () throws -> Bool) async rethrows {
    for _ in 0..<100_000 {
      draw()
      if try condition() { return }
      await Task.yield()
    }
    Issue.record(comment)
  }

  /// The screen as text, without trailing blanks.
  var frame: String { (terminal.frame?.lines ?? []).joined(separator: "\n") }

  /// One line of the screen, from the top; counted from the bottom when negative.
  func line(_ number: Int) -> String {
    let lines = terminal.frame?.lines ?? []
    return lines[number < 0 ? lines.count + number : number]
  }

  /// Some lines of the screen but for the scroll indicator.
  func rows(_ range: Range<Int>) -> [String] {
    range.map { line($0).split(separator: "┃").joined() }.map { DisplayText.padded($0, to: 80) }
  }

  /// Some of the columns of the screen, as text without trailing blanks and empty lines at its end.
  func columns(_ range: Range<Int>) -> String {
    guard let canvas = terminal.frame?.canvas else { return "" }
    var lines = (0..<canvas.size.rows).map { row in
      var line = range.map { canvas[row: row, column: $0].text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Another store on the same file, as another process has.
  func otherStore() throws -> WorkoutStore { try WorkoutStore(path: path) }

  /// Runs SQL on the file, as a stranger might.
  func damage(_ sql: String) throws {
    try Connection(path: path, mode: .readWrite).execute(sql)
  }
}
