import TestSupport
import Testing

@testable import WorkoutCatalog

/// What changes a plan that is there.
struct StorePlanEditingTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  /// A plan with an entry for each letter: workouts 1, 2, 3… Those of one superset have no blank between them.
  private func make(_ text: String, named name: String = "A") throws -> Plan {
    var number: Int64 = 0
    let entries = text.split(separator: " ").flatMap { group in
      group.indices.map { index in
        number += 1
        return Plan.NewEntry(
          workout: Workout.ID(rawValue: number), joinsPrevious: index > group.startIndex)
      }
    }
    try store.append(entries: entries, toPlanNamed: name)
    return try #require(try store.plan(named: name))
  }

  /// The plan as `make` reads it.
  private func text(_ name: String = "A") throws -> String {
    let plan = try #require(try store.plan(named: name))
    var text = ""
    for (index, entry) in plan.entries.enumerated() {
      if index > 0, !entry.joinsPrevious { text += " " }
      text.unicodeScalars.append(Unicode.Scalar(UInt8(96 + entry.workout.id.rawValue)))
    }
    return text
  }

  private func expectRefusal(_ description: String, _ body: () throws -> Void) throws {
    let before = try store.plans().compactMap { try store.plan($0.id) }
    let error = #expect(throws: StoreError.self) { try body() }
    #expect(error?.kind == .invalid)
    #expect(error?.description == description)
    #expect(try store.plans().compactMap { try store.plan($0.id) } == before)
  }

  private let isGone = "the plan is no longer there; nothing was changed"
  private let isTaken = "there is a plan named 'B' already; choose another name"

  // MARK: Wholes

  @Test func `a plan is made empty, under a name of its own`() throws {
    let id = try store.createPlan(named: " Push ")
    #expect(try store.plan(id) == Plan(id: id, name: "Push", entries: []))
    try store.createPlan(named: "B")
    try expectRefusal(isTaken) { try store.createPlan(named: "B") }
    try expectRefusal("a plan needs a name") { try store.createPlan(named: " ") }
    try expectRefusal("a plan's name may have 200 characters") {
      try store.createPlan(named: String(repeating: "a", count: 201))
    }
  }

  @Test func `a plan is renamed, to its own name too`() throws {
    let plan = try make("a")
    try store.createPlan(named: "B")
    try store.renamePlan(plan.id, to: "C")
    try store.renamePlan(plan.id, to: " C")
    #expect(try store.plans().map(\.name) == ["C", "B"])
    try expectRefusal(isTaken) { try store.renamePlan(plan.id, to: "B") }
    try store.deletePlan(plan.id)
    try expectRefusal(isGone) { try store.renamePlan(plan.id, to: "D") }
  }

  @Test func `a copy has the entries with settings and supersets, and none is done`() throws {
    let plan = try make("a bc d")
    try store.setOwnSettings(WorkoutSettings(sets: 9, techniques: [.dropSet]), ofEntry: plan.entries[1].id)
    try store.setDone(true, entry: plan.entries[0].id)
    try store.remove([plan.entries[0].id], from: plan.id)
    let copy = try #require(try store.plan(try store.copyPlan(plan.id, as: "B")))
    #expect(copy.name == "B")
    #expect(try text("B") == "bc d")
    #expect(copy.entries.map(\.ownSettings.sets) == [9, nil, nil])
    #expect(copy.entries[0].ownSettings.techniques == [.dropSet])
    #expect(copy.entries.allSatisfy { !$0.isDone })
    #expect(Set(copy.entries.map(\.id)).isDisjoint(with: plan.entries.map(\.id)))
    try store.setOwnSettings(WorkoutSettings(), ofEntry: copy.entries[0].id)
    #expect(try store.plan(plan.id)?.entries[0].ownSettings.sets == 9)
    try expectRefusal(isTaken) { try store.copyPlan(plan.id, as: "B") }
    try expectRefusal(isGone) { try store.copyPlan(Plan.ID(rawValue: 99), as: "C") }
  }

  @Test func `a deleted plan is gone with its entries, and can be brought back as it was`() throws {
    let plan = try make("a bc d")
    try store.setOwnSettings(WorkoutSettings(sets: 9), ofEntry: plan.entries[1].id)
    try store.setDone(true, entry: plan.entries[3].id)
    let before = try #require(try store.plan(plan.id))
    try store.deletePlan(plan.id)
    #expect(try store.plans() == [])
    try expectRefusal(isGone) { try store.deletePlan(plan.id) }
    #expect(try store.restoreDeleted(before) == plan.id)
    #expect(try store.plan(plan.id) == before)
    try store.deletePlan(plan.id)
    // Somebody gets the numbers meanwhile.
    let other = try make("a", named: "Other")
    #expect(other.id == plan.id)
    let restored = try #require(try store.plan(try store.restoreDeleted(before)))
    #expect(restored.id != other.id)
    #expect(try text() == "a bc d")
    #expect(restored.entries.map(\.ownSettings) == before.entries.map(\.ownSettings))
    #expect(restored.entries.map(\.isDone) == before.entries.map(\.isDone))
    #expect(try text("Other") == "a")
    try expectRefusal("there is a plan named 'A' already; choose another name") {
      try store.restoreDeleted(before)
    }
  }

  // MARK: Entries

  @Test func `entries are put in where they are wanted`() throws {
    let plan = try make("a bc")
    let new = [4, 5].map { Plan.NewEntry(workout: Workout.ID(rawValue: $0)) }
    try store.insert(new, into: plan.id, at: 1)
    #expect(try text() == "a d e bc")
    try store.insert([Plan.NewEntry(workout: Workout.ID(rawValue: 1))], into: plan.id, at: 4)
    #expect(try text() == "a d e bac")
    try store.insert(new, into: plan.id)
    #expect(try text() == "a d e bac d e")
    try expectRefusal(isGone) { try store.insert(new, into: Plan.ID(rawValue: 99)) }
    try expectRefusal("the workout is no longer in the catalog; nothing was changed") {
      try store.insert(new + [Plan.NewEntry(workout: Workout.ID(rawValue: 99_999))], into: plan.id, at: 0)
    }
    try expectRefusal("a setting must be from 1 (a rest from 0) to 1000000") {
      try store.insert(
        [Plan.NewEntry(workout: Workout.ID(rawValue: 1), ownSettings: WorkoutSettings(sets: 0))],
        into: plan.id)
    }
  }

  @Test func `an entry moves, and a superset keeps together`() throws {
    let plan = try make("a bcd e")
    let ids = plan.entries.map(\.id)
    try store.move(ids[0], in: plan.id, to: 2)
    #expect(try text() == "bcad e")
    try store.move(ids[1], in: plan.id, to: 99)
    #expect(try text() == "cad e b")
    try store.move(ids[4], in: plan.id, to: 0)
    #expect(try text() == "e cad b")
    #expect(try store.plan(plan.id)?.entries.map(\.id) == [4, 2, 0, 3, 1].map { ids[$0] })
    try expectRefusal("the entry is no longer in its plan") {
      try store.move(Plan.Entry.ID(rawValue: 99), in: plan.id, to: 0)
    }
    let other = try make("a", named: "B")
    try expectRefusal("the entry is no longer in its plan") { try store.move(ids[0], in: other.id, to: 0) }
  }

  @Test func `entries are taken out, all or none`() throws {
    let plan = try make("abc d")
    let ids = plan.entries.map(\.id)
    try store.setOwnSettings(WorkoutSettings(sets: 9), ofEntry: ids[0])
    try store.remove([ids[0]], from: plan.id)
    #expect(try text() == "bc d")
    try expectRefusal("the entry is no longer in its plan") {
      try store.remove([ids[1], ids[0]], from: plan.id)
    }
    try store.remove([ids[1], ids[2]], from: plan.id)
    #expect(try text() == "d")
  }

  @Test func `a removed entry's settings are nobody's`() throws {
    let plan = try make("a b")
    try store.setOwnSettings(WorkoutSettings(sets: 9), ofEntry: plan.entries[1].id)
    try store.remove([plan.entries[1].id], from: plan.id)
    // The new entry may get the same number.
    try store.insert([Plan.NewEntry(workout: Workout.ID(rawValue: 2))], into: plan.id)
    #expect(try store.plan(plan.id)?.entries.map(\.ownSettings) == [WorkoutSettings(), WorkoutSettings()])
  }

  @Test func `neighbours are grouped as a superset and taken apart`() throws {
    let plan = try make("a b c d")
    let ids = plan.entries.map(\.id)
    try store.group([ids[2], ids[1]], in: plan.id)
    #expect(try text() == "a bc d")
    #expect(try store.plan(plan.id)?.supersetPlaces == [nil, .first, .last, nil])
    #expect(try store.plan(plan.id)?.supersetNumbers == [nil, 1, 1, nil])
    try store.setJoinsPrevious(true, entry: ids[3], in: plan.id)
    #expect(try text() == "a bcd")
    #expect(try store.plan(plan.id)?.supersetPlaces == [nil, .first, .middle, .last])
    try store.ungroup([ids[2]], in: plan.id)
    #expect(try text() == "a b c d")
    let refusal = "a superset takes two or more entries that follow each other; nothing was changed"
    try expectRefusal(refusal) { try store.group([ids[0], ids[2]], in: plan.id) }
    try expectRefusal(refusal) { try store.group([ids[0], ids[0]], in: plan.id) }
    try expectRefusal(refusal) { try store.group([], in: plan.id) }
  }

  @Test func `an entry's settings hold for it alone`() throws {
    try store.append([1, 1].map { Workout.ID(rawValue: $0) }, toPlanNamed: "A")
    let plan = try #require(try store.plan(named: "A"))
    let own = WorkoutSettings(
      sets: 1, reps: 2, repsMax: 3, seconds: 4, meters: 5, rest: 0, techniques: [.dropSet])
    try store.setOwnSettings(own, ofEntry: plan.entries[1].id)
    try store.setOwnSettings(WorkoutSettings(sets: 8), of: Workout.ID(rawValue: 1))
    let changed = try #require(try store.plan(named: "A"))
    #expect(changed.entries[0].settings.sets == 8)
    #expect(changed.entries[1].ownSettings == own)
    #expect(changed.entries[1].settings == own)
    try store.setOwnSettings(WorkoutSettings(), ofEntry: plan.entries[1].id)
    #expect(try store.plan(named: "A")?.entries[1].settings.sets == 8)
    try expectRefusal("a setting must be from 1 (a rest from 0) to 1000000") {
      try store.setOwnSettings(WorkoutSettings(reps: 1_000_001), ofEntry: plan.entries[0].id)
    }
    try expectRefusal("the entry is no longer in its plan") {
      try store.setOwnSettings(WorkoutSettings(), ofEntry: Plan.Entry.ID(rawValue: 99))
    }
  }

  @Test func `several entries are done together or not at all`() throws {
    let plan = try make("a b c")
    let ids = plan.entries.map(\.id)
    try store.setDone(true, entries: [ids[0], ids[2]])
    #expect(try store.plan(plan.id)?.entries.map(\.isDone) == [true, false, true])
    try expectRefusal("the entry is no longer in its plan") {
      try store.setDone(true, entries: [ids[1], Plan.Entry.ID(rawValue: 99)])
    }
  }

  @Test func `what a picker marks goes in, and what it unmarks goes out`() throws {
    try store.append([1, 2, 1, 3].map { Workout.ID(rawValue: $0) }, toPlanNamed: "A")
    let plan = try #require(try store.plan(named: "A"))
    func pick(_ numbers: Int64..., from former: Int64...) throws {
      try store.setPicks(
        numbers.map(Workout.ID.init), from: former.map(Workout.ID.init), ofPlan: plan.id)
    }
    try pick(2, 3, 5, 4, from: 1, 2, 3)
    #expect(try text() == "b c e d")
    try pick(2, 3, 5, 4, from: 2, 3, 5, 4)
    #expect(try text() == "b c e d")
    // What came into the plan meanwhile was never marked, and stays.
    try store.append([Workout.ID(rawValue: 6)], toPlanNamed: "A")
    try pick(3, from: 2, 3)
    #expect(try text() == "c e d f")
    try store.deletePlan(plan.id)
    try expectRefusal(isGone) { try pick(1) }
  }

  @Test func `any change is taken back as the plan was read`() throws {
    let plan = try make("a bc d")
    try store.setOwnSettings(WorkoutSettings(sets: 9), ofEntry: plan.entries[1].id)
    try store.setDone(true, entry: plan.entries[3].id)
    let before = try #require(try store.plan(plan.id))
    try store.remove([plan.entries[1].id, plan.entries[3].id], from: plan.id)
    try store.move(plan.entries[2].id, in: plan.id, to: 0)
    try store.renamePlan(plan.id, to: "Z")
    try store.restore(before)
    #expect(try store.plan(plan.id) == before)
    try store.deletePlan(plan.id)
    try expectRefusal(isGone) { try store.restore(before) }
  }

  @Test func `a plan of thousands is moved about in`() throws {
    let many = (0..<3_000).map { Workout.ID(rawValue: Int64($0 % 900 + 1)) }
    try store.append(many, toPlanNamed: "Long")
    let plan = try #require(try store.plan(named: "Long"))
    try store.move(plan.entries[2_999].id, in: plan.id, to: 0)
    var expected = plan.entries.map(\.id)
    expected.insert(expected.removeLast(), at: 0)
    #expect(try store.plan(named: "Long")?.entries.map(\.id) == expected)
  }

  @Test func `a file of the first schema is brought to this one with its plans as they were`() throws {
    let path = folder.path("old.sqlite")
    try OldCatalog.make(at: path, plan: "Old", workouts: 3)
    let store = try WorkoutStore(path: path)
    let plan = try #require(try store.plan(named: "Old"))
    #expect(plan.entries.count == 3)
    #expect(plan.entries.allSatisfy { !$0.joinsPrevious && $0.ownSettings == WorkoutSettings() })
  }
}
