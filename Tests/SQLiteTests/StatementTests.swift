import TestSupport
import Testing

@testable import SQLite

struct StatementTests {
  private let database: Database

  init() throws { database = try Database() }

  private static let values: [Value] = [
    .null, .integer(Int64(0)), .integer(Int64.max), .integer(Int64.min), .real(0.1), .real(-.infinity),
    .text(""), .text("덤벨 프레스"),
    .text("a\0b"), .text("👩🏽‍🚀"), .blob([]), .blob([0, 255, 0]), .text(String(repeating: "가", count: 300_000)),
    .blob(Array(repeating: 7, count: 1_000_000)),
  ]

  @Test(arguments: values.indices) func `every value comes back as it was bound`(index: Int) throws {
    let value = Self.values[index]
    let connection = try database.connectToTable()
    try connection.run("INSERT INTO t (a) VALUES (:a)", [":a": value])
    let found = try connection.firstRow("SELECT a, typeof(a) FROM t") { row -> Value in
      switch row.text(1) {
      case "null": row.isNull(0) ? .null : .text("not null")
      case "integer": .integer(row.integer(0))
      case "real": .real(row.real(0))
      case "blob": .blob(row.blob(0))
      default: .text(row.text(0))
      }
    }
    #expect(found == value)
  }

  @Test func `not-a-number is stored as NULL`() throws {
    let connection = try database.connect()
    #expect(try connection.firstRow("SELECT :a", [":a": .real(.nan)]) { $0.isNull(0) } == true)
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() throws {
    let connection = try database.connect()
    #expect(try connection.firstRow("SELECT CAST(x'61FF62' AS TEXT)") { $0.text(0) } == "a\u{FFFD}b")
  }

  @Test func `NULL reads as nothing of every kind`() throws {
    let connection = try database.connect()
    try connection.forEachRow("SELECT NULL") { (row) throws(SQLiteError) in
      #expect(row.isNull(0))
      #expect(row.integer(0) == 0)
      #expect(row.optionalInt(0) == nil)
      #expect(row.real(0) == 0)
      #expect(row.text(0) == "")
      #expect(row.optionalText(0) == nil)
      #expect(row.blob(0) == [])
    }
  }

  @Test func `a row kept past its statement's end holds NULL`() throws {
    let connection = try database.connect()
    let row = try connection.firstRow("SELECT 'text'") { $0 }
    #expect(row?.isNull(0) == true)
    #expect(row?.text(0) == "")
  }

  @Test func `a statement is reset after an error and runs again`() throws {
    let connection = try database.connectToTable(1, 2)
    struct Stop: Error {}
    let error = #expect(throws: SQLiteError.self) {
      try connection.forEachRow("SELECT a FROM t") { (_) throws(SQLiteError) in
        throw SQLiteError(code: 1, message: "stop")
      }
    }
    #expect(error?.message == "stop")
    #expect(try connection.integers("SELECT a FROM t") == [1, 2])
  }

  @Test func `what was bound before is forgotten`() throws {
    let connection = try database.connect()
    let sql = "SELECT :a IS NULL"
    #expect(try connection.firstRow(sql, [":a": 1]) { $0.int(0) } == 0)
    #expect(try connection.firstRow(sql) { $0.int(0) } == 1)
  }

  @Test func `a query may run within itself`() throws {
    let connection = try database.connectToTable(1, 2)
    var pairs: [[Int]] = []
    try connection.forEachRow("SELECT a FROM t") { (outer) throws(SQLiteError) in
      try connection.forEachRow("SELECT a FROM t") { (inner) throws(SQLiteError) in
        pairs.append([outer.int(0), inner.int(0)])
      }
    }
    #expect(pairs == [[1, 1], [1, 2], [2, 1], [2, 2]])
  }

  @Test func `a parameter that the statement has not is an error`() throws {
    let connection = try database.connect()
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT :a", [":b": 1]) }
    #expect(error?.message == "no parameter :b")
    #expect(throws: SQLiteError.self) { try connection.prepare("SELECT ?").bind(1, at: 2) }
    #expect(throws: SQLiteError.self) { try connection.prepare("SELECT ?").bind(1, at: .max) }
  }

  @Test(arguments: ["", "SELECT 1; SELECT 2", "-- nothing"])
  func `anything but one statement is refused`(sql: String) throws {
    #expect(throws: SQLiteError.self) { _ = try database.connect().prepare(sql) }
  }

  @Test func `only so many statements are kept`() throws {
    let connection = try database.connect()
    for number in 0..<1_000 {
      #expect(try connection.integers("SELECT \(number)") == [number])
      #expect(connection.idle.count <= Connection.mostIdleStatements)
    }
  }

  @Test func `a statement outlives its connection`() throws {
    let statement = try database.connect().prepare("SELECT 7")
    #expect(try statement.step()?.int(0) == 7)
  }
}
