import Foundation
import SQLite
import SectionedList
import Synchronization
import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreChangesTests {
  private let folder: TemporaryFolder
  private let one: WorkoutStore
  private let other: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    one = try SampleCatalog.store(in: folder)
    other = try WorkoutStore(path: one.path)
  }

  /// How many changes a store told of while a body ran.
  private func changes(of store: WorkoutStore, during body: () throws -> Void) rethrows -> Int {
    let count = Mutex(0)
    // A subscriber first hears the latest value.
    let subscription = store.changes.subscribe { _ in count.withLock { $0 += 1 } }
    try body()
    subscription.cancel()
    return count.withLock { $0 } - 1
  }

  @Test func `a store tells of its own write once, before the write returns`() throws {
    #expect(try changes(of: one) { try one.append([Workout.ID(rawValue: 1)], toPlanNamed: "A") } == 1)
    #expect(try changes(of: one) { try one.add(.sample("Garage Press")) } == 1)
    #expect(
      try changes(of: one) { try one.setOwnSettings(WorkoutSettings(sets: 1), of: Workout.ID(rawValue: 1)) }
        == 1)
    #expect(try changes(of: one) { try one.refresh() } == 0)
  }

  @Test func `another store hears of it at its next look, once`() throws {
    #expect(
      try changes(of: other) {
        try one.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
        try one.append([Workout.ID(rawValue: 2)], toPlanNamed: "A")
      } == 0)
    #expect(try changes(of: other) { try other.refresh() } == 1)
    #expect(try changes(of: other) { try other.refresh() } == 0)
    #expect(try other.plan(named: "A")?.entries.count == 2)
  }

  @Test func `a write that fails or changes nothing is not told`() throws {
    let told = changes(of: one) {
      #expect(throws: StoreError.self) { try one.append([Workout.ID(rawValue: 0)], toPlanNamed: "A") }
      #expect(throws: StoreError.self) { try one.setDone(true, entry: Plan.Entry.ID(rawValue: 1)) }
    }
    #expect(told == 0)
    #expect(try changes(of: other) { try other.refresh() } == 0)
  }

  @Test func `a reader in between neither hides a change nor makes one up`() throws {
    try one.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    #expect(try changes(of: other) { _ = try other.plans() } == 0)
    #expect(try changes(of: other) { try other.refresh() } == 1)
  }

  @Test func `each change is told with another number`() throws {
    let seen = Mutex<[Int]>([])
    let subscription = one.changes.subscribe { value in seen.withLock { $0.append(value) } }
    for number in 1...5 { try one.append([Workout.ID(rawValue: Int64(number))], toPlanNamed: "A") }
    subscription.cancel()
    let numbers = seen.withLock { $0 }
    #expect(numbers.count == 6)
    #expect(Set(numbers).count == 6)
  }

  @Test func `a file that lost its name takes no more changes`() throws {
    try one.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    try FileManager.default.moveItem(atPath: one.path, toPath: one.path + ".old")
    try SampleCatalog.copy(to: one.path)
    let before = DatabaseFiles(one.path, withIndex: false)
    for store in [one, other] {
      let error = #expect(throws: StoreError.self) {
        try store.append([Workout.ID(rawValue: 2)], toPlanNamed: "A")
      }
      #expect(
        error?.description
          == "\(one.path) was moved, removed or replaced since it was opened; nothing was changed: start again"
      )
    }
    #expect(DatabaseFiles(one.path, withIndex: false) == before)
  }

  @Test func `a file that a newer program has taken over takes no more changes`() throws {
    try one.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    try Connection(path: one.path, mode: .readWrite).execute("PRAGMA user_version = 1000")
    for store in [one, other] {
      let error = #expect(throws: StoreError.self) {
        try store.append([Workout.ID(rawValue: 2)], toPlanNamed: "A")
      }
      #expect(error?.kind == .newerVersion)
    }
    #expect(try one.plan(named: "A")?.entries.count == 1)
  }
}
