internal import SQLite

/// Puts workouts into every table that knows of them.
///
/// The list and the search index are filled a few thousand workouts at a time. The list's places are far apart, and less
/// so in order; the index would write itself out whenever another statement opens a savepoint.
final class WorkoutInsertion {
  private static let batchSize = 4_000

  private let workout: Statement
  private let tables: WorkoutTables
  private let words: SearchWordInsertion
  private var pending: [(id: Workout.ID, rows: WorkoutRows)] = []

  /// Runs `body` with an insertion into a connection's database, inside the caller's transaction.
  static func perform<Result>(
    on connection: Connection, _ body: (WorkoutInsertion) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let insertion = try WorkoutInsertion(connection)
    let result = try body(insertion)
    try insertion.fillDerived()
    return result
  }

  private init(_ connection: Connection) throws(SQLiteError) {
    // The caller's transaction ends with any failure, so that the trigger needs no savepoint, which takes long.
    workout = try connection.prepare(
      """
      INSERT OR FAIL INTO workout (
        id, slug, origin, section, familiarity, category, force, mechanic, level, measurement,
        searched_names, default_sets, default_reps, default_reps_max, default_seconds, default_meters, default_rest
      )
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    tables = try WorkoutTables(connection)
    words = try SearchWordInsertion(connection)
  }

  /// Inserts one workout.
  func insert(_ rows: WorkoutRows, id: Workout.ID, origin: Workout.Origin) throws(SQLiteError) {
    let (facts, defaults) = (rows.facts, rows.facts.defaults)
    try workout.run(
      binding: [
        .integer(id.rawValue), .text(facts.slug), .text(origin.rawValue), .integer(facts.section.rawValue),
        .integer(facts.familiarity),
        .text(facts.category.rawValue), .optional(facts.force?.rawValue), .optional(facts.mechanic?.rawValue),
        .text(facts.level.rawValue), .text(facts.measurement.rawValue),
        .text(rows.searchedNames), .optional(defaults.sets),
        .optional(defaults.reps), .optional(defaults.repsMax), .optional(defaults.seconds),
        .optional(defaults.meters), .optional(defaults.rest),
      ])
    try tables.insert(rows, id: id)
    try insertDerived(rows, id: id)
  }

  /// Inserts what the list and search need of a workout that is there.
  func insertDerived(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    pending.append((id, rows))
    if pending.count == Self.batchSize { try fillDerived() }
  }

  private func fillDerived() throws(SQLiteError) {
    for (index, language) in Language.allCases.enumerated() {
      let places = pending.map {
        (section: $0.rows.facts.section.rawValue, key: $0.rows.sortKeys[index], id: $0.id)
      }
      for place in places.sorted(by: <) { try tables.list(language, place.section, place.key, place.id) }
    }
    for (id, rows) in pending { try tables.index(rows.columns, id: id) }
    for (id, rows) in pending { try words.insert(rows.document, of: rows.facts, id: id) }
    pending.removeAll(keepingCapacity: true)
  }
}
