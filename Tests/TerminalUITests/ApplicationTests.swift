import Testing

@testable import TerminalUI

@MainActor
struct `An application` {
  /// A screen that shows what happened to it.
  private final class LogScreen: Screen {
    let name: String
    var log: [String] = []
    var draws = 0
    var onEvent: (Event, any Navigator) -> Bool = { _, _ in true }
    private var navigator: (any Navigator)?

    init(_ name: String) { self.name = name }

    func willAppear(in navigator: any Navigator) {
      self.navigator = navigator
      log.append("appear")
    }

    func willDisappear() { log.append("disappear") }

    func draw(on canvas: inout Canvas, in frame: Rect) {
      draws += 1
      canvas.write(
        "\(name): \(log.joined(separator: " "))", at: Point(column: 0, row: 1), width: frame.columns)
    }

    func handle(_ event: Event) -> Bool {
      if case .key(.character(let character)) = event { log.append(String(character)) }
      guard let navigator else { return false }
      return onEvent(event, navigator)
    }

    var cursor: Point? { Point(column: log.count, row: 1) }
  }

  private let small = Size(columns: 40, rows: 5)

  @Test func `draws once for each batch of events and restores the terminal`() {
    let terminal = ScriptedTerminal(size: small)
    terminal.type("ab")
    terminal.type("c")
    let screen = LogScreen("one")
    #expect(Application(terminal: terminal).run(root: screen) == .disconnected)
    #expect(
      terminal.frames.map(\.lines) == [
        ["", "one: appear", "", "", ""],
        ["", "one: appear a b", "", "", ""],
        ["", "one: appear a b c", "", "", ""],
      ])
    #expect(terminal.frames.map(\.cursor?.column) == [1, 3, 4])
    #expect(screen.draws == 3)
    #expect(terminal.isRestored)
  }

  @Test func `the rest of a batch goes to the screen that was pushed, and pop returns below`() {
    let terminal = ScriptedTerminal(size: small)
    let below = LogScreen("below")
    let above = LogScreen("above")
    below.onEvent = { event, navigator in
      if event == .key(.character(">")) { navigator.push(above) }
      return true
    }
    above.onEvent = { event, navigator in
      if event == .key(.character("<")) { navigator.pop() }
      return true
    }
    terminal.type(">a")
    terminal.type("<b")
    #expect(Application(terminal: terminal).run(root: below) == .disconnected)
    #expect(below.log == ["appear", ">", "disappear", "appear", "b"])
    #expect(above.log == ["appear", "a", "<", "disappear"])
    #expect(
      terminal.frames.map { $0.lines[1] }.dropFirst() == [
        "above: appear a", "below: appear > disappear appear b",
      ])
  }

  @Test func `popping the last screen finishes, and later events are dropped`() {
    let terminal = ScriptedTerminal(size: small)
    let screen = LogScreen("one")
    screen.onEvent = { event, navigator in
      if event == .key(.escape) { navigator.pop() }
      return true
    }
    terminal.press(.escape, .character("x"))
    #expect(Application(terminal: terminal).run(root: screen) == .finished)
    #expect(screen.log == ["appear", "disappear"])
    #expect(terminal.isRestored)
  }

  @Test func `Ctrl-C that no screen uses ends it as an interrupt`() {
    let screen = LogScreen("one")
    screen.onEvent = { event, _ in event != .key(.control("c")) }
    let terminal = ScriptedTerminal(size: small, batches: [[.key(.control("c"))], [.key(.enter)]])
    #expect(Application(terminal: terminal).run(root: screen) == .signalled(2))
    screen.onEvent = { _, _ in true }
    let other = ScriptedTerminal(size: small, batches: [[.key(.control("c"))]])
    #expect(Application(terminal: other).run(root: screen) == .disconnected)
  }

  @Test func `tells the signal that ended it`() {
    let terminal = ScriptedTerminal(size: small, batches: [[.key(.down)]], endingSignal: 15)
    #expect(Application(terminal: terminal).run(root: LogScreen("one")) == .signalled(15))
    #expect(terminal.isRestored)
  }

  @Test func `a terminal without room shows a note, and no key acts unseen`() {
    let terminal = ScriptedTerminal(size: Size(columns: 20, rows: 5))
    let screen = LogScreen("one")
    terminal.send(.resize(Size(columns: 19, rows: 5)), .key(.character("x")))
    terminal.send(.resize(Size(columns: 30, rows: 5)), .key(.character("y")))
    _ = Application(terminal: terminal, noRoomNote: "Needs 20 × 5 cells").run(root: screen)
    #expect(
      terminal.frames.map(\.lines) == [
        ["", "one: appear", "", "", ""],
        ["Needs 20 × 5 cells", "", "", "", ""],
        ["", "one: appear y", "", "", ""],
      ])
    #expect(terminal.frames[1].cursor == nil)
    #expect(terminal.frames.map(\.canvas.size.columns) == [20, 19, 30])
  }

  @Test func `work of the main actor between two steps shows with the next`() async {
    let terminal = ScriptedTerminal(size: small)
    let screen = LogScreen("one")
    let application = Application(terminal: terminal)
    application.start(root: screen)
    await Task { @MainActor in screen.log.append("loaded") }.value
    terminal.send()
    #expect(application.step() == nil)
    #expect(terminal.frame?.lines[1] == "one: appear loaded")
    #expect(application.step() == .disconnected)
  }
}
