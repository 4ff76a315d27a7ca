internal import CNcurses

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension CursesTerminal {
  /// Lets ncurses write, and sends it in one piece: a frame is never seen half, and costs the system one write.
  ///
  /// ncurses itself sends a frame in pieces of about as many bytes as the screen has cells. So its descriptor leads into
  /// memory meanwhile, where there is such a thing; everywhere else the pieces go out as they come.
  func sendInOnePiece(_ body: () -> Void) {
    guard memory >= 0, dup2(memory, painting) >= 0 else { return body() }
    body()
    dup2(descriptor, painting)
    let count = Int(lseek(memory, 0, SEEK_CUR))
    lseek(memory, 0, SEEK_SET)
    guard count > 0 else { return }
    var frame = [UInt8](repeating: 0, count: count)
    guard read(memory, &frame, count) == count else { return }
    lseek(memory, 0, SEEK_SET)
    send(speaksECMA48 ? compactor.compact(frame) : frame)
  }

  private func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        // Another program may have left the terminal non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        // The terminal is gone, which the next wait for events tells.
        return
      }
    }
  }
}
