internal import SQLite

/// Why the store could not do what it was asked, in words for the person who asked.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Kind: Hashable, Sendable {
    /// The file, or its folder, cannot be opened or made.
    case cannotOpen
    /// The file is no database of ours; it was left as it was.
    case notACatalog
    /// The file was written by a newer version; it was left as it was.
    case newerVersion
    /// The file is damaged.
    case damaged
    /// The file may not be written.
    case readOnly
    /// Another process kept the file locked for too long.
    case busy
    /// There is no room for the change.
    case full
    /// A value was refused, such as an empty name.
    case invalid
    /// It was stopped on request, and nothing was changed.
    case stopped
    /// Anything else that SQLite reports.
    case other
  }

  /// What kind of trouble it is.
  public let kind: Kind
  /// One line: what went wrong, with which file, and what to do.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  init(_ error: SQLiteError, path: String) {
    if error.isNotADatabase {
      self.init(
        .notACatalog, "\(path) is no SQLite database and was left as it is; choose another with --database")
    } else if error.isCorrupt {
      self.init(.damaged, "\(path) is damaged (\(error.message)); choose another with --database")
    } else if error.isTooBig {
      self.init(.damaged, "\(path) holds a value too large to be a workout's; choose another with --database")
    } else if error.isCantOpen {
      self.init(
        .cannotOpen,
        "cannot open \(path) (\(error.message)); check that you may read and write it and its folder")
    } else if error.isReadOnly {
      self.init(
        .readOnly,
        "\(path) or its folder may not be written; change the permissions, or choose another with --database")
    } else if error.isBusy {
      self.init(.busy, "\(path) is locked by another process; try again when that is done")
    } else if error.isFull {
      self.init(.full, "there is no room to write \(path); free some space and try again")
    } else if error.isForeignKeyViolation {
      self.init(.invalid, "the workout is no longer in the catalog; nothing was changed")
    } else if error.isConstraintViolation {
      self.init(.invalid, "\(path) does not take that (\(error.message)); nothing was changed")
    } else if error.isInputOutputError {
      self.init(
        .other,
        "\(path) cannot be read or written (\(error.message), \(error.code)); check the disk and try again")
    } else {
      self.init(.other, "\(path): \(error.message) (SQLite error \(error.code))")
    }
  }

  init(_ error: MigrationError, path: String) {
    switch error {
    case .foreign:
      self.init(
        .notACatalog,
        "\(path) is another program's database and was left as it is; choose another with --database")
    case .newer(let version, let supported):
      self.init(
        .newerVersion,
        "\(path) has schema version \(version), this program knows up to \(supported); it was left as it is: "
          + "use a newer workout-catalog")
    case .changed(let what):
      self.init(.notACatalog, "\(path) was left as it is: \(what); choose another with --database")
    case .sqlite(let error):
      self.init(error, path: path)
    }
  }
}
