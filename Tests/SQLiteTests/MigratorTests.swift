import TestSupport
import Testing

@testable import SQLite

struct MigratorTests {
  private let database: Database

  init() throws { database = try Database() }

  private static let record = """
    CREATE TABLE migration (
      number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, schema_checksum TEXT NOT NULL
    ) STRICT;
    """
  private static let steps = [
    Migration(number: 1, name: "one", sql: "\(record) CREATE TABLE a (x INTEGER);"),
    Migration(number: 2, name: "two", sql: "CREATE TABLE b (y INTEGER); INSERT INTO b (y) VALUES (1);"),
    Migration(number: 3, name: "three", sql: "ALTER TABLE a ADD COLUMN z TEXT;"),
  ]

  private static func migrator(_ steps: some Sequence<Migration> = steps) -> Migrator {
    Migrator(applicationID: 77, migrations: Array(steps))
  }

  private func migrate(_ connection: Connection, _ migrator: Migrator = migrator()) throws(MigrationError) {
    try migrator.migrate(connection, populate: { (_) throws(MigrationError) in }, mapping: { $0 })
  }

  /// Ends in a refusal that leaves the file as it was.
  private func expectRefusal(
    _ expected: MigrationError, _ migrator: Migrator = migrator(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = DatabaseFiles(database.path)
    let error = #expect(throws: MigrationError.self, sourceLocation: sourceLocation) {
      try migrate(try database.connect(), migrator)
    }
    #expect(error == expected, sourceLocation: sourceLocation)
    let looking = #expect(throws: MigrationError.self, sourceLocation: sourceLocation) {
      try migrator.state(of: try database.connect(.immutable))
    }
    #expect(looking == expected, sourceLocation: sourceLocation)
    #expect(DatabaseFiles(database.path) == before, sourceLocation: sourceLocation)
  }

  private func migrate(andRun change: String) throws {
    let connection = try database.connect()
    try migrate(connection)
    try connection.execute(change)
  }

  @Test func `an empty database gets every migration and what populates it at once`() throws {
    let connection = try database.connect()
    #expect(try Self.migrator().state(of: connection) == .empty)
    try Self.migrator().migrate(
      connection,
      populate: { (connection) throws(MigrationError) in
        do throws(SQLiteError) { try connection.run("INSERT INTO a (x, z) VALUES (1, 'z')") } catch {
          throw .sqlite(error)
        }
      }, mapping: { $0 })
    #expect(try connection.integers("SELECT x FROM a") == [1])
    #expect(try connection.integers("SELECT number FROM migration") == [1, 2, 3])
    #expect(try connection.integers("PRAGMA user_version") == [3])
    #expect(try connection.integers("PRAGMA application_id") == [77])
    #expect(try Self.migrator().state(of: connection) == .ours(pending: 0))
  }

  @Test func `an older database gets what it lacks, and is not populated again`() throws {
    let connection = try database.connect()
    try migrate(connection, Self.migrator(Self.steps.prefix(1)))
    #expect(try Self.migrator().state(of: connection) == .ours(pending: 2))
    try Self.migrator().migrate(
      connection, populate: { (_) throws(MigrationError) in Issue.record("populated") }, mapping: { $0 })
    #expect(try connection.integers("SELECT y FROM b") == [1])
    #expect(try Self.migrator().state(of: connection) == .ours(pending: 0))
    try migrate(connection)
    #expect(try connection.integers("SELECT y FROM b") == [1])
  }

  @Test func `a failing migration leaves the version before it, whole`() throws {
    let broken = Migration(number: 3, name: "bad", sql: "DROP TABLE b; CREATE TABLE c (x); SELECT nonsense;")
    let connection = try database.connect()
    try migrate(connection, Self.migrator(Self.steps.prefix(1)))
    #expect(throws: MigrationError.self) {
      try migrate(connection, Self.migrator(Self.steps.prefix(2) + [broken]))
    }
    #expect(try connection.integers("SELECT y FROM b") == [1])
    #expect(try Self.migrator().state(of: connection) == .ours(pending: 1))
    try migrate(connection)
  }

  @Test func `a failure while populating leaves the file empty`() throws {
    let connection = try database.connect()
    #expect(throws: MigrationError.changed("no")) {
      try Self.migrator().migrate(
        connection, populate: { (_) throws(MigrationError) in throw .changed("no") }, mapping: { $0 })
    }
    #expect(try Self.migrator().state(of: connection) == .empty)
  }

  @Test func `eight processes' worth of migrators make one database`() throws {
    try database.connect().useWriteAheadLog()
    _ = try onThreads(8) { _ in
      try Self.migrator().migrate(
        try database.connect(),
        populate: { (connection) throws(any Error) in try connection.run("INSERT INTO a (x) VALUES (1)") },
        mapping: { $0 })
    }
    #expect(try database.connect().integers("SELECT count(*) FROM a") == [1])
  }

  @Test func `another application's database is refused`() throws {
    try migrate(andRun: "PRAGMA application_id = 78")
    try expectRefusal(.foreign)
  }

  @Test func `a database without an application's mark is refused unless it is empty`() throws {
    let connection = try database.connectToTable(1)
    try expectRefusal(.foreign)
    try connection.execute("DROP TABLE t; PRAGMA user_version = 4")
    try expectRefusal(.foreign)
  }

  @Test func `a newer database is refused`() throws {
    try migrate(andRun: "PRAGMA user_version = 4")
    try expectRefusal(.newer(version: 4, supported: 3))
  }

  @Test(arguments: [0, -1, .min]) func `a version that no program wrote is refused`(version: Int32) throws {
    try migrate(andRun: "PRAGMA user_version = \(version)")
    try expectRefusal(.changed("it has no schema version"))
  }

  @Test func `a migration that has changed since is refused`() throws {
    var steps = Self.steps
    steps[1] = Migration(number: 2, name: "two", sql: steps[1].sql + " ")
    try migrate(andRun: "")
    try expectRefusal(.changed("its migration 2, two, is another one"), Self.migrator(steps))
  }

  @Test(arguments: [
    "CREATE TABLE extra (x)", "DROP TABLE b", "ALTER TABLE a RENAME COLUMN x TO w", "CREATE INDEX i ON a (x)",
    "CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; END", "CREATE VIEW v AS SELECT 1",
  ])
  func `a schema altered from outside is refused`(change: String) throws {
    try migrate(andRun: change)
    try expectRefusal(.changed("its tables or indexes were altered from outside"))
  }

  @Test(arguments: [
    "DELETE FROM migration WHERE number = 2", "DELETE FROM migration",
    "UPDATE migration SET number = 9 WHERE number = 3",
    "INSERT INTO migration VALUES (4, '', '', '')",
  ])
  func `an incomplete record of migrations is refused`(change: String) throws {
    try migrate(andRun: change)
    try expectRefusal(.changed("its record of migrations is not complete"))
  }

  @Test(arguments: ["DROP TABLE migration", "ALTER TABLE migration RENAME COLUMN checksum TO sum"])
  func `a missing record of migrations is refused`(change: String) throws {
    try migrate(andRun: change)
    try expectRefusal(.changed("it has no record of its migrations"))
  }

  @Test func `statistics and a vacuum are no change of the schema`() throws {
    try migrate(andRun: "ANALYZE; VACUUM")
    #expect(try Self.migrator().state(of: try database.connect()) == .ours(pending: 0))
  }
}
