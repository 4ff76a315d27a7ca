internal import SQLite

/// Fills the tables beside `workout` that hold a workout's facts, its places in the list and its words.
final class WorkoutTables {
  private let name: Statement
  private let muscle: Statement
  private let equipment: Statement
  private let listing: Statement
  private let search: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    name = try connection.prepare(
      """
      INSERT INTO workout_name (workout_id, kind, language, position, name, folded)
      VALUES (?, ?, ?, ?, ?, ?)
      """)
    muscle = try connection.prepare(
      "INSERT INTO workout_muscle (workout_id, role, position, muscle) VALUES (?, ?, ?, ?)")
    equipment = try connection.prepare(
      "INSERT INTO workout_equipment (workout_id, position, equipment) VALUES (?, ?, ?)")
    listing = try connection.prepare(
      "INSERT INTO workout_listing (language, section, sort_key, workout_id) VALUES (?, ?, ?, ?)")
    search = try connection.prepare(
      """
      INSERT INTO workout_search (rowid, name, alias, inner, initials, facet)
      VALUES (?, ?, ?, ?, ?, ?)
      """)
  }

  /// Inserts the names, muscles and equipment.
  func insert(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    try insertNames(rows, id: id)
    try insertMuscles(rows, id: id)
    try insertEquipment(rows, id: id)
  }

  func insertNames(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    for row in rows.names { try name.run(id, row) }
  }

  func insertMuscles(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    for row in rows.muscles { try muscle.run(id, row) }
  }

  func insertEquipment(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    for row in rows.equipment { try equipment.run(id, row) }
  }

  /// Inserts the places in the list, one a language.
  func list(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    for (language, sortKey) in zip(Language.allCases, rows.sortKeys) {
      try listing.bind(.text(language.rawValue), at: 1)
      try listing.bind(.integer(rows.facts.section.rawValue), at: 2)
      try listing.bind(.text(sortKey), at: 3)
      try listing.bind(.integer(id.rawValue), at: 4)
      try listing.run()
    }
  }

  /// Inserts the words into the search index.
  func index(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) { try search.run(id, rows.columns) }
}

extension Statement {
  /// Binds a value to each parameter, in order, and runs the statement.
  func run(binding values: [Value]) throws(SQLiteError) {
    for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
    try run()
  }

  /// Binds a workout's id and what follows it, and runs the statement.
  func run(_ id: Workout.ID, _ values: [Value]) throws(SQLiteError) {
    try bind(.integer(id.rawValue), at: 1)
    for (index, value) in values.enumerated() { try bind(value, at: index + 2) }
    try run()
  }
}
