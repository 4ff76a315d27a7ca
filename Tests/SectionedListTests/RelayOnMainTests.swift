import SectionedList
import Testing

@MainActor
struct RelayOnMainTests {
  /// Waits until every job now queued on the main actor has run.
  private func mainActorRests() async {
    await Task { @MainActor in }.value
  }

  @Test func `the latest value is there when subscribing returns`() {
    let relay = Relay("first")
    var received: [String] = []
    let subscription = relay.subscribeOnMain { received.append($0) }
    #expect(received == ["first"])
    subscription.cancel()
  }

  @Test func `every value comes to the main actor, in order`() async {
    let relay = Relay(0)
    var received: [Int] = []
    let (done, finish) = AsyncStream.makeStream(of: Void.self)
    let subscription = relay.subscribeOnMain { value in
      MainActor.assertIsolated()
      received.append(value)
      if value == 1000 { finish.finish() }
    }
    await Task.detached { for value in 1...1000 { relay.accept(value) } }.value
    for await _ in done {}
    #expect(received == Array(0...1000))
    subscription.cancel()
  }

  @Test func `values that queue up before the screen gets a turn all arrive`() async {
    let relay = Relay(0)
    var received: [Int] = []
    let subscription = relay.subscribeOnMain { received.append($0) }
    for value in 1...3 { relay.accept(value) }
    #expect(received == [0])
    await mainActorRests()
    #expect(received == [0, 1, 2, 3])
    subscription.cancel()
  }

  @Test func `a value queued for the main actor is dropped by a cancel there`() async {
    let relay = Relay(0)
    var received: [Int] = []
    let subscription = relay.subscribeOnMain { received.append($0) }
    relay.accept(1)
    subscription.cancel()
    await mainActorRests()
    #expect(received == [0])
  }

  @Test func `a handler that cancels receives nothing more of what is queued`() async {
    let relay = Relay(0)
    var received: [Int] = []
    var subscription: Subscription?
    subscription = relay.subscribeOnMain { value in
      received.append(value)
      if value == 2 { subscription?.cancel() }
    }
    for value in 1...4 { relay.accept(value) }
    await mainActorRests()
    #expect(received == [0, 1, 2])
  }

  @Test func `a value accepted by the handler is delivered after the one in hand`() async {
    let relay = Relay(0)
    var received: [Int] = []
    let subscription = relay.subscribeOnMain { value in
      if value == 1 { relay.accept(2) }
      received.append(value)
    }
    relay.accept(1)
    await mainActorRests()
    #expect(received == [0, 1, 2])
    subscription.cancel()
  }
}
