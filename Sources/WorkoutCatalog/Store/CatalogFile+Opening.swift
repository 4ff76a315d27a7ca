internal import SQLite

extension CatalogFile {
  /// Opens a catalog that lies there whole, as it mostly does: its log holds nothing, and its header says that it is
  /// ours and of this version. ``openCatalog(_:path:_:)`` can be certain of no file before it has looked into it, and so
  /// opens each twice.
  /// - Returns: `nil` for any other file, and when there is something to wait for; it is then as it was.
  static func openAtOnce(_ file: String, _ migrator: Migrator) -> Connection? {
    let neighbours = Neighbours(of: file)
    guard neighbours.hasEmptyLog, neighbours.areAsWritable else { return nil }
    do {
      let connection = try Connection(path: file, mode: .readWrite, busyTimeout: 0)
      guard !connection.isReadOnly, let header = connection.fileHeader, header.usesWriteAheadLog,
        migrator.isNewest(header)
      else { return nil }
      connection.setLargestValue(WorkoutStore.largestValue)
      connection.restrict()
      // The first statement makes a log and its index where there are none. Should the file be refused after all, closing
      // it removes them again, and has nothing to fold in; those of somebody else stay.
      connection.setCheckpointsOnClose(neighbours.areMissing)
      try connection.beginSnapshot()
      defer { connection.endSnapshot() }
      guard try migrator.state(of: connection) == .ours(pending: 0),
        try size(of: connection) <= neighbours.main.size
      else { return nil }
      connection.setCheckpointsOnClose(true)
      connection.setBusyTimeout(Connection.defaultBusyTimeout)
      return connection
    } catch {
      // What is wrong is for the careful way to find, and to tell.
      return nil
    }
  }

  /// Opens a catalog of this version for reading, in a way that leaves no trace and waits for nobody.
  /// - Returns: `nil` for any other file, and for one that cannot be read so.
  static func openToGlimpse(_ file: String, _ migrator: Migrator) -> (Connection, Connection.Mode)? {
    let neighbours = Neighbours(of: file)
    // Without the log's index, what the log holds cannot be read without writing.
    guard neighbours.hasEmptyLog || neighbours.hasIndex else { return nil }
    let mode: Connection.Mode = neighbours.hasEmptyLog ? .immutable : .readOnlyIndex
    do {
      let connection = try Connection(path: file, mode: mode, busyTimeout: 0)
      connection.setLargestValue(WorkoutStore.largestValue)
      connection.restrict()
      guard try migrator.state(of: connection) == .ours(pending: 0) else { return nil }
      return (connection, mode)
    } catch {
      return nil
    }
  }

