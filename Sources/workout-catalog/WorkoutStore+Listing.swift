import WorkoutCatalog

extension WorkoutStore {
  /// Hands over the whole catalog in the list's order, page by page.
  /// - Parameters:
  ///   - language: the language whose order the list has.
  ///   - limit: the most workouts to hand over.
  ///   - pageSize: the most of a page.
  func forEachPage(
    in language: Language, limit: Int, pageSize: Int, _ body: ([Workout.ID]) throws -> Void
  ) throws {
    var left = limit
    for section in try sections() {
      var last: ListKey?
      repeat {
        let page = try keys(
          in: section.group, language: language, after: last, limit: min(left, pageSize))
        try body(page.map(\.id))
        left -= page.count
        last = page.last
      } while last != nil && left > 0
    }
  }

  /// Hands over what a search found, best first, page by page.
  /// - Parameters:
  ///   - results: what was found.
  ///   - limit: the most workouts to hand over.
  ///   - pageSize: the most of a page.
  func forEachPage(
    of results: SearchResults, limit: Int, pageSize: Int, _ body: ([Workout.ID]) throws -> Void
  ) throws {
    var page = results.hits.prefix(limit).map(\.id)
    var left = limit
    var last: Workout.ID?
    while !page.isEmpty {
      try body(page)
      left -= page.count
      page = try following(results, after: last, limit: min(left, pageSize))
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
