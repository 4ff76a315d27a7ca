internal import SQLite

/// Puts workouts into every table that knows of them.
///
/// All but `workout` is filled a few thousand workouts at a time, table by table: what is next to each other is in the
/// processor's caches. The list's places are less far apart in order; and the search index would write itself out whenever
/// another statement opens a savepoint.
final class WorkoutInsertion {
  private static let batchSize = 4_000

  private let connection: Connection
  private let workout: Statement
  private let tables: WorkoutTables
  private let words: SearchWordInsertion
  private var pending: [(id: Workout.ID, rows: WorkoutRows, isNew: Bool)] = []

  /// Runs `body` with an insertion into a connection's database, inside the caller's transaction.
  static func perform<Result>(
    on connection: Connection, _ body: (WorkoutInsertion) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    // Facts are checked before they come here, and their words are those of the vocabularies: to check each again in
    // SQL takes as long as to write it.
    try connection.execute("PRAGMA ignore_check_constraints = ON")
    defer { try? connection.execute("PRAGMA ignore_check_constraints = OFF") }
    let insertion = try WorkoutInsertion(connection)
    let result = try body(insertion)
    try insertion.fillTables()
    return result
  }

  private init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
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

  /// Inserts one workout, with its own slug or another.
  func insert(
    _ rows: WorkoutRows, slug: String? = nil, id: Workout.ID, origin: Workout.Origin,
    state: Workout.State = .listed
  ) throws(SQLiteError) {
    let (facts, defaults) = (rows.facts, rows.facts.defaults)
    try workout.run(
      binding: [
        .integer(id.rawValue), .text(slug ?? facts.slug), .text(origin.rawValue),
        .integer(facts.section.rawValue), .integer(facts.familiarity),
        .text(facts.category.rawValue), .optional(facts.force?.rawValue), .optional(facts.mechanic?.rawValue),
        .text(facts.level.rawValue), .text(facts.measurement.rawValue),
        .text(rows.searchedNames), .optional(defaults.sets),
        .optional(defaults.reps), .optional(defaults.repsMax), .optional(defaults.seconds),
        .optional(defaults.meters), .optional(defaults.rest),
      ])
    guard state == .listed else { return try insertUnlisted(rows, id, state) }
    try add(rows, id, isNew: true)
  }

  /// Inserts the facts of a workout that neither the list nor search is to know.
  private func insertUnlisted(
    _ rows: WorkoutRows, _ id: Workout.ID, _ state: Workout.State
  ) throws(SQLiteError) {
    try tables.insert(rows, id: id)
    try connection.run(
      "UPDATE workout SET state = :state WHERE id = :id",
      [":state": .text(state.rawValue), ":id": .integer(id.rawValue)])
  }

  /// Inserts what the list and search need of a workout that is there.
  func insertDerived(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    try add(rows, id, isNew: false)
  }

  private func add(_ rows: WorkoutRows, _ id: Workout.ID, isNew: Bool) throws(SQLiteError) {
    pending.append((id, rows, isNew))
    if pending.count == Self.batchSize { try fillTables() }
  }

  private func fillTables() throws(SQLiteError) {
    for (id, rows, isNew) in pending where isNew { try tables.insertNames(rows, id: id) }
    for (id, rows, isNew) in pending where isNew { try tables.insertMuscles(rows, id: id) }
    for (id, rows, isNew) in pending where isNew { try tables.insertEquipment(rows, id: id) }
    for (index, language) in Language.allCases.enumerated() {
      let places = pending.map {
        (section: $0.rows.facts.section.rawValue, key: $0.rows.sortKeys[index], id: $0.id)
      }
      for place in places.sorted(by: <) { try tables.list(language, place.section, place.key, place.id) }
    }
    for (id, rows, _) in pending { try tables.index(rows.columns, id: id) }
    for (id, rows, _) in pending { try words.insert(rows.document, of: rows.facts, id: id) }
    pending.removeAll(keepingCapacity: true)
  }
}
