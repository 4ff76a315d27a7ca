/// Brings a database to the newest schema, one transaction a migration, and refuses what it does not know.
public struct Migrator: Sendable {
  private let applicationID: Int32
  private let migrations: [Migration]

  /// The schema version that the last migration makes.
  public var newestVersion: Int { migrations.count }

  /// A migrator for databases marked with `applicationID`, whose schema the migrations make in turn.
  public init(applicationID: Int32, migrations: [Migration]) {
    self.applicationID = applicationID
    self.migrations = migrations
  }

  /// A migrator that stops at an older version.
  public func upTo(_ version: Int) -> Migrator {
    Migrator(applicationID: applicationID, migrations: Array(migrations.prefix(version)))
  }

  /// What ``state(of:)`` finds.
  public enum State: Hashable, Sendable {
    /// An empty database.
    case empty
    /// One of ours, with that many migrations still to apply.
    case ours(pending: Int)
  }

  /// Looks at the database without changing it.
  /// - Throws: `MigrationError` when the database must not be touched.
  /// - Complexity: O(schema), whatever the number of rows.
  public func state(of connection: Connection) throws(MigrationError) -> State {
    let application = try pragma("application_id", connection)
    let version = try version(of: connection)
    if application == 0, version == 0 {
      let objects = try mapped { () throws(SQLiteError) in
        try connection.firstRow("SELECT count(*) FROM sqlite_schema") { $0.int(0) }
      }
      guard objects == 0 else { throw .foreign }
      return .empty
    }
    guard application == Int(applicationID) else { throw .foreign }
    guard version <= migrations.count else { throw .newer(version: version, supported: migrations.count) }
    guard version > 0 else { throw .changed("it has no schema version") }
    try verify(connection, version: version)
    return .ours(pending: migrations.count - version)
  }

  /// Whether a file is marked as ours and of the newest schema. What its tables are only ``state(of:)`` tells.
  public func isNewest(_ header: FileHeader) -> Bool {
    header.applicationID == applicationID && Int(header.userVersion) == newestVersion
  }

  /// The number of migrations applied to a database of ours.
  public func version(of connection: Connection) throws(MigrationError) -> Int {
    try pragma("user_version", connection)
  }

  private func pragma(_ name: String, _ connection: Connection) throws(MigrationError) -> Int {
    try mapped { () throws(SQLiteError) in
      try connection.firstRow("PRAGMA \(name)") { $0.int(0) }
    } ?? 0
  }

  private func mapped<Result>(_ body: () throws(SQLiteError) -> Result) throws(MigrationError) -> Result {
    do { return try body() } catch { throw .sqlite(error) }
  }

  private func verify(_ connection: Connection, version: Int) throws(MigrationError) {
    let applied: [(number: Int, checksum: String, schema: String)]
    do throws(SQLiteError) {
      applied = try connection.rows(
        """
        SELECT number, checksum, schema_checksum
        FROM migration
        ORDER BY number
        LIMIT :most
        """, [":most": .integer(version + 1)]
      ) { (number: $0.int(0), checksum: $0.text(1), schema: $0.text(2)) }
    } catch  where error.isMisfit {
      throw .changed("it has no record of its migrations")
    } catch {
      throw .sqlite(error)
    }
    guard applied.map(\.number) == Array(1...version) else {
      throw .changed("its record of migrations is not complete")
    }
    for (migration, record) in zip(migrations, applied) where Checksum(migration.sql).text != record.checksum
    {
      throw .changed("its migration \(migration.number), \(migration.name), is another one")
    }
    let schema = try mapped { () throws(SQLiteError) in try schemaChecksum(connection) }
    // The checksum stands in the file, where a stranger can make it fit.
    let isOurs = try mapped { () throws(SQLiteError) in try hasOnlyOurs(connection) }
    guard applied.last?.schema == schema, isOurs else {
      throw .changed("its tables or indexes were altered from outside")
    }
  }

