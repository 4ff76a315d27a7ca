import Testing

@testable import TerminalUI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal on one side of a pty, and what stands for its window on the other.
@MainActor
@Suite(.serialized)
struct `A terminal through ncurses` {
  /// The window's side: sees every byte and types.
  private final class Window {
    let descriptor: Int32
    let device: String
    private let programSide: Int32

    init?(columns: UInt16 = 80, rows: UInt16 = 24) {
      var ends: (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      guard openpty(&ends.0, &ends.1, nil, nil, &size) == 0, let name = ttyname(ends.1) else { return nil }
      (descriptor, programSide) = ends
      device = String(cString: name)
    }

    var modes: termios {
      var modes = termios()
      tcgetattr(programSide, &modes)
      return modes
    }

    func type(_ text: String) {
      _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// All that the program has written since the last call. A mark written after it shows where it ends.
    func takeOutput() -> String {
      let mark = Array("\u{0}end".utf8)
      _ = mark.withUnsafeBytes { write(programSide, $0.baseAddress, $0.count) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !bytes.suffix(mark.count).elementsEqual(mark) {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer[..<count]
      }
      return String(decoding: bytes.dropLast(mark.count), as: UTF8.self)
    }

    func hangUp() {
      close(descriptor)
      close(programSide)
    }
  }

  private func terminal(
    on window: Window, type: String = "xterm-256color", mouse: Bool = false
  ) throws(TerminalError) -> CursesTerminal {
    try CursesTerminal(device: window.device, type: type, mouse: mouse, servesMainQueue: false)
  }

  private func canvas(_ lines: [String], cursorRow: Int? = nil) -> Canvas {
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    for (row, line) in lines.enumerated() {
      let style = row == cursorRow ? Theme.dark.cursorRow : .plain
      canvas.fill(Rect(column: 0, row: row, columns: 80, rows: 1), style: style)
      canvas.write(line, at: Point(column: 1, row: row), width: 79, style: style)
    }
    return canvas
  }

  private func equal(_ one: termios, _ other: termios) -> Bool {
    withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
  }

  @Test func `is given back as it was found`() throws {
    let window = try #require(Window())
    let found = window.modes
    let terminal = try terminal(on: window, mouse: true)
    terminal.present(canvas(["벤치프레스"]), cursor: nil)
    #expect(window.modes.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == 0)
    let shown = window.takeOutput()
    for mode in ["\u{1B}[?1049h", "\u{1B}[?2004h", "\u{1B}[?1000h", "\u{1B}[?1006h", "\u{1B}[?25l", "벤치프레스"] {
      #expect(shown.contains(mode), "\(mode.debugDescription)")
    }
    terminal.restore()
    terminal.restore()
    let left = window.takeOutput()
    for mode in ["\u{1B}[?1049l", "\u{1B}[?2004l", "\u{1B}[?1000l", "\u{1B}[?1006l", "\u{1B}[?25h"] {
      #expect(left.ranges(of: mode).count == 1, "\(mode.debugDescription)")
    }
    #expect(equal(window.modes, found))
    terminal.present(canvas(["late"]), cursor: nil)
    #expect(terminal.nextEvents(timeout: 0) == nil)
    #expect(window.takeOutput() == "")
    window.hangUp()
  }

  @Test func `sends only what changed`() throws {
    let window = try #require(Window())
    let terminal = try terminal(on: window)
    defer { terminal.restore() }
    let rows = (1...20).map { "\($0). 바벨 벤치프레스  Barbell Bench Press" }
    terminal.present(canvas(rows, cursorRow: 3), cursor: Point(column: 0, row: 3))
    #expect(window.takeOutput().contains("20. 바벨 벤치프레스  Barbell Bench Press"))
    terminal.present(canvas(rows, cursorRow: 3), cursor: Point(column: 0, row: 3))
    #expect(window.takeOutput() == "")
    terminal.present(canvas(rows, cursorRow: 4), cursor: Point(column: 0, row: 4))
    let move = window.takeOutput()
    #expect(move.contains("5. 바벨") && !move.contains("6. 바벨"))
    #expect(move.utf8.count <= 200)
  }

  @Test func `shows in its own cells what the C library measures otherwise`() throws {
    let window = try #require(Window())
    let terminal = try terminal(on: window)
    defer { terminal.restore() }
    terminal.present(canvas(["❤\u{FE0F}|👨‍👩‍👧|👍🏽|e\u{301}|한"]), cursor: nil)
    #expect(window.takeOutput().contains("❤ |👨|👍|é|한"))
  }

  @Test func `reports a burst of keys as one batch, and a bare Esc after a while`() throws {
    let window = try #require(Window())
    let terminal = try terminal(on: window)
    defer { terminal.restore() }
    window.type("a벤\u{1B}OA\u{1B}[B\u{1B}[200~p\u{1B}[201~")
    #expect(
      terminal.nextEvents(timeout: nil) == [
        .key(.character("a")), .key(.character("벤")), .key(.up), .key(.down), .paste("p"),
      ])
    window.type("\u{1B}")
    #expect(terminal.nextEvents(timeout: nil) == [.key(.escape)])
    #expect(terminal.nextEvents(timeout: 0) == [])
  }

  @Test func `a signal that asks for the end ends it`() throws {
    let window = try #require(Window())
    let terminal = try terminal(on: window)
    kill(getpid(), SIGTERM)
    #expect(terminal.nextEvents(timeout: nil) == nil)
    #expect(terminal.endingSignal == SIGTERM)
    terminal.restore()
  }

  @Test func `a new size is reported and the frame painted whole`() throws {
    let window = try #require(Window())
    let terminal = try terminal(on: window)
    defer { terminal.restore() }
    let frame = canvas(["Deadlift"])
    terminal.present(frame, cursor: nil)
    _ = window.takeOutput()
    kill(getpid(), SIGWINCH)
    #expect(terminal.nextEvents(timeout: nil) == [.resize(Size(columns: 80, rows: 24))])
    terminal.present(frame, cursor: nil)
    #expect(window.takeOutput().contains("Deadlift"))
  }

  @Test func `is gone when the window closes`() throws {
    let window = try #require(Window())
    let terminal = try terminal(on: window)
    window.hangUp()
    #expect(terminal.nextEvents(timeout: nil) == nil)
    #expect(terminal.endingSignal == nil)
    terminal.restore()
  }

  @Test(arguments: [
    ("no-such-terminal", TerminalError.Reason.unknownType("no-such-terminal")), ("", .unknownType(nil)),
    ("dumb", .notAddressable("dumb")),
  ])
  func `a type that cannot show a screen is refused and the terminal left alone`(
    type: String, reason: TerminalError.Reason
  ) throws {
    let window = try #require(Window())
    let found = window.modes
    #expect(throws: TerminalError(reason)) { try terminal(on: window, type: type) }
    #expect(equal(window.modes, found))
    #expect(window.takeOutput() == "")
    window.hangUp()
  }

  @Test func `without a terminal says so`() {
    #expect(throws: TerminalError(.noTerminal)) {
      try CursesTerminal(device: "/dev/null", type: "xterm", mouse: false, servesMainQueue: false)
    }
    #expect("\(TerminalError(.noTerminal))" == "no terminal to draw on")
    #expect("\(TerminalError(.unknownType("x")))" == "the terminal type 'x' (TERM) is unknown here")
    #expect("\(TerminalError(.unknownType(nil)))" == "TERM is not set, so the terminal's type is unknown")
    #expect(
      "\(TerminalError(.notAddressable("dumb")))" == "a terminal of type 'dumb' (TERM) cannot show a screen")
  }
}
