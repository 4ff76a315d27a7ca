import SectionedList

/// Waits until what a relay has accepted so far has reached those who subscribed on the main actor before.
@MainActor
func delivered<Value>(_ relay: Relay<Value>) async {
  // Each subscriber's delivery is a task of the main actor, begun when the value was accepted; tasks that
  // only yield come after it in turn.
  for _ in 0..<10 { await Task.yield() }
}
