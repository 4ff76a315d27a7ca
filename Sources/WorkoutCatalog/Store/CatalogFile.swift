#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

internal import SQLite

/// What is looked at in a database file before SQLite may touch it.
enum CatalogFile {
  /// Makes sure that opening the file as a catalog can do no harm; makes an empty one, for its owner alone, when missing.
  static func check(_ path: String) throws(StoreError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw StoreError(.cannotOpen, "the database's path is empty or holds a NUL; choose one with --database")
    }
    var info = stat()
    guard stat(path, &info) == 0 else {
      guard errno == ENOENT else { throw failure("cannot open \(path)") }
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard file >= 0 || errno == EEXIST else { throw failure("cannot make \(path)") }
      if file >= 0 { close(file) }
      return
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw StoreError(.cannotOpen, "\(path) is a folder; name a file with --database")
    default: throw StoreError(.cannotOpen, "\(path) is no ordinary file; name one with --database")
    }
    try checkHeader(path)
  }

  /// SQLite's file format, section 1.3 (The Database Header): the magic string, and the application id at offset 68.
  private static func checkHeader(_ path: String) throws(StoreError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("cannot read \(path)") }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = header.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw failure("cannot read \(path)") }
    if count == 0 { return }
    let applicationID = header[68..<72].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard count == header.count, header.starts(with: "SQLite format 3\0".utf8) else {
      throw StoreError(
        .notACatalog, "\(path) is no SQLite database and was left as it is; choose another with --database")
    }
    // 0 is a database whose first transaction still stands in the write-ahead log, or an empty one.
    guard applicationID == 0 || applicationID == UInt32(WorkoutStore.applicationID) else {
      throw StoreError(.foreign as MigrationError, path: path)
    }
  }

  /// Makes the folders on the way to a file, for their owner alone.
  static func makeFolder(for path: String) throws(StoreError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folder = ""
    for part in parts {
      folder += part + "/"
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST || errno == EISDIR || access(folder, X_OK) == 0
      else {
        throw failure("cannot make the folder \(folder)")
      }
    }
  }

  /// Writes a finished file through to the disk and gives it its name, unless that has been taken meanwhile.
  static func publish(_ draft: String, as path: String) throws(StoreError) {
    try synchronize(draft, O_RDONLY)
    guard link(draft, path) == 0 else { throw failure("cannot make \(path)") }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    try synchronize(folder, O_RDONLY | O_DIRECTORY)
  }

  private static func synchronize(_ path: String, _ flags: Int32) throws(StoreError) {
    let file = open(path, flags | O_CLOEXEC)
    guard file >= 0 else { throw failure("cannot open \(path)") }
    defer { close(file) }
    guard fsync(file) == 0 else { throw failure("cannot write \(path)") }
  }

  private static func failure(_ what: String) -> StoreError {
    let kind: StoreError.Kind = errno == ENOSPC ? .full : .cannotOpen
    return StoreError(kind, "\(what): \(String(cString: strerror(errno)))")
  }
}
