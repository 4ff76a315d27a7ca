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
