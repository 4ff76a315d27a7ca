internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the handler of a crash needs, at an address that does not move.
private struct Rescue {
  var descriptor: Int32
  var modes: termios
  var farewell: UnsafeMutableBufferPointer<UInt8>
  var previous: UnsafeMutableBufferPointer<(signal: Int32, action: sigaction)>
}

/// The address of a `Rescue`, or 0. It is used once before a handler is installed, so that the handler runs no
/// lazy initialiser.
private let rescueAddress = Atomic<UInt>(0)

/// Gives the terminal back with calls that are safe in a handler, and lets the crash go on as it would have.
private func handleCrash(_ signal: Int32) {
  guard let rescue = UnsafeMutablePointer<Rescue>(bitPattern: rescueAddress.load(ordering: .acquiring)) else {
    return
  }
  _ = write(rescue.pointee.descriptor, rescue.pointee.farewell.baseAddress, rescue.pointee.farewell.count)
  _ = tcsetattr(rescue.pointee.descriptor, TCSANOW, &rescue.pointee.modes)
  for index in rescue.pointee.previous.indices where rescue.pointee.previous[index].signal == signal {
    _ = sigaction(signal, &rescue.pointee.previous[index].action, nil)
  }
  raise(signal)
}

/// Gives the terminal back even when the program crashes, so that the shell is not left without an echo.
@MainActor
final class CrashGuard {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE]
  /// What the handler needs many times over, in bytes.
  private static let stackSize = 64 << 10
  private let held: UnsafeMutablePointer<Rescue>

  /// - Parameters:
  ///   - descriptor: the terminal.
  ///   - modes: those it is to have again.
  ///   - farewell: the bytes that leave every mode of the screen.
  init(descriptor: Int32, modes: termios, farewell: [UInt8]) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.count)
    _ = bytes.initialize(from: farewell)
    let previous = Self.signals.map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return (signal: signal, action: action)
    }
    let actions = UnsafeMutableBufferPointer<(signal: Int32, action: sigaction)>.allocate(
      capacity: previous.count)
    _ = actions.initialize(from: previous)
    held = .allocate(capacity: 1)
    held.initialize(to: Rescue(descriptor: descriptor, modes: modes, farewell: bytes, previous: actions))
    rescueAddress.store(UInt(bitPattern: held), ordering: .releasing)
    // A stack that has overflown has no room left for the handler.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: Self.stackSize, alignment: 16)
    stack.ss_size = Self.stackSize
    sigaltstack(&stack, nil)
    for signal in Self.signals {
      var action = sigaction(handler: handleCrash)
      action.sa_flags |= Int32(SA_ONSTACK)
      sigaction(signal, &action, nil)
    }
  }

  /// Leaves crashes to whoever had them before.
  func close() {
    for index in held.pointee.previous.indices {
      sigaction(held.pointee.previous[index].signal, &held.pointee.previous[index].action, nil)
    }
    // A handler that is running on another thread may still read what is held, so the memory stays.
    rescueAddress.store(0, ordering: .releasing)
  }
}
