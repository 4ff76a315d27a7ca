internal import Migrations
internal import SQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension WorkoutStore {
  /// Makes a new catalog file that holds the built-in workouts and more, in bulk.
  ///
  /// The file is built under a private name beside the wanted one, without a journal, and only takes its name when it
  /// is complete and on disk: whatever interrupts this, there is the whole file or none.
  /// - Parameters:
  ///   - path: the file to make; it must not exist yet.
  ///   - more: the workouts to add, best known first.
  ///   - progress: told the number of workouts so far, every thousand.
  /// - Throws: `StoreError` when the file exists or cannot be written.
  /// - Complexity: O(*n* log *n*) for *n* workouts.
  public static func create(
    at path: String, adding more: some Sequence<Workout.Facts>, progress: (Int) -> Void
  ) throws(StoreError) {
    guard access(path, F_OK) != 0 else {
      throw StoreError(
        .cannotOpen, "\(path) is there already; remove it first, or choose another with --database")
    }
    try CatalogFile.makeFolder(for: path)
    let draft = "\(path).\(getpid()).draft"
    unlink(draft)
    try CatalogFile.check(draft)
    defer { unlink(draft) }
    try fill(draft, with: more, progress)
    try CatalogFile.publish(draft, as: path)
  }

  private static func fill(
    _ draft: String, with more: some Sequence<Workout.Facts>, _ progress: (Int) -> Void
  ) throws(StoreError) {
    let connection = try mapping(draft) { () throws(SQLiteError) in
      let connection = try Connection(path: draft, mode: .readWrite)
      // Nobody else knows of the file yet, and a broken one is thrown away.
      try connection.execute(
        """
        PRAGMA journal_mode = OFF;
        PRAGMA synchronous = OFF;
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA cache_size = -262144;
        """)
      return connection
    }
    try migrator.migrate(
      connection,
      populate: { (connection) throws(StoreError) in
        let catalog = try BuiltinCatalog.workouts()
        try mapping(draft) { () throws(SQLiteError) in
          try connection.execute(
            "INSERT INTO workout_search (workout_search, rank) VALUES ('hashsize', \(64 << 20))")
          var count = try insert(catalog, origin: .catalog, after: 0, connection) { _ in }
          count = try insert(more, origin: .synthetic, after: count, connection, progress)
          try connection.execute(
            """
            INSERT INTO workout_search (workout_search) VALUES ('optimize');
            INSERT INTO workout_search (workout_search, rank) VALUES ('hashsize', \(1 << 20));
            """)
        }
      }, mapping: { StoreError($0, path: draft) })
  }

  /// Inserts workouts in order, with ids that follow `id`.
  /// - Returns: the last id given.
  static func insert(
    _ workouts: some Sequence<Workout.Facts>, origin: Workout.Origin, after id: Int64,
    _ connection: Connection,
    _ progress: (Int) -> Void
  ) throws(SQLiteError) -> Int64 {
    try WorkoutInsertion.perform(on: connection) { (insertion) throws(SQLiteError) in
      var id = id
      for facts in workouts {
        id += 1
        try insertion.insert(facts, id: Workout.ID(rawValue: id), origin: origin)
        if id.isMultiple(of: 1_000) { progress(Int(id)) }
      }
      return id
    }
  }
}

extension WorkoutStore {
  /// Makes the folders on the way to a database file, for their owner alone, where they are missing.
  public static func makeFolder(for path: String) throws(StoreError) {
    try CatalogFile.makeFolder(for: path)
  }
}
