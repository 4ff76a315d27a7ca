internal import SQLite

extension WorkoutStore {
  /// Makes anew, in one transaction, all that is made from the workouts: the search index, the words that search
  /// corrects by, the list, the sections' counts and SQLite's own indexes. What a person wrote is not touched.
  /// - Parameter progress: told now and then how far it has come.
  /// - Throws: `StoreError` when the workouts cannot be read, or the file cannot be written; all is as it was.
  /// - Complexity: O(*n* log *n*) for *n* workouts. Others may read meanwhile, and wait to write.
  public func rebuild(progress: @Sendable (CareProgress) -> Void) throws(StoreError) {
    try write { (connection) throws(SQLiteError) in try Self.rebuild(connection, progress) }
  }

  /// The same for the catalog at a path, which must be there.
  public static func rebuild(
    _ path: String, progress: @Sendable (CareProgress) -> Void
  ) throws(StoreError) {
    _ = try CatalogFile.existing(path)
    try WorkoutStore(path: path).rebuild(progress: progress)
  }

  /// The same, in the caller's transaction.
  static func rebuild(_ connection: Connection, _ progress: (CareProgress) -> Void) throws(SQLiteError) {
    let total = try connection.firstRow("SELECT count(*) FROM workout NOT INDEXED") { $0.int(0) } ?? 0
    progress(CareProgress(step: .rebuilding, done: 0, total: total))
    try BulkLoading.perform(
      on: connection,
      { () throws(SQLiteError) in
        try connection.execute(
          """
          INSERT INTO workout_search (workout_search) VALUES ('delete-all');
          DELETE FROM search_word;
          DELETE FROM main.workout_listing;
          DELETE FROM section_count;
          """)
        try WorkoutInsertion.perform(on: connection) { (insertion) throws(SQLiteError) in
          var done = 0
          // A page of ids at a time: a query must not run over a table that is being changed.
          var last: Int64?
          while let ids = try nextIDs(after: last, connection) {
            for id in ids { try rebuild(Workout.ID(rawValue: id), connection, insertion) }
            last = ids.last
            done += ids.count
            progress(CareProgress(step: .rebuilding, done: done, total: total))
          }
        }
      }, mapping: { $0 })
    try connection.execute("REINDEX")
  }

  private static func nextIDs(after last: Int64?, _ connection: Connection) throws(SQLiteError) -> [Int64]? {
    let range = last == nil ? "" : "WHERE id > :last"
    let ids = try connection.rows(
      "SELECT id FROM workout NOT INDEXED \(range) ORDER BY id LIMIT 1000",
      last.map { [":last": .integer($0)] } ?? [:]
    ) { $0.integer(0) }
    return ids.isEmpty ? nil : ids
  }

  private static func rebuild(
    _ id: Workout.ID, _ connection: Connection, _ insertion: WorkoutInsertion
  ) throws(SQLiteError) {
    guard let workout = try workout(id, connection) else { return }
    let rows = WorkoutRows(workout.facts)
    try connection.run(
      "UPDATE workout SET searched_names = :names WHERE id = :id AND searched_names <> :names",
      [
        ":names": .text(rows.searchedNames),
        ":id": .integer(id.rawValue),
      ])
    let names = try connection.rows(
      "SELECT kind, language, position, name, folded FROM workout_name WHERE workout_id = :id",
      [":id": .integer(id.rawValue)]
    ) {
      (kind: $0.text(0), language: $0.text(1), position: $0.integer(2), name: $0.text(3), folded: $0.text(4))
    }
    for name in names {
      let folded = Folding.compact(name.name)
      if folded.utf8.elementsEqual(name.folded.utf8) { continue }
      try connection.run(
        """
        UPDATE workout_name
        SET folded = :folded
        WHERE workout_id = :id AND kind = :kind AND language = :language AND position = :position
        """,
        [
          ":folded": .text(folded), ":id": .integer(id.rawValue), ":kind": .text(name.kind),
          ":language": .text(name.language), ":position": .integer(name.position),
        ])
    }
    guard workout.state == .listed else { return }
    try insertion.insertDerived(rows, id: id)
  }
}
