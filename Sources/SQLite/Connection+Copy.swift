internal import CSQLite

extension Connection {
  /// Copies the whole database, as it is at one moment, into another connection's, in one transaction there. Others may
  /// read both files meanwhile, and write to this one; whoever has the other one open sees all of it change at once.
  /// - Parameters:
  ///   - target: where to; what it holds is replaced.
  ///   - whenLocked: called once nobody else can write to the target any more, and nothing of it is changed yet.
  ///   - progress: told now and then how many of all pages are copied.
  /// - Throws: `SQLiteError`, and whatever `whenLocked` throws; then the target is as it was.
  public func copy(
    to target: Connection, whenLocked: () throws(SQLiteError) -> Void = { () throws(SQLiteError) in },
    progress: (_ done: Int, _ total: Int) -> Void
  ) throws(SQLiteError) {
    // Without a snapshot the copy would begin anew at each change that another process makes.
    try beginSnapshot()
    defer { endSnapshot() }
    _ = try firstRow("SELECT count(*) FROM sqlite_schema") { $0.int(0) }
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw SQLiteError(connection: target.handle, code: sqlite3_errcode(target.handle))
    }
    var failure: SQLiteError?
    do throws(SQLiteError) {
      // The first step takes the lock on the target.
      var isDone = try Self.step(backup, 1, target)
      try whenLocked()
      while !isDone {
        let total = Int(sqlite3_backup_pagecount(backup))
        progress(total - Int(sqlite3_backup_remaining(backup)), total)
        isDone = try Self.step(backup, 1_024, target)
      }
    } catch {
      failure = error
    }
    let code = sqlite3_backup_finish(backup)
    if let failure { throw failure }
    guard code == SQLITE_OK else { throw SQLiteError(connection: target.handle, code: code) }
  }

  /// - Returns: whether nothing is left to copy.
  private static func step(_ backup: OpaquePointer, _ pages: Int32, _ target: Connection) throws(SQLiteError)
    -> Bool
  {
    // SQLite itself does not wait for the target's lock here.
    for _ in 0..<2_000 {
      switch sqlite3_backup_step(backup, pages) {
      case SQLITE_OK: return false
      case SQLITE_DONE: return true
      case SQLITE_BUSY, SQLITE_LOCKED: sqlite3_sleep(5)
      case let code: throw SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)))
      }
    }
    throw SQLiteError(code: SQLITE_BUSY, message: String(cString: sqlite3_errstr(SQLITE_BUSY)))
  }
}
