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
  func insert(_ facts: Workout.Facts, id: Workout.ID) throws(SQLiteError) {
    let key = Value.integer(id.rawValue)
    for language in Language.allCases {
      if let own = facts.names[language] { try insertName(own, key, "name", language, 0) }
    }
    for (position, alias) in facts.aliases.enumerated() {
      try insertName(alias, key, "alias", Language(of: alias), position)
    }
    for (role, muscles) in [(1, facts.primaryMuscles), (2, facts.secondaryMuscles)] {
      for (position, name) in muscles.enumerated() {
        try muscle.run(binding: [key, .integer(role), .integer(position), .text(name.rawValue)])
      }
    }
    for (position, name) in facts.equipment.enumerated() {
      try equipment.run(binding: [key, .integer(position), .text(name.rawValue)])
    }
  }

  /// Inserts the places in the list, one a language.
  func list(_ facts: Workout.Facts, id: Workout.ID) throws(SQLiteError) {
    for language in Language.allCases {
      try listing.run(
        binding: [
          .text(language.rawValue), .integer(facts.section.rawValue),
          .text(Folding.sortKey(facts.name(in: language))), .integer(id.rawValue),
        ])
    }
  }

  /// Inserts the words into the search index.
  func index(_ document: SearchDocument, id: Workout.ID) throws(SQLiteError) {
    try search.run(binding: [.integer(id.rawValue)] + document.columns)
  }

  private func insertName(
    _ text: String, _ key: Value, _ kind: String, _ language: Language, _ position: Int
  ) throws(SQLiteError) {
    try name.run(
      binding: [
        key, .text(kind), .text(language.rawValue), .integer(position), .text(text),
        .text(Folding.compact(text)),
      ])
  }
}

extension SearchDocument {
  /// The index's columns, in its order.
  var columns: [Value] {
    [name, alias, inner, initials, facet].map { .text(String(decoding: $0, as: UTF8.self)) }
  }
}

extension Statement {
  /// Binds a value to each parameter, in order, and runs the statement.
  func run(binding values: [Value]) throws(SQLiteError) {
    for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
    try run()
  }
}
