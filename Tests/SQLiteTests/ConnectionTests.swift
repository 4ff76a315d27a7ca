import Foundation
import TestSupport
import Testing

@testable import SQLite

struct ConnectionTests {
  private let database: Database

  init() throws { database = try Database() }

  @Test func `a missing file is only made where that is asked for`() throws {
    for mode in [Connection.Mode.readOnly, .readWrite, .immutable, .readOnlyIndex] {
      let error = #expect(throws: SQLiteError.self) {
        _ = try database.connect(mode).integers("SELECT 1 FROM sqlite_schema")
      }
      #expect(error?.isCantOpen == true)
    }
    #expect(database.folder.contents == [])
    try database.connect().execute("CREATE TABLE t (a)")
    #expect(database.folder.contents == ["test.sqlite"])
  }

  @Test func `a path with a NUL is refused and not cut short`() throws {
    #expect(throws: SQLiteError.self) {
      _ = try Connection(path: database.path + "\0.sqlite", mode: .readWriteCreate)
    }
    #expect(database.folder.contents == [])
  }

  @Test func `a statement with a NUL is refused and not cut short`() throws {
    let connection = try database.connectToTable(1)
    #expect(throws: SQLiteError.self) { try connection.run("DELETE FROM t\0 WHERE a = 2") }
    #expect(try connection.integers("SELECT a FROM t") == [1])
  }

  @Test(arguments: [
    "a b.sqlite", "100%.sqlite", "%41.sqlite", "what?mode=rw.sqlite", "a#b.sqlite", "운동 목록.sqlite",
  ])
  func `every mode opens a file of any name`(name: String) throws {
    let folder = try TemporaryFolder()
    try Connection(path: folder.path(name), mode: .readWriteCreate).execute("CREATE TABLE t (a)")
    #expect(folder.contents == [name])
    for mode in [Connection.Mode.readOnly, .readWrite, .readWriteCreate, .immutable, .readOnlyIndex] {
      let connection = try Connection(path: folder.path(name), mode: mode)
      #expect(try connection.integers("SELECT count(*) FROM sqlite_schema") == [1])
      #expect(connection.isReadOnly == [.readOnly, .immutable, .readOnlyIndex].contains(mode))
    }
    #expect(folder.contents == [name])
  }

  @Test func `a read-only connection refuses to write`() throws {
    _ = try database.connectToTable(1)
    for mode in [Connection.Mode.readOnly, .immutable] {
      let error = #expect(throws: SQLiteError.self) { try database.connect(mode).run("DELETE FROM t") }
      #expect(error?.isReadOnly == true)
    }
  }

  @Test func `an immutable connection leaves a log and its index alone, and reads past them`() throws {
    let connection = try database.connectToTable(1)
    try connection.useWriteAheadLog()
    try connection.run("INSERT INTO t (a) VALUES (2)")
    let before = DatabaseFiles(database.path)
    #expect(try database.connect(.immutable).integers("SELECT a FROM t") == [1])
    #expect(DatabaseFiles(database.path) == before)
  }

  @Test func `a read-only index is left alone, and the log is read`() throws {
    var connection: Connection? = try database.connectToTable(1)
    connection?.setCheckpointsOnClose(false)
    try connection?.useWriteAheadLog()
    try connection?.run("INSERT INTO t (a) VALUES (2)")
    connection = nil
    let before = DatabaseFiles(database.path)
    #expect(try database.connect(.readOnlyIndex).integers("SELECT a FROM t") == [1, 2])
    #expect(DatabaseFiles(database.path) == before)
  }

  @Test func `closing without a checkpoint leaves the log as it is`() throws {
    do {
      let connection = try database.connect()
      try connection.useWriteAheadLog()
      try connection.execute("CREATE TABLE t (a)")
      connection.setCheckpointsOnClose(false)
    }
    #expect(database.folder.contents == ["test.sqlite", "test.sqlite-shm", "test.sqlite-wal"])
    _ = try database.connect().integers("SELECT a FROM t")
    #expect(database.folder.contents == ["test.sqlite"])
  }

  @Test func `a file that lost its name, or another one that has it, is noticed`() throws {
    let connection = try database.connectToTable(1)
    #expect(!connection.hasMoved)
    try FileManager.default.moveItem(atPath: database.path, toPath: database.path + ".old")
    #expect(connection.hasMoved)
    try FileManager.default.copyItem(atPath: database.path + ".old", toPath: database.path)
    #expect(connection.hasMoved)
  }

  @Test func `a value larger than allowed is an error on the way in and out`() throws {
    let connection = try database.connectToTable()
    try connection.run("INSERT INTO t (a) VALUES (:a)", [":a": .text(String(repeating: "x", count: 10_000))])
    connection.setLargestValue(5_000)
    let reading = #expect(throws: SQLiteError.self) { try connection.rows("SELECT a FROM t") { $0.text(0) } }
    #expect(reading?.isTooBig == true)
    let writing = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO t (a) VALUES (:a)", [":a": .blob(Array(repeating: 0, count: 5_001))])
    }
    #expect(writing?.isTooBig == true)
  }

  @Test func `eight connections may change one new file to a write-ahead log at once`() throws {
    let modes = try onThreads(8) { _ in
      let connection = try database.connect()
      try connection.useWriteAheadLog()
      return try connection.firstRow("PRAGMA journal_mode") { $0.text(0) }
    }
    #expect(modes == Array(repeating: "wal", count: 8))
  }

  @Test func `a row or a table that is not there is told in SQLite's words with the statement`() throws {
    let connection = try database.connectToTable()
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT b FROM t") }
    #expect(error?.description == "SQLite error 1: no such column: b [SELECT b FROM t]")
    #expect(error?.isMisfit == true)
  }

  @Test func `a restricted connection attaches nothing, and takes no expression without measure`() throws {
    let connection = try database.connectToTable(1)
    connection.restrict()
    let other = database.folder.path("other.sqlite")
    #expect(throws: SQLiteError.self) { try connection.run("ATTACH :path AS other", [":path": .text(other)]) }
    #expect(database.folder.contents == ["test.sqlite"])
    let deep = "SELECT " + String(repeating: "(1 + ", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect(throws: SQLiteError.self) { try connection.integers(deep) }
    #expect(try connection.integers("SELECT a FROM t") == [1])
  }
}
