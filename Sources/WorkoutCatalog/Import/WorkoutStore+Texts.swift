internal import SQLite

extension WorkoutStore {
  /// What the sources of imports say of a workout, each source's in its own order.
  /// - Complexity: O(log *m*) in the catalog's size, and the texts.
  public func sources(of id: Workout.ID) throws(StoreError) -> [WorkoutSource] {
    try read { (connection) throws(SQLiteError) in
      let sources = try connection.rows(
        "SELECT source, source_id FROM workout_source WHERE workout_id = :id ORDER BY source, source_id",
        [":id": .integer(id.rawValue)]
      ) { (name: $0.text(0), id: $0.text(1)) }
      var found: [WorkoutSource] = []
      for source in sources {
        let texts = try Self.texts(of: id, source: source.name, source.id, connection)
        found.append(WorkoutSource(name: source.name, id: source.id, texts: texts))
      }
      return found
    }
  }

  /// What one record of a source says of a workout, in its order.
  static func texts(
    of workout: Workout.ID, source: String, _ id: String, _ connection: Connection
  ) throws(SQLiteError) -> [WorkoutText] {
    try connection.rows(
      """
      SELECT kind, language, text
      FROM workout_text
      WHERE workout_id = :workout AND source = :source AND source_id = :id
      ORDER BY position
      """, [":workout": .integer(workout.rawValue), ":source": .text(source), ":id": .text(id)]
    ) { WorkoutText(WorkoutText.Kind(rawValue: $0.text(0)) ?? .fact, $0.text(2), language: $0.text(1)) }
  }
}
