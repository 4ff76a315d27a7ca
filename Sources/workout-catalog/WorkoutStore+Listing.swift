import WorkoutCatalog

extension WorkoutStore {
  /// How many workouts are read at once: few enough for a page to be at hand soon, many enough to cost little.
  private static let pageSize = 256

  /// Hands over what a query finds, best first, or the whole catalog in the list's order, page by page.
  /// - Parameters:
  ///   - query: what to look for.
  ///   - language: the language whose order the list has.
  ///   - limit: the most workouts to hand over; all when `nil`.
  func forEachPage(
    of query: SearchQuery, in language: Language, limit: Int?, _ body: ([Workout.ID]) throws -> Void
  ) throws {
    var left = limit ?? .max
    func hand(over ids: some Collection<Workout.ID>) throws {
      let page = Array(ids.prefix(left))
      left -= page.count
      try body(page)
    }
    if query.isEmpty {
      for section in try sections() {
        var last: ListKey?
        repeat {
          let page = try keys(
            in: section.group, language: language, after: last, limit: min(left, Self.pageSize))
          try hand(over: page.map(\.id))
          last = page.last
        } while last != nil && left > 0
      }
      return
    }
    let results = try search(query)
    try hand(over: results.hits.map(\.id))
    var last: Workout.ID?
    while left > 0 {
      let page = try following(results, after: last, limit: min(left, Self.pageSize))
      guard !page.isEmpty else { return }
      try hand(over: page)
      last = page.last
    }
  }

  /// The workout that a name or slug means.
  /// - Throws: `Failure` that says the nearest when there is none.
  func knownWorkout(_ name: String, in language: Language) throws -> Workout {
    if let workout = try workout(matching: name) { return workout }
    throw Failure.unknownWorkout(name, nearest: try nearest(to: name)?.name(in: language))
  }
}
