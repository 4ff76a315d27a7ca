internal import Migrations
internal import SQLite
internal import Synchronization

public import SectionedList

/// The catalog in one SQLite file: browse it, find in it, search it, and keep plans.
///
/// A store may be used from any task, and one file by any number of stores and processes. Reads never wait
/// for writes; each call sees one state of the file. A write is on the disk when the call returns, or has not
/// happened at all.
///
/// ```swift
/// let store = try WorkoutStore(path: "catalog.sqlite")
/// let best = try store.search(SearchQuery("bench press")).hits.first
/// ```
public final class WorkoutStore: Sendable {
  /// What marks a file as a catalog ("WKCT").
  static let applicationID: Int32 = 0x574B_4354
  /// The most bytes of a text or row; more than any workout has, and little enough to be read into memory.
  static let largestValue: Int32 = 16 << 20

  /// The database file as it was named.
  public let path: String
  /// Whether the catalog can only be browsed, for the file or its folder may not be written.
  public let isReadOnly: Bool
  /// Told a new number whenever the catalog or a plan may have changed, here or in another process; see
  /// ``refresh()``.
  public let changes: Relay<Int>

  /// The resolved path.
  let file: String
  let mode: Connection.Mode
  private let migrator: Migrator
  private let reader: Mutex<Reader>
  private let writer = Mutex<Connection?>(nil)
  private let busyTimeout = Atomic(Connection.defaultBusyTimeout)
  let counter = Mutex<Connection?>(nil)
  let counting = Mutex<Interruption?>(nil)

  private struct Reader {
    let connection: Connection
    /// SQLite's number of the last state that `changes` was told of.
    var version: Int
  }

  /// Opens a catalog, or makes it and fills it with the built-in workouts when the file is missing or empty.
  ///
  /// Several processes may open the same missing file at once: one makes it, the others wait and use it. A
  /// file that may only be read is opened for that. One in a folder that may not be written either is read as
  /// it stands at this moment, for there is nowhere to agree with whoever might write it.
  /// - Parameter path: the database file; its folder must exist.
  /// - Throws: `StoreError` when the file cannot be used; a file that is not ours, is damaged or was written
  ///   by a newer version is left byte for byte as it was, and so are the files beside it.
  /// - Complexity: O(1) for an existing catalog, whatever its size.
  public convenience init(path: String) throws(StoreError) {
    try self.init(path: path, Self.migrator) { () throws(StoreError) in try BuiltinCatalog.workouts() }
  }

  /// The same, with a schema and built-in workouts of one's own.
  convenience init(
    path: String, _ migrator: Migrator, builtin: @Sendable () throws(StoreError) -> [Workout.Facts]
  ) throws(StoreError) {
    let (file, isNew) = try CatalogFile.resolve(path)
    if let connection = CatalogFile.openAtOnce(file, migrator) {
      try self.init(path: path, file: file, migrator, connection, .readWrite)
      return
    }
    let (connection, mode): (Connection, Connection.Mode)
    do throws(StoreError) {
      (connection, mode) = try Self.connect(file, path: path, migrator, builtin: builtin)
    } catch {
      // What was not there before is not left behind without a catalog in it.
      if isNew { CatalogFile.removeUnfinished(file) }
      throw error
    }
    try self.init(path: path, file: file, migrator, connection, mode)
  }

  /// Opens a file in the careful way, and makes a catalog of this version of it.
  private static func connect(
    _ file: String, path: String, _ migrator: Migrator,
    builtin: @Sendable () throws(StoreError) -> [Workout.Facts]
  ) throws(StoreError) -> (Connection, Connection.Mode) {
    let (connection, mode, state) = try CatalogFile.openCatalog(file, path: path, migrator)
    if !connection.isReadOnly || state != .ours(pending: 0) {
      try prepare(connection, state, migrator, file, path: path, builtin: builtin)
    }
    // Another process that could not make the catalog may have taken the file away again.
    if state == .empty, connection.hasMoved { throw CatalogFile.removedMeanwhile(path) }
    return (connection, mode)
  }

