internal import SQLite

/// Puts workouts into every table that knows of them.
///
/// The search index is filled last, a thousand workouts at a time: it would write itself out whenever another statement
/// opens a savepoint, and inserting into a table with a trigger does.
final class WorkoutInsertion {
  private static let batchSize = 1_000

  private let workout: Statement
  private let name: Statement
  private let muscle: Statement
  private let equipment: Statement
  private let listing: Statement
  private let search: Statement
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
    words = try SearchWordInsertion(connection)
  }

  /// Inserts one workout.
  func insert(_ facts: Workout.Facts, id: Workout.ID, origin: Workout.Origin) throws(SQLiteError) {
    let key = Value.integer(id.rawValue)
    let defaults = facts.defaults
    let document = SearchDocument(facts)
    try run(
      workout,
      [
        key, .text(facts.slug), .text(origin.rawValue), .integer(facts.section.rawValue),
        .integer(facts.familiarity),
        .text(facts.category.rawValue), .optional(facts.force?.rawValue), .optional(facts.mechanic?.rawValue),
        .text(facts.level.rawValue), .text(facts.measurement.rawValue),
        .text(String(decoding: document.searchedNames, as: UTF8.self)), .optional(defaults.sets),
        .optional(defaults.reps), .optional(defaults.repsMax), .optional(defaults.seconds),
        .optional(defaults.meters), .optional(defaults.rest),
      ])
    for language in Language.allCases {
      let display = facts.name(in: language)
      if let own = facts.names[language] { try insertName(own, key, "name", language, 0) }
      try run(
        listing,
        [.text(language.rawValue), .integer(facts.section.rawValue), .text(Folding.sortKey(display)), key])
    }
    for (position, alias) in facts.aliases.enumerated() {
      try insertName(alias, key, "alias", Language(of: alias), position)
    }
    for (role, muscles) in [(1, facts.primaryMuscles), (2, facts.secondaryMuscles)] {
      for (position, name) in muscles.enumerated() {
        try run(muscle, [key, .integer(role), .integer(position), .text(name.rawValue)])
      }
    }
    for (position, name) in facts.equipment.enumerated() {
      try run(equipment, [key, .integer(position), .text(name.rawValue)])
    }
    pending.append((id, facts, document))
    if pending.count == Self.batchSize { try fillIndex() }
  }

  private func fillIndex() throws(SQLiteError) {
    for (id, _, document) in pending {
      try run(
        search,
        [.integer(id.rawValue)]
          + [
            document.name, document.alias, document.inner, document.initials, document.facet,
          ].map { .text(String(decoding: $0, as: UTF8.self)) })
    }
    for (id, facts, document) in pending { try words.insert(document, of: facts, id: id) }
    pending.removeAll(keepingCapacity: true)
  }

  private func insertName(
    _ text: String, _ key: Value, _ kind: String, _ language: Language, _ position: Int
  ) throws(SQLiteError) {
    try run(
      name,
      [
        key, .text(kind), .text(language.rawValue), .integer(position), .text(text),
        .text(Folding.compact(text)),
      ])
  }

  private func run(_ statement: Statement, _ values: [Value]) throws(SQLiteError) {
    for (index, value) in values.enumerated() { try statement.bind(value, at: index + 1) }
    try statement.run()
  }
}
