internal import Dispatch
internal import Synchronization

/// Elements that another thread makes, in order, some ahead of the one that takes them, so that both work at once.
///
/// Elements that were taken are let go of on the other thread too, unless something else still holds them. Once this is
/// gone, the other thread ends at its next element.
struct ReadAhead<Element: Sendable>: IteratorProtocol, Sequence {
  private static var batchSize: Int { 64 }
  private static var mostBatches: Int { 8 }

  private let queue: Queue
  private var batch: [Element] = []
  private var place = 0

  /// Begins to make elements.
  /// - Parameter make: hands over each; `false` says that nobody wants more.
  init(_ make: @escaping @Sendable (_ handOver: (Element) -> Bool) -> Void) {
    let queue = Queue(room: Self.mostBatches)
    self.queue = queue
    // It must not own what ends it.
    let contents = queue.contents
    DispatchQueue.global(qos: .userInitiated).async {
      var batch: [Element] = []
      make { element in
        batch.append(element)
        guard batch.count == Self.batchSize else { return true }
        defer { batch = [] }
        return contents.append(batch)
      }
      if batch.isEmpty || contents.append(batch) { _ = contents.append([]) }
    }
  }

  /// The next element; `nil` at the end.
  mutating func next() -> Element? {
    if place == batch.count {
      batch = queue.contents.first(after: batch)
      place = 0
      if batch.isEmpty { return nil }
    }
    defer { place += 1 }
    return batch[place]
  }

  /// Ends the other thread when nobody takes any more.
  private final class Queue: Sendable {
    let contents: Contents

    init(room: Int) { contents = Contents(room: room) }

    deinit { contents.stop() }
  }

  /// The batches under way, of which an empty one is the end, and those that were taken.
  private final class Contents: Sendable {
    private let state = Mutex((batches: [[Element]](), taken: [[Element]](), isStopped: false))
    private let filled = DispatchSemaphore(value: 0)
    private let emptied = DispatchSemaphore(value: 0)

    init(room: Int) {
      // Not its first value: a semaphore must not be given up below that.
      for _ in 0..<room { emptied.signal() }
    }

    func append(_ batch: [Element]) -> Bool {
      emptied.wait()
      let (isWanted, taken) = state.withLock { state in
        defer { state.taken = [] }
        guard !state.isStopped else { return (false, state.taken) }
        state.batches.append(batch)
        filled.signal()
        return (true, state.taken)
      }
      // Not under the lock.
      withExtendedLifetime(taken) {}
      return isWanted
    }

    func first(after taken: [Element]) -> [Element] {
      filled.wait()
      return state.withLock { state in
        state.taken.append(taken)
        guard state.batches[0].isEmpty else {
          emptied.signal()
          return state.batches.removeFirst()
        }
        // The end stays.
        filled.signal()
        return []
      }
    }

    func stop() {
      state.withLock { $0.isStopped = true }
      // A batch may be on its way, and after it the end.
      for _ in 0..<2 { emptied.signal() }
    }
  }
}
