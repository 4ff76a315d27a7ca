internal import SQLite

extension WorkoutStore {
  /// Searches the catalog.
  ///
  /// The candidates are the workouts whose name begins with the query, and the best known of those that hold all its
  /// words; they are ranked by how they match. The index's rowid is the static rank, so the first matches by rowid are
  /// the best known ones. Synonyms, variant spellings and corrections are looked for when little is found, and come
  /// after what was typed.
  /// - Complexity: O(*candidates* + log *n*), whatever the number of matches.
  public func search(_ query: SearchQuery) throws(StoreError) -> SearchResults {
    try read { (connection) throws(SQLiteError) in
      var run = SearchRun(query, connection)
      return try run.results()
    }
  }

  /// Does what only the first searches have to do: reads the tables of synonyms and facets, prepares the statements, and has
  /// the file's most used pages at hand. Call it off the main thread; the first search then takes no longer than another.
  public func prepareSearch() {
    for text in ["press", "프레스"] {
      // What cannot be read is told of by the search that is asked for.
      _ = try? search(SearchQuery(text))
    }
  }

  /// What follows the ranked hits, in the order of how well known it is.
  /// - Parameters:
  ///   - results: the ranked hits, which are left out.
  ///   - id: the last workout already had; `nil` to begin.
  ///   - limit: the most to return.
  /// - Complexity: O(*limit* + *ranked hits*).
  public func following(
    _ results: SearchResults, after id: Workout.ID? = nil, limit: Int
  ) throws(StoreError) -> [Workout.ID] {
    try beyond(results, limit: limit) { (match, connection, anchor, limit) throws(SQLiteError) in
      try Self.matches(match, connection, after: anchor ?? id, limit: limit)
    }
  }

  /// The last of what follows the ranked hits, or what comes before a workout there, in order.
  /// - Complexity: O(*limit* + *ranked hits*).
  public func following(
    _ results: SearchResults, before id: Workout.ID?, limit: Int
  ) throws(StoreError) -> [Workout.ID] {
    try beyond(results, limit: limit) { (match, connection, anchor, limit) throws(SQLiteError) in
      try Self.matches(match, connection, before: anchor ?? id, limit: limit)
    }.reversed()
  }

  private func beyond(
    _ results: SearchResults, limit: Int,
    _ next: (String, Connection, Workout.ID?, Int) throws(SQLiteError) -> [Workout.ID]
  ) throws(StoreError) -> [Workout.ID] {
    guard !results.isComplete, limit > 0, let match = results.expression else {
      return []
    }
    return try read { (connection) throws(SQLiteError) in
      var ids: [Workout.ID] = []
      var anchor: Workout.ID?
      while ids.count < limit {
        let page = try next(match, connection, anchor, limit)
        ids += page.lazy.filter { !results.ids.contains($0) }.prefix(limit - ids.count)
        anchor = page.last
        if page.count < limit { break }
      }
      return ids
    }
  }

  /// How many workouts a search finds in all.
  ///
  /// This is the one part of a search that grows with the matches: call it off the main thread. A later call, or
  /// `cancelCount`, ends an earlier one.
  /// - Returns: the number, or `nil` when the count was ended.
  public func total(_ results: SearchResults) throws(StoreError) -> Int? {
    guard !results.isComplete, let match = results.expression else {
      return results.hits.count
    }
    cancelCount()
    return try counter.withLock { (slot) throws(StoreError) -> Int? in
      do throws(SQLiteError) {
        let connection: Connection
        if let open = slot {
          connection = open
        } else {
          connection = try connectForReading()
          slot = connection
        }
        counting.withLock { $0 = connection.interruption }
        defer { counting.withLock { $0 = nil } }
        let count =
          try connection.firstRow(
            "SELECT count(*) FROM workout_search WHERE workout_search MATCH :match", [":match": .text(match)]
          ) { $0.int(0) } ?? 0
        let others = try results.named.count { (id) throws(SQLiteError) in
          try !Self.isMatch(match, id, connection)
        }
        return count + others
      } catch  where error.isInterrupted {
        return nil
      } catch {
        throw StoreError(error, path: path)
      }
    }
  }

  /// Ends a count that is under way.
  public func cancelCount() {
    counting.withLock { $0?() }
  }

  static func matches(
    _ match: String, _ connection: Connection, after id: Workout.ID?, limit: Int
  ) throws(SQLiteError) -> [Workout.ID] {
    try connection.rows(
      """
      SELECT rowid
      FROM workout_search
      WHERE workout_search MATCH :match AND rowid > :id
      ORDER BY rowid
      LIMIT :limit
      """, [":match": .text(match), ":id": .integer(id?.rawValue ?? .min), ":limit": .integer(limit)]
    ) { Workout.ID(rawValue: $0.integer(0)) }
  }

  private static func matches(
    _ match: String, _ connection: Connection, before id: Workout.ID?, limit: Int
  ) throws(SQLiteError) -> [Workout.ID] {
    try connection.rows(
      """
      SELECT rowid
      FROM workout_search
      WHERE workout_search MATCH :match AND rowid < :id
      ORDER BY rowid DESC
      LIMIT :limit
      """, [":match": .text(match), ":id": .integer(id?.rawValue ?? .max), ":limit": .integer(limit)]
    ) { Workout.ID(rawValue: $0.integer(0)) }
  }

  private static func isMatch(
    _ match: String, _ id: Workout.ID, _ connection: Connection
  ) throws(SQLiteError) -> Bool {
    try connection.firstRow(
      "SELECT 1 FROM workout_search WHERE workout_search MATCH :match AND rowid = :id",
      [":match": .text(match), ":id": .integer(id.rawValue)]
    ) { _ in true } ?? false
  }
}
