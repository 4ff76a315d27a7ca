internal import SQLite

/// One section of the list and how many workouts it holds.
public struct ListedSection: Hashable, Sendable {
  /// The muscle group.
  public let group: MuscleGroup
  /// The number of workouts in it.
  public let count: Int
}

/// A place in a section's order: pages begin after one or before one.
public struct ListKey: Hashable, Sendable {
  let sortKey: String
  /// The workout that stands there.
  public let id: Workout.ID
}

extension WorkoutStore {
  /// The list's sections that hold any workout, in order, with their counts.
  /// - Complexity: O(sections), whatever the number of workouts.
  public func sections() throws(StoreError) -> [ListedSection] {
    try read { (connection) throws(SQLiteError) in
      try connection.rows("SELECT section, workouts FROM section_count WHERE workouts > 0 ORDER BY section") {
        // A stranger's file may hold any number here; a sum of these does not overflow.
        (group: MuscleGroup(rawValue: $0.int(0)), count: min($0.int(1), Int(Int32.max)))
      }
    }.compactMap { row in row.group.map { ListedSection(group: $0, count: row.count) } }
  }

  /// The workouts of a section that follow a place in its order, or begin it.
  /// - Parameters:
  ///   - group: the section.
  ///   - language: the language whose order it is.
  ///   - key: the place; `nil` for the section's beginning.
  ///   - skipped: how many to pass over first.
  ///   - limit: the most to return.
  /// - Returns: their places, in the section's order.
  /// - Complexity: O(*limit* + *skipped* + log *n*).
  public func keys(
    in group: MuscleGroup, language: Language, after key: ListKey? = nil, skipping skipped: Int = 0,
    limit: Int
  ) throws(StoreError) -> [ListKey] {
    // A row value comparison would be a scan here; this form is one range of the primary key.
    try keys(
      """
      SELECT sort_key, workout_id
      FROM workout_listing
      WHERE language = :language AND section = :section
        AND sort_key >= :sort_key AND (sort_key > :sort_key OR workout_id > :id)
      ORDER BY sort_key, workout_id
      LIMIT :limit OFFSET :skipped
      """, group, language, key ?? ListKey(sortKey: "", id: Workout.ID(rawValue: .min)), skipped, limit)
  }

  /// The workouts of a section that come before a place in its order, or end it.
  /// - Parameters:
  ///   - group: the section.
  ///   - language: the language whose order it is.
  ///   - key: the place; `nil` for the section's end.
  ///   - skipped: how many to pass over first, going backwards from the place.
  ///   - limit: the most to return.
  /// - Returns: their places, in the section's order.
  /// - Complexity: O(*limit* + *skipped* + log *n*).
  public func keys(
    in group: MuscleGroup, language: Language, before key: ListKey?, skipping skipped: Int = 0, limit: Int
  ) throws(StoreError) -> [ListKey] {
    // U+10FFFF sorts after every name.
    try keys(
      """
      SELECT sort_key, workout_id
      FROM workout_listing
      WHERE language = :language AND section = :section
        AND sort_key <= :sort_key AND (sort_key < :sort_key OR workout_id < :id)
      ORDER BY sort_key DESC, workout_id DESC
      LIMIT :limit OFFSET :skipped
      """, group, language, key ?? ListKey(sortKey: "\u{10FFFF}", id: Workout.ID(rawValue: .max)), skipped,
      limit
    ).reversed()
  }

  private func keys(
    _ sql: String, _ group: MuscleGroup, _ language: Language, _ key: ListKey, _ skipped: Int, _ limit: Int
  ) throws(StoreError) -> [ListKey] {
    try read { (connection) throws(SQLiteError) in
      try connection.rows(
        sql,
        [
          ":language": .text(language.rawValue), ":section": .integer(group.rawValue),
          ":sort_key": .text(key.sortKey), ":id": .integer(key.id.rawValue),
          // A negative limit would be none to SQLite.
          ":limit": .integer(max(0, limit)), ":skipped": .integer(max(0, skipped)),
        ]
      ) { ListKey(sortKey: $0.text(0), id: Workout.ID(rawValue: $0.integer(1))) }
    }
  }

  /// Where a workout stands in the list: its section, its place, and its index in the section.
  /// - Returns: `nil` when it is not listed.
  /// - Complexity: O(index): the rows before it are counted. Needed only when the list changed under a
  ///   screen.
  public func position(
    of id: Workout.ID, language: Language
  ) throws(StoreError) -> (group: MuscleGroup, key: ListKey, index: Int)? {
    try read { (connection) throws(SQLiteError) in
      guard let workout = try Self.workout(id, connection), workout.state == .listed else { return nil }
      let key = ListKey(sortKey: Folding.sortKey(workout.name(in: language)), id: id)
      let index = try connection.firstRow(
        """
        SELECT count(*)
        FROM workout_listing
        WHERE language = :language AND section = :section
          AND sort_key <= :sort_key AND (sort_key < :sort_key OR workout_id < :id)
        """,
        [
          ":language": .text(language.rawValue), ":section": .integer(workout.section.rawValue),
          ":sort_key": .text(key.sortKey), ":id": .integer(id.rawValue),
        ]
      ) { $0.int(0) }
      return (workout.section, key, index ?? 0)
    }
  }
}
