internal import SQLite

/// A workout that a search found.
public struct SearchHit: Hashable, Sendable, Identifiable {
  /// The workout.
  public let id: Workout.ID
  /// The alias it was found by, when none of its names answers as well.
  public let alias: String?
}

/// The best of what a search found, ranked; more may follow in the order of how well known it is.
public struct SearchResults: Sendable {
  /// The query answered.
  public let query: SearchQuery
  /// The ranked hits, best first.
  public let hits: [SearchHit]
  /// Whether `hits` is all there is. If not, `WorkoutStore.following(_:after:limit:)` goes on.
  public let isComplete: Bool
  /// How many of `hits` the full-text index finds too; they are passed over when going on.
  let indexedHitCount: Int
  let ids: Set<Workout.ID>
}

extension WorkoutStore {
  /// How many candidates are taken from each source before ranking.
  private static let candidateLimit = 200

  /// Searches the catalog.
  ///
  /// The candidates are the workouts whose name begins with the query, and the best known of those that hold all its
  /// words; they are ranked by how they match. The index's rowid is the static rank, so the first matches by rowid are
  /// the best known ones.
  /// - Complexity: O(*candidates* + log *n*), whatever the number of matches.
  public func search(_ query: SearchQuery) throws(StoreError) -> SearchResults {
    let expression = MatchExpression(query)
    let ranking = Ranking(query)
    return try read { (connection) throws(SQLiteError) in
      var found: Set<Workout.ID> = []
      var indexed: Set<Workout.ID> = []
      var isComplete = true
      // The widest tier first: when it holds few, the narrower ones have nothing to add.
      for tier in MatchExpression.Tier.allCases.reversed() {
        guard let match = expression.text(tier) else { continue }
        let ids = try Self.matches(match, connection, after: nil, limit: Self.candidateLimit)
        indexed.formUnion(ids)
        if tier == .anywhere { isComplete = ids.count < Self.candidateLimit }
        if isComplete { break }
      }
      found.formUnion(indexed)
      if !query.hasFilter { found.formUnion(try Self.named(query, connection, limit: Self.candidateLimit)) }

      var ranks: [Ranking.Rank] = []
      for id in found { ranks.append(try Self.rank(id, ranking, connection)) }
      ranks.sort()
      let extra = try found.subtracting(indexed).count { (id) throws(SQLiteError) in
        guard let match = expression.text(.anywhere) else { return false }
        return try !Self.isMatch(match, id, connection)
      }
      return SearchResults(
        query: query, hits: ranks.map { SearchHit(id: $0.id, alias: $0.alias) }, isComplete: isComplete,
        indexedHitCount: found.count - extra, ids: found)
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
    guard !results.isComplete, limit > 0, let match = MatchExpression(results.query).text(.anywhere) else {
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
    guard !results.isComplete, let match = MatchExpression(results.query).text(.anywhere) else {
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
        return count + results.hits.count - results.indexedHitCount
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

  private static func matches(
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

  /// The workouts with a name that begins with the query, written together: an obscure one is never missed.
  private static func named(
    _ query: SearchQuery, _ connection: Connection, limit: Int
  ) throws(SQLiteError) -> [Workout.ID] {
    let compact = query.words.compact.text
    guard !compact.isEmpty else { return [] }
    return try connection.rows(
      """
      SELECT workout_id
      FROM workout_name
      WHERE folded >= :from AND folded < :to
      ORDER BY folded
      LIMIT :limit
      """,
      [":from": .text(compact), ":to": .text(compact + "\u{10FFFF}"), ":limit": .integer(limit)]
    ) { Workout.ID(rawValue: $0.integer(0)) }
  }

  private static func rank(
    _ id: Workout.ID, _ ranking: Ranking, _ connection: Connection
  ) throws(SQLiteError) -> Ranking.Rank {
    let names = try connection.rows(
      "SELECT kind = 'alias', name, folded FROM workout_name WHERE workout_id = :id",
      [":id": .integer(id.rawValue)]
    ) { Ranking.Name(isAlias: $0.int(0) == 1, text: $0.text(1), folded: FoldedWord($0.text(2).utf8)) }
    return try connection.firstRow(
      "SELECT origin = 'custom', familiarity FROM workout WHERE id = :id", [":id": .integer(id.rawValue)]
    ) { ranking.rank(names, id: id, isCustom: $0.int(0) == 1, familiarity: $0.int(1)) }
      ?? ranking.rank(names, id: id, isCustom: false, familiarity: 5)
  }
}
