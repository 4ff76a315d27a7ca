internal import SQLite

/// A workout that an import brought in, and another that it may be.
public struct ImportReview: Hashable, Sendable {
  /// The source that it came from.
  public let source: String
  /// What the source knows it by.
  public let sourceID: String
  /// The workout that the import made.
  public let imported: Workout
  /// The one that was there.
  public let candidate: Workout
}

extension WorkoutStore {
  /// What imports left for a person to say, of one source's records, in the order of the workouts.
  public func importReviews(of format: ImportFormat) throws(StoreError) -> [ImportReview] {
    try read { (connection) throws(SQLiteError) in
      let rows = try connection.rows(
        """
        SELECT import_review.source_id, workout_source.workout_id, import_review.candidate_id
        FROM import_review
        JOIN workout_source USING (source, source_id)
        WHERE import_review.source = :source AND import_review.is_different = 0
        ORDER BY workout_source.workout_id
        """, [":source": .text(format.source)]
      ) { ($0.text(0), Workout.ID(rawValue: $0.integer(1)), Workout.ID(rawValue: $0.integer(2))) }
      var reviews: [ImportReview] = []
      for (id, imported, candidate) in rows {
        guard let imported = try Self.workout(imported, connection), imported.state == .listed,
          let candidate = try Self.workout(candidate, connection)
        else { continue }
        reviews.append(
          ImportReview(source: format.source, sourceID: id, imported: imported, candidate: candidate))
      }
      return reviews
    }
  }

  /// Settles a review, for later imports too. Workouts that are the same become one: the imported one's names, texts
  /// and places in plans go to the other, and it is removed.
  public func settle(_ review: ImportReview, isSame: Bool) throws(StoreError) {
    try write { (connection) throws(SQLiteError) in
      let key: KeyValuePairs<String, Value> = [
        ":source": .text(review.source), ":id": .text(review.sourceID),
      ]
      guard isSame else {
        return try connection.run(
          "UPDATE import_review SET is_different = 1 WHERE source = :source AND source_id = :id", key)
      }
      guard let imported = try Self.workout(review.imported.id, connection),
        let candidate = try Self.workout(review.candidate.id, connection)
      else { return }
      let rewriting = try WorkoutRewriting(connection)
      try rewriting.add(Array(imported.facts.names.values) + imported.facts.aliases, to: candidate)
      try rewriting.setState(.removed, of: imported)
      try connection.run("DELETE FROM import_review WHERE source = :source AND source_id = :id", key)
      let both: KeyValuePairs<String, Value> = [
        ":old": .integer(imported.id.rawValue), ":new": .integer(candidate.id.rawValue),
      ]
      for table in ["workout_text", "plan_entry"] {
        try connection.run("UPDATE \(table) SET workout_id = :new WHERE workout_id = :old", both)
      }
      try connection.run(
        "UPDATE workout_source SET workout_id = :new, is_joined = 1, written = NULL WHERE workout_id = :old",
        both)
    }
  }
}
