extension SearchRun {
  mutating func results(suggestion: String?) -> SearchResults {
    ranks.sort()
    return SearchResults(
      query: query,
      hits: ranks.map { SearchHit(id: $0.id, alias: $0.alias, reason: Self.reason($0)) },
      isComplete: isComplete, suggestion: suggestion, expression: expression, ids: Set(sources.keys),
      named: named)
  }

  static func reason(_ rank: Ranking.Rank) -> SearchHit.Reason? {
    switch rank.source {
    case .typed: rank.isOtherWording ? .synonym(rank.words.display) : nil
    case .synonym: .synonym(rank.words.display)
    case .corrected, .correctedSynonym: .corrected(rank.words.display)
    }
  }
}
