/// The run loop: offers events to the screen on top, and draws it after each batch of them.
///
/// Work posted to the main actor (a task's result, a relay's new value) runs between batches, and the screen
/// is drawn after it, so nothing needs to ask for a redraw.
@MainActor
public final class Application: Navigator {
  /// How the application ended.
  public enum Outcome: Hashable, Sendable {
    /// A screen finished it, or the last one was popped.
    case finished
    /// A signal asked for the end; Ctrl-C that no screen used counts as SIGINT, 2.
    case signalled(Int32)
    /// The terminal is gone.
    case disconnected
  }

  /// Below this no screen is drawn, and a note stands in its place.
  public static let leastSize = Size(columns: 20, rows: 5)

  private let terminal: any Terminal
  private let noRoomNote: String
  private var screens: [any Screen] = []
  private var isFinished = false

  /// An application on a terminal.
  /// - Parameters:
  ///   - terminal: where screens are shown, and events come from.
  ///   - noRoomNote: what a terminal that is too small shows.
  public init(terminal: any Terminal, noRoomNote: String = "Needs 20 × 5 cells") {
    self.terminal = terminal
    self.noRoomNote = noRoomNote
  }

  /// Shows a screen and runs until it ends; the terminal is then restored.
  public func run(root: any Screen) -> Outcome {
    defer { terminal.restore() }
    start(root: root)
    while true {
      if let outcome = step() { return outcome }
    }
  }

  /// Shows the first screen; `step(timeout:)` goes on from there. `run(root:)` does both.
  public func start(root: any Screen) {
    push(root)
    display()
  }

  /// Waits for one batch of events or of main-actor work, handles it and draws.
  /// - Parameter timeout: the longest wait, in milliseconds; `nil` has no limit.
  /// - Returns: how the application ended; `nil` while it goes on.
  public func step(timeout: Int? = nil) -> Outcome? {
    if isFinished { return .finished }
    guard let events = terminal.nextEvents(timeout: timeout) else {
      return terminal.endingSignal.map(Outcome.signalled) ?? .disconnected
    }
    for event in events {
      let isUsed = hasRoom || event.needsNoSight ? screens.last?.handle(event) ?? false : false
      if isFinished { return .finished }
      if !isUsed, event == .key(.control("c")) { return .signalled(2) }
    }
    // Main-actor work may have finished it as well.
    if isFinished { return .finished }
    display()
    return nil
  }

  /// Draws the screen on top now.
  public func display() {
    var canvas = Canvas(size: terminal.size)
    guard hasRoom, let screen = screens.last else {
      canvas.write(noRoomNote, at: Point(column: 0, row: 0), width: canvas.size.columns)
      return terminal.present(canvas, cursor: nil)
    }
    screen.draw(on: &canvas, in: Rect(canvas.size))
    terminal.present(canvas, cursor: screen.cursor)
  }

  /// Shows a screen over the present one.
  public func push(_ screen: any Screen) {
    screens.last?.willDisappear()
    screens.append(screen)
    screen.willAppear(in: self)
  }

  /// Returns to the screen below; finishes when there is none.
  public func pop() {
    guard screens.count > 1 else { return finish() }
    screens.removeLast().willDisappear()
    screens.last?.willAppear(in: self)
  }

  /// Ends the application once the present event is handled.
  public func finish() {
    guard !isFinished else { return }
    isFinished = true
    screens.last?.willDisappear()
  }

  private var hasRoom: Bool {
    terminal.size.columns >= Self.leastSize.columns && terminal.size.rows >= Self.leastSize.rows
  }
}

extension Event {
  /// Whether it makes sense while nothing of the screen is seen.
  fileprivate var needsNoSight: Bool {
    switch self {
    case .resize, .key(.control("c")), .key(.escape): true
    default: false
    }
  }
}
