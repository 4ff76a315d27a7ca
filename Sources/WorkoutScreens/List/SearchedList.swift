internal import SectionedList
public import WorkoutCatalog

/// What a search found, in one section: the ranked hits first, then what follows them, paged from the store.
@MainActor
public final class SearchedList {
  /// The query answered.
  public let query: SearchQuery
  /// How many workouts were found in all; `nil` while they are being counted for the first time.
  public private(set) var total: Int?
  /// Why the search failed; nothing is found then.
  public let error: StoreError?

  /// Whether the total is exact, or cannot be known.
  private(set) var isCounted: Bool
  /// How many rows a workout may move and still be found again.
  private static let reach = KeysetPages<Workout.ID>.pageSize / 2

  private let store: WorkoutStore
  private let results: SearchResults?
  private let hits: [SearchHit]
  private let hitIndexes: [Workout.ID: Int]
  private var tail = KeysetPages<Workout.ID>(count: 0)
  private var counting: Task<Int?, any Error>?

  /// Asks the store.
  init(store: WorkoutStore, query: SearchQuery) {
    self.store = store
    self.query = query
    var results: SearchResults?
    var failure: StoreError?
    do throws(StoreError) { results = try store.search(query) } catch { failure = error }
    self.results = results
    error = failure
    hits = results?.hits ?? []
    hitIndexes = Dictionary(uniqueKeysWithValues: hits.enumerated().map { ($1.id, $0) })
    isCounted = results?.isComplete ?? true
    if isCounted { total = hits.count }
  }

  /// Asks the store again what it was asked before. Until it is counted anew, the total is taken to be the same.
  convenience init(refreshing former: SearchedList) {
    self.init(store: former.store, query: former.query)
    if !isCounted, let total = former.total { show(total) }
  }

  /// When nothing was found: the nearest query that finds something, if any is near.
  var suggestion: String? { results?.suggestion }

  /// How many workouts can be shown now.
  var count: Int { hits.count + tail.count }

  /// Counts all that was found, off the main thread, unless it is abandoned meanwhile.
  func countAll() async {
    guard let results, !isCounted else { return }
    let store = store
    let counting = Task.detached { Task.isCancelled ? nil : try store.total(results) }
    self.counting = counting
    defer { self.counting = nil }
    do {
      guard let total = try await counting.value else { return }
      show(total)
      isCounted = true
    } catch {
      isCounted = true
    }
  }

  /// Ends the count, if this list is being counted: a later search is to have its turn.
  func abandonCount() {
    guard let counting else { return }
    counting.cancel()
    store.cancelCount()
  }

  private func show(_ total: Int) {
    guard total != self.total else { return }
    self.total = total
    tail = KeysetPages(count: max(0, total - hits.count))
  }

  /// The workout at a row; `nil` when fewer were found than were counted.
  func id(at row: Int) throws(StoreError) -> Workout.ID? {
    if hits.indices.contains(row) { return hits[row].id }
    guard let results else { return nil }
    return try tail.key(at: row - hits.count) { (request) throws(StoreError) in
      switch request {
      case .after(let id, let skipping, let limit):
        Array(try store.following(results, after: id, limit: skipping + limit).dropFirst(skipping))
      case .before(let id, let skipping, let limit):
        Array(try store.following(results, before: id, limit: skipping + limit).dropLast(skipping))
      }
    }
  }

  /// Reads what is about a row, so that a workout that was there is found again when it has moved by a few rows.
  func readAround(_ row: Int) {
    for row in [row - Self.reach, row + Self.reach] {
      // What cannot be read is told of when it is to be shown.
      _ = try? id(at: min(max(0, row), count - 1))
    }
  }

  /// What is known of a ranked hit besides the workout.
  func hit(for id: Workout.ID) -> SearchHit? {
    hitIndexes[id].map { hits[$0] }
  }

  /// Where a workout stands, if it is among the hits or on a page that is held.
  func row(of id: Workout.ID) -> Int? {
    if let index = hitIndexes[id] { return index }
    for page in tail.loaded {
      if let offset = page.keys.firstIndex(of: id) { return hits.count + page.start + offset }
    }
    return nil
  }
}
