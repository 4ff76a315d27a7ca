extension WorkoutStore {
  /// The workout that is most likely meant by a text that names none, if any is near.
  /// - Complexity: that of one or two searches.
  public func nearest(to text: String) throws(StoreError) -> Workout? {
    var results = try search(SearchQuery(text))
    if let suggestion = results.suggestion { results = try search(SearchQuery(suggestion)) }
    guard let first = results.hits.first, Self.isLikely(first.reason, for: results.query) else { return nil }
    return try workout(first.id)
  }

  /// Whether a search was taken as it was likely meant: a search may guess, for its list shows what it guessed.
  private static func isLikely(_ reason: SearchHit.Reason?, for query: SearchQuery) -> Bool {
    guard case .corrected(let text) = reason else { return true }
    let (typed, taken) = (Folding.compact(query.text), Folding.compact(text))
    let letters = max(typed.unicodeScalars.count, taken.unicodeScalars.count)
    return EditDistance.between(typed, taken, limit: letters / 5) != nil
  }
}
