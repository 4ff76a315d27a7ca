import SQLite

@testable import WorkoutCatalog

/// Everything that a catalog's file holds of its workouts, to be compared with another's: each table's rows as text,
/// and each word of the search index.
struct CatalogContents: Equatable {
  let tables: [String: [String]]

  init(_ path: String) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute(
      """
      CREATE VIRTUAL TABLE temp.indexed USING fts5vocab (main, workout_search, 'instance');
      INSERT INTO workout_search (workout_search) VALUES ('integrity-check');
      """)
    var tables: [String: [String]] = [:]
    for (name, columns) in Self.columns {
      tables[name] = try connection.rows(
        "SELECT concat_row FROM (SELECT \(Self.row(columns)) AS concat_row FROM \(name)) ORDER BY concat_row"
      ) { $0.text(0) }
    }
    self.tables = tables
  }

  /// What differs, for a test's failure to tell.
  func differences(from other: CatalogContents) -> [String] {
    tables.keys.sorted().flatMap { name -> [String] in
      let (here, there) = (Set(tables[name] ?? []), Set(other.tables[name] ?? []))
      return here.subtracting(there).map { "\(name) has \($0)" }
        + there.subtracting(here).map { "\(name) lacks \($0)" }
        + (tables[name]?.count == other.tables[name]?.count ? [] : ["\(name) has another number of rows"])
    }
  }

  private static func row(_ columns: [String]) -> String {
    columns.map { "quote(\($0))" }.joined(separator: " || ' ' || ")
  }

  private static let columns: [(table: String, columns: [String])] = [
    (
      "workout",
      [
        "id", "slug", "origin", "state", "section", "familiarity", "category", "force", "mechanic", "level",
        "measurement", "searched_names", "default_sets", "default_reps", "default_reps_max",
        "default_seconds", "default_meters", "default_rest",
      ]
    ),
    ("workout_name", ["workout_id", "kind", "language", "position", "name", "folded"]),
    ("workout_muscle", ["workout_id", "role", "position", "muscle"]),
    ("workout_equipment", ["workout_id", "position", "equipment"]),
    ("workout_listing", ["language", "section", "sort_key", "workout_id"]),
    ("(SELECT * FROM section_count WHERE workouts <> 0)", ["section", "workouts"]),
    ("search_word", ["word", "sound", "best", "is_whole"]),
    ("temp.indexed", ["term", "doc", "col"]),
  ]
}
