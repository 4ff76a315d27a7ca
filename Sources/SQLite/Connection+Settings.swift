internal import CSQLite

extension Connection {
  /// Whether closing the last connection writes the write-ahead log back into the file. On by default.
  public func setCheckpointsOnClose(_ isOn: Bool) {
    _ = csqlite_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, isOn ? 0 : 1)
  }

  /// Refuses texts, blobs and rows of more bytes, read or written, with an error whose `isTooBig` is true.
  public func setLargestValue(_ byteCount: Int32) {
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, byteCount)
  }

  /// Takes from SQL what a database of ours never asks for, so that a stranger's cannot either: other files, and
  /// statements and expressions without measure.
  public func restrict() {
    let limits: [(Int32, Int32)] = [
      (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_EXPR_DEPTH, 100), (SQLITE_LIMIT_COMPOUND_SELECT, 20),
      (SQLITE_LIMIT_TRIGGER_DEPTH, 10), (SQLITE_LIMIT_SQL_LENGTH, 1 << 20),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000), (SQLITE_LIMIT_WORKER_THREADS, 0),
    ]
    for (limit, value) in limits { sqlite3_limit(handle, limit, value) }
  }

  /// Reads a damaged file as far as it goes: pages that are missing at its end, and parts of the schema that cannot be
  /// read, are no error in themselves any more. For a connection that only reads.
  public func tolerateDamage() throws(SQLiteError) {
    // Defensive mode would not let the schema be looked at so leniently.
    _ = csqlite_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
    try execute("PRAGMA writable_schema = ON")
  }

  /// Keeps a write-ahead log from now on, so that readers and a writer never wait for each other. Where the
  /// file system cannot do that, the journal stays what it was.
  ///
  /// SQLite itself does not wait for other connections when the journal changes; this does.
  public func useWriteAheadLog() throws(SQLiteError) {
    var waits = 0
    while try firstRow("PRAGMA journal_mode", [:], { $0.text(0) }) != "wal" {
      do throws(SQLiteError) {
        try run("PRAGMA journal_mode = WAL")
        return
      } catch  where error.isBusy && waits < 1_000 {
        waits += 1
        sqlite3_sleep(10)
      }
    }
  }

  /// Waits for other connections' locks, about so long at most, by looking again every few milliseconds. SQLite's
  /// own way looks ten times a second, and loses for long against someone who writes all the time.
  public func setBusyTimeout(_ milliseconds: Int) {
    sqlite3_busy_handler(
      handle,
      { timeout, waits in
        let waits = Int(waits)
        let waited = min(waits, 10) + max(0, waits - 10) * 4
        guard waited < Int(bitPattern: timeout) else { return 0 }
        sqlite3_sleep(waits < 10 ? 1 : 4)
        return 1
      }, UnsafeMutableRawPointer(bitPattern: max(0, milliseconds)))
  }

  /// Whether the file is only read, by the mode or because it may not be written.
  public var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether the file has been deleted, moved away or replaced since it was opened, so that nobody would find
  /// again what is written to it.
  public var hasMoved: Bool {
    var hasMoved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK
      && hasMoved != 0
  }
}
