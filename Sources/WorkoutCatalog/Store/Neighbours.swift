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
    /// The permissions.
    let mode: mode_t

    var isMissing: Bool { modified == nil }

    /// Whether whoever may write another file may write this one, if it is there.
    func isAsWritable(as other: File) -> Bool { isMissing || other.mode & 0o222 & ~mode == 0 }

    init(_ path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else {
        size = 0
        modified = nil
        mode = 0
        return
      }
      size = Int(info.st_size)
      mode = info.st_mode & 0o777
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
  /// Whether whoever may write the file may write what is beside it, too; see ``mendModes(of:)``.
  var areAsWritable: Bool { log.isAsWritable(as: main) && index.isAsWritable(as: main) }
  /// Whether the write-ahead log's index is there.
  var hasIndex: Bool { index.size > 0 }
}

extension Neighbours {
  /// Lets who may write the file write the files beside it.
  ///
  /// SQLite gives them the file's mode of the moment at which it makes them, also when it only reads. Where the file was
  /// protected then and is not any more, they would keep it from being written for good.
  static func mendModes(of file: String) {
    let neighbours = Neighbours(of: file)
    for (path, own) in [("\(file)-wal", neighbours.log), ("\(file)-shm", neighbours.index)] {
      // Somebody else's stay as they are, and opening tells.
      if !own.isAsWritable(as: neighbours.main) { chmod(path, neighbours.main.mode) }
    }
  }
}
