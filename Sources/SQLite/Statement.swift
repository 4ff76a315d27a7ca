internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A prepared statement: bound, stepped through, and reset to be used again.
public final class Statement {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  /// The statement's text.
  public let sql: String

  init(connection: OpaquePointer, sql: String) throws(SQLiteError) {
    // SQLite would take the part before it for the whole text.
    guard !sql.utf8.contains(0) else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "a statement holds no NUL", sql: sql)
    }
    var handle: OpaquePointer?
    var consumedAll = true
    let code = sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &tail)
      if let tail { consumedAll = String(cString: tail).allSatisfy(\.isWhitespace) }
      return code
    }
    guard code == SQLITE_OK else { throw SQLiteError(connection: connection, code: code, sql: sql) }
    guard let handle, consumedAll else {
      sqlite3_finalize(handle)
      throw SQLiteError(code: SQLITE_MISUSE, message: "expected exactly one statement", sql: sql)
    }
    self.handle = handle
    self.connection = connection
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds a value to the parameter at an index, counted from 1.
  public func bind(_ value: Value, at index: Int) throws(SQLiteError) {
    let index = Int32(clamping: index)
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
      case .real(let real): sqlite3_bind_double(handle, index, real)
      case .text(let text): bindText(text, at: index)
      case .blob(let bytes):
        // A nil pointer would bind NULL, so an empty blob is bound as zero zeros.
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : bytes.withUnsafeBytes { csqlite_bind_blob(handle, index, $0.baseAddress, UInt64($0.count)) }
      }
    guard code == SQLITE_OK else { throw SQLiteError(connection: connection, code: code, sql: sql) }
  }

  /// Binds a value to a named parameter, such as `:slug`.
  public func bind(_ value: Value, to name: String) throws(SQLiteError) {
    let index = sqlite3_bind_parameter_index(handle, name)
    guard index > 0 else {
      throw SQLiteError(code: SQLITE_RANGE, message: "no parameter \(name)", sql: sql)
    }
    try bind(value, at: Int(index))
  }

  private func bindText(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return csqlite_bind_text(handle, index, "", 0) }
      return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        csqlite_bind_text(handle, index, $0, UInt64(bytes.count))
      }
    }
  }

  /// Runs to the next row.
  /// - Returns: the row, or `nil` at the end, when the statement is reset.
  public func step() throws(SQLiteError) -> Row? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return Row(self)
    case SQLITE_DONE:
      reset()
      return nil
    case let code:
      let error = SQLiteError(connection: connection, code: code, sql: sql)
      reset()
      throw error
    }
  }

  /// Runs the statement to its end, ignoring rows, and resets it.
  public func run() throws(SQLiteError) {
    while try step() != nil {}
  }

  /// Ends the present run and clears what was bound.
  public func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}

extension SQLiteError {
  init(connection: OpaquePointer?, code: Int32, sql: String? = nil) {
    let text = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    // Even to read, SQLite makes files beside the database; what it says of a full disk then is that it failed.
    let reason = connection.map { sqlite3_system_errno($0) }
    let isWithoutRoom =
      [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xff) && [ENOSPC, EDQUOT].contains(reason)
    let code = isWithoutRoom ? SQLITE_FULL : code
    self.init(code: code, message: text.map { String(cString: $0) } ?? "unknown error", sql: sql)
  }
}
