internal import SQLite

/// Changes workouts in every table that knows of them.
///
/// The search index keeps no text of its own: to take a workout out, it must be given the very words that went in,
/// which the stored facts tell.
final class WorkoutRewriting {
  let connection: Connection
  private let tables: WorkoutTables
  private let words: SearchWordInsertion
  private let unindexing: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    tables = try WorkoutTables(connection)
    words = try SearchWordInsertion(connection)
    unindexing = try connection.prepare(
      """
      INSERT INTO workout_search (workout_search, rowid, name, alias, inner, initials, facet)
      VALUES ('delete', ?, ?, ?, ?, ?, ?)
      """)
  }

  /// Gives a workout other facts, in the caller's transaction. Its slug stays.
  /// - Parameters:
  ///   - workout: the workout as it is stored.
  ///   - facts: checked facts.
  func rewrite(_ workout: Workout, as facts: Workout.Facts) throws(SQLiteError) {
    guard facts != workout.facts else { return }
    let (before, rows) = (WorkoutRows(workout.facts), WorkoutRows(facts))
    let defaults = facts.defaults
    try connection.run(
      """
      UPDATE workout
      SET section = :section, familiarity = :familiarity, category = :category, force = :force,
        mechanic = :mechanic, level = :level, measurement = :measurement, searched_names = :searched_names,
        default_sets = :sets, default_reps = :reps, default_reps_max = :reps_max, default_seconds = :seconds,
        default_meters = :meters, default_rest = :rest
      WHERE id = :id
      """,
      [
        ":id": .integer(workout.id.rawValue), ":section": .integer(facts.section.rawValue),
        ":familiarity": .integer(facts.familiarity), ":category": .text(facts.category.rawValue),
        ":force": .optional(facts.force?.rawValue), ":mechanic": .optional(facts.mechanic?.rawValue),
        ":level": .text(facts.level.rawValue), ":measurement": .text(facts.measurement.rawValue),
        ":searched_names": .text(rows.searchedNames),
        ":sets": .optional(defaults.sets), ":reps": .optional(defaults.reps),
        ":reps_max": .optional(defaults.repsMax), ":seconds": .optional(defaults.seconds),
        ":meters": .optional(defaults.meters), ":rest": .optional(defaults.rest),
      ])
    for table in ["workout_name", "workout_muscle", "workout_equipment"] {
      try delete(workout.id, from: table)
    }
    try tables.insert(rows, id: workout.id)
    guard workout.state == .listed else { return }
    try delete(workout.id, from: "workout_listing")
    try tables.list(rows, id: workout.id)
    guard rows.document != before.document else { return }
    try unindex(before, workout.id)
    try index(rows, workout.id)
    try forgetWords(of: before, except: rows)
  }

  /// Takes a workout into lists, counts and search, or out of them, in the caller's transaction.
  func setState(_ state: Workout.State, of workout: Workout) throws(SQLiteError) {
    guard state != workout.state else { return }
    try connection.run(
      "UPDATE workout SET state = :state WHERE id = :id",
      [":state": .text(state.rawValue), ":id": .integer(workout.id.rawValue)])
    let rows = WorkoutRows(workout.facts)
    if workout.state == .listed {
      try delete(workout.id, from: "workout_listing")
      try unindex(rows, workout.id)
      try forgetWords(of: rows, except: nil)
    } else if state == .listed {
      try tables.list(rows, id: workout.id)
      try index(rows, workout.id)
    }
  }

  private func delete(_ id: Workout.ID, from table: String) throws(SQLiteError) {
    try connection.run("DELETE FROM \(table) WHERE workout_id = :id", [":id": .integer(id.rawValue)])
  }

  private func index(_ rows: WorkoutRows, _ id: Workout.ID) throws(SQLiteError) {
    try tables.index(rows, id: id)
    try words.insert(rows, id: id)
  }

  private func unindex(_ rows: WorkoutRows, _ id: Workout.ID) throws(SQLiteError) {
    try unindexing.run(id, rows.columns)
  }

  private func forgetWords(of old: WorkoutRows, except new: WorkoutRows?) throws(SQLiteError) {
    let kept = new.map(SearchWordInsertion.words) ?? []
    try words.review(SearchWordInsertion.words(of: old).subtracting(kept))
  }
}
