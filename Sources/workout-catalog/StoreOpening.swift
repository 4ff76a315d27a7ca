import Dispatch
import Synchronization
import WorkoutCatalog

/// The opening of a catalog on another thread, which takes long only when the catalog is made, or has to be waited for.
final class StoreOpening: Sendable {
  private let task: Task<WorkoutStore, any Error>
  private let outcome = Outcome()

  /// What came of it, for a thread that waits.
  private final class Outcome: Sendable {
    let result = Mutex<Result<WorkoutStore, any Error>?>(nil)
    let isKnown = DispatchSemaphore(value: 0)
  }

  /// Begins to open the catalog.
  init(_ open: @escaping @Sendable () throws -> WorkoutStore) {
    task = Task.detached(priority: .userInitiated) { [outcome] in
      let result = Result(catching: open)
      outcome.result.withLock { $0 = result }
      outcome.isKnown.signal()
      return try result.get()
    }
  }

  /// The store, once it is open.
  var store: WorkoutStore {
    get async throws { try await task.value }
  }

  /// Holds the thread until the catalog is open, or for some time at most.
  /// - Returns: the store; `nil` when it is not open yet.
  func wait(atMost time: DispatchTimeInterval) throws -> WorkoutStore? {
    _ = outcome.isKnown.wait(timeout: .now() + time)
    return try outcome.result.withLock { $0 }?.get()
  }

  /// Holds the thread until the opening is over, whatever came of it.
  func finish() {
    outcome.isKnown.wait()
    outcome.isKnown.signal()
  }
}
