import SQLite
import TestSupport

/// Every row of every table of a catalog file, as an export and its import have to give it again.
///
/// Workouts keep their numbers. Those of plans and entries are nobody's business: a plan is told by its name and its
/// place among the others, an entry by its plan and its position. Settings without any are as none, and so is the count
/// of a section with nothing in it. All other tables, the derived ones too, are compared as they are.
struct ExportedRows: Equatable {
  let tables: [String: String]

  init(_ path: String) throws {
    var tables = try StoredRows(path).tables
    let connection = try Connection(path: path, mode: .readOnly)
    for (table, sql) in Self.queries {
      let columns = try connection.rows("PRAGMA table_info(\(table))") { $0.text(1) }
      let own = columns.filter { !["id", "plan_id", "workout_id", "entry_id", "position"].contains($0) }
      let row = own.map { "quote(\(table).\($0))" }.joined(separator: " || ', ' || ")
      tables[table] = try connection.rows(sql.replacing("ROW", with: row)) { $0.text(0) }
        .joined(separator: "\n")
    }
    self.tables = tables
  }

  /// What differs, for a failure's message.
  func differences(from other: ExportedRows) -> [String] {
    Set(tables.keys).union(other.tables.keys).sorted().flatMap { table -> [String] in
      let here = (tables[table] ?? "").split(separator: "\n")
      let there = (other.tables[table] ?? "").split(separator: "\n")
      guard here != there else { return [] }
      let rows =
        Set(here).subtracting(there).sorted().map { "+ \(table) \($0.prefix(300))" }
        + Set(there).subtracting(here).sorted().map { "- \(table) \($0.prefix(300))" }
      return rows.isEmpty ? ["\(table) has another order"] : Array(rows.prefix(20))
    }
  }

  private static let queries = [
    "plan": "SELECT ROW FROM plan ORDER BY id",
    "plan_entry": """
    SELECT plan.name || plan_entry.position || workout.slug || ROW
    FROM plan_entry
    JOIN plan ON plan.id = plan_id
    JOIN workout ON workout.id = workout_id
    ORDER BY 1
    """,
    "plan_entry_settings": """
    SELECT * FROM (
      SELECT plan.name || plan_entry.position || ': ' || ROW
      FROM plan_entry_settings
      JOIN plan_entry ON plan_entry.id = entry_id
      JOIN plan ON plan.id = plan_id
      WHERE ROW GLOB '*[^NUL, ]*'
      ORDER BY 1)
    """,
    "plan_source": """
    SELECT ROW || coalesce(plan.name, '')
    FROM plan_source
    LEFT JOIN plan ON plan.id = plan_id
    ORDER BY 1
    """,
    "workout_settings": """
    SELECT workout_id || ': ' || ROW
    FROM workout_settings
    WHERE ROW GLOB '*[^NUL0, ]*'
    ORDER BY 1
    """,
    "section_count": "SELECT ROW FROM section_count WHERE workouts <> 0 ORDER BY 1",
  ]
}