  /// Opens a catalog that is there and can be opened at once, in well under a millisecond.
  /// - Parameter path: the database file.
  /// - Returns: `nil` when it has to be made, brought to this version or waited for, or cannot be used: for
  ///   ``init(path:)`` to do, or to tell.
  public static func ready(at path: String) -> WorkoutStore? {
    guard (try? CatalogFile.status(of: path)) != nil, let file = try? CatalogFile.resolve(path).file,
      let connection = CatalogFile.openAtOnce(file, migrator)
    else { return nil }
    return try? WorkoutStore(path: path, file: file, migrator, connection, .readWrite)
  }

  /// Opens a catalog of this version to look something up in it: nothing is made, upgraded, written or waited for,
  /// neither in the file nor beside it.
  /// - Parameter path: the database file.
  /// - Returns: `nil` when the file is not there or cannot be read in this way.
  public static func glimpse(of path: String) -> WorkoutStore? {
    guard let file = try? CatalogFile.existing(path),
      let (connection, mode) = CatalogFile.openToGlimpse(file, migrator)
    else { return nil }
    return try? WorkoutStore(path: path, file: file, migrator, connection, mode)
  }

  private init(
    path: String, file: String, _ migrator: Migrator, _ connection: sending Connection,
    _ mode: Connection.Mode
  ) throws(StoreError) {
    self.path = path
    self.file = file
    self.migrator = migrator
    self.mode = mode
    isReadOnly = connection.isReadOnly
    let version = try Self.mapping(path) { () throws(SQLiteError) in
      try Self.configure(connection)
      return try Self.dataVersion(connection)
    }
    changes = Relay(version)
    reader = Mutex(Reader(connection: connection, version: version))
  }

  /// How long a read or a write waits for another process that holds the file, in milliseconds, before it throws an
  /// error of kind `busy`: ten seconds unless told otherwise. A screen has to be quicker.
  public var patience: Int { busyTimeout.load(ordering: .relaxed) }

  /// Has reads and writes from now on wait so long for another process, in milliseconds.
  public func setPatience(_ milliseconds: Int) {
    busyTimeout.store(milliseconds, ordering: .relaxed)
    reader.withLock { $0.connection.setBusyTimeout(milliseconds) }
    writer.withLock { $0?.setBusyTimeout(milliseconds) }
  }

  static var migrations: [Migration] {
    Migrations.all.map {
      Migration(
        number: $0.number, name: $0.name, sql: $0.sql, rewrites: Migrations.rewriting.contains($0.number))
    }
  }

  static var migrator: Migrator { Migrator(applicationID: applicationID, migrations: migrations) }

