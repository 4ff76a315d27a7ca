import Synchronization
import TestSupport
import Testing

@testable import SQLite

struct TransactionTests {
  private let database: Database

  init() throws { database = try Database() }

  private struct Stop: Error {}

  @Test func `what a transaction returns is there, and what it wrote`() throws {
    let connection = try database.connectToTable()
    let count = try connection.transaction { (connection) throws(SQLiteError) in
      try connection.run("INSERT INTO t (a) VALUES (1), (2)")
      return connection.changedRowCount
    }
    #expect(count == 2)
    #expect(try database.connect(.readOnly).integers("SELECT a FROM t") == [1, 2])
  }

  @Test func `an error takes everything back`() throws {
    let connection = try database.connectToTable(1)
    #expect(throws: SQLiteError.self) {
      try connection.transaction { (connection) throws(SQLiteError) in
        try connection.run("DELETE FROM t")
        try connection.run("INSERT INTO missing VALUES (1)")
      }
    }
    #expect(try connection.integers("SELECT a FROM t") == [1])
  }

  @Test func `what is run after SQLite itself ended the transaction does not stay`() throws {
    let connection = try database.connectToTable(1)
    #expect(throws: SQLiteError.self) {
      try connection.transaction { (connection) throws(SQLiteError) in
        try connection.run("INSERT INTO t (a) VALUES (2)")
        // As after a full disk.
        try connection.run("ROLLBACK")
        try? connection.run("INSERT INTO t (a) VALUES (3)")
      }
    }
    #expect(try connection.integers("SELECT a FROM t") == [1])
    try connection.run("INSERT INTO t (a) VALUES (4)")
    #expect(try connection.integers("SELECT a FROM t") == [1, 4])
  }

  @Test func `an error of the caller's own takes everything back and comes out`() throws {
    let connection = try database.connectToTable(1)
    #expect(throws: Stop.self) {
      try connection.transaction(
        { (connection) throws(any Error) in
          try connection.run("DELETE FROM t")
          throw Stop()
        }, mapping: { $0 })
    }
    #expect(try connection.integers("SELECT a FROM t") == [1])
  }

  @Test func `a commit that fails takes everything back`() throws {
    let connection = try database.connectToTable()
    try connection.execute(
      """
      PRAGMA foreign_keys = ON;
      CREATE TABLE p (id INTEGER PRIMARY KEY);
      CREATE TABLE c (p INTEGER REFERENCES p (id) DEFERRABLE INITIALLY DEFERRED);
      """)
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction { (connection) throws(SQLiteError) in
        try connection.run("INSERT INTO c (p) VALUES (1)")
      }
    }
    #expect(error?.isForeignKeyViolation == true)
    #expect(try connection.integers("SELECT count(*) FROM c") == [0])
    try connection.transaction { (connection) throws(SQLiteError) in
      try connection.run("INSERT INTO t VALUES (1)")
    }
  }

  @Test func `a transaction within another is refused, and the outer one goes on`() throws {
    let connection = try database.connectToTable()
    try connection.transaction { (connection) throws(SQLiteError) in
      try connection.run("INSERT INTO t (a) VALUES (1)")
      #expect(throws: SQLiteError.self) {
        try connection.transaction { (_) throws(SQLiteError) in }
      }
      try connection.run("INSERT INTO t (a) VALUES (2)")
    }
    #expect(try connection.integers("SELECT a FROM t") == [1, 2])
  }

  @Test func `a writer that is kept out for too long is told that the file is busy`() throws {
    let connection = try database.connectToTable()
    let other = try database.connect(busyTimeout: 20)
    try connection.transaction { (_) throws(SQLiteError) in
      let error = #expect(throws: SQLiteError.self) {
        try other.transaction { (_) throws(SQLiteError) in }
      }
      #expect(error?.isBusy == true)
    }
    try other.transaction { (_) throws(SQLiteError) in }
  }

  @Test func `no increment is lost among eight writers`() throws {
    let connection = try database.connectToTable(0)
    try connection.useWriteAheadLog()
    try connection.execute("PRAGMA synchronous = OFF")
    _ = try onThreads(8) { _ in
      let connection = try database.connect()
      for _ in 0..<50 {
        try connection.transaction { (connection) throws(SQLiteError) in
          let value = try connection.firstRow("SELECT a FROM t") { $0.int(0) } ?? 0
          try connection.run("UPDATE t SET a = :a", [":a": .integer(value + 1)])
        }
      }
    }
    #expect(try connection.integers("SELECT a FROM t") == [400])
  }

  @Test func `a snapshot sees one state and lets go of it at its end`() throws {
    let connection = try database.connectToTable(1)
    try connection.useWriteAheadLog()
    let reader = try database.connect()
    try reader.beginSnapshot()
    #expect(try reader.integers("SELECT a FROM t") == [1])
    try connection.run("UPDATE t SET a = 2")
    #expect(try reader.integers("SELECT a FROM t") == [1])
    reader.endSnapshot()
    #expect(try reader.integers("SELECT a FROM t") == [2])
  }

  @Test func `a running statement can be stopped from another thread`() throws {
    let connection = try database.connect()
    let interruption = connection.interruption
    let started = Mutex(false)
    let error = #expect(throws: SQLiteError.self) {
      try connection.forEachRow(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
      ) {
        (_) throws(SQLiteError) in
        // The first row tells that the statement runs; it would never end by itself.
        let isFirst = started.withLock { started in
          defer { started = true }
          return !started
        }
        if isFirst { Task.detached { interruption() } }
      }
    }
    #expect(error?.isInterrupted == true)
    #expect(try connection.integers("SELECT 1") == [1])
  }
}
