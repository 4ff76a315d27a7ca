import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-C and its like: noticed, so that a half-made file can be cleared away. A second one ends the program
/// at once.
enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// The signal that came; 0 when none did.
  static var signal: Int32 { received.load(ordering: .relaxed) }

  static func watch() {
    // Made before a handler may ask for it, where making anything is not safe.
    received.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      setHandler(number) { number in
        Interruption.received.store(number, ordering: .relaxed)
        Interruption.setHandler(number, SIG_DFL)
      }
    }
  }

  private static func setHandler(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
    #if canImport(Glibc)
      _ = Glibc.signal(number, handler)
    #else
      _ = Darwin.signal(number, handler)
    #endif
  }
}
