internal import SQLite

extension WorkoutStore {
  /// The slugs of listed workouts that begin with a text, in order, with the names of their workouts.
  /// - Parameters:
  ///   - start: how they begin.
  ///   - limit: the most to return. When there are more, the last of all follows, so that what all have in common can
  ///     be seen from those returned.
  ///   - language: the language of the names.
  /// - Complexity: O(*limit* · log *n*).
  public func slugs(
    beginningWith start: String, limit: Int, in language: Language
  ) throws(StoreError) -> [(slug: String, name: String)] {
    let found = try read { (connection) throws(SQLiteError) in
      try connection.ends(
        """
        SELECT slug, id
        FROM workout
        WHERE slug >= :start AND slug < :start || char(0x10FFFF) AND +state = 'listed'
        ORDER BY slug
        """, start: start, limit: limit
      ) { (slug: $0.text(0), id: Workout.ID(rawValue: $0.integer(1))) }
    }
    let workouts = try workouts(found.map(\.id))
    let names = Dictionary(uniqueKeysWithValues: workouts.map { ($0.id, $0.name(in: language)) })
    return found.map { ($0.slug, names[$0.id] ?? "") }
  }

  /// The names of listed workouts, in either language, whose letters begin as those of a text do, without regard to case, blanks and
  /// accents.
  /// - Parameters:
  ///   - start: how they begin.
  ///   - limit: the most to return. When there are more, the last of all follows.
  /// - Complexity: O(*limit* + log *n*).
  public func names(beginningWith start: String, limit: Int) throws(StoreError) -> [String] {
    try read { (connection) throws(SQLiteError) in
      try connection.ends(
        """
        SELECT name
        FROM workout_name INDEXED BY workout_name_by_folded
        CROSS JOIN workout ON workout.id = workout_id
        WHERE folded >= :start AND folded < :start || char(0x10FFFF) AND kind = 'name' AND +state = 'listed'
        ORDER BY folded
        """, start: Folding.compact(start), limit: limit
      ) { $0.text(0) }
    }
  }
}

extension Connection {
  /// The first rows of an ordered query, and the last when there are more.
  fileprivate func ends<Result>(
    _ sql: String, start: String, limit: Int, _ result: (Row) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> [Result] {
    var found = try rows(
      sql + "\nLIMIT :limit", [":start": .text(start), ":limit": .integer(limit + 1)], result)
    guard found.count > limit else { return found }
    found.removeLast()
    if let last = try firstRow(sql + " DESC\nLIMIT 1", [":start": .text(start)], result) {
      found.append(last)
    }
    return found
  }
}
