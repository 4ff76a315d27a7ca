internal import CSQLite

/// What a database file's first bytes say of it, see "The Database Header" in
/// <https://sqlite.org/fileformat2.html>.
public struct FileHeader: Hashable, Sendable {
  /// Whether its changes go to a write-ahead log.
  public let usesWriteAheadLog: Bool
  /// `PRAGMA user_version`.
  public let userVersion: Int32
  /// `PRAGMA application_id`.
  public let applicationID: Int32
}

extension Connection {
  /// What the file's first bytes say now; `nil` when it is no database.
  ///
  /// Nothing is locked or made for this, as it would be for a statement: what a write-ahead log holds is not seen.
  public var fileHeader: FileHeader? {
    var bytes = [UInt8](repeating: 0, count: 100)
    guard csqlite_read_header(handle, &bytes, Int32(bytes.count)) == SQLITE_OK,
      bytes.starts(with: "SQLite format 3\0".utf8)
    else { return nil }
    func number(at offset: Int) -> Int32 {
      Int32(bitPattern: bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return FileHeader(
      usesWriteAheadLog: bytes[18] == 2 && bytes[19] == 2, userVersion: number(at: 60),
      applicationID: number(at: 68))
  }
}
