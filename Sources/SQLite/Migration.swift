#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One numbered step of a schema.
public struct Migration: Sendable {
  /// Its place in the order, from 1.
  public let number: Int
  /// A short name, for messages.
  public let name: String
  /// The statements; never changed once released.
  public let sql: String
  /// Whether it changes rows, and does not only add to the schema.
  public let rewrites: Bool

  /// A step of the schema.
  public init(number: Int, name: String, sql: String, rewrites: Bool = false) {
    self.number = number
    self.name = name
    self.sql = sql
    self.rewrites = rewrites
  }
}

extension Migration {
  /// Whether a statement stands in its script, to the letter.
  func holds(_ statement: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = statement.baseAddress else { return false }
    var sql = sql
    return sql.withUTF8 { script in
      guard var place = script.baseAddress else { return false }
      let last = place + script.count - statement.count
      while place <= last, let found = memchr(place, Int32(start[0]), last - place + 1) {
        if memcmp(found, start, statement.count) == 0 { return true }
        place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
      }
      return false
    }
  }
}

/// Why a database's schema is not usable as it is.
public enum MigrationError: Error, Hashable, Sendable {
  /// The file holds another application's database.
  case foreign
  /// The file was written by a newer version of the program.
  case newer(version: Int, supported: Int)
  /// A migration, or the schema that it made, is not what this program expects.
  case changed(String)
  /// SQLite failed.
  case sqlite(SQLiteError)
}
