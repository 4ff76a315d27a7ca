import Dispatch
import Synchronization
import Testing

@testable import WorkoutCatalog

struct ReadAheadTests {
  @Test(arguments: [0, 1, 63, 64, 65, 10_000])
  func `elements come in their order and then end`(count: Int) {
    var elements = ReadAhead { handOver in
      for number in 0..<count where !handOver(number) { return }
    }
    var taken: [Int] = []
    while let element = elements.next() { taken.append(element) }
    #expect(taken == Array(0..<count))
    #expect(elements.next() == nil)
  }

  @Test func `making stops when nobody takes any more`() {
    let made = Mutex(0)
    let isOver = DispatchSemaphore(value: 0)
    do {
      var elements = ReadAhead { handOver in
        while handOver(made.withLock { $0 }) { made.withLock { $0 += 1 } }
        isOver.signal()
      }
      for expected in 0..<100 { #expect(elements.next() == expected) }
    }
    isOver.wait()
    // What is ahead is bounded.
    #expect(made.withLock { $0 } < 1_000)
  }

  @Test func `one that nobody takes from ends too`() {
    let isOver = DispatchSemaphore(value: 0)
    _ = ReadAhead<Int> { handOver in
      while handOver(1) {}
      isOver.signal()
    }
    isOver.wait()
  }
}
