import Migrations
import SQLite
import Testing

struct MovementMigrationTests {
  @Test func `a catalog made before learns how its listed workouts move`() throws {
    let connection = try Connection(path: ":memory:", mode: .readWrite)
    let movement = try #require(Migrations.all.firstIndex { $0.name == "movement" })
    for step in Migrations.all[..<movement] { try connection.execute(step.sql) }
    try connection.execute(
      """
      INSERT INTO workout (
        id, slug, origin, section, familiarity, category, force, mechanic, level, measurement, searched_names, state
      )
      VALUES
        (1, 'a', 'catalog', 1, 3, 'strength', 'push', 'compound', 'beginner', 'reps', '', 'listed'),
        (2, 'b', 'catalog', 1, 3, 'strength', NULL, 'isolation', 'beginner', 'reps', '', 'listed'),
        (3, 'c', 'catalog', 1, 3, 'strength', 'push', 'compound', 'beginner', 'reps', '', 'hidden'),
        (4, 'd', 'catalog', 1, 3, 'strength', NULL, NULL, 'beginner', 'reps', '', 'listed');
      """)
    try connection.execute(Migrations.all[movement].sql)

    func found(_ token: String) throws -> [Int64] {
      try connection.rows(
        "SELECT rowid FROM workout_search WHERE workout_search MATCH :match",
        [":match": .text("\"\(token)\"")]
      ) { $0.integer(0) }
    }
    #expect(try found("§fpush") == [1])
    #expect(try found("§mcompound") == [1])
    #expect(try found("§misolation") == [2])
  }
}
