internal import CSQLite

/// SQLite's own way to the files, but for one thing: it never sleeps.
///
/// A process that is killed after it wrote the head of a write-ahead log, and before the log's index followed, leaves
/// two that do not fit. Who may not write to the index cannot mend it, and SQLite then looks a hundred times for
/// somebody who does, sleeping ten seconds in between.
enum ImpatientFileSystem {
  private static let zName: StaticString = "impatient"

  /// What SQLite knows it by; registered at first use, for as long as the process lives.
  static let name: String? = {
    guard let standard = sqlite3_vfs_find(nil) else { return nil }
    let system = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    system.initialize(to: standard.pointee)
    system.pointee.pNext = nil
    system.pointee.zName = UnsafeRawPointer(zName.utf8Start).assumingMemoryBound(to: CChar.self)
    system.pointee.xSleep = { _, _ in 0 }
    return sqlite3_vfs_register(system, 0) == SQLITE_OK ? "\(zName)" : nil
  }()
}
