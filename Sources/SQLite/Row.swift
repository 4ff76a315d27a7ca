internal import CSQLite

/// The row a statement stands on; valid until the statement's next step, and all NULL after its end.
public struct Row {
  // The statement itself, so that a row kept too long finds NULLs and not freed memory.
  private let statement: Statement
  private var handle: OpaquePointer { statement.handle }

  init(_ statement: Statement) { self.statement = statement }

  /// The column's integer; 0 for NULL.
  public func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  /// The column's integer as an `Int`; 0 for NULL.
  public func int(_ column: Int) -> Int { Int(integer(column)) }

  /// The column's integer, or `nil` for NULL.
  public func optionalInt(_ column: Int) -> Int? { isNull(column) ? nil : int(column) }

  /// The column's floating-point number; 0 for NULL.
  public func real(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

  /// The column's text; empty for NULL. Bytes that are no UTF-8 become U+FFFD.
  public func text(_ column: Int) -> String {
    guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The column's text, or `nil` for NULL.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  /// The column's bytes; empty for NULL.
  public func blob(_ column: Int) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Hands over the bytes of the column's text, without copying them; none for NULL.
  public func withTextBytes<Result>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let bytes = sqlite3_column_text(handle, Int32(column))
    return body(UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
  }

  /// The column's value, as whatever kind it is stored.
  public func value(_ column: Int) -> Value {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  /// Whether the column is NULL.
  public func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }
}
