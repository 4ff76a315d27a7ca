internal import SQLite

extension WorkoutStore {
  /// The workouts with those ids, in that order; an id that is not there is left out.
  /// - Complexity: O(*n* log *m*) for *n* ids in a catalog of *m*.
  public func workouts(_ ids: [Workout.ID]) throws(StoreError) -> [Workout] {
    try read { (connection) throws(SQLiteError) in
      var workouts: [Workout] = []
      for id in ids {
        if let workout = try Self.workout(id, connection) { workouts.append(workout) }
      }
      return workouts
    }
  }

  /// The workout with an id; `nil` when it is not there.
  public func workout(_ id: Workout.ID) throws(StoreError) -> Workout? {
    try workouts([id]).first
  }

  /// The names to show of the workouts with those ids, in that order; an id that is not there is left out.
  ///
  /// Much quicker than the whole workouts.
  /// - Complexity: O(*n* log *m*) for *n* ids in a catalog of *m*.
  public func names(_ ids: [Workout.ID], in language: Language) throws(StoreError) -> [String] {
    try read { (connection) throws(SQLiteError) in
      try connection.withStatement(
        """
        SELECT coalesce(
          (SELECT name FROM workout_name WHERE workout_id = id AND kind = 'name' AND language = ?2),
          (SELECT name FROM workout_name WHERE workout_id = id AND kind = 'name'),
          slug)
        FROM workout
        WHERE id = ?1
        """
      ) { (statement) throws(SQLiteError) in
        var names: [String] = []
        names.reserveCapacity(ids.count)
        for id in ids {
          try statement.bind(.integer(id.rawValue), at: 1)
          try statement.bind(.text(language.rawValue), at: 2)
          if let row = try statement.step() { names.append(row.text(0)) }
          statement.reset()
        }
        return names
      }
    }
  }

  static func workout(_ id: Workout.ID, _ connection: Connection) throws(SQLiteError) -> Workout? {
    let key: KeyValuePairs<String, Value> = [":id": .integer(id.rawValue)]
    var names: [Language: String] = [:]
    var aliases: [String] = []
    try connection.forEachRow(
      "SELECT kind, language, name FROM workout_name WHERE workout_id = :id ORDER BY kind, position", key
    ) { (row) throws(SQLiteError) in
      if row.text(0) == "alias" {
        aliases.append(row.text(2))
      } else if let language = Language(rawValue: row.text(1)) {
        names[language] = row.text(2)
      }
    }
    var primary: [Muscle] = []
    var secondary: [Muscle] = []
    try connection.forEachRow(
      "SELECT role, muscle FROM workout_muscle WHERE workout_id = :id ORDER BY role, position", key
    ) { (row) throws(SQLiteError) in
      guard let muscle = Muscle(rawValue: row.text(1)) else { return }
      if row.int(0) == 1 { primary.append(muscle) } else { secondary.append(muscle) }
    }
    let equipment = try connection.rows(
      "SELECT equipment FROM workout_equipment WHERE workout_id = :id ORDER BY position", key
    ) { Equipment(rawValue: $0.text(0)) ?? .other }
    let own = try connection.firstRow(
      """
      SELECT sets, reps, reps_max, seconds, meters, rest, techniques
      FROM workout_settings
      WHERE workout_id = :id
      """, key
    ) { row in
      var own = settings(row, from: 0)
      own.techniques = row.optionalText(6)?.split(separator: " ").compactMap {
        Technique(rawValue: String($0))
      }
      return own
    }

    return try connection.firstRow(
      """
      SELECT slug, origin, section, familiarity, category, force, mechanic, level, measurement,
        default_sets, default_reps, default_reps_max, default_seconds, default_meters, default_rest
      FROM workout
      WHERE id = :id
      """, key
    ) { row in
      // Words that this version does not know, from a stranger's file, are read as the nearest thing to
      // nothing.
      let category = Category(rawValue: row.text(4)) ?? .strength
      return Workout(
        id: id, origin: Workout.Origin(rawValue: row.text(1)) ?? .custom,
        facts: Workout.Facts(
          slug: row.text(0), names: names, aliases: aliases, primaryMuscles: primary,
          secondaryMuscles: secondary, equipment: equipment, category: category,
          force: row.optionalText(5).flatMap(Force.init),
          mechanic: row.optionalText(6).flatMap(Mechanic.init),
          level: Level(rawValue: row.text(7)) ?? .beginner,
          measurement: Measurement(rawValue: row.text(8)) ?? .reps, defaults: settings(row, from: 9),
          familiarity: row.int(3), section: MuscleGroup(rawValue: row.int(2))),
        ownSettings: own ?? WorkoutSettings())
    }
  }

  private static func settings(_ row: Row, from column: Int) -> WorkoutSettings {
    WorkoutSettings(
      sets: row.optionalInt(column), reps: row.optionalInt(column + 1), repsMax: row.optionalInt(column + 2),
      seconds: row.optionalInt(column + 3), meters: row.optionalInt(column + 4),
      rest: row.optionalInt(column + 5)
    ).withPlausibleFigures
  }

  /// The workout with a slug, or else with a name or alias that folds to the same letters: a person's own
  /// before the catalog's, a name before an alias, the better known first.
  /// - Returns: `nil` when there is none; `nearest(to:)` may know what was meant.
  public func workout(matching nameOrSlug: String) throws(StoreError) -> Workout? {
    try read { (connection) throws(SQLiteError) in
      let bySlug = try connection.firstRow(
        "SELECT id FROM workout WHERE slug = :slug", [":slug": .text(nameOrSlug.composed)]
      ) { Workout.ID(rawValue: $0.integer(0)) }
      if let bySlug { return try Self.workout(bySlug, connection) }
      let byName = try connection.firstRow(
        """
        SELECT workout.id
        FROM workout_name
        JOIN workout ON workout.id = workout_name.workout_id
        WHERE workout_name.folded = :folded AND :folded <> ''
        ORDER BY workout.origin <> 'custom', workout_name.kind = 'alias', workout.familiarity, workout.id
        LIMIT 1
        """, [":folded": .text(Folding.compact(nameOrSlug))]
      ) { Workout.ID(rawValue: $0.integer(0)) }
      guard let byName else { return nil }
      return try Self.workout(byName, connection)
    }
  }
}
