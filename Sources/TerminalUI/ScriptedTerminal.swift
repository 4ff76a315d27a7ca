/// A terminal without a device: it reports the events it is given, and keeps every frame.
@MainActor
public final class ScriptedTerminal: Terminal {
  /// What was shown at one time.
  public struct Frame: Hashable, Sendable {
    /// The cells.
    public var canvas: Canvas
    /// Where the hardware cursor stood; `nil` when it was hidden.
    public var cursor: Point?

    /// The rows as text, without trailing blanks.
    public var lines: [String] { canvas.lines }
  }

  /// The size; it follows the resize events as they are reported.
  public private(set) var size: Size
  /// Every frame presented, oldest first.
  public private(set) var frames: [Frame] = []
  /// Whether the terminal has been given back.
  public private(set) var isRestored = false
  /// The signal that ends the script, if any.
  public var endingSignal: Int32? { batches.isEmpty ? scriptedSignal : nil }

  private var batches: [[Event]]
  private let scriptedSignal: Int32?

  /// A terminal that reports those events, a batch at a time, and is gone after the last.
  /// - Parameters:
  ///   - size: the size until an event says otherwise.
  ///   - batches: the events of each batch.
  ///   - endingSignal: the signal that ends it; `nil` when it just goes.
  public init(
    size: Size = Size(columns: 80, rows: 24), batches: [[Event]] = [], endingSignal: Int32? = nil
  ) {
    self.size = size
    self.batches = batches
    scriptedSignal = endingSignal
  }

  /// The frame shown last.
  public var frame: Frame? { frames.last }

  /// Adds a batch of events to the script's end.
  public func send(_ events: Event...) { send(events) }

  /// Adds a batch of events to the script's end.
  public func send(_ events: [Event]) { batches.append(events) }

  /// Adds keys to the script's end, as one batch.
  public func press(_ keys: Key...) { batches.append(keys.map(Event.key)) }

  /// Adds text to the script's end as typed in one batch, a key for each grapheme.
  public func type(_ text: String) {
    batches.append(text.map { .key($0 == " " ? .space : .character($0)) })
  }

  /// Keeps the frame.
  public func present(_ canvas: Canvas, cursor: Point?) {
    frames.append(Frame(canvas: canvas, cursor: cursor))
  }

  /// The next batch, at once; `nil` at the script's end.
  ///
  /// The main actor's work is not run here: a test's own `await` lets it run between two steps.
  public func nextEvents(timeout: Int?) -> [Event]? {
    guard !batches.isEmpty else { return nil }
    let events = batches.removeFirst()
    for case .resize(let size) in events { self.size = size }
    return events
  }

  /// Notes that the terminal was given back.
  public func restore() { isRestored = true }
}
