/// A terminal: something of a size that shows a canvas and reports events.
///
/// `CursesTerminal` is the real one, `ScriptedTerminal` the one tests use.
@MainActor
public protocol Terminal: AnyObject {
  /// The size now.
  var size: Size { get }

  /// Shows the canvas, sending only what changed, and puts the hardware cursor at `cursor` (hidden when `nil`).
  func present(_ canvas: Canvas, cursor: Point?)

  /// Waits until there are events or main-actor work has been done, at most `timeout` milliseconds
  /// (`nil`: no limit), and returns all events that have come, in order.
  /// - Returns: an empty array when only main-actor work was done or the time is over; `nil` when the
  ///   terminal is gone or a signal asks the program to end.
  func nextEvents(timeout: Int?) -> [Event]?

  /// Gives the terminal back as it was found. Safe to call twice.
  func restore()

  /// The signal that asked the program to end, once `nextEvents(timeout:)` has returned `nil` because of one.
  var endingSignal: Int32? { get }
}

extension Terminal {
  /// No signal.
  public var endingSignal: Int32? { nil }
}
