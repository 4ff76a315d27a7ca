import WorkoutCatalog

extension WorkoutStore {
  /// Hands over workouts page by page.
  /// - Parameters:
  ///   - pages: the workouts.
  ///   - limit: the most to hand over.
  ///   - pageSize: the most of a page.
  func forEachPage(
    of pages: WorkoutPages, limit: Int, pageSize: Int, _ body: ([Workout.ID]) throws -> Void
  ) throws {
    var pages = pages
    var left = limit
    while left > 0, case let page = try pages.next(min(left, pageSize)), !page.isEmpty {
      try body(page)
      left -= page.count
    }
  }

  /// The workout that a name or slug means.
  /// - Throws: `Failure` that says the nearest when there is none.
  func knownWorkout(_ name: String, in language: Language) throws -> Workout {
    if let workout = try workout(matching: name) { return workout }
    throw Failure.unknownWorkout(name, nearest: try nearest(to: name)?.name(in: language))
  }
}
