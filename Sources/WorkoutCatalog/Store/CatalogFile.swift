#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A database file as the file system sees it: found, made, and put in place.
enum CatalogFile {
  /// The absolute path of an ordinary file, with symbolic links followed; an empty file, for its owner alone,
  /// is made when there is none.
  /// - Returns: the path, and whether the file was made.
  ///
  /// An existing file is not opened: closing it again would let go of the locks that this process holds on it
  /// through SQLite ("How To Corrupt An SQLite Database File", 2.2).
  static func resolve(_ path: String) throws(StoreError) -> (file: String, isNew: Bool) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw StoreError.badPath
    }
    let isNew = try status(of: path) == nil ? try make(path) : false
    guard let info = try status(of: path) else { throw removedMeanwhile(path) }
    return (try resolve(path, info), isNew)
  }

  static func removedMeanwhile(_ path: String) -> StoreError {
    StoreError(
      .cannotOpen, "\(path) was removed while it was being opened; try again",
      "\(path): 여는 동안 지워졌습니다. 다시 하세요")
  }

  /// Removes a file that was made to hold a catalog and does not; nobody else may have put one into it.
  static func removeUnfinished(_ file: String) {
    let neighbours = Neighbours(of: file)
    // The first page of SQLite's alone: no catalog is as small.
    guard neighbours.hasEmptyLog, neighbours.main.size <= 4_096 else { return }
    for file in [file, "\(file)-wal", "\(file)-shm"] { unlink(file) }
  }

  /// Keeps a file for its owner alone, where that may be done.
  static func makePrivate(_ file: String) {
    chmod(file, 0o600)
  }

  /// The absolute path of an ordinary file that is there, with symbolic links followed.
  static func existing(_ path: String) throws(StoreError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw StoreError.badPath
    }
    guard let info = try status(of: path) else {
      throw StoreError(
        .cannotOpen, "there is no file \(path); check the name",
        "\(path): 파일이 없습니다. 이름을 확인하세요")
    }
    return try resolve(path, info)
  }

  private static func resolve(_ path: String, _ info: stat) throws(StoreError) -> String {
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw StoreError(
        .cannotOpen, "\(path) is a folder; name a file with --database",
        "\(path): 폴더입니다. --database로 파일을 지정하세요")
    default:
      throw StoreError(
        .cannotOpen, "\(path) is no ordinary file; name one with --database",
        "\(path): 일반 파일이 아닙니다. --database로 일반 파일을 지정하세요")
    }
    guard let resolved = realpath(path, nil) else { throw failure(.open, path, errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What the file system knows of a file; `nil` when there is none.
  static func status(of path: String) throws(StoreError) -> stat? {
    var info = stat()
    if stat(path, &info) == 0 { return info }
    guard errno == ENOENT else { throw failure(.open, path, errno) }
    return nil
  }

  /// - Returns: whether it was made, and not by another process meanwhile.
  private static func make(_ path: String) throws(StoreError) -> Bool {
    // O_EXCL: a file that another process has made meanwhile is not touched.
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
      return true
    }
    switch errno {
    case EEXIST where isLink(path):
      throw StoreError(
        .cannotOpen,
        "\(path) is a symbolic link to a file that is not there; make the file, or remove the link",
        "\(path): 없는 파일을 가리키는 심볼릭 링크입니다. 그 파일을 만들거나 링크를 지우세요")
    case EEXIST: return false
    case let code: throw failure(.make, path, code)
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Makes the folders on the way to a file, for their owner alone, where they are missing.
  static func makeFolder(for path: String) throws(StoreError) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      guard mkdir(folder, 0o700) != 0 else { continue }
      let code = errno
      var info = stat()
      // What exists need not be makeable: `/`, or a folder on a read-only disk.
      if stat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { continue }
      throw failure(.makeFolder, folder, code == EEXIST ? ENOTDIR : code)
    }
  }

  /// What can fail for a reason of the system's.
  enum Action { case open, write, make, makeFolder }

  static func failure(_ action: Action, _ path: String, _ code: Int32) -> StoreError {
    if action == .make, code == ENOENT {
      return StoreError(
        .cannotOpen, "cannot make \(path): its folder is not there; make the folder first",
        "\(path): 만들 수 없습니다. 폴더가 없습니다. 폴더를 먼저 만드세요")
    }
    let kind: StoreError.Kind = code == ENOSPC || code == EDQUOT ? .full : .cannotOpen
    let (english, korean) =
      switch action {
      case .open: ("cannot open \(path)", "\(path): 열 수 없습니다")
      case .write: ("cannot write \(path)", "\(path): 쓸 수 없습니다")
      case .make: ("cannot make \(path)", "\(path): 만들 수 없습니다")
      case .makeFolder: ("cannot make the folder \(path)", "\(path): 폴더를 만들 수 없습니다")
      }
    let reason = SystemReason(code)
    return StoreError(
      kind, "\(english): \(reason.advised(in: .english))",
      "\(korean): \(reason.advised(in: .korean))")
  }
}
