internal import SQLite

/// Puts workouts into every table that knows of them.
///
/// The search index is filled last, a thousand workouts at a time: it would write itself out whenever another statement
/// opens a savepoint, and inserting into a table with a trigger does.
final class WorkoutInsertion {
  private static let batchSize = 1_000

  private let workout: Statement
  private let tables: WorkoutTables
  private let words: SearchWordInsertion
  private var pending: [(id: Workout.ID, facts: Workout.Facts, document: SearchDocument)] = []

  /// Runs `body` with an insertion into a connection's database, inside the caller's transaction.
  static func perform<Result>(
    on connection: Connection, _ body: (WorkoutInsertion) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let insertion = try WorkoutInsertion(connection)
    let result = try body(insertion)
    try insertion.fillIndex()
    return result
  }

  private init(_ connection: Connection) throws(SQLiteError) {
    workout = try connection.prepare(
      """
      INSERT INTO workout (
        id, slug, origin, section, familiarity, category, force, mechanic, level, measurement,
        searched_names, default_sets, default_reps, default_reps_max, default_seconds, default_meters, default_rest
      )
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    tables = try WorkoutTables(connection)
    words = try SearchWordInsertion(connection)
  }

  /// Inserts one workout.
  func insert(_ facts: Workout.Facts, id: Workout.ID, origin: Workout.Origin) throws(SQLiteError) {
    let defaults = facts.defaults
    let document = SearchDocument(facts)
    try workout.run(
      binding: [
        .integer(id.rawValue), .text(facts.slug), .text(origin.rawValue), .integer(facts.section.rawValue),
        .integer(facts.familiarity),
        .text(facts.category.rawValue), .optional(facts.force?.rawValue), .optional(facts.mechanic?.rawValue),
        .text(facts.level.rawValue), .text(facts.measurement.rawValue),
        .text(String(decoding: document.searchedNames, as: UTF8.self)), .optional(defaults.sets),
        .optional(defaults.reps), .optional(defaults.repsMax), .optional(defaults.seconds),
        .optional(defaults.meters), .optional(defaults.rest),
      ])
    try tables.insert(facts, id: id)
    try insertDerived(facts, id: id, document)
  }

  /// Inserts what the list and search need of a workout that is there.
  func insertDerived(_ facts: Workout.Facts, id: Workout.ID, _ document: SearchDocument) throws(SQLiteError) {
    try tables.list(facts, id: id)
    pending.append((id, facts, document))
    if pending.count == Self.batchSize { try fillIndex() }
  }

  private func fillIndex() throws(SQLiteError) {
    for (id, _, document) in pending { try tables.index(document, id: id) }
    for (id, facts, document) in pending { try words.insert(document, of: facts, id: id) }
    pending.removeAll(keepingCapacity: true)
  }
}
