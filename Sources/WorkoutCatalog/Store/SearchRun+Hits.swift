internal import SQLite

extension SearchRun {
  mutating func results(suggestion: String?) throws(SQLiteError) -> SearchResults {
    ranks.sort()
    let hits = try connection.withStatement(Self.alias) { (statement) throws(SQLiteError) in
      try ranks.map { (rank) throws(SQLiteError) in
        let alias = try rank.alias.flatMap { (position) throws(SQLiteError) in
          try self.alias(of: rank.id, at: position, statement)
        }
        return SearchHit(id: rank.id, alias: alias, reason: Self.reason(rank))
      }
    }
    return SearchResults(
      query: query, hits: hits, isComplete: isComplete, suggestion: suggestion, expression: expression,
      ids: Set(sources.keys), named: named)
  }

  static func reason(_ rank: Ranking.Rank) -> SearchHit.Reason? {
    switch rank.source {
    case .typed: rank.isOtherWording ? .synonym(rank.words.display) : nil
    case .synonym: .synonym(rank.words.display)
    case .corrected, .correctedSynonym: .corrected(rank.words.display)
    }
  }

  /// Aliases are kept a language apart, but ranked in the order of all.
  private static let alias = """
    SELECT name
    FROM workout_name
    WHERE workout_id = ? AND kind = 'alias' AND language IN ('en', 'ko') AND position = ?
    """

  private func alias(
    of id: Workout.ID, at position: Int, _ statement: Statement
  ) throws(SQLiteError) -> String? {
    try statement.bind(.integer(id.rawValue), at: 1)
    try statement.bind(.integer(Int64(position)), at: 2)
    defer { statement.reset() }
    return try statement.step()?.text(0)
  }
}
