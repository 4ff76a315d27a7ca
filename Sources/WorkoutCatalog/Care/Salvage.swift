internal import SQLite

/// What became of a damaged catalog's rows.
public struct Salvage: Sendable {
  /// How many workouts the new file has.
  public internal(set) var workoutCount = 0
  /// How many plans the new file has.
  public internal(set) var planCount = 0
  /// What is not in the new file, or not as it was; empty when all was saved.
  public internal(set) var losses: [Finding] = []
}

extension WorkoutStore {
  /// Copies every row of a damaged catalog that can be read into a new catalog, whose index and list are made anew. The
  /// damaged file stays as it is.
  ///
  /// Built-in workouts that cannot be read are taken from the program; of a workout whose facts are lost but whose
  /// names are not, a plain one is made, so that plans keep it.
  /// - Parameters:
  ///   - path: the damaged file.
  ///   - newPath: the file to make; it must not exist yet.
  ///   - progress: told now and then how far it has come.
  /// - Returns: what was saved, and what was lost.
  /// - Throws: `StoreError` when the new file cannot be made, or nothing of a catalog can be read; then nothing is made.
  /// - Complexity: O(*n* log *n*) in the number of rows.
  public static func salvage(
    _ path: String, into newPath: String, progress: (CareProgress) -> Void
  ) throws(StoreError) -> Salvage {
    try salvage(path, into: newPath, try BuiltinCatalog.workouts(), progress)
  }

  /// The same, with built-in workouts of one's own.
  static func salvage(
    _ path: String, into newPath: String, _ builtin: [Workout.Facts], _ progress: (CareProgress) -> Void
  ) throws(StoreError) -> Salvage {
    let file = try CatalogFile.existing(path)
    try CatalogFile.requireFree(newPath)
    let draft = try CatalogFile.makeDraft(for: newPath)
    defer { CatalogFile.removeDraft(draft) }
    let salvage = try fill(draft, for: newPath, fromDamaged: file, path, builtin, progress)
    try CatalogFile.publish(draft, as: newPath)
    return salvage
  }

  private static func fill(
    _ draft: String, for newPath: String, fromDamaged file: String, _ path: String,
    _ builtin: [Workout.Facts], _ progress: (CareProgress) -> Void
  ) throws(StoreError) -> Salvage {
    let source = try mapping(path) { () throws(SQLiteError) in try openDamaged(file) }
    let version = try requireCatalog(source, path)
    let connection = try connectToDraft(draft, for: newPath)
    var salvager = Salvager(from: source, to: connection)
    // The tables as they were when the file was written, then what has been changed about them since.
    do throws(MigrationError) {
      try migrator.upTo(version).migrate(
        connection,
        populate: { (_) throws(MigrationError) in
          do throws(SQLiteError) { try salvager.copyTables(progress) } catch { throw .sqlite(error) }
        }, mapping: { $0 })
      try migrator.migrate(connection, populate: { (_) throws(MigrationError) in }, mapping: { $0 })
    } catch {
      throw StoreError(error, path: newPath)
    }
    return try mapping(newPath) { () throws(SQLiteError) in
      try connection.transaction { (_) throws(SQLiteError) in
        try salvager.mend(builtin)
        try rebuild(connection, progress)
      }
      let examination = Examiner.examine(connection, progress)
      salvager.salvage.workoutCount = examination.workoutCount
      salvager.salvage.planCount = examination.planCount
      salvager.salvage.losses += examination.findings
      try connection.useWriteAheadLog()
      return salvager.salvage
    }
  }

  private static func openDamaged(_ file: String) throws(SQLiteError) -> Connection {
    let neighbours = Neighbours(of: file)
    let connection = try Connection(path: file, mode: neighbours.hasEmptyLog ? .immutable : .readOnly)
    connection.setCheckpointsOnClose(false)
    connection.setLargestValue(largestValue)
    connection.restrict()
    try connection.tolerateDamage()
    return connection
  }

  /// Makes sure that a file was a catalog once.
  /// - Returns: the version of its schema.
  private static func requireCatalog(_ source: Connection, _ path: String) throws(StoreError) -> Int {
    let (application, version, tables) = try mapping(path) { () throws(SQLiteError) in
      (
        try source.firstRow("PRAGMA application_id") { $0.int(0) } ?? 0,
        try source.firstRow("PRAGMA user_version") { $0.int(0) } ?? 0,
        try source.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text(0) }
      )
    }
    guard application != 0 || version != 0 || !tables.isEmpty else { throw StoreError.empty(path) }
    guard application == Int(applicationID) || (tables.contains("workout") && tables.contains("plan")) else {
      throw StoreError(.foreign, path: path)
    }
    guard version <= migrator.newestVersion else {
      throw StoreError(.newer(version: version, supported: migrator.newestVersion), path: path)
    }
    return max(1, version)
  }
}
