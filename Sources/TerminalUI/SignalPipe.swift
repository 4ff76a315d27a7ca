internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where the handler writes; -1 while no pipe is open. It is read once before a handler is installed, so that
/// the handler itself never runs a lazy initialiser.
private let handlerDescriptor = Atomic<Int32>(-1)

/// Does what is safe in a signal handler: writes the signal's number to the pipe.
private func report(_ signal: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(handlerDescriptor.load(ordering: .relaxed), &byte, 1)
  errno = saved
}

/// Signals turned into bytes of a pipe, which poll(2) can wait for beside the terminal.
@MainActor
final class SignalPipe {
  /// The end to poll and read.
  let descriptor: Int32
  private let writer: Int32
  private var previous: [(signal: Int32, action: sigaction)] = []

  /// Catches the signals, except those among `ignorable` that the program was started to ignore (as nohup does).
  /// - Returns: `nil` when the process has no descriptor left.
  init?(signals: [Int32], ignorable: Set<Int32>) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      // A full pipe must not stop the handler; the bytes already there wake the loop.
      Self.setFlags(end)
    }
    (descriptor, writer) = (ends[0], ends[1])
    handlerDescriptor.store(writer, ordering: .relaxed)
    for signal in signals {
      var old = sigaction()
      guard sigaction(signal, nil, &old) == 0 else { continue }
      if ignorable.contains(signal), old.isIgnored { continue }
      previous.append((signal, old))
      install(signal)
    }
  }

  /// Catches a signal of the list, again after it was left to its default.
  func install(_ signal: Int32) {
    guard previous.contains(where: { $0.signal == signal }) else { return }
    var action = sigaction(handler: report)
    sigaction(signal, &action, nil)
  }

  /// Leaves a signal to the system's default until it is installed again.
  func setDefault(_ signal: Int32) {
    guard previous.contains(where: { $0.signal == signal }) else { return }
    var action = sigaction(handler: SIG_DFL)
    sigaction(signal, &action, nil)
  }

  /// The signals that have come since the last call, in order.
  func take() -> [Int32] {
    var signals: [Int32] = []
    var buffer = [UInt8](repeating: 0, count: 64)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      signals += buffer[..<count].map(Int32.init)
    }
    return signals
  }

  /// Gives every signal back to whoever had it.
  func close() {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    previous = []
    handlerDescriptor.store(-1, ordering: .relaxed)
    for end in [descriptor, writer] { closeDescriptor(end) }
  }

  private static func setFlags(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

extension sigaction {
  /// An action that calls the handler, and goes on with system calls it interrupts.
  init(handler: (@convention(c) (Int32) -> Void)?) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
    sa_flags = Int32(SA_RESTART)
  }

  fileprivate var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    // SIG_IGN is the address 1, which no function has.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
