internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Ctrl-C and its like: noticed, so that a long job can undo what it has half done. A second one ends the program
/// at once.
public enum StopSignal {
  private static let received = Atomic<Int32>(0)

  /// The signal that came; 0 when none did.
  public static var number: Int32 { received.load(ordering: .relaxed) }

  /// Begins to notice them.
  public static func watch() {
    // Made before a handler may ask for it, where making anything is not safe.
    received.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      setHandler(number) { number in
        StopSignal.received.store(number, ordering: .relaxed)
        StopSignal.setHandler(number, SIG_DFL)
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
