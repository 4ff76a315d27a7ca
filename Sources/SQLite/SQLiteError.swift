internal import CSQLite

/// What SQLite answered when an operation failed.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's extended result code.
  public let code: Int32
  /// SQLite's message, in English.
  public let message: String
  /// The statement that failed, when one was running.
  public let sql: String?

  /// An error with SQLite's code and message.
  public init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// The error of a file that is damaged in a way SQLite does not see.
  public static func corrupt(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: message)
  }

  /// The primary result code, without the extended part.
  public var primaryCode: Int32 { code & 0xff }

  /// Whether another connection held a lock for longer than the busy timeout.
  public var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
  /// Whether an `Interruption` stopped the statement.
  public var isInterrupted: Bool { primaryCode == SQLITE_INTERRUPT }
  /// Whether a constraint of the schema was violated.
  public var isConstraintViolation: Bool { primaryCode == SQLITE_CONSTRAINT }
  /// Whether a row names another one, by a foreign key, that is not there.
  public var isForeignKeyViolation: Bool { code == SQLITE_CONSTRAINT | (3 << 8) }
  /// Whether the file or its folder may not be written.
  public var isReadOnly: Bool { primaryCode == SQLITE_READONLY }
  /// Whether the disk, or the size allowed for the file, is full.
  public var isFull: Bool { primaryCode == SQLITE_FULL }
  /// Whether the file is damaged.
  public var isCorrupt: Bool { primaryCode == SQLITE_CORRUPT }
  /// Whether what the file holds cannot be read, for it is damaged or the disk does not give it.
  public var isDamage: Bool { isCorrupt || isNotADatabase || isInputOutputError || isTooBig }
  /// Whether the file is no database at all.
  public var isNotADatabase: Bool { primaryCode == SQLITE_NOTADB }
  /// Whether the file could not be opened.
  public var isCantOpen: Bool { primaryCode == SQLITE_CANTOPEN }

  /// Whether the index of a write-ahead log does not belong to the log, and could not be made anew.
  public var isUnreliableIndex: Bool { primaryCode == SQLITE_PROTOCOL }
  /// Whether the disk failed to read or write.
  public var isInputOutputError: Bool { primaryCode == SQLITE_IOERR }
  /// Whether a text, a blob or a row is larger than allowed.
  public var isTooBig: Bool { primaryCode == SQLITE_TOOBIG }
  /// Whether the statement asks for what the schema does not have, or is no SQL.
  public var isMisfit: Bool { primaryCode == SQLITE_ERROR }

  /// The message with its code, and the statement when known.
  public var description: String {
    let head = "SQLite error \(code): \(message)"
    guard let sql else { return head }
    return "\(head) [\(sql)]"
  }
}
