internal import Synchronization

/// A hold on a stream of values: while someone keeps it, values are delivered.
///
/// Keep it in the object that the values are for, and delivery ends when that object goes away.
public final class Subscription: Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(end: @escaping @Sendable () -> Void) {
    self.end = Mutex(end)
  }

  deinit { cancel() }

  /// Ends the delivery, and lets go of the handler; values still queued are dropped.
  ///
  /// Once this returns no delivery begins. One that another thread has already begun may still be
  /// running; on the main actor there is none, for it does one thing at a time. Calling it again does nothing.
  public func cancel() {
    let end = end.withLock { $0.take() }
    end?()
  }
}
