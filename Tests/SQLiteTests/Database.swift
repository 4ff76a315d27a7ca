import SQLite
import TestSupport

/// A database file of a test's own. A suite holds it, for its folder goes with it.
struct Database {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("test.sqlite")
  }

  func connect(_ mode: Connection.Mode = .readWriteCreate, busyTimeout: Int = 10_000) throws -> Connection {
    try Connection(path: path, mode: mode, busyTimeout: busyTimeout)
  }

  /// A connection to the file, new with a table `t` of one column `a`.
  func connectToTable(_ values: Int...) throws -> Connection {
    let connection = try connect()
    try connection.execute("CREATE TABLE t (a)")
    for value in values { try connection.run("INSERT INTO t (a) VALUES (:a)", [":a": .integer(value)]) }
    return connection
  }
}

extension Connection {
  func integers(_ sql: String) throws(SQLiteError) -> [Int] { try rows(sql) { $0.int(0) } }
}
