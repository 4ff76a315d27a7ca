internal import Synchronization

/// The values on their way to one subscriber, in order, each delivered once.
///
/// Whoever posts into a resting mailbox delivers from it; whoever posts meanwhile, from another thread
/// or from within the handler, leaves the value to the one delivering. So the order holds without a
/// lock being held while the handler runs. Nothing of the subscriber's is let go under the lock either:
/// the end of a value or of a captured object may run anyone's code.
final class Mailbox<Value: Sendable>: Sendable {
  enum Handler: Sendable {
    case direct(@Sendable (Value) -> Void)
    case main(@MainActor @Sendable (Value) -> Void)
  }

  private struct State {
    /// `nil` once the subscription has ended.
    var handler: Handler?
    var pending: [Value]
    var isDelivering = true
  }

  private let state: Mutex<State>

  /// Makes a mailbox with its first value in it; the maker is the one to deliver it.
  init(first: Value, handler: Handler) {
    state = Mutex(State(handler: handler, pending: [first]))
  }

  /// Queues a value.
  /// - Returns: whether the caller must call ``deliver()``.
  func post(_ value: Value) -> Bool {
    state.withLock { state in
      guard state.handler != nil else { return false }
      state.pending.append(value)
      if state.isDelivering { return false }
      state.isDelivering = true
      return true
    }
  }

  /// Delivers what is queued, and what comes meanwhile: now, or in one job on the main actor.
  func deliver() {
    switch handler {
    case .direct:
      while let batch = takePending() {
        for value in batch {
          guard case .direct(let receive) = handler else { return }
          receive(value)
        }
      }
    case .main: Task { @MainActor in deliverOnMain() }
    case nil: break
    }
  }

  /// Delivers what is queued for the main actor, and what comes meanwhile, now.
  @MainActor
  func deliverOnMain() {
    while let batch = takePending() {
      for value in batch {
        guard case .main(let receive) = handler else { return }
        receive(value)
      }
    }
  }

  /// Drops the handler and the values still queued.
  func cancel() {
    _ = state.withLock { state in
      let dropped = (state.handler, state.pending)
      state.handler = nil
      state.pending = []
      return dropped
    }
  }

  private var handler: Handler? { state.withLock { $0.handler } }

  /// What is queued; `nil`, and the mailbox rests, when that is nothing.
  private func takePending() -> [Value]? {
    state.withLock { state in
      guard !state.pending.isEmpty else {
        state.isDelivering = false
        return nil
      }
      let batch = state.pending
      state.pending = []
      return batch
    }
  }
}
