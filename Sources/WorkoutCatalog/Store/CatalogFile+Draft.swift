#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CatalogFile {
  /// Makes sure that a new database can take a name: nothing has it, and nothing of an earlier database of
  /// that name is left, which SQLite would take for the new one's.
  static func requireFree(_ path: String) throws(StoreError) {
    var info = stat()
    guard lstat(path, &info) != 0 else {
      throw StoreError(
        .cannotOpen, "\(path) is there already; remove it first, or name another file",
        "\(path): 이미 있습니다. 먼저 지우거나 다른 파일을 지정하세요")
    }
    for leftover in ["\(path)-wal", "\(path)-journal"] where lstat(leftover, &info) == 0 && info.st_size > 0 {
      throw StoreError(
        .cannotOpen,
        "\(leftover) is left of an earlier database; move it away, or name another file",
        "\(leftover): 예전 데이터베이스에서 남은 파일입니다. 옮기거나 다른 파일을 지정하세요")
    }
  }

  /// Makes an empty file, for its owner alone, beside the path that it is to have in the end.
  static func makeDraft(for path: String) throws(StoreError) -> String {
    while true {
      let draft = "\(path).\(String(UInt32.random(in: 0...(.max)), radix: 16)).draft"
      let file = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if file >= 0 {
        close(file)
        return draft
      }
      guard errno == EEXIST else { throw failure(.make, path, errno) }
    }
  }

  /// Removes a draft and what SQLite made beside it.
  static func removeDraft(_ draft: String) {
    for file in [draft, "\(draft)-wal", "\(draft)-shm", "\(draft)-journal"] { unlink(file) }
  }

  /// Writes a finished file through to the disk and gives it its name, unless that has been taken meanwhile.
  static func publish(_ draft: String, as path: String) throws(StoreError) {
    try synchronize(draft, O_RDONLY)
    if link(draft, path) != 0 {
      switch errno {
      case EEXIST: try requireFree(path)
      // A file system without hard links: between the look and the renaming the name could be taken.
      case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS:
        try requireFree(path)
        guard rename(draft, path) == 0 else { throw failure(.make, path, errno) }
      case let code: throw failure(.make, path, code)
      }
    }
    try synchronizeFolder(of: path)
  }

  /// Makes sure that a file's name is on the disk.
  static func synchronizeFolder(of path: String) throws(StoreError) {
    try synchronize(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY)
  }

  static func synchronize(_ path: String, _ flags: Int32) throws(StoreError) {
    let file = open(path, flags | O_CLOEXEC)
    guard file >= 0 else { throw failure(.open, path, errno) }
    defer { close(file) }
    #if canImport(Darwin)
      // There, fsync leaves the data in the disk's own cache.
      if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(file) == 0 else { throw failure(.write, path, errno) }
  }
}
