import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Text on its way to a file descriptor, gathered so that a million lines cost a few hundred calls.
///
/// What is not flushed is lost, so that an error met half-way leaves nothing half-printed behind a full buffer.
final class Output {
  /// Why bytes did not get through.
  enum WriteError: Error, Equatable {
    /// The reader has gone, as `head` does when it has enough.
    case readerGone
    /// The system's error number.
    case system(Int32)
  }

  /// The descriptor written to; it stays the caller's.
  let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let capacity = 64 * 1024

  /// An output to a descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the descriptor is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width in cells; `nil` where there is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Adds a text.
  func write(_ text: String) throws(WriteError) {
    try write(text.utf8)
  }

  /// Adds a text in UTF-8.
  func write(_ bytes: some Collection<UInt8>) throws(WriteError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Sends everything that was written.
  func flush() throws(WriteError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var sent = 0
    while sent < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if count >= 0 {
        sent += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable()
      case EPIPE: throw .readerGone
      case let code: throw .system(code)
      }
    }
  }

  /// Another program may have left the descriptor non-blocking, as a shared terminal or pipe.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}

/// `write(2)`, which the method's name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

extension Failure {
  /// The output could not be written, for the system's reason of that number.
  static func cannotWriteOutput(_ code: Int32) -> Failure {
    let reason = SystemReason(code)
    return Failure(
      "cannot write the output: \(reason.advised(in: .english))",
      "출력을 쓸 수 없습니다: \(reason.advised(in: .korean))")
  }
}
