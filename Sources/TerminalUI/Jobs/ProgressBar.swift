internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A line on stderr that shows how far a long job has come; nothing where stderr is no terminal.
public final class ProgressBar: Sendable {
  private let total: Int?
  private let isShown: Bool
  private let left: String
  private let start = ContinuousClock.now
  private let lastShown = Mutex<ContinuousClock.Instant?>(nil)

  /// A bar of a job.
  /// - Parameters:
  ///   - total: how much there is to do, in whatever `show` counts; `nil` when nobody knows.
  ///   - left: what stands after the seconds that are left.
  public init(total: Int?, left: String = "s left") {
    self.total = total
    self.left = left
    isShown = isatty(STDERR_FILENO) == 1
  }

  /// Shows how far the job is, ten times a second at most.
  /// - Parameters:
  ///   - done: how much of the total is done.
  ///   - count: the number to show, with its rate; else `done`, with the total behind it.
  public func show(_ done: Int, count: Int? = nil) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let isDue = lastShown.withLock { last in
      guard last.map({ $0.duration(to: now) >= .milliseconds(100) }) ?? true else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    let seconds = start.duration(to: now) / .seconds(1)
    write("\r" + text(done, count: count, after: seconds, columns: Self.columns()) + "\u{1B}[K")
  }

  /// The terminal's width, which may change at any time.
  private static func columns() -> Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Takes the line away.
  public func end() {
    if isShown { write("\r\u{1B}[K") }
  }

  /// The line, with as much of a bar as there is room for: one that wraps could not be taken away again.
  /// - Parameters:
  ///   - seconds: how long the job has taken so far.
  ///   - columns: the terminal's width.
  func text(_ done: Int, count: Int?, after seconds: Double, columns: Int = 80) -> String {
    let rate = seconds > 0 ? Int(Double(count ?? done) / seconds) : 0
    guard let total, total > 0 else { return "\(count ?? done)  \(rate)/s" }
    let seconds = done > 0 ? Int((Double(max(0, total - done)) * seconds / Double(done)).rounded(.up)) : 0
    let figures = "\(count.map(String.init) ?? "\(done)/\(total)")  \(rate)/s  \(seconds) \(left)"
    let room = columns - 1 - DisplayText.width(of: figures)
    guard room > 1 else { return room < 0 ? "\(count ?? done)" : figures }
    let cells = min(30, room - 1)
    let filled = min(cells, done * cells / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
    return "\(bar) \(figures)"
  }

  private func write(_ text: String) {
    // A progress bar that cannot be written is no reason to stop.
    _ = Array(text.utf8).withUnsafeBytes { unsafe in
      #if canImport(Glibc)
        Glibc.write(STDERR_FILENO, unsafe.baseAddress, unsafe.count)
      #else
        Darwin.write(STDERR_FILENO, unsafe.baseAddress, unsafe.count)
      #endif
    }
  }
}
