internal import SQLite

extension WorkoutStore {
  /// Changes what a workout is, by a person's hand: what they change stays so, whatever a later catalog or import says.
  ///
  /// The slug, the settings' defaults and the familiarity stay. The section follows the category and the first primary
  /// muscle when these change.
  /// - Parameters:
  ///   - id: the workout, in any state.
  ///   - change: given the facts as they are stored.
  /// - Returns: the workout as it is now.
  /// - Throws: `StoreError` of kind `invalid` when the workout is no longer there or the new facts may not be stored;
  ///   see ``add(_:)``.
  /// - Complexity: O(log *n*) for each of its words.
  @discardableResult
  public func edit(
    _ id: Workout.ID, _ change: @Sendable (inout Workout.Facts) -> Void
  ) throws(StoreError) -> Workout {
    let result = try write { (connection) throws(SQLiteError) -> Result<Workout, StoreError> in
      guard let workout = try Self.workout(id, connection) else { return .failure(.noSuchWorkout) }
      var facts = workout.facts
      change(&facts)
      (facts.slug, facts.defaults, facts.familiarity, facts.section) = (
        workout.slug, workout.facts.defaults, workout.facts.familiarity, workout.section
      )
      do throws(StoreError) { facts = try facts.refiled(from: workout.facts).checked() } catch {
        return .failure(error)
      }
      try WorkoutRewriting(connection).rewrite(workout, as: facts)
      for field in facts.fields(changedFrom: workout.facts) {
        try connection.run(
          "INSERT INTO workout_edit (workout_id, field) VALUES (:id, :field) ON CONFLICT DO NOTHING",
          [":id": .integer(id.rawValue), ":field": .text(field.rawValue)])
      }
      return .success(try Self.workout(id, connection) ?? workout)
    }
    return try result.get()
  }

  /// The facts of a workout that a person changed by hand.
  public func editedFields(of id: Workout.ID) throws(StoreError) -> Set<Workout.Field> {
    try read { (connection) throws(SQLiteError) in try Self.editedFields(of: id, connection) }
  }

  static func editedFields(
    of id: Workout.ID, _ connection: Connection
  ) throws(SQLiteError) -> Set<Workout.Field> {
    Set(
      try connection.rows(
        "SELECT field FROM workout_edit WHERE workout_id = :id", [":id": .integer(id.rawValue)]
      ) { Workout.Field(rawValue: $0.text(0)) }.compactMap { $0 })
  }

  /// Takes a workout out of lists, counts and search, or back into them. Its names, settings and places in plans stay.
  /// - Returns: the state it had.
  /// - Throws: `StoreError` of kind `invalid` when the workout is no longer there, or is to be removed and is one of
  ///   the catalog's.
  @discardableResult
  public func setState(
    _ state: Workout.State, of id: Workout.ID
  ) throws(StoreError) -> Workout.State {
    let result = try write { (connection) throws(SQLiteError) -> Result<Workout.State, StoreError> in
      guard let workout = try Self.workout(id, connection) else { return .failure(.noSuchWorkout) }
      guard state != .removed || workout.isRemovable else {
        return .failure(
          StoreError(
            .invalid, "\(workout.slug) comes with the catalog and cannot be removed; hide it instead",
            "\(workout.slug): 카탈로그에 있는 운동은 삭제할 수 없습니다. 대신 숨기세요"))
      }
      try WorkoutRewriting(connection).setState(state, of: workout)
      return .success(workout.state)
    }
    return try result.get()
  }

  /// The workouts that are in a state other than listed, the latest own ones first.
  /// - Complexity: O(*n*) in the number of those.
  public func workouts(in state: Workout.State) throws(StoreError) -> [Workout] {
    try read { (connection) throws(SQLiteError) in
      let ids = try connection.rows(
        "SELECT id FROM workout WHERE state = :state AND state <> 'listed' ORDER BY id",
        [":state": .text(state.rawValue)]
      ) { Workout.ID(rawValue: $0.integer(0)) }
      var workouts: [Workout] = []
      try WorkoutReading.perform(on: connection) { (reading) throws(SQLiteError) in
        for id in ids {
          if let workout = try reading.workout(id) { workouts.append(workout) }
        }
      }
      return workouts
    }
  }
}
