internal import Migrations
internal import SQLite
internal import Synchronization

public import SectionedList

/// The catalog in one SQLite file: browse it, find in it, search it, and keep plans.
///
/// A store may be used from any task. Reads never wait for writes; each call sees one state of the file.
///
/// ```swift
/// let store = try WorkoutStore(path: "catalog.sqlite")
/// let best = try store.search(SearchQuery("bench press")).hits.first
/// ```
public final class WorkoutStore: Sendable {
  /// What marks a file as a catalog ("WKCT").
  static let applicationID: Int32 = 0x574B_4354

  /// The database file.
  public let path: String
  /// Told a new number whenever the catalog or a plan may have changed, here or in another process; see `refresh`.
  public let changes: Relay<Int>

  let reader: Mutex<Connection>
  let writer: Mutex<Connection?>
  let counter: Mutex<Connection?>
  let counting = Mutex<Interruption?>(nil)
  private let seenVersion: Mutex<Int>

  /// Opens a catalog, or makes it and fills it with the built-in workouts when the file is missing or empty.
  /// - Parameter path: the database file; its folder must exist.
  /// - Throws: `StoreError` when the file cannot be used; a file that is not ours is left byte for byte as it was.
  public init(path: String) throws(StoreError) {
    try CatalogFile.check(path)
    self.path = path
    let connection = try Self.mapping(path) { () throws(SQLiteError) in try Self.connect(path) }
    do throws(StoreError) {
      try Self.prepare(connection, path: path)
    } catch {
      connection.setCheckpointsOnClose(false)
      throw error
    }
    changes = Relay(0)
    let version = try Self.mapping(path) { () throws(SQLiteError) in try Self.dataVersion(connection) }
    seenVersion = Mutex(version)
    reader = Mutex(connection)
    writer = Mutex(nil)
    counter = Mutex(nil)
  }

  private static func connect(_ path: String) throws(SQLiteError) -> Connection {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    // Until the file is known to be ours, not even its write-ahead log is folded in.
    connection.setCheckpointsOnClose(false)
    return connection
  }

  static var migrator: Migrator {
    Migrator(
      applicationID: applicationID,
      migrations: Migrations.all.map { Migration(number: $0.number, name: $0.name, sql: $0.sql) })
  }

  private static func prepare(_ connection: Connection, path: String) throws(StoreError) {
    let state: Migrator.State
    do throws(MigrationError) { state = try migrator.state(of: connection) } catch {
      throw StoreError(error, path: path)
    }
    connection.setCheckpointsOnClose(true)
    try mapping(path) { () throws(SQLiteError) in
      // A file that may not be written can still be read.
      do throws(SQLiteError) {
        try connection.execute("PRAGMA journal_mode = WAL")
      } catch  where error.isReadOnly {}
      try configure(connection)
    }
    guard state != .ours(pending: 0) else { return }
    try migrator.migrate(
      connection,
      populate: { (connection) throws(StoreError) in
        let catalog = try BuiltinCatalog.workouts()
        try mapping(path) { () throws(SQLiteError) in
          _ = try insert(catalog, origin: .catalog, after: 0, connection) { _ in }
        }
      }, mapping: { StoreError($0, path: path) })
    // The write-ahead log is large now; folded in, the next start need not read through it.
    try mapping(path) { () throws(SQLiteError) in try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  static func configure(_ connection: Connection) throws(SQLiteError) {
    try connection.execute(
      """
      PRAGMA synchronous = FULL;
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

  /// Runs a query on the reading connection.
  func read<Result: Sendable>(_ body: (Connection) throws(SQLiteError) -> Result) throws(StoreError) -> Result
  {
    try reader.withLock { (connection) throws(StoreError) -> Result in
      do throws(SQLiteError) { return try body(connection) } catch { throw StoreError(error, path: path) }
    }
  }

  /// Runs a change in one transaction on the writing connection, and tells `changes` of it.
  func write<Result: Sendable>(_ body: @Sendable (Connection) throws(SQLiteError) -> Result)
    throws(StoreError) -> Result
  {
    let result = try writer.withLock { (slot) throws(StoreError) -> Result in
      do throws(SQLiteError) {
        let connection: Connection
        if let open = slot {
          connection = open
        } else {
          connection = try Connection(path: path, mode: .readWrite)
          try Self.configure(connection)
          slot = connection
        }
        return try connection.transaction(body)
      } catch { throw StoreError(error, path: path) }
    }
    try refresh()
    return result
  }

  /// Looks whether anything was written since the last look, and tells `changes` when so. Costs microseconds; a screen
  /// calls it a few times a second.
  public func refresh() throws(StoreError) {
    let version = try read { (connection) throws(SQLiteError) in try Self.dataVersion(connection) }
    let isNew = seenVersion.withLock { seen in
      defer { seen = version }
      return seen != version
    }
    if isNew { changes.accept(version) }
  }

  private static func dataVersion(_ connection: Connection) throws(SQLiteError) -> Int {
    try connection.firstRow("PRAGMA data_version") { $0.int(0) } ?? 0
  }
}
