import SQLite

@testable import WorkoutCatalog

/// A catalog as the first version of the program left it.
enum OldCatalog {
  /// Makes the file, with a plan of made-up workouts.
  static func make(at path: String, plan: String, workouts: Int) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.useWriteAheadLog()
    let first = Migrator(
      applicationID: WorkoutStore.applicationID, migrations: Array(WorkoutStore.migrations.prefix(1)))
    try first.migrate(
      connection,
      populate: { (connection) throws(StoreError) in
        _ = try WorkoutStore.insert(
          (1...workouts).map { .sample("Press \($0)", slug: "press-\($0)") }, origin: .catalog, after: 0,
          connection, path: path, progress: { _ in })
      }, mapping: { StoreError($0, path: path) })
    try connection.run("INSERT INTO plan (name) VALUES (:name)", [":name": .text(plan)])
    for number in 1...workouts {
      try connection.run(
        "INSERT INTO plan_entry (plan_id, position, workout_id) VALUES (1, :number, :number)",
        [":number": .integer(number)])
    }
  }
}
