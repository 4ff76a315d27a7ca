#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A database file and the files that SQLite keeps beside it, as they are at one moment.
struct Neighbours: Equatable {
  struct File: Equatable {
    let size: Int
    private let modified: [Int]?

    var isMissing: Bool { modified == nil }

    init(_ path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else {
        size = 0
        modified = nil
        return
      }
      size = Int(info.st_size)
      #if canImport(Darwin)
        modified = [info.st_mtimespec.tv_sec, info.st_mtimespec.tv_nsec]
      #else
        modified = [info.st_mtim.tv_sec, info.st_mtim.tv_nsec]
      #endif
    }
  }

  let main: File
  private let log: File
  private let index: File

  /// - Parameter path: the resolved path: SQLite puts its files beside the file, not beside a link to it.
  init(of path: String) {
    main = File(path)
    log = File("\(path)-wal")
    index = File("\(path)-shm")
  }

  /// Whether the file lies there alone, as its last user leaves it.
  var areMissing: Bool { log.isMissing && index.isMissing }
  /// Whether the write-ahead log is missing or holds nothing.
  var hasEmptyLog: Bool { log.size == 0 }
  /// Whether the write-ahead log's index is there.
  var hasIndex: Bool { index.size > 0 }
}

extension Neighbours {
  /// Lets who may write the file write the files beside it.
  ///
  /// SQLite gives them the file's mode of the moment at which it makes them, also when it only reads. Where the file was
  /// protected then and is not any more, they would keep it from being written for good.
  static func mendModes(of file: String) {
    guard let mode = mode(of: file) else { return }
    for path in ["\(file)-wal", "\(file)-shm"] {
      // Somebody else's stay as they are, and opening tells.
      if let own = self.mode(of: path), mode & 0o222 & ~own != 0 { chmod(path, mode) }
    }
  }

  /// A file's permissions, if it is there.
  private static func mode(of path: String) -> mode_t? {
    var info = stat()
    return stat(path, &info) == 0 ? info.st_mode & 0o777 : nil
  }
}