  /// Whether all that acts by itself, triggers, views and virtual tables, is what a migration makes, to the letter.
  private func hasOnlyOurs(_ connection: Connection) throws(SQLiteError) -> Bool {
    var hasOnlyOurs = true
    try connection.forEachRow(
      """
      SELECT sql
      FROM sqlite_schema
      WHERE sql IS NOT NULL AND sql NOT GLOB 'CREATE TABLE *' AND sql NOT GLOB 'CREATE INDEX *'
        AND sql NOT GLOB 'CREATE UNIQUE INDEX *'
      """
    ) { row in
      let isOurs = row.withTextBytes(0) { statement in migrations.contains { $0.holds(statement) } }
      hasOnlyOurs = hasOnlyOurs && isOurs
    }
    return hasOnlyOurs
  }

  /// Applies the pending migrations, each in a transaction of its own. An empty database gets all of them and
  /// what `populate` adds in a single one, so that it is either complete or empty.
  ///
  /// Several processes may do this at once with one file: the first does the work, the others wait and find
  /// it done.
  /// - Parameters:
  ///   - populate: fills an empty database.
  ///   - beforeRewriting: called before a migration that changes rows, with the version that is left, while nobody else
  ///     can write.
  /// - Throws: what a closure threw, or another failure as mapped by `mapping`.
  public func migrate<Failure: Error>(
    _ connection: Connection,
    populate: (Connection) throws(Failure) -> Void,
    beforeRewriting: (_ version: Int) throws(Failure) -> Void = { _ in },
    mapping: (MigrationError) -> Failure
  ) throws(Failure) {
    var isDone = false
    while !isDone {
      try connection.transaction(
        { (connection) throws(Failure) in
          // Looked at anew in each transaction: another process may have been quicker.
          let state: State
          do throws(MigrationError) { state = try self.state(of: connection) } catch { throw mapping(error) }
          switch state {
          case .empty:
            for migration in migrations { try apply(migration, to: connection, mapping) }
            try populate(connection)
            isDone = true
          case .ours(let pending):
            if let next = migrations.suffix(pending).first {
              if next.rewrites { try beforeRewriting(next.number - 1) }
              try apply(next, to: connection, mapping)
            }
            isDone = pending <= 1
          }
        }, mapping: { mapping(.sqlite($0)) })
    }
  }

  private func apply<Failure: Error>(
    _ migration: Migration, to connection: Connection, _ mapping: (MigrationError) -> Failure
  ) throws(Failure) {
    do throws(SQLiteError) { try apply(migration, to: connection) } catch { throw mapping(.sqlite(error)) }
  }

  private func apply(_ migration: Migration, to connection: Connection) throws(SQLiteError) {
    try connection.execute(migration.sql)
    try connection.run(
      """
      INSERT INTO migration (number, name, checksum, schema_checksum)
      VALUES (:number, :name, :checksum, :schema_checksum)
      """,
      [
        ":number": .integer(migration.number), ":name": .text(migration.name),
        ":checksum": .text(Checksum(migration.sql).text),
        ":schema_checksum": .text(schemaChecksum(connection)),
      ])
    try connection.execute("PRAGMA application_id = \(applicationID)")
    try connection.execute("PRAGMA user_version = \(migration.number)")
  }

  private func schemaChecksum(_ connection: Connection) throws(SQLiteError) -> String {
    var checksum = Checksum()
    try connection.forEachRow(
      """
      SELECT sql
      FROM sqlite_schema
      WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      ORDER BY type, name
      """
    ) { (row) throws(SQLiteError) in
      row.withTextBytes(0) { checksum.add($0) }
      checksum.add(";\n")
    }
    return checksum.text
  }
}

/// FNV-1a, 64 bits, in hexadecimal: it notices an accident, and is no seal against malice.
private struct Checksum {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  init(_ text: String) { add(text) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var text: String { String(hash, radix: 16) }
}
