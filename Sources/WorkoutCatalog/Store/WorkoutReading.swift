internal import SQLite

/// Reads workouts whole, with each statement at hand for the next one.
struct WorkoutReading {
  /// In the order of the primary key, which needs no sorting.
  private static let names = """
    SELECT kind, language, name, position
    FROM workout_name
    WHERE workout_id = ?
    ORDER BY kind, language, position
    """
  private static let muscles =
    "SELECT role, muscle FROM workout_muscle WHERE workout_id = ? ORDER BY role, position"
  private static let equipment =
    "SELECT equipment FROM workout_equipment WHERE workout_id = ? ORDER BY position"
  private static let ownSettings = """
    SELECT \(SettingsColumns.names), is_favourite
    FROM workout_settings
    WHERE workout_id = ?
    """
  private static let workout = """
    SELECT slug, origin, section, familiarity, category, force, mechanic, level, measurement,
      default_sets, default_reps, default_reps_max, default_seconds, default_rest, default_meters, state
    FROM workout
    WHERE id = ?
    """

  private let statements: [Statement]

  /// Runs `body` with a reading from a connection's database.
  static func perform<Result>(
    on connection: Connection, _ body: (WorkoutReading) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try connection.withStatements([workout, names, muscles, equipment, ownSettings]) {
      (statements) throws(SQLiteError) in try body(WorkoutReading(statements: statements))
    }
  }

  /// The workout with an id; `nil` when it is not there.
  func workout(_ id: Workout.ID) throws(SQLiteError) -> Workout? {
    var workout: Workout?
    try forEachRow(0, id) { (row) throws(SQLiteError) in workout = try self.workout(id, row) }
    return workout
  }

  private func workout(_ id: Workout.ID, _ row: Row) throws(SQLiteError) -> Workout {
    var names: [Language: String] = [:]
    var aliases: [(position: Int, name: String)] = []
    try forEachRow(1, id) { row in
      if row.text(0) == "alias" {
        aliases.append((row.int(3), row.text(2)))
      } else if let language = Language(rawValue: row.text(1)) {
        names[language] = row.text(2)
      }
    }
    // The languages' aliases take turns in one order.
    aliases.sort { $0.position < $1.position }
    var primary: [Muscle] = []
    var secondary: [Muscle] = []
    try forEachRow(2, id) { row in
      guard let muscle = Muscle(rawValue: row.text(1)) else { return }
      if row.int(0) == 1 { primary.append(muscle) } else { secondary.append(muscle) }
    }
    var equipment: [Equipment] = []
    try forEachRow(3, id) { row in equipment.append(Equipment(rawValue: row.text(0)) ?? .other) }
    var own = WorkoutSettings()
    var isFavourite = false
    try forEachRow(4, id) { row in
      own = SettingsColumns.settings(row, from: 0)
      isFavourite = row.int(SettingsColumns.count) == 1
    }
    var defaults = SettingsColumns.figures(row, from: 9)
    defaults.meters = row.optionalInt(14)
    // Words that this version does not know, from a stranger's file, are read as the nearest thing to nothing.
    return Workout(
      id: id, origin: Workout.Origin(rawValue: row.text(1)) ?? .custom,
      facts: Workout.Facts(
        slug: row.text(0), names: names, aliases: aliases.map(\.name), primaryMuscles: primary,
        secondaryMuscles: secondary, equipment: equipment,
        category: Category(rawValue: row.text(4)) ?? .strength,
        force: row.optionalText(5).flatMap(Force.init),
        mechanic: row.optionalText(6).flatMap(Mechanic.init),
        level: Level(rawValue: row.text(7)) ?? .beginner,
        measurement: Measurement(rawValue: row.text(8)) ?? .reps, defaults: defaults.withPlausibleFigures,
        familiarity: row.int(3), section: MuscleGroup(rawValue: row.int(2))),
      state: Workout.State(rawValue: row.text(15)) ?? .listed, ownSettings: own, isFavourite: isFavourite)
  }

  private func forEachRow(
    _ index: Int, _ id: Workout.ID, _ body: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let statement = statements[index]
    try statement.bind(.integer(id.rawValue), at: 1)
    while let row = try statement.step() { try body(row) }
  }
}
