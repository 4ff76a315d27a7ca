internal import SQLite

extension WorkoutStore {
  /// How many of the best known workouts a misspelt name is compared with.
  private static let nearestScope = 20_000

  /// The workout whose name is nearest to a text that names none, if any is near.
  /// - Complexity: O(*n*) in the catalog's size, up to 20,000 workouts.
  public func nearest(to text: String) throws(StoreError) -> Workout? {
    let wanted = Folding.compact(text)
    let count = wanted.unicodeScalars.count
    guard count > 1 else { return nil }
    let id = try read { (connection) throws(SQLiteError) -> Workout.ID? in
      var best: (distance: Int, id: Workout.ID)?
      try connection.forEachRow(
        """
        SELECT workout_id, folded
        FROM workout_name
        WHERE workout_id IN (SELECT id FROM workout ORDER BY id LIMIT :scope)
        ORDER BY workout_id
        """, [":scope": .integer(Self.nearestScope)]
      ) { (row) throws(SQLiteError) in
        let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, count / 3))
        guard limit >= 0, let distance = EditDistance.between(wanted, row.text(1), limit: limit) else {
          return
        }
        best = (distance, Workout.ID(rawValue: row.integer(0)))
      }
      return best?.id
    }
    if let id { return try workout(id) }
    // Not a slip of the fingers, but perhaps a part of a name.
    guard let first = try search(SearchQuery(text)).hits.first else { return nil }
    return try workout(first.id)
  }
}
