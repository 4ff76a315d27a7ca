internal import Foundation

/// Runs a body on several threads at the same time, and returns when all have ended.
///
/// Threads and not tasks, for what waits in a lock would hold up the few threads that tasks have.
/// - Throws: the first error of any of them.
public func onThreads<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) throws -> Result
) throws -> [Result] {
  let outcomes = Outcomes<Result>()
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread {
      outcomes.add(index, Swift.Result { try body(index) })
      group.leave()
    }.start()
  }
  group.wait()
  return try outcomes.all()
}

private final class Outcomes<Value: Sendable>: @unchecked Sendable {
  // The lock guards the only mutable state.
  private let lock = NSLock()
  private var values: [Int: Swift.Result<Value, any Error>] = [:]

  func add(_ index: Int, _ value: Swift.Result<Value, any Error>) {
    lock.withLock { values[index] = value }
  }

  func all() throws -> [Value] {
    try lock.withLock { try values.sorted { $0.key < $1.key }.map { try $0.value.get() } }
  }
}