  private static func prepare(
    _ connection: Connection, _ state: Migrator.State, _ migrator: Migrator, _ file: String, path: String,
    builtin: @Sendable () throws(StoreError) -> [Workout.Facts]
  ) throws(StoreError) {
    // The file may have been there, empty and for all to read; the log beside it takes its mode.
    if state == .empty { CatalogFile.makePrivate(file) }
    try mapping(path) { () throws(SQLiteError) in
      try connection.useWriteAheadLog()
      try configure(connection)
    }
    guard state != .ours(pending: 0) else { return }
    var copies: [String] = []
    do throws(StoreError) {
      try migrator.migrate(
        connection,
        populate: { (connection) throws(StoreError) in
          _ = try insert(
            try builtin(), origin: .catalog, after: 0, connection, path: path, progress: { _ in })
        },
        beforeRewriting: { (version) throws(StoreError) in
          copies.append(try keepCopy(of: file, path: path, as: "\(file).v\(version)-backup"))
        }, mapping: { StoreError($0, path: path) })
    } catch {
      // The old version goes on, and the next try makes a copy of its own.
      for copy in copies { CatalogFile.removeDraft(copy) }
      throw error
    }
    // The write-ahead log is large now; folded in, the next start need not read through it.
    try mapping(path) { () throws(SQLiteError) in try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  static func configure(_ connection: Connection) throws(SQLiteError) {
    connection.setLargestValue(largestValue)
    connection.restrict()
    // Full synchronizing waits for the disk at each commit; on macOS, where a plain one stops at the disk's
    // own cache, for the medium. A log that once grew large is cut down again.
    try connection.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON;
      PRAGMA journal_size_limit = 16777216;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -4096;
      PRAGMA temp_store = MEMORY;
      """)
  }

  static func mapping<Result>(
    _ path: String, _ body: () throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SQLiteError) { return try body() } catch { throw StoreError(error, path: path) }
  }

  /// Another connection that reads, for what may take long.
  func connectForReading() throws(SQLiteError) -> Connection {
    let connection = try Connection(path: file, mode: mode == .immutable ? .immutable : .readOnly)
    try Self.configure(connection)
    return connection
  }

  /// Runs queries on the reading connection; all see the same state of the file.
  func read<Result: Sendable>(
    _ body: (Connection) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try reader.withLock { (reader) throws(StoreError) -> Result in
      do throws(SQLiteError) {
        try reader.connection.beginSnapshot()
        defer { reader.connection.endSnapshot() }
        return try body(reader.connection)
      } catch { throw StoreError(error, path: path) }
    }
  }

  /// Runs a change in one transaction on the writing connection, and tells `changes` of it.
  func write<Result: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try writeOrRefuse { (connection) throws(StoreError) in
      try Self.mapping(path) { () throws(SQLiteError) in try body(connection) }
    }
  }

  /// The same for a change that may be refused because of what the file holds: then nothing is changed.
  func writeOrRefuse<Result: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard !isReadOnly else { throw StoreError.readOnly(path) }
    let result = try writer.withLock { (slot) throws(StoreError) -> Result in
      let connection = try writing(&slot)
      return try connection.transaction(
        { (connection) throws(StoreError) -> Result in
          try requireKnownVersion(connection)
          return try body(connection)
        }, mapping: { StoreError($0, path: path) })
    }
    // The change is made; that it cannot be announced is for the next read to tell.
    try? refresh()
    return result
  }

  private func writing(_ slot: inout Connection?) throws(StoreError) -> Connection {
    // A file that lost its name takes changes without a sound, and they are gone with the process. The reader
    // was first to open it: a writer opened now may have another file under the same name.
    guard !reader.withLock({ $0.connection.hasMoved }), slot?.hasMoved != true else {
      throw StoreError(
        .cannotOpen,
        "\(path) was moved, removed or replaced since it was opened; nothing was changed: start again",
        "\(path): 연 뒤에 옮겨지거나 지워지거나 바뀌었습니다. 아무것도 바뀌지 않았습니다. 다시 시작하세요")
    }
    if let open = slot { return open }
    return try Self.mapping(path) { () throws(SQLiteError) in
      let timeout = busyTimeout.load(ordering: .relaxed)
      let connection = try Connection(path: file, mode: .readWrite, busyTimeout: timeout)
      try Self.configure(connection)
      slot = connection
      return connection
    }
  }

  /// A newer program may have brought the file to a schema that this one would only spoil.
  private func requireKnownVersion(_ connection: Connection) throws(StoreError) {
    do throws(MigrationError) {
      let version = try migrator.version(of: connection)
      guard version == migrator.newestVersion else {
        throw .newer(version: version, supported: migrator.newestVersion)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Looks whether anything was written since the last look, and tells ``changes`` when so. Costs
  /// microseconds; a screen calls it a few times a second.
  public func refresh() throws(StoreError) {
    let version = try reader.withLock { (reader) throws(StoreError) -> Int? in
      // A look that is repeated has nothing to wait for.
      reader.connection.setBusyTimeout(0)
      defer { reader.connection.setBusyTimeout(patience) }
      do throws(SQLiteError) {
        let version = try Self.dataVersion(reader.connection)
        guard version != reader.version else { return nil }
        reader.version = version
        return version
      } catch { throw StoreError(error, path: path) }
    }
    if let version { changes.accept(version) }
  }

  private static func dataVersion(_ connection: Connection) throws(SQLiteError) -> Int {
    try connection.firstRow("PRAGMA data_version") { $0.int(0) } ?? 0
  }
}
