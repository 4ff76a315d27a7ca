import TestSupport
import Testing

@testable import WorkoutCatalog

struct StorePlansTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  private func ids(_ numbers: Int64...) -> [Workout.ID] { numbers.map(Workout.ID.init) }

  private func numbers(_ plan: String) throws -> [Int64]? {
    try store.plan(named: plan)?.entries.map(\.workout.id.rawValue)
  }

  private func expectRefusal(_ description: String, _ body: () throws -> Void) {
    let error = #expect(throws: StoreError.self) { try body() }
    #expect(error?.kind == .invalid)
    #expect(error?.description == description)
  }

  @Test func `a plan keeps the order of appending, and the same workout any number of times`() throws {
    try store.append(ids(9, 2, 5, 2), toPlanNamed: "Push")
    try store.append(ids(2, 1), toPlanNamed: "Push")
    #expect(try numbers("Push") == [9, 2, 5, 2, 2, 1])
    #expect(try Set(store.plan(named: "Push")?.entries.map(\.id) ?? []).count == 6)
  }

  @Test func `plans come in the order they were made, with their counts`() throws {
    #expect(try store.plans() == [])
    try store.append(ids(1), toPlanNamed: "하체")
    try store.append(ids(1, 2, 3), toPlanNamed: "A")
    try store.append(ids(4), toPlanNamed: "하체")
    let entries = try #require(try store.plan(named: "A")).entries
    try store.setDone(true, entry: entries[1].id)
    #expect(try store.plans().map(\.name) == ["하체", "A"])
    #expect(try store.plans().map(\.entryCount) == [2, 3])
    #expect(try store.plans().map(\.doneCount) == [0, 1])
  }

  @Test func `an unknown workout fails the whole, even the making of the plan`() throws {
    expectRefusal("the workout is no longer in the catalog; nothing was changed") {
      try store.append(ids(1, 2, 99_999, 3), toPlanNamed: "Push")
    }
    #expect(try store.plans() == [])
    try store.append(ids(7), toPlanNamed: "Push")
    expectRefusal("the workout is no longer in the catalog; nothing was changed") {
      try store.append(ids(1, 99_999), toPlanNamed: "Push")
    }
    #expect(try numbers("Push") == [7])
  }

  @Test func `appending nothing writes nothing`() throws {
    try store.append([], toPlanNamed: "Push")
    #expect(try store.plans() == [])
  }

  @Test func `blanks around a plan's name, and how a Mac types it, make no other plan`() throws {
    try store.append(ids(1), toPlanNamed: " 가슴 날\n")
    try store.append(ids(2), toPlanNamed: "가슴 날")
    #expect(try store.plans().map(\.name) == ["가슴 날"])
    #expect(try numbers("가슴 날 ") == [1, 2])
    #expect(try store.plan(named: "가슴") == nil)
  }

  @Test func `a plan needs a name of a reasonable length`() throws {
    for name in ["", "  ", "\n"] {
      expectRefusal("a plan needs a name") { try store.append(ids(1), toPlanNamed: name) }
    }
    expectRefusal("a plan's name may have 200 characters") {
      try store.append(ids(1), toPlanNamed: String(repeating: "a", count: 201))
    }
    try store.append(ids(1), toPlanNamed: String(repeating: "a", count: 200))
    #expect(try store.plans().count == 1)
  }

  @Test func `one entry is marked as done and no other, and a reset clears its plan alone`() throws {
    try store.append(ids(1, 1, 2), toPlanNamed: "A")
    try store.append(ids(1), toPlanNamed: "B")
    let plan = try #require(try store.plan(named: "A"))
    let other = try #require(try store.plan(named: "B"))
    try store.setDone(true, entry: plan.entries[1].id)
    try store.setDone(true, entry: plan.entries[2].id)
    try store.setDone(true, entry: other.entries[0].id)
    #expect(try store.plan(named: "A")?.entries.map(\.isDone) == [false, true, true])
    try store.setDone(false, entry: plan.entries[2].id)
    #expect(try store.plan(named: "A")?.entries.map(\.isDone) == [false, true, false])
    try store.resetDone(plan: plan.id)
    #expect(try store.plan(named: "A")?.entries.map(\.isDone) == [false, false, false])
    #expect(try store.plan(named: "B")?.entries.map(\.isDone) == [true])
  }

  @Test func `an entry that is not there cannot be done`() {
    expectRefusal("the entry is no longer in its plan") {
      try store.setDone(true, entry: Plan.Entry.ID(rawValue: 1))
    }
  }

  @Test func `a plan of thousands is appended and read whole`() throws {
    let many = (0..<3_000).map { Workout.ID(rawValue: Int64($0 % 900 + 1)) }
    try store.append(many, toPlanNamed: "Long")
    #expect(try store.plan(named: "Long")?.entries.map(\.workout.id) == many)
  }
}
