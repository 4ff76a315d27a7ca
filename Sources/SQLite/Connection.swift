internal import CSQLite

/// A connection to one SQLite database file.
///
/// A connection is used by one thread at a time; guard it with a `Mutex` to share it.
///
/// ```swift
/// let connection = try Connection(path: "catalog.sqlite", mode: .readWrite)
/// let names = try connection.rows("SELECT name FROM plan WHERE id > :id", [":id": 3]) { $0.text(0) }
/// ```
public final class Connection {
  /// How many statements are kept for the next time they are run.
  static let mostIdleStatements = 64
  /// How long a statement waits for another connection's lock, unless told otherwise: ten seconds, in milliseconds.
  public static let defaultBusyTimeout = 10_000

  let handle: OpaquePointer
  /// The database file's path as given.
  public let path: String
  private(set) var idle: [String: Statement] = [:]
  /// Whether a transaction is under way that only its end may commit.
  ///
  /// After some errors SQLite itself ends the transaction, and takes what is run then for whole transactions of their
  /// own: it would stay, though all of it was to be there or nothing.
  var refusesCommits = false

  /// Opens a file.
  /// - Parameters:
  ///   - path: the database file; `:memory:` for one in memory.
  ///   - mode: what may be done with it.
  ///   - busyTimeout: about how long a statement waits for another connection's lock, in milliseconds.
  /// - Throws: `SQLiteError` when the file cannot be opened.
  public init(path: String, mode: Mode, busyTimeout: Int = defaultBusyTimeout) throws(SQLiteError) {
    // SQLite would take the part before it for the whole path.
    guard !path.utf8.contains(0) else {
      throw SQLiteError(code: SQLITE_CANTOPEN, message: "a path holds no NUL")
    }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      mode.location(of: path), &handle, mode.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      mode.fileSystem)
    guard code == SQLITE_OK, let handle else {
      let error = SQLiteError(connection: handle, code: code)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    self.path = path
    setBusyTimeout(busyTimeout)
    // A file from a stranger must not be able to do more than hold data.
    _ = csqlite_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    _ = csqlite_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    // The handle calls the hook only while the connection, which closes it, uses it.
    sqlite3_commit_hook(
      handle,
      { connection in
        guard let connection else { return 0 }
        return Unmanaged<Connection>.fromOpaque(connection).takeUnretainedValue().refusesCommits ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    idle.removeAll()
    sqlite3_commit_hook(handle, nil, nil)
    sqlite3_close_v2(handle)
  }

  /// Runs a script of any number of statements that take no parameters.
  public func execute(_ script: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(connection: handle, code: code, sql: script) }
  }

  /// Prepares a statement that the caller keeps.
  public func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try Statement(connection: handle, sql: sql)
  }

  /// Runs one statement to its end.
  public func run(_ sql: String, _ bindings: KeyValuePairs<String, Value> = [:]) throws(SQLiteError) {
    try forEachRow(sql, bindings) { _ throws(SQLiteError) in }
  }

  /// Runs a query and hands over each row.
  public func forEachRow(
    _ sql: String, _ bindings: KeyValuePairs<String, Value> = [:],
    _ body: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let statement = try checkOut(sql)
    defer { checkIn(statement) }
    for (name, value) in bindings { try statement.bind(value, to: name) }
    while let row = try statement.step() { try body(row) }
  }

  /// The rows of a query, each mapped.
  public func rows<Element>(
    _ sql: String, _ bindings: KeyValuePairs<String, Value> = [:],
    _ element: (Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> [Element] {
    var elements: [Element] = []
    try forEachRow(sql, bindings) { row throws(SQLiteError) in elements.append(try element(row)) }
    return elements
  }

  /// The first row of a query, mapped, or `nil` when there is none.
  public func firstRow<Element>(
    _ sql: String, _ bindings: KeyValuePairs<String, Value> = [:],
    _ element: (Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> Element? {
    let statement = try checkOut(sql)
    defer { checkIn(statement) }
    for (name, value) in bindings { try statement.bind(value, to: name) }
    guard let row = try statement.step() else { return nil }
    return try element(row)
  }

  /// Hands over a kept statement, to be run many times with other values.
  public func withStatement<Result>(
    _ sql: String, _ body: (Statement) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let statement = try checkOut(sql)
    defer { checkIn(statement) }
    return try body(statement)
  }

  /// Hands over several kept statements, in the order of their texts, to be run many times with other values.
  public func withStatements<Result>(
    _ texts: [String], _ body: ([Statement]) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    var statements: [Statement] = []
    defer { for statement in statements { checkIn(statement) } }
    for sql in texts { statements.append(try checkOut(sql)) }
    return try body(statements)
  }

  /// A statement that is not in use: a kept one, or a new one while a query with the same text is running.
  private func checkOut(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = idle.removeValue(forKey: sql) { return statement }
    return try prepare(sql)
  }

  private func checkIn(_ statement: Statement) {
    statement.reset()
    // A program has a few dozen texts; one that makes ever new ones must not fill the memory with them.
    if idle.count >= Self.mostIdleStatements { idle.removeAll() }
    idle[statement.sql] = statement
  }

  /// The rowid of the last row inserted.
  public var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// How many rows the last INSERT, UPDATE or DELETE changed.
  public var changedRowCount: Int { Int(sqlite3_changes64(handle)) }
}
