extension WorkoutStore {
  /// The workout that is most likely meant by a text that names none, if any is near.
  /// - Complexity: that of one or two searches.
  public func nearest(to text: String) throws(StoreError) -> Workout? {
    var results = try search(SearchQuery(text))
    if let suggestion = results.suggestion { results = try search(SearchQuery(suggestion)) }
    guard let first = results.hits.first else { return nil }
    return try workout(first.id)
  }
}
