import SectionedList
import Synchronization
import Testing

struct RelayTests {
  /// What a subscriber has received, in order.
  private final class Log<Value: Sendable>: Sendable {
    private let received = Mutex<[Value]>([])

    var values: [Value] { received.withLock { $0 } }
    func append(_ value: Value) { received.withLock { $0.append(value) } }
  }

  /// Calls back when the last reference to it goes away.
  private final class Ending: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
  }

  @Test func `a new subscriber receives the latest value, then every later one`() {
    let relay = Relay(1)
    relay.accept(2)
    let log = Log<Int>()
    let subscription = relay.subscribe { log.append($0) }
    #expect(log.values == [2])
    relay.accept(3)
    relay.accept(3)
    #expect(log.values == [2, 3, 3])
    #expect(relay.value == 3)
    subscription.cancel()
  }

  @Test func `nothing is delivered after cancel`() {
    let relay = Relay(1)
    let log = Log<Int>()
    let subscription = relay.subscribe { log.append($0) }
    subscription.cancel()
    relay.accept(2)
    subscription.cancel()
    #expect(log.values == [1])
  }

  @Test func `a subscription ends with its owner`() {
    final class Owner {
      var subscription: Subscription?
    }
    let relay = Relay(1)
    let log = Log<Int>()
    var owner: Owner? = Owner()
    owner?.subscription = relay.subscribe { log.append($0) }
    owner = nil
    relay.accept(2)
    #expect(log.values == [1])
  }

  @Test func `cancel lets go of the handler`() {
    let log = Log<String>()
    let relay = Relay(1)
    let subscription = {
      let captured = Ending { log.append("handler let go") }
      return relay.subscribe { _ in _ = captured }
    }()
    #expect(log.values == [])
    subscription.cancel()
    #expect(log.values == ["handler let go"])
  }

  @Test func `subscribers are told in the order in which they came`() {
    let relay = Relay(0)
    let log = Log<String>()
    let subscriptions = (0..<5).map { name in relay.subscribe { log.append("\(name):\($0)") } }
    relay.accept(1)
    #expect(log.values.suffix(5) == ["0:1", "1:1", "2:1", "3:1", "4:1"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `a value accepted while one is delivered comes after it, to everyone`() {
    let relay = Relay(0)
    let (first, second) = (Log<Int>(), Log<Int>())
    let subscriptions = [
      relay.subscribe { value in
        if value > 0 && value < 4 { relay.accept(value + 1) }
        first.append(value)
      },
      relay.subscribe { second.append($0) },
    ]
    relay.accept(1)
    #expect(first.values == [0, 1, 2, 3, 4])
    #expect(second.values == [0, 1, 2, 3, 4])
    #expect(relay.value == 4)
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `a subscriber may subscribe and cancel while a value is delivered`() {
    let relay = Relay(0)
    let log = Log<String>()
    let held = Log<Subscription>()
    let outer = relay.subscribe { value in
      guard value == 1 else { return }
      held.append(relay.subscribe { log.append("inner:\($0)") })
    }
    let cancelling = Log<Subscription>()
    let once = relay.subscribe { value in
      log.append("once:\(value)")
      for subscription in cancelling.values { subscription.cancel() }
    }
    cancelling.append(once)
    relay.accept(1)
    relay.accept(2)
    #expect(log.values == ["once:0", "inner:1", "once:1", "inner:2"])
    outer.cancel()
  }

  @Test func `a value or a handler that accepts as it goes away does not block the relay`() {
    let relay = Relay<Ending?>(nil)
    let ends = Relay(0)
    let ending = {
      Ending {
        relay.accept(nil)
        ends.accept(ends.value + 1)
      }
    }
    let subscription = relay.subscribe { _ in }
    relay.accept(ending())
    relay.accept(nil)
    #expect(ends.value == 1)
    let leaving = {
      let captured = ending()
      return relay.subscribe { _ in _ = captured }
    }()
    leaving.cancel()
    #expect(ends.value == 2)
    subscription.cancel()
  }

  @Test func `values from many tasks reach every subscriber in one order, none lost`() async {
    let relay = Relay(-1)
    let logs = (0..<3).map { _ in Log<Int>() }
    let subscriptions = logs.map { log in relay.subscribe { log.append($0) } }
    let stream = relay.values
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { for step in 0..<500 { relay.accept(task * 500 + step) } }
      }
    }
    let received = logs[0].values
    #expect(received.sorted() == Array(-1..<4000))
    for log in logs { #expect(log.values == received) }
    for task in 0..<8 {
      let ofTask = received.filter { $0 >= task * 500 && $0 < (task + 1) * 500 }
      #expect(ofTask == ofTask.sorted())
    }
    var streamed: [Int] = []
    for await value in stream {
      streamed.append(value)
      if streamed.count == received.count { break }
    }
    #expect(streamed == received)
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `the sequence holds every value from when it was asked for, and ends with the relay`() async {
    var relay: Relay<Int>? = Relay(1)
    let stream = relay?.values
    relay?.accept(2)
    relay?.accept(3)
    relay = nil
    var received: [Int] = []
    if let stream { for await value in stream { received.append(value) } }
    #expect(received == [1, 2, 3])
  }

  @Test func `a sequence no longer read is let go of`() async {
    let relay = Relay<Ending?>(nil)
    let log = Log<String>()
    do {
      let stream = relay.values
      _ = stream
    }
    relay.accept(Ending { log.append("value let go") })
    relay.accept(nil)
    #expect(log.values == ["value let go"])
  }
}