  /// Opens a catalog for reading, and for writing where that is allowed. A file that is not ours, or is of a
  /// newer version, is refused before SQLite may change anything in it or beside it.
  /// - Parameters:
  ///   - file: the resolved path.
  ///   - path: the path as the person gave it, for messages.
  static func openCatalog(
    _ file: String, path: String, _ migrator: Migrator
  ) throws(StoreError) -> (connection: Connection, mode: Connection.Mode, state: Migrator.State) {
    let inspected = try inspect(file, path: path, migrator)
    do throws(MigrationError) {
      let (connection, mode) = try connect(file)
      let state: Migrator.State
      if let inspected { state = inspected } else { state = try migrator.state(of: connection) }
      connection.setCheckpointsOnClose(true)
      return (connection, mode, state)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Opens a catalog that is to be read, and not made where there is none: an empty file is refused. What a full disk
  /// left of a copy must not pass for a catalog without workouts.
  static func openFilledCatalog(
    _ file: String, path: String, _ migrator: Migrator
  ) throws(StoreError) -> Connection {
    let (connection, _, state) = try openCatalog(file, path: path, migrator)
    guard state != .empty else { throw StoreError.empty(path) }
    return connection
  }

  private static func connect(_ file: String) throws(MigrationError) -> (Connection, Connection.Mode) {
    do throws(SQLiteError) {
      Neighbours.mendModes(of: file)
      do throws(SQLiteError) {
        return (try connect(file, .readWrite), .readWrite)
      } catch  where (error.isCantOpen || error.isReadOnly) && Neighbours(of: file).hasEmptyLog {
        // Even to be read, a write-ahead log needs an index file beside it, and here none can be made.
        // Without any content in the log the file alone is all there is, and nobody can write it from this
        // account.
        return (try connect(file, .immutable), .immutable)
      }
    } catch {
      throw .sqlite(error)
    }
  }

  private static func connect(_ file: String, _ mode: Connection.Mode) throws(SQLiteError) -> Connection {
    let connection = try Connection(path: file, mode: mode)
    // Until the file is known to be ours, not even its write-ahead log is folded in.
    connection.setCheckpointsOnClose(false)
    // SQLite opens a file only when something is asked of it.
    _ = try connection.firstRow("SELECT count(*) FROM sqlite_schema") { $0.int(0) }
    return connection
  }

  /// What a file holds, found without changing a byte of it or of the files beside it.
  /// - Returns: `nil` when that cannot be known without opening it in earnest.
  private static func inspect(
    _ file: String, path: String, _ migrator: Migrator
  ) throws(StoreError) -> Migrator.State? {
    var attempts = 0
    while true {
      let before = Neighbours(of: file)
      if before.main.size == 0 {
        guard before.hasEmptyLog else {
          throw StoreError(
            .damaged,
            "\(path) is empty, but \(path)-wal holds changes of an earlier one; move that away to start afresh",
            "\(path): 비어 있지만 \(path)-wal에 예전 파일의 변경이 남아 있습니다. 새로 시작하려면 그 파일을 옮기세요"
          )
        }
        return .empty
      }
      guard before.main.size > 1 else {
        // SQLite takes a single byte for nothing, and would write over it.
        throw StoreError.notADatabase(path)
      }
      do throws(MigrationError) {
        return try look(file, before, migrator)
      } catch {
        // Another process may have been writing just then, where no lock could tell.
        attempts += 1
        guard attempts < 100, Neighbours(of: file) != before else { throw StoreError(error, path: path) }
      }
    }
  }

  private static func look(
    _ file: String, _ neighbours: Neighbours, _ migrator: Migrator
  ) throws(MigrationError) -> Migrator.State? {
    func state(_ mode: Connection.Mode) throws(MigrationError) -> Migrator.State {
      let connection: Connection
      do throws(SQLiteError) { connection = try Connection(path: file, mode: mode) } catch {
        throw .sqlite(error)
      }
      connection.setLargestValue(WorkoutStore.largestValue)
      connection.restrict()
      let state = try migrator.state(of: connection)
      // SQLite itself reads the missing part of a last page as zeros.
      if neighbours.hasEmptyLog, try size(of: connection) > neighbours.main.size {
        throw .sqlite(.corrupt("its end is missing"))
      }
      return state
    }
    if neighbours.hasEmptyLog { return try state(.immutable) }
    if neighbours.hasIndex {
      do throws(MigrationError) {
        return try state(.readOnlyIndex)
      } catch {
        guard case .sqlite(let failure) = error,
          failure.isCantOpen || failure.isReadOnly || failure.isUnreliableIndex
        else { throw error }
      }
    }
    // A log with content but without a usable index: what stands in the file itself may be older than the
    // log, so it tells only whose file it is.
    do throws(MigrationError) { _ = try state(.immutable) } catch {
      if error == .foreign { throw error }
    }
    return nil
  }

  private static func size(of connection: Connection) throws(MigrationError) -> Int {
    do throws(SQLiteError) {
      let pages = try connection.firstRow("PRAGMA page_count") { $0.int(0) } ?? 0
      return try pages * (connection.firstRow("PRAGMA page_size") { $0.int(0) } ?? 0)
    } catch {
      throw .sqlite(error)
    }
  }
}
