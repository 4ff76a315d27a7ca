import Migrations
import SQLite

@testable import WorkoutCatalog

/// A catalog of each schema that was ever released, with something in all that a person of that time could write. The
/// scripts are what programs of that time wrote: they never change, and a new version is one more.
enum ReleasedCatalog {
  static let versions = Array(1...Migrations.all.count)

  /// Makes a catalog of a version.
  static func make(version: Int, at path: String) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    let scripts = [workouts, version == 1 ? firstSettings : settings] + later.prefix(max(0, version - 1))
    try WorkoutStore.migrator.upTo(version).migrate(
      connection,
      populate: { (connection) throws(MigrationError) in
        do throws(SQLiteError) {
          for script in scripts { try connection.execute(script) }
        } catch { throw .sqlite(error) }
      }, mapping: { $0 })
    try connection.useWriteAheadLog()
  }

  /// The rows of all tables that are not derived from others.
  /// - Parameter columns: of which columns, by table; `nil` for all that there are.
  static func rows(_ path: String, columns: [String: [String]]? = nil) throws
    -> (rows: [String: [String]], columns: [String: [String]])
  {
    let connection = try Connection(path: path, mode: .readOnly)
    var (rows, known) = ([String: [String]](), columns ?? [:])
    if columns == nil {
      let names = try connection.rows(
        """
        SELECT name
        FROM sqlite_schema
        WHERE type = 'table' AND name NOT GLOB 'workout_search*'
          AND name NOT IN ('migration', 'section_count', 'search_word', 'workout_listing')
        """
      ) { $0.text(0) }
      for table in names {
        known[table] = try connection.rows("PRAGMA table_info(\(table))") { $0.text(1) }
      }
    }
    for (table, columns) in known {
      let there = Set(try connection.rows("PRAGMA table_info(\(table))") { $0.text(1) })
      guard there.isSuperset(of: columns) else { continue }
      let row = columns.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
      rows[table] = try connection.rows("SELECT \(row) FROM \(table) ORDER BY 1") { $0.text(0) }
    }
    return (rows, known)
  }

  private static let workouts = """
    INSERT INTO workout (
      id, slug, origin, section, familiarity, category, force, mechanic, level, measurement, searched_names,
      default_sets, default_reps, default_rest
    )
    VALUES
      (1, 'push-up', 'catalog', 1, 1, 'strength', 'push', 'compound', 'beginner', 'reps', char(10) || 'push up', 3, 10, 60),
      (-1, 'garage-press', 'custom', 1, 3, 'strength', NULL, NULL, 'beginner', 'weight-reps',
        char(10) || 'garage press', 3, NULL, NULL);
    INSERT INTO workout_name (workout_id, kind, language, position, name, folded)
    VALUES (1, 'name', 'en', 0, 'Push-Up', 'pushup'), (-1, 'name', 'en', 0, 'Garage Press', 'garagepress');
    INSERT INTO workout_muscle (workout_id, role, position, muscle) VALUES (1, 1, 0, 'chest'), (-1, 1, 0, 'chest');
    INSERT INTO workout_equipment (workout_id, position, equipment)
    VALUES (1, 0, 'body weight'), (-1, 0, 'barbell');
    INSERT INTO workout_use (workout_id, opened) VALUES (-1, 4);
    INSERT INTO plan (id, name) VALUES (1, 'Push day'), (2, '하체');
    INSERT INTO plan_entry (id, plan_id, position, workout_id, is_done)
    VALUES (1, 1, 1, -1, 1), (2, 1, 2, 1, 0), (3, 1, 3, -1, 0), (4, 2, 1, 1, 0);
    """

  private static let firstSettings = """
    INSERT INTO workout_settings (workout_id, sets, reps, seconds, meters, rest, techniques)
    VALUES (1, 7, NULL, NULL, NULL, 0, 'drop-set'), (-1, NULL, NULL, 45, 400, NULL, NULL);
    """

  private static let settings = """
    INSERT INTO workout_settings (
      workout_id, sets, weight, weight_unit, seconds, distance, distance_unit, rest, techniques, note, is_favourite
    )
    VALUES
      (1, 7, 102500000, 'kg', NULL, NULL, NULL, 0, 'drop-set', 'belt', 1),
      (-1, NULL, NULL, NULL, 45, 400000000, 'm', NULL, NULL, NULL, 0);
    """

  /// What came with each version from the second on.
  private static let later = [
    """
    INSERT INTO workout (
      id, slug, origin, section, familiarity, category, level, measurement, searched_names, state
    )
    VALUES (-2, 'cellar-press', 'custom', 1, 3, 'strength', 'beginner', 'reps', char(10) || 'cellar press', 'removed');
    INSERT INTO workout_name (workout_id, kind, language, position, name, folded)
    VALUES (-2, 'name', 'en', 0, 'Cellar Press', 'cellarpress');
    INSERT INTO workout_edit (workout_id, field) VALUES (-1, 'name.en');
    """,
    "",
    """
    INSERT INTO workout_source (source, source_id, workout_id, checksum, is_joined, written)
    VALUES ('wger', '7', 1, 123, 1, NULL), ('strong', 'garage press', -1, 5, 1, x'0102');
    INSERT INTO workout_text (workout_id, source, source_id, position, kind, language, text)
    VALUES (1, 'wger', '7', 0, 'instruction', 'en', 'Push.');
    INSERT INTO import_review (source, source_id, candidate_id, is_different) VALUES ('wger', '7', -1, 1);
    INSERT INTO plan_source (source, name, plan_id) VALUES ('strong', 'Push day', 1);
    INSERT INTO plan_source_entry (source, name, source_id) VALUES ('strong', 'Push day', 'garage press');
    """,
    """
    UPDATE plan_entry SET joins_previous = 1 WHERE id = 2;
    INSERT INTO plan_entry_settings (entry_id, sets, weight, weight_unit, note) VALUES (2, 2, 45359237, 'lb', 'slow');
    """,
  ]
}
