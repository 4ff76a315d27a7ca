internal import SQLite

extension WorkoutStore {
  /// Sets a person's own figures for a workout; figures that are `nil` show the catalog's defaults again.
  ///
  /// An upper end of a range that is not above the lower one is left out.
  /// - Throws: `StoreError` of kind `invalid` when a figure is out of range (see ``WorkoutSettings/figures``)
  ///   or the workout is no longer there.
  public func setOwnSettings(_ settings: WorkoutSettings, of workout: Workout.ID) throws(StoreError) {
    guard settings.isPlausible else {
      throw StoreError(
        .invalid, "a setting must be from 1 (a rest from 0) to \(WorkoutSettings.figures.upperBound)",
        "설정은 1(휴식은 0)부터 \(WorkoutSettings.figures.upperBound)까지입니다")
    }
    let settings = settings.normalized
    try write { (connection) throws(SQLiteError) in
      try connection.run(
        """
        INSERT INTO workout_settings (workout_id, sets, reps, reps_max, seconds, meters, rest, techniques)
        VALUES (:workout, :sets, :reps, :reps_max, :seconds, :meters, :rest, :techniques)
        ON CONFLICT (workout_id) DO UPDATE SET
          sets = excluded.sets, reps = excluded.reps, reps_max = excluded.reps_max,
          seconds = excluded.seconds, meters = excluded.meters, rest = excluded.rest,
          techniques = excluded.techniques
        """,
        [
          ":workout": .integer(workout.rawValue), ":sets": .optional(settings.sets),
          ":reps": .optional(settings.reps), ":reps_max": .optional(settings.repsMax),
          ":seconds": .optional(settings.seconds), ":meters": .optional(settings.meters),
          ":rest": .optional(settings.rest),
          ":techniques": .optional(settings.techniques?.map(\.rawValue).joined(separator: " ")),
        ])
    }
  }

  /// Adds a person's own workout. It ranks before the catalog's, and its slug is made unique when it is
  /// taken.
  ///
  /// Names lose blanks at their ends and are composed (NFC); an empty slug is made from the name.
  /// - Returns: the new workout's id.
  /// - Throws: `StoreError` of kind `invalid` when a name holds no letter or digit, when a name or alias is
  ///   longer than ``Workout/Facts/longestName``, or when a muscle is both primary and secondary.
  @discardableResult
  public func add(_ facts: Workout.Facts) throws(StoreError) -> Workout.ID {
    let facts = try facts.checked()
    return try write { (connection) throws(SQLiteError) in
      var facts = facts
      facts.slug = try Self.freeSlug(facts.slug, connection)
      let lowest = try connection.firstRow("SELECT min(id) FROM workout") { $0.integer(0) } ?? 0
      let id = Workout.ID(rawValue: min(0, lowest) &- 1)
      try WorkoutInsertion.perform(on: connection) { (insertion) throws(SQLiteError) in
        try insertion.insert(facts, id: id, origin: .custom)
      }
      return id
    }
  }

  private static func freeSlug(_ wanted: String, _ connection: Connection) throws(SQLiteError) -> String {
    var slug = wanted
    var number = 1
    while try connection.firstRow(
      "SELECT 1 FROM workout WHERE slug = :slug", [":slug": .text(slug)], { _ in true })
      != nil
    {
      number += 1
      slug = "\(wanted)-\(number)"
    }
    return slug
  }
}
