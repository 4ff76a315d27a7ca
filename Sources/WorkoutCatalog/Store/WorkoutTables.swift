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
    for row in rows.names {
      try name.run(
        binding: [
          .integer(id.rawValue), .text(row.kind), .text(row.language.rawValue), .integer(row.position),
          .text(row.text), .text(row.folded),
        ])
    }
  }

  func insertMuscles(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    for (role, muscles) in [(1, rows.facts.primaryMuscles), (2, rows.facts.secondaryMuscles)] {
      for (position, name) in muscles.enumerated() {
        try muscle.run(
          binding: [.integer(id.rawValue), .integer(role), .integer(position), .text(name.rawValue)])
      }
    }
  }

  func insertEquipment(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    for (position, name) in rows.facts.equipment.enumerated() {
      try equipment.run(binding: [.integer(id.rawValue), .integer(position), .text(name.rawValue)])
    }
  }

  /// Inserts the places in the list, one a language.
  func list(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    for (language, sortKey) in zip(Language.allCases, rows.sortKeys) {
      try list(language, rows.facts.section.rawValue, sortKey, id)
    }
  }

  /// Inserts a place in the list of one language.
  func list(_ language: Language, _ section: Int, _ sortKey: String, _ id: Workout.ID) throws(SQLiteError) {
    try listing.run(
      binding: [.text(language.rawValue), .integer(section), .text(sortKey), .integer(id.rawValue)])
  }

  /// Inserts the words into the search index.
  func index(_ columns: [Value], id: Workout.ID) throws(SQLiteError) {
    try search.run(binding: [.integer(id.rawValue)] + columns)
  }
}

extension Statement {
  /// Binds a value to each parameter, in order, and runs the statement.
  func run(binding values: [Value]) throws(SQLiteError) {
    for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
    try run()
  }
}
