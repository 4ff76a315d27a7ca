/// The workouts of the whole list, or of what a search found, page after page.
public struct WorkoutPages {
  private enum Source {
    case list([MuscleGroup], Language, after: ListKey?)
    case found(SearchResults, hits: ArraySlice<SearchHit>, after: Workout.ID?)
  }

  private let store: WorkoutStore
  private var source: Source

  /// The next page.
  /// - Parameter limit: the most workouts to return.
  /// - Returns: their ids in order; none at the end.
  /// - Complexity: O(*limit* + log *n*), and for the first page of a section one step more.
  public mutating func next(_ limit: Int) throws(StoreError) -> [Workout.ID] {
    var page: [Workout.ID] = []
    while page.count < limit {
      let more = try following(limit - page.count)
      if more.isEmpty { break }
      page += more
    }
    return page
  }

  private mutating func following(_ limit: Int) throws(StoreError) -> [Workout.ID] {
    switch source {
    case .list(let groups, let language, let last):
      guard let group = groups.first else { return [] }
      let keys = try store.keys(in: group, language: language, after: last, limit: limit)
      if let last = keys.last {
        source = .list(groups, language, after: last)
        return keys.map(\.id)
      }
      source = .list(Array(groups.dropFirst()), language, after: nil)
      return try following(limit)
    case .found(let results, let hits, let last):
      if !hits.isEmpty {
        source = .found(results, hits: hits.dropFirst(limit), after: nil)
        return hits.prefix(limit).map(\.id)
      }
      let ids = try store.following(results, after: last, limit: limit)
      source = .found(results, hits: [], after: ids.last ?? last)
      return ids
    }
  }

  init(list language: Language, of store: WorkoutStore) throws(StoreError) {
    self.store = store
    source = .list(try store.sections().map(\.group), language, after: nil)
  }

  init(_ results: SearchResults, of store: WorkoutStore) {
    self.store = store
    source = .found(results, hits: results.hits[...], after: nil)
  }
}

extension WorkoutStore {
  /// The whole catalog in the list's order.
  /// - Parameter language: the language whose order it is.
  public func pages(in language: Language) throws(StoreError) -> WorkoutPages {
    try WorkoutPages(list: language, of: self)
  }

  /// What a search found, best first.
  public func pages(of results: SearchResults) -> WorkoutPages {
    WorkoutPages(results, of: self)
  }
}
