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
  /// One line in English: what went wrong, with which file, and what to do.
  public let description: String
  private let korean: String
  /// How the file is damaged, in SQLite's words; `nil` when it is not.
  let damage: String?

  init(_ kind: Kind, _ english: String, _ korean: String, damage: String? = nil) {
    self.kind = kind
    description = english
    self.korean = korean
    self.damage = damage
  }

  /// The line in a language. What SQLite or the system adds to it stays English.
  public func message(in language: Language) -> String {
    language == .korean ? korean : description
  }
}

extension StoreError {
  init(_ error: SQLiteError, path: String) {
    if error.isNotADatabase {
      self = .notADatabase(path)
    } else if error.isCorrupt {
      self.init(
        .damaged,
        "\(path) is damaged (\(error.message)); 'workout-catalog doctor' tells what can be saved",
        "\(path): 파일이 손상되었습니다(\(error.message)). 'workout-catalog doctor'로 살릴 수 있는 것을 확인하세요",
        damage: error.message)
    } else if error.isTooBig {
      self.init(
        .damaged, "\(path) holds a value too large to be a workout's; choose another with --database",
        "\(path): 운동의 값이라기에는 너무 큰 값이 들어 있습니다. --database로 다른 파일을 지정하세요")
    } else if error.isCantOpen {
      self.init(
        .cannotOpen,
        "cannot open \(path) (\(error.message)); check that you may read and write it and its folder",
        "\(path): 열 수 없습니다(\(error.message)). 파일과 폴더의 읽기, 쓰기 권한을 확인하세요")
    } else if error.isReadOnly {
      self = .readOnly(path)
    } else if error.isBusy {
      self.init(
        .busy, "\(path) is locked by another process; try again when that is done",
        "\(path): 다른 프로그램이 쓰고 있습니다. 끝난 뒤에 다시 하세요")
    } else if error.isFull {
      self.init(
        .full, "there is no room to write \(path); free some space and try again",
        "\(path): 저장할 공간이 없습니다. 공간을 비우고 다시 하세요")
    } else if error.isForeignKeyViolation {
      self = .noSuchWorkout
    } else if error.isConstraintViolation {
      self.init(
        .invalid, "\(path) does not take that (\(error.message)); nothing was changed",
        "\(path): 받아들일 수 없는 값입니다(\(error.message)). 아무것도 바뀌지 않았습니다")
    } else if error.isInputOutputError {
      self.init(
        .other,
        "\(path) cannot be read or written (\(error.message), \(error.code)); check the disk and try again",
        "\(path): 읽거나 쓸 수 없습니다(\(error.message), \(error.code)). 디스크를 확인하고 다시 하세요")
    } else {
      self.init(
        .other, "\(path): \(error.message) (SQLite error \(error.code))",
        "\(path): \(error.message)(SQLite 오류 \(error.code))")
    }
  }

  init(_ error: MigrationError, path: String) {
    switch error {
    case .foreign:
      self.init(
        .notACatalog,
        "\(path) is another program's database and was left as it is; choose another with --database",
        "\(path): 다른 프로그램의 데이터베이스라 그대로 두었습니다. --database로 다른 파일을 지정하세요")
    case .newer(let version, let supported):
      self.init(
        .newerVersion,
        "\(path) has schema version \(version), this program knows up to \(supported); it was left as it is: "
          + "use a newer workout-catalog",
        "\(path): 스키마 버전이 \(version)인데 이 프로그램은 \(supported)까지만 압니다. 그대로 두었습니다. "
          + "더 새로운 workout-catalog를 쓰세요")
    case .changed(let what):
      self.init(
        .notACatalog, "\(path) was left as it is: \(what); choose another with --database",
        "\(path): 스키마가 이 프로그램의 것과 달라 그대로 두었습니다(\(what)). --database로 다른 파일을 지정하세요")
    case .sqlite(let error):
      self.init(error, path: path)
    }
  }

  static func notADatabase(_ path: String) -> StoreError {
    StoreError(
      .notACatalog, "\(path) is no SQLite database and was left as it is; choose another with --database",
      "\(path): SQLite 데이터베이스가 아니라 그대로 두었습니다. --database로 다른 파일을 지정하세요")
  }

  static func empty(_ path: String) -> StoreError {
    StoreError(
      .notACatalog, "\(path) is empty, and no catalog; name another file",
      "\(path): 빈 파일이고 카탈로그가 아닙니다. 다른 파일을 지정하세요")
  }

  static func readOnly(_ path: String) -> StoreError {
    StoreError(
      .readOnly,
      "\(path) or its folder may not be written; change the permissions, or choose another with --database",
      "\(path): 파일이나 폴더에 쓸 수 없습니다. 권한을 바꾸거나 --database로 다른 파일을 지정하세요")
  }

  static var badPath: StoreError {
    StoreError(
      .cannotOpen, "the database's path is empty or holds a NUL; choose one with --database",
      "데이터베이스의 경로가 비었거나 NUL이 들어 있습니다. --database로 파일을 지정하세요")
  }

  static var noSuchWorkout: StoreError {
    StoreError(
      .invalid, "the workout is no longer in the catalog; nothing was changed",
      "운동이 이제 카탈로그에 없습니다. 아무것도 바뀌지 않았습니다")
  }
}
