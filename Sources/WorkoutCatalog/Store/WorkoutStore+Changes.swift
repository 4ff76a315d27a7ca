internal import SQLite

extension WorkoutStore {
  /// Sets a person's own settings for a workout; what is `nil` shows the catalog's default again.
  ///
  /// An upper end of a range that is not above the lower one is left out, and so is a blank note.
  /// - Throws: `StoreError` of kind `invalid` when a figure is out of range (see ``WorkoutSettings/figures``), the
  ///   note is longer than ``WorkoutSettings/longestNote``, or the workout is no longer there.
  public func setOwnSettings(_ settings: WorkoutSettings, of workout: Workout.ID) throws(StoreError) {
    let settings = try settings.checked()
    try write { (connection) throws(SQLiteError) in
      try SettingsColumns.set(settings, of: .workout, workout.rawValue, connection)
    }
  }

  /// Marks a workout as a favourite, or no longer: lists show it, and search lets it rise among equals.
  /// - Throws: `StoreError` of kind `invalid` when the workout is no longer there.
  public func setFavourite(_ isFavourite: Bool, of workout: Workout.ID) throws(StoreError) {
    try write { (connection) throws(SQLiteError) in
      try Self.setFavourite(isFavourite, of: workout, connection)
    }
  }

  static func setFavourite(
    _ isFavourite: Bool, of workout: Workout.ID, _ connection: Connection
  ) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO workout_settings (workout_id, is_favourite)
      VALUES (:workout, :is_favourite)
      ON CONFLICT (workout_id) DO UPDATE SET is_favourite = excluded.is_favourite
      """, [":workout": .integer(workout.rawValue), ":is_favourite": .integer(isFavourite ? 1 : 0)])
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
        try insertion.insert(WorkoutRows(facts), id: id, origin: .custom)
      }
      return id
    }
  }

  static func freeSlug(_ wanted: String, _ connection: Connection) throws(SQLiteError) -> String {
    var slug = wanted
    var number = 1
    while try hasSlug(slug, connection) {
      number += 1
      slug = "\(wanted)-\(number)"
    }
    return slug
  }

  static func hasSlug(_ slug: String, _ connection: Connection) throws(SQLiteError) -> Bool {
    try connection.firstRow("SELECT 1 FROM workout WHERE slug = :slug", [":slug": .text(slug)]) { _ in true }
      ?? false
  }
}
