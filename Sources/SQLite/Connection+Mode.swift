internal import CSQLite

extension Connection {
  /// What a connection may do with its file.
  public enum Mode: Sendable {
    /// Read an existing file.
    case readOnly
    /// Read and write an existing file; only read it when it may not be written (see
    /// ``Connection/isReadOnly``).
    case readWrite
    /// Read and write a file that is made when missing.
    case readWriteCreate
    /// Read an existing file as if nobody could change it: without a lock, without its write-ahead log, and
    /// without making any file beside it. Answers are wrong when somebody does change it.
    case immutable
    /// Read an existing file together with whoever uses it now, and write nothing, not even to the index of
    /// its write-ahead log. That index (the `-shm` file) must be there; where it does not fit the log, reading
    /// fails at once with an error whose `isUnreliableIndex` is true.
    case readOnlyIndex
  }
}

extension Connection.Mode {
  var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY
    case .readWrite: SQLITE_OPEN_READWRITE
    case .readWriteCreate: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .immutable, .readOnlyIndex: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    }
  }

  /// What SQLite is told to open: the path, or a URI where only that can say how.
  func location(of path: String) -> String {
    switch self {
    case .readOnly, .readWrite, .readWriteCreate: path
    case .immutable: "\(Self.uri(path))?immutable=1"
    case .readOnlyIndex: "\(Self.uri(path))?readonly_shm=1"
    }
  }

  /// By whose calls the file is read: SQLite's standard ones, but for who may not mend an index.
  var fileSystem: String? {
    switch self {
    case .readOnly, .readWrite, .readWriteCreate, .immutable: nil
    case .readOnlyIndex: ImpatientFileSystem.name
    }
  }

  /// RFC 3986: all but unreserved characters escaped. An absolute path comes after an empty authority.
  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : "file:"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16)
        uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
