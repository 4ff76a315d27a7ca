internal import SQLite

/// Every row of a catalog file, whatever the pages that they stand on: equal when two files hold the same.
public struct StoredRows: Hashable, Sendable, CustomStringConvertible {
  /// The rows of each table as SQL literals, sorted, one a line.
  public let tables: [String: String]

  /// What a file holds now, with the words of its search index.
  public init(_ path: String) throws {
    let connection = try Connection(path: path, mode: .readOnly)
    try connection.execute(
      "CREATE VIRTUAL TABLE temp.search_posting USING fts5vocab ('main', 'workout_search', 'instance')")
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    // The index's own tables are pages of a sort.
    let names = try connection.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'workout_search*' ORDER BY name"
    ) { $0.text(0) }
    var tables: [String: String] = [:]
    for name in names + ["search_posting"] {
      let columns = try connection.rows("PRAGMA table_info(\(name))") { "quote(\"\($0.text(1))\")" }
      let row = columns.joined(separator: " || ', ' || ")
      tables[name] = try connection.firstRow(
        "SELECT group_concat(line, char(10)) FROM (SELECT \(row) AS line FROM \(name) ORDER BY 1)"
      ) { $0.text(0) }
    }
    tables["version"] = try connection.firstRow("PRAGMA user_version") { $0.text(0) }
    self.tables = tables
  }

  /// How many rows each table has, for a failure's message.
  public var description: String {
    tables.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.rows($0.value).count)" }
      .joined(separator: ", ")
  }

  /// The rows that only one of two files has, for a failure's message.
  public func difference(from other: StoredRows) -> [String] {
    Set(tables.keys).union(other.tables.keys).sorted().flatMap { table in
      let (mine, theirs) = (Self.rows(tables[table]), Self.rows(other.tables[table]))
      return mine.subtracting(theirs).sorted().map { "+ \(table) \($0)" }
        + theirs.subtracting(mine).sorted().map { "- \(table) \($0)" }
    }
  }

  private static func rows(_ text: String?) -> Set<Substring> {
    Set((text ?? "").split(separator: "\n"))
  }
}
