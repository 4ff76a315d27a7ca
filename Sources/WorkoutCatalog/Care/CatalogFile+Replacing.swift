#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CatalogFile {
  /// Makes sure that a file to be written is another one than that which is read.
  static func requireOther(_ path: String, than file: String) throws(StoreError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw StoreError.badPath }
    guard let info = try status(of: path), let other = try status(of: file) else { return }
    guard info.st_dev != other.st_dev || info.st_ino != other.st_ino else {
      throw StoreError(
        .cannotOpen, "\(path) is the catalog itself; name another file",
        "\(path): 카탈로그 자신입니다. 다른 파일을 지정하세요")
    }
  }

  /// Makes sure that a name is free, or an ordinary file's that nothing belongs to.
  static func requireReplaceable(_ path: String) throws(StoreError) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return try requireFree(path) }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw StoreError(
        .cannotOpen, "\(path) is no ordinary file, and is not replaced; name another one",
        "\(path): 일반 파일이 아니라 바꾸지 않습니다. 다른 파일을 지정하세요")
    }
    for leftover in ["\(path)-wal", "\(path)-journal"] where lstat(leftover, &info) == 0 && info.st_size > 0 {
      throw StoreError(
        .cannotOpen, "\(path) is a database in use (\(leftover) holds changes of it), and is not replaced",
        "\(path): 쓰고 있는 데이터베이스라(\(leftover)에 변경이 있음) 바꾸지 않습니다")
    }
  }

  /// Writes a finished file through to the disk and gives it a name, in place of the file that has it.
  static func replace(_ path: String, by draft: String) throws(StoreError) {
    try synchronize(draft, O_RDONLY)
    guard rename(draft, path) == 0 else { throw failure(.make, path, errno) }
    try synchronizeFolder(of: path)
  }

  /// Gives a database and what belongs to it another name.
  static func setAside(_ path: String, as kept: String) throws(StoreError) {
    // The file before its log: without its log it must not be found under its name.
    for ending in ["", "-wal", "-journal"] {
      guard rename(path + ending, kept + ending) != 0, errno != ENOENT else { continue }
      throw failure(.write, path + ending, errno)
    }
    unlink("\(path)-shm")
    try synchronizeFolder(of: path)
  }

  /// A free name beside a file that tells the time: `catalog.sqlite.2026-11-30-213000`.
  static func datedName(beside path: String) -> String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d-%H%M%S", &parts)
    let date = String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return freeName("\(path).\(date)")
  }

  /// A name, or else the first of it with a number behind that nothing has.
  static func freeName(_ wanted: String) -> String {
    var name = wanted
    var number = 1
    var info = stat()
    while lstat(name, &info) == 0 {
      number += 1
      name = "\(wanted)-\(number)"
    }
    return name
  }
}
