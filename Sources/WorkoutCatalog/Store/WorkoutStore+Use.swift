internal import SQLite

extension WorkoutStore {
  /// Notes that a person opened a workout: among equals, search shows what is used first.
  public func noteOpened(_ workout: Workout.ID) throws(StoreError) {
    try write { (connection) throws(SQLiteError) in
      try connection.run(
        """
        INSERT INTO workout_use (workout_id, opened)
        VALUES (:workout, 1)
        ON CONFLICT (workout_id) DO UPDATE SET opened = opened + 1
        """, [":workout": .integer(workout.rawValue)])
    }
  }
}
