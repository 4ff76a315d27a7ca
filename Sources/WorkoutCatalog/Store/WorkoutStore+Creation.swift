internal import SQLite

extension WorkoutStore {
  /// Makes a new catalog file that holds the built-in workouts and more, in bulk.
  ///
  /// The file is built under a private name beside the wanted one, and only takes its name
  /// when it is complete and on disk: whatever interrupts this, there is the whole file or none.
  /// - Parameters:
  ///   - path: the file to make; it must not exist yet, and its folder must.
  ///   - more: the workouts to add, best known first; each has a name and a slug of its own.
  ///   - progress: told the number of workouts so far, every thousand; throws to stop.
  /// - Throws: `StoreError` when the file exists or cannot be written, of kind `stopped` when `progress`
  ///   threw.
  /// - Complexity: O(*n* log *n*) for *n* workouts.
  public static func create(
    at path: String, adding more: some Sequence<Workout.Facts> & Sendable,
    progress: (Int) throws(CancellationError) -> Void
  ) throws(StoreError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw StoreError.badPath
    }
    try CatalogFile.requireFree(path)
    let draft = try CatalogFile.makeDraft(for: path)
    defer { CatalogFile.removeDraft(draft) }
    try fill(draft, for: path, with: more, progress)
    try CatalogFile.publish(draft, as: path)
  }

  private static func fill(
    _ draft: String, for path: String, with more: some Sequence<Workout.Facts> & Sendable,
    _ progress: (Int) throws(CancellationError) -> Void
  ) throws(StoreError) {
    let connection = try connectToDraft(draft, for: path)
    try migrator.migrate(
      connection,
      populate: { (connection) throws(StoreError) in
        let builtin = try BuiltinCatalog.workouts()
        try BulkLoading.perform(
          on: connection,
          { () throws(StoreError) in
            let last = try insert(
              builtin, origin: .catalog, after: 0, connection, path: path, progress: { _ in })
            _ = try insert(more, origin: .synthetic, after: last, connection, path: path, progress: progress)
          }, mapping: { StoreError($0, path: path) })
      }, mapping: { StoreError($0, path: path) })
    // So that the first one to open it need not.
    try mapping(path) { () throws(SQLiteError) in try connection.useWriteAheadLog() }
  }

  /// A connection that fills a new file.
  static func connectToDraft(_ draft: String, for path: String) throws(StoreError) -> Connection {
    try mapping(path) { () throws(SQLiteError) in
      let connection = try Connection(path: draft, mode: .readWrite)
      // Nobody else knows of the file yet, and a broken one is thrown away. (Defensive mode does not let a
      // connection do without any journal.)
      try connection.execute(
        """
        PRAGMA journal_mode = MEMORY;
        PRAGMA synchronous = OFF;
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA cache_size = -262144;
        """)
      return connection
    }
  }

  /// Inserts workouts in order, with ids that follow `id`.
  /// - Returns: the last id given.
  static func insert(
    _ workouts: some Sequence<Workout.Facts> & Sendable, origin: Workout.Origin, after id: Int64,
    _ connection: Connection, path: String, progress: (Int) throws(CancellationError) -> Void
  ) throws(StoreError) -> Int64 {
    var refusal: StoreError?
    let last = try mapping(path) { () throws(SQLiteError) in
      try WorkoutInsertion.perform(on: connection) { (insertion) throws(SQLiteError) in
        var id = id
        let all = ReadAhead { handOver in
          for facts in workouts where !handOver(WorkoutRows(facts)) { return }
        }
        for rows in all {
          guard !rows.facts.names.isEmpty else {
            refusal = StoreError(
              .invalid, "the workout \(rows.facts.slug) has no name; nothing was made",
              "\(rows.facts.slug): 운동에 이름이 없습니다. 아무것도 만들지 않았습니다")
            return id
          }
          id += 1
          try insertion.insert(rows, id: Workout.ID(rawValue: id), origin: origin)
          guard id.isMultiple(of: 1_000) else { continue }
          do throws(CancellationError) { try progress(Int(id)) } catch {
            refusal = StoreError(
              .stopped, "stopped before \(path) was complete; nothing was made",
              "\(path): 다 만들기 전에 멈췄습니다. 아무것도 만들지 않았습니다")
            return id
          }
        }
        return id
      }
    }
    if let refusal { throw refusal }
    return last
  }
}

extension WorkoutStore {
  /// Makes the folders on the way to a database file, for their owner alone, where they are missing.
  public static func makeFolder(for path: String) throws(StoreError) {
    try CatalogFile.makeFolder(for: path)
  }
}
