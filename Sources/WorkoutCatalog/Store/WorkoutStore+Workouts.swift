internal import SQLite

extension WorkoutStore {
  /// The workouts with those ids, in that order; an id that is not there is left out.
  /// - Complexity: O(*n* log *m*) for *n* ids in a catalog of *m*.
  public func workouts(_ ids: [Workout.ID]) throws(StoreError) -> [Workout] {
    try read { (connection) throws(SQLiteError) in
      try WorkoutReading.perform(on: connection) { (reading) throws(SQLiteError) in
        var workouts: [Workout] = []
        workouts.reserveCapacity(ids.count)
        for id in ids {
          if let workout = try reading.workout(id) { workouts.append(workout) }
        }
        return workouts
      }
    }
  }

  /// The workout with an id; `nil` when it is not there.
  public func workout(_ id: Workout.ID) throws(StoreError) -> Workout? {
    try workouts([id]).first
  }

  static func workout(_ id: Workout.ID, _ connection: Connection) throws(SQLiteError) -> Workout? {
    try WorkoutReading.perform(on: connection) { (reading) throws(SQLiteError) in try reading.workout(id) }
  }

  /// The names to show of the workouts with those ids, in that order; an id that is not there is left out.
  ///
  /// Many times quicker than the whole workouts.
  /// - Complexity: O(*n* log *m*) for *n* ids in a catalog of *m*.
  public func names(_ ids: [Workout.ID], in language: Language) throws(StoreError) -> [String] {
    try read { (connection) throws(SQLiteError) in
      try connection.withStatement(
        """
        SELECT name, language = ?2
        FROM workout_name
        WHERE workout_id = ?1 AND kind = 'name'
        """
      ) { (statement) throws(SQLiteError) in
        var names = [String?](repeating: nil, count: ids.count)
        // In the order of the table, so that each page of it is read once.
        for index in ids.indices.sorted(by: { ids[$0] < ids[$1] }) {
          try statement.bind(.integer(ids[index].rawValue), at: 1)
          try statement.bind(.text(language.rawValue), at: 2)
          while let row = try statement.step() {
            if names[index] == nil || row.int(1) == 1 { names[index] = row.text(0) }
          }
          if names[index] == nil { names[index] = try Self.slug(ids[index], connection) }
        }
        return names.compactMap(\.self)
      }
    }
  }

  private static func slug(_ id: Workout.ID, _ connection: Connection) throws(SQLiteError) -> String? {
    try connection.firstRow("SELECT slug FROM workout WHERE id = :id", [":id": .integer(id.rawValue)]) {
      $0.text(0)
    }
  }

  /// The workout with a slug, or else with a name or alias that folds to the same letters: the first of
  /// ``workouts(matching:in:)``.
  /// - Parameter states: only workouts in one of these.
  /// - Returns: `nil` when there is none; `nearest(to:)` may know what was meant.
  public func workout(
    matching nameOrSlug: String, in states: Set<Workout.State> = [.listed, .hidden]
  ) throws(StoreError) -> Workout? {
    try workouts(matching: nameOrSlug, in: states).first
  }

  /// The workout with a slug, or else all that have a name or alias which folds to the same letters: listed ones before
  /// hidden ones, a person's own before the catalog's, a name before an alias, the better known first.
  /// - Parameter states: only workouts in one of these.
  public func workouts(
    matching nameOrSlug: String, in states: Set<Workout.State>
  ) throws(StoreError) -> [Workout] {
    try read { (connection) throws(SQLiteError) in
      try WorkoutReading.perform(on: connection) { (reading) throws(SQLiteError) in
        let bySlug = try connection.firstRow(
          "SELECT id FROM workout WHERE slug = :slug", [":slug": .text(nameOrSlug.composed)]
        ) { Workout.ID(rawValue: $0.integer(0)) }
        if let bySlug, let workout = try reading.workout(bySlug), states.contains(workout.state) {
          return [workout]
        }
        let byName = try connection.rows(
          """
          SELECT workout.id
          FROM workout_name
          JOIN workout ON workout.id = workout_name.workout_id
          WHERE workout_name.folded = :folded AND :folded <> ''
          ORDER BY workout.state = 'removed', workout.state = 'hidden', workout.origin <> 'custom',
            workout_name.kind = 'alias', workout.familiarity, workout.id
          """, [":folded": .text(Folding.compact(nameOrSlug))]
        ) { Workout.ID(rawValue: $0.integer(0)) }
        var workouts: [Workout] = []
        for id in byName where !workouts.contains(where: { $0.id == id }) {
          guard let workout = try reading.workout(id), states.contains(workout.state) else { continue }
          workouts.append(workout)
        }
        return workouts
      }
    }
  }
}
