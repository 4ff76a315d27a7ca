internal import Synchronization

/// A value that changes over time, and tells everyone who subscribes.
///
/// A new subscriber first receives the latest value, then every later one, in the order in which they
/// were accepted; none is lost or merged. A relay may be used from any task or thread.
///
/// ```swift
/// let workouts = Relay<[Workout]>([])
/// let subscription = workouts.subscribeOnMain { table.show($0) }
/// workouts.accept(loaded)
/// ```
public final class Relay<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    /// In the order of subscription.
    var mailboxes: [Mailbox<Value>] = []
  }

  private let state: Mutex<State>

  /// Makes a relay whose latest value is `value`.
  public init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  /// The latest value accepted.
  public var value: Value { state.withLock { $0.value } }

  /// Makes `value` the latest, and sends it to every subscriber.
  ///
  /// Direct subscribers have received it when this returns, except those that are in the midst of
  /// receiving an earlier one, on another thread or because the handler itself accepts: they receive it
  /// right after that. May be called from within a handler.
  /// - Complexity: O(subscribers), and what their handlers take.
  public func accept(_ value: Value) {
    let (replaced, resting) = state.withLock { state in
      let replaced = state.value
      state.value = value
      return (replaced, state.mailboxes.filter { $0.post(value) })
    }
    for mailbox in resting { mailbox.deliver() }
    // Ends here, outside the lock, since its end may run anyone's code.
    _ = replaced
  }

  /// Calls `receive` with the latest value before returning, and then with every value on the thread
  /// that accepts it, one at a time.
  /// - Returns: the subscription; delivery ends when it is cancelled or no longer held.
  public func subscribe(_ receive: @escaping @Sendable (Value) -> Void) -> Subscription {
    let mailbox = add(.direct(receive))
    mailbox.deliver()
    return subscription(to: mailbox)
  }

  /// Calls `receive` on the main actor: with the latest value before returning, and then with every
  /// value soon after it is accepted, even if it is accepted on the main actor.
  /// - Returns: the subscription; delivery ends when it is cancelled or no longer held. If that happens
  ///   on the main actor, not even a value already queued is delivered after it.
  @MainActor
  public func subscribeOnMain(_ receive: @escaping @MainActor @Sendable (Value) -> Void) -> Subscription {
    let mailbox = add(.main(receive))
    mailbox.deliverOnMain()
    return subscription(to: mailbox)
  }

  /// The latest value and every one after it, from the moment this is asked for.
  ///
  /// Values wait, however many, until they are read. The sequence ends with its task, or when the relay
  /// goes away. Each use of this property is a sequence of its own, for one reader.
  public var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let feed = Feed(continuation)
    let mailbox = add(.direct { feed.continuation.yield($0) })
    // Only the relay holds the mailbox, so that the feed, and with it the stream, ends with the relay.
    continuation.onTermination = { [weak self, weak mailbox] _ in
      guard let mailbox else { return }
      mailbox.cancel()
      self?.remove(mailbox)
    }
    mailbox.deliver()
    return stream
  }

  private func add(_ handler: Mailbox<Value>.Handler) -> Mailbox<Value> {
    state.withLock { state in
      let mailbox = Mailbox(first: state.value, handler: handler)
      state.mailboxes.append(mailbox)
      return mailbox
    }
  }

  private func remove(_ mailbox: Mailbox<Value>) {
    state.withLock { $0.mailboxes.removeAll { $0 === mailbox } }
  }

  private func subscription(to mailbox: Mailbox<Value>) -> Subscription {
    Subscription { [weak self] in
      mailbox.cancel()
      self?.remove(mailbox)
    }
  }

  /// Finishes a stream when it is let go.
  private final class Feed: Sendable {
    let continuation: AsyncStream<Value>.Continuation

    init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }
  }
}
