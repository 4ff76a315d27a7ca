#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Lines over two file descriptors, which may be a terminal, pipes or files.
///
/// The terminal's own line editing is left as it is, and so are signals. What is shown is sent before each question in
/// one write. Where nothing more can be read or written, there are no more answers.
@MainActor
public final class DescriptorLineTerminal: LineTerminal {
  /// What is longer is cut: nobody types it, and without a limit an endless line would fill the memory.
  private static let longestLine = 4096

  private let input: Int32
  private let output: Int32
  private var unread: ArraySlice<UInt8> = []
  private var unsent: [UInt8] = []
  private var isGone = false

  /// A line terminal.
  /// - Parameters:
  ///   - input: where answers are read; it stays the caller's.
  ///   - output: where lines are shown; it stays the caller's.
  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Keeps the line until `flush()` or the next question.
  public func show(_ line: String) {
    unsent += DisplayText.neutralized(line).utf8
    unsent.append(UInt8(ascii: "\n"))
  }

  /// Shows what was kept and the question, and waits for a line.
  public func ask(_ prompt: String) -> String? {
    unsent += DisplayText.neutralized(prompt).utf8
    flush()
    guard !isGone else { return nil }
    return readLine()
  }

  /// Sends what was kept.
  public func flush() {
    defer { unsent.removeAll(keepingCapacity: true) }
    var sent = 0
    while sent < unsent.count, !isGone {
      let count = unsent.withUnsafeBytes {
        write(output, $0.baseAddress?.advanced(by: sent), $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if !mayGoOn(output, POLLOUT) {
        isGone = true
      }
    }
  }

  private func readLine() -> String? {
    var line: [UInt8] = []
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        line += unread[..<end]
        unread = unread[(end + 1)...]
        break
      }
      line += unread
      // What is beyond the limit is read, to find the line's end, and dropped.
      line.removeLast(max(0, line.count - Self.longestLine))
      unread = []
      guard fill() else {
        if line.isEmpty { return nil }
        break
      }
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line.prefix(Self.longestLine), as: UTF8.self)
  }

  /// Reads what there is.
  /// - Returns: `false` at the end.
  private func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: Self.longestLine)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count > 0 {
        unread = buffer[..<count]
        return true
      }
      if count == 0 || !mayGoOn(input, POLLIN) { return false }
    }
  }

  /// Whether a call that failed may be made again; waits until it may, where the descriptor does not block.
  private func mayGoOn(_ descriptor: Int32, _ event: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    poll(&request, 1, -1)
    return true
  }
}
