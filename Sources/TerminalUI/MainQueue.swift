#if canImport(Darwin)
  internal import CoreFoundation
#else
  internal import CMainQueue
  internal import Glibc
#endif

/// The queue that the main actor runs on, seen from a loop that waits in poll(2) on the main thread.
@MainActor
struct MainQueue {
  /// The descriptor that is readable when work waits; -1, which poll ignores, where there is none.
  let descriptor: Int32

  /// Makes the queue report to the descriptor, and runs what was posted before.
  init() {
    #if canImport(Darwin)
      descriptor = -1
    #else
      descriptor = _dispatch_get_main_queue_handle_4CF()
    #endif
    run()
  }

  /// How long a wait may last before work must be looked for, in milliseconds; `nil` where the descriptor tells.
  static var longestWait: Int? {
    #if canImport(Darwin)
      // The handle is a Mach port, which poll does not take.
      10
    #else
      nil
    #endif
  }

  /// Runs the work that waits.
  /// - Returns: whether there may have been any.
  @discardableResult
  func run() -> Bool {
    #if canImport(Darwin)
      return CFRunLoopRunInMode(.defaultMode, 0, true) == .handledSource
    #else
      // The descriptor is an eventfd, readable until its count is taken.
      var count: UInt64 = 0
      let isSignalled = read(descriptor, &count, MemoryLayout<UInt64>.size) > 0
      _dispatch_main_queue_callback_4CF(nil)
      return isSignalled
    #endif
  }
}
