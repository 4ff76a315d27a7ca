import FaultVFS
import Testing

@testable import WorkoutCatalog

/// What is done to a ``TinyCatalog`` whose disk fails, and must be done whole or not at all.
enum FaultedOperation: CaseIterable, Sendable {
  case browse, search, append, appendToNewPlan, setDone, resetDone, settings, add, noteOpened, rebuild
  case insertEntry, removeEntry, moveEntry, group, entrySettings, setPicks
  case createPlan, renamePlan, copyPlan, deletePlan, restorePlan
  case edit, favourite, hide, remove, bringBack, importJSON, importLog

  private static let first = Workout.ID(rawValue: 1)

  /// The faults that it is tried with. Those that go on are the same for all that is one transaction.
  var faults: [Fault] {
    switch self {
    case .browse, .search, .append, .appendToNewPlan, .setDone, .resetDone, .settings, .add, .noteOpened,
      .rebuild:
      Fault.all
    default: [Fault(kind: FAULTVFS_ERROR), Fault(kind: FAULTVFS_SHORT_WRITE), Fault(kind: FAULTVFS_SYNC)]
    }
  }

  func perform(_ store: WorkoutStore) throws {
    let first = Self.first
    switch self {
    case .browse:
      let sections = try store.sections()
      #expect(sections.reduce(0) { $0 + $1.count } == TinyCatalog.builtin.count + 1)
      #expect(try store.workout(first)?.settings.sets == 7)
      #expect(try store.plan(named: "Push day")?.entries.count == 3)
    case .search:
      let results = try store.search(SearchQuery("garage"))
      #expect(results.hits.count == 1)
      #expect(try store.total(results) == 1)
    case .append: try store.append([first, Workout.ID(rawValue: 2)], toPlanNamed: "Push day")
    case .appendToNewPlan: try store.append([first], toPlanNamed: "Leg day")
    case .setDone: try store.setDone(true, entry: try plan(store).entries[2].id)
    case .resetDone: try store.resetDone(plan: try plan(store).id)
    case .settings: try store.setOwnSettings(WorkoutSettings(reps: 5), of: Workout.ID(rawValue: 2))
    case .add: try store.add(.sample("Basement Press"))
    case .noteOpened: try store.noteOpened(first)
    case .rebuild: try store.rebuild { _ in }
    case .insertEntry, .removeEntry, .moveEntry, .group, .entrySettings, .setPicks: try editEntries(store)
    case .createPlan: try store.createPlan(named: "Leg day")
    case .renamePlan: try store.renamePlan(try plan(store).id, to: "Pull day")
    case .copyPlan: try store.copyPlan(try plan(store).id, as: "Again")
    case .deletePlan: try store.deletePlan(try plan(store).id)
    case .restorePlan:
      let plan = try plan(store)
      try store.restore(Plan(id: plan.id, name: "Then", entries: Array(plan.entries.dropLast())))
    case .edit:
      try store.edit(first) {
        $0.names[.english] = "Floor Push"
        $0.aliases.append("FP")
      }
    case .favourite: try store.setFavourite(true, of: first)
    case .hide: try store.setState(.hidden, of: first)
    case .remove: try store.setState(.removed, of: try own("Garage Press", store))
    case .bringBack: try store.setState(.listed, of: try own("Forgotten Press", store))
    case .importJSON: #expect(try store.bring(Self.workouts.utf8).counts.hasPrefix("added 2"))
    case .importLog: #expect(try store.bring(Self.log.utf8).plans == 1)
    }
  }

  private func editEntries(_ store: WorkoutStore) throws {
    let plan = try plan(store)
    let entries = plan.entries.map(\.id)
    switch self {
    case .insertEntry:
      try store.insert(
        [
          Plan.NewEntry(
            workout: Workout.ID(rawValue: 2), ownSettings: WorkoutSettings(sets: 9), joinsPrevious: true)
        ], into: plan.id, at: 1)
    case .removeEntry: try store.remove([entries[0], entries[1]], from: plan.id)
    case .moveEntry: try store.move(entries[0], in: plan.id, to: 3)
    case .group: try store.group(Array(entries[..<2]), in: plan.id)
    case .entrySettings: try store.setOwnSettings(WorkoutSettings(reps: 6, rest: 30), ofEntry: entries[1])
    default:
      try store.setPicks(
        [Workout.ID(rawValue: 3)], from: [Workout.ID(rawValue: 1)], ofPlan: plan.id)
    }
  }

  private func plan(_ store: WorkoutStore) throws -> Plan {
    try #require(try store.plan(named: "Push day"))
  }

  private func own(_ name: String, _ store: WorkoutStore) throws -> Workout.ID {
    try #require(try store.workout(matching: name, in: Set(Workout.State.allCases))).id
  }

  private static let workouts = """
    [{"id": "a", "name": "Zig Hop", "equipment": "barbell", "primaryMuscles": ["calves"], "secondaryMuscles": [],
      "instructions": ["Hop.", "And back."], "category": "strength", "level": "beginner"},
     {"id": "b", "name": "Zag Hop", "equipment": "other", "primaryMuscles": ["lats"], "secondaryMuscles": [],
      "instructions": [], "category": "strength", "level": "expert"}]
    """

  private static let log = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2024-01-02,Leg day,1h,Zig Hop,1,60,8,0,0,,,
    2024-01-02,Leg day,1h,Garage Press,1,60,8,0,0,,,
    """
}
