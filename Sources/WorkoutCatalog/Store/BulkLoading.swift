internal import SQLite

/// Fills a new database at a speed that row by row it would not have: what would be written all over the file
/// for each workout is put off, and made in order in the end. The outcome is the same.
enum BulkLoading {
  /// How much the search index gathers before it writes that out, in bytes; SQLite's own figure (FTS5, 6.1 to 6.9).
  static let everydayIndexBuffer = 1 << 20

  /// Runs `body`, which inserts into an empty schema, in the caller's transaction.
  static func perform<Failure: Error>(
    on connection: Connection, _ body: () throws(Failure) -> Void, mapping: (SQLiteError) -> Failure
  ) throws(Failure) {
    let suspended: [String]
    do throws(SQLiteError) { suspended = try begin(connection) } catch { throw mapping(error) }
    try body()
    do throws(SQLiteError) { try finish(connection, suspended) } catch { throw mapping(error) }
  }

  /// - Returns: the statements that make again what was dropped.
  private static func begin(_ connection: Connection) throws(SQLiteError) -> [String] {
    let objects = try connection.rows(
      """
      SELECT type, name, sql
      FROM sqlite_schema
      WHERE (type = 'trigger' AND tbl_name = 'workout')
        OR (type = 'index' AND name = 'workout_name_by_folded')
      """
    ) { (type: $0.text(0), name: $0.text(1), sql: $0.text(2)) }
    for object in objects { try connection.execute("DROP \(object.type) \(object.name)") }
    // An unqualified name means the temporary table as long as there is one. The search index is merged once,
    // in the end, instead of again and again.
    try connection.execute(
      """
      CREATE TEMP TABLE workout_listing (language, section, sort_key, workout_id);
      INSERT INTO workout_search (workout_search, rank)
      VALUES ('hashsize', \(64 << 20)), ('automerge', 0), ('crisismerge', 1999);
      """)
    return objects.map(\.sql)
  }

  private static func finish(_ connection: Connection, _ suspended: [String]) throws(SQLiteError) {
    try connection.execute(
      """
      INSERT INTO main.workout_listing (language, section, sort_key, workout_id)
      SELECT language, section, sort_key, workout_id
      FROM temp.workout_listing
      ORDER BY language, section, sort_key, workout_id;
      DROP TABLE temp.workout_listing;
      INSERT INTO section_count (section, workouts)
      SELECT section, count(*)
      FROM workout
      WHERE state = 'listed'
      GROUP BY section;
      """)
    for statement in suspended { try connection.execute(statement) }
    // SQLite's own figures again.
    try connection.execute(
      """
      INSERT INTO workout_search (workout_search) VALUES ('optimize');
      INSERT INTO workout_search (workout_search, rank)
      VALUES ('hashsize', \(everydayIndexBuffer)), ('automerge', 4), ('crisismerge', 16);
      """)
  }
}
