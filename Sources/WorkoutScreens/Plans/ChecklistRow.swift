internal import WorkoutCatalog

/// A row of a plan's checklist.
struct ChecklistRow: Identifiable, Equatable {
  /// What is to be done.
  let entry: Plan.Entry
  /// The part of its superset's bracket; blank in none, and `nil` when the plan has no superset.
  let bracket: String?

  /// The entry's number.
  var id: Plan.Entry.ID { entry.id }

  /// The rows of a plan.
  static func rows(of plan: Plan) -> [ChecklistRow] {
    let places = plan.supersetPlaces
    let hasBrackets = places.contains { $0 != nil }
    return zip(plan.entries, places).map { entry, place in
      ChecklistRow(entry: entry, bracket: hasBrackets ? place?.bracket ?? " " : nil)
    }
  }
}
