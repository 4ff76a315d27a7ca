internal import SectionedList
public import WorkoutCatalog

/// What a search found, in one section: the ranked hits first, then what follows them, paged from the store.
@MainActor
public final class SearchedList {
  private let store: WorkoutStore
  private let results: SearchResults
  private let hitIndexes: [Workout.ID: Int]
  private var tail = KeysetPages<Workout.ID>(count: 0)

  /// How many workouts were found in all; `nil` while they are being counted.
  public private(set) var total: Int?

  init(store: WorkoutStore, query: SearchQuery) throws(StoreError) {
    self.store = store
    results = try store.search(query)
    hitIndexes = Dictionary(uniqueKeysWithValues: results.hits.enumerated().map { ($1.id, $0) })
    if results.isComplete { total = results.hits.count }
  }

  /// The query answered.
  public var query: SearchQuery { results.query }

  /// How many workouts can be shown now.
  var count: Int { results.hits.count + tail.count }

  /// Counts all that was found, off the main thread.
  /// - Returns: the list can show more than before; `false` when the count was ended by a later search.
  func countAll() async -> Bool {
    guard total == nil else { return false }
    let store = store
    let results = results
    let total = await Task.detached { try? store.total(results) }.value
    guard let total else { return false }
    self.total = total
    tail = KeysetPages(count: max(0, total - results.hits.count))
    return true
  }

  /// The workout at a row.
  func id(at row: Int) throws(StoreError) -> Workout.ID? {
    if results.hits.indices.contains(row) { return results.hits[row].id }
    return try tail.key(at: row - results.hits.count) { (request) throws(StoreError) in
      switch request {
      case .after(let id, let skipping, let limit):
        Array(try store.following(results, after: id, limit: skipping + limit).dropFirst(skipping))
      case .before(let id, let skipping, let limit):
        Array(try store.following(results, before: id, limit: skipping + limit).dropLast(skipping))
      }
    }
  }

  /// What is known of a ranked hit besides the workout.
  func hit(for id: Workout.ID) -> SearchHit? {
    hitIndexes[id].map { results.hits[$0] }
  }

  /// Where a workout stands, if it is among the hits or on a page that is held.
  func row(of id: Workout.ID) -> Int? {
    if let index = hitIndexes[id] { return index }
    for page in tail.loaded {
      if let offset = page.keys.firstIndex(of: id) { return results.hits.count + page.start + offset }
    }
    return nil
  }
}
