import Migrations
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreUpgradeTests {
  @Test func `a catalog of the first schema keeps its workouts, counts and settings`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    let first = Migrations.all[0]
    let migrator = Migrator(
      applicationID: WorkoutStore.applicationID,
      migrations: [Migration(number: first.number, name: first.name, sql: first.sql)])
    try migrator.migrate(
      try Connection(path: path, mode: .readWriteCreate),
      populate: { (connection) throws(SQLiteError) in
        try WorkoutInsertion.perform(on: connection) { (insertion) throws(SQLiteError) in
          for (index, facts) in SampleCatalog.builtin.prefix(20).enumerated() {
            try insertion.insert(
              WorkoutRows(facts), id: Workout.ID(rawValue: Int64(index + 1)), origin: .catalog)
          }
        }
        try connection.execute(
          """
          INSERT INTO workout_settings (workout_id, sets, reps, reps_max, seconds, meters, rest, techniques)
          VALUES (1, 7, 8, 12, NULL, NULL, 0, 'drop-set'), (2, NULL, NULL, NULL, 90, 400, NULL, NULL);
          """)
      },
      mapping: { error in
        if case .sqlite(let error) = error { return error }
        return SQLiteError.corrupt("\(error)")
      })
    let store = try WorkoutStore(path: path)
    let workouts = try store.workouts((1...20).map(Workout.ID.init))
    #expect(workouts.map(\.facts) == Array(SampleCatalog.builtin.prefix(20)))
    #expect(workouts.allSatisfy { $0.state == .listed && !$0.isFavourite })
    #expect(
      workouts[0].ownSettings
        == WorkoutSettings(sets: 7, reps: 8, repsMax: 12, rest: 0, techniques: [.dropSet]))
    #expect(workouts[1].ownSettings == WorkoutSettings(seconds: 90, meters: 400))
    #expect(try store.sections().reduce(0) { $0 + $1.count } == 20)
    try store.setState(.hidden, of: workouts[0].id)
    #expect(try store.sections().reduce(0) { $0 + $1.count } == 19)
  }
}
