#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A line on stderr that shows how far a long job has come; nothing where stderr is no terminal.
struct ProgressBar {
  private let total: Int
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now

  init(total: Int) {
    self.total = total
  }

  func show(_ done: Int) {
    guard isShown, total > 0 else { return }
    let cells = 30
    let filled = min(cells, done * cells / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
    let elapsed = start.duration(to: .now) / .seconds(1)
    let rate = elapsed > 0 ? Double(done) / elapsed : 0
    let left = rate > 0 ? Int((Double(total - done) / rate).rounded(.up)) : 0
    write("\r\(bar) \(done)/\(total)  \(Int(rate))/s  \(left) s left\u{1B}[K")
  }

  func end() {
    if isShown { write("\r\u{1B}[K") }
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
