internal import WorkoutCatalog

/// The workouts that a dialogue has shown so far of a list, by the numbers before them, from 1.
struct NumberedWorkouts {
  /// Few enough to be listened to.
  static let pageSize = 10

  private var pages: WorkoutPages
  private let hits: [Workout.ID: SearchHit]
  /// What was shown, in order.
  private(set) var ids: [Workout.ID] = []

  /// What a search found, or the whole list.
  init(_ query: SearchQuery, language: Language, store: WorkoutStore) throws(StoreError) {
    if query.isEmpty {
      pages = try store.pages(in: language)
      hits = [:]
    } else {
      let results = try store.search(query)
      pages = store.pages(of: results)
      hits = Dictionary(results.hits.map { ($0.id, $0) }) { first, _ in first }
    }
  }

  /// Why a workout is in the list, when a search found it.
  subscript(id: Workout.ID) -> SearchHit? { hits[id] }

  /// Goes on to the next page.
  /// - Returns: its workouts; none at the end.
  mutating func showNext() throws(StoreError) -> [Workout.ID] {
    let page = try pages.next(Self.pageSize)
    ids += page
    return page
  }
}
