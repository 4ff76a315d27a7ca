import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Catalogs with our mark and schema, and rows that no program of ours writes.
struct StoreStrangerTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore
  private let first = Workout.ID(rawValue: 1)

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  private func change(_ script: String) throws {
    let connection = try Connection(path: store.path, mode: .readWrite)
    try connection.execute("PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF")
    try connection.execute(script)
  }

  @Test func `sections that nobody knows, and counts that cannot be, are not shown`() throws {
    try change(
      """
      UPDATE workout SET section = 99 WHERE id = 1;
      UPDATE workout_listing SET section = 99 WHERE workout_id = 1;
      UPDATE section_count SET workouts = 9223372036854775807 WHERE section IN (1, 2);
      UPDATE section_count SET workouts = -5 WHERE section = 3;
      INSERT INTO section_count (section, workouts) VALUES (-1, 4), (0, 9223372036854775807);
      """)
    let sections = try store.sections()
    #expect(sections.map(\.group) == MuscleGroup.allCases.filter { $0 != .shoulders })
    #expect(sections.reduce(0) { $0 + $1.count } < .max)
    #expect(try store.workout(first)?.section == .chest)
  }

  @Test func `words that nobody knows are left out`() throws {
    try change(
      """
      UPDATE workout SET origin = 'x', category = '', force = 'x', mechanic = 'x', level = 'x', measurement = 'x'
      WHERE id = 1;
      UPDATE workout_muscle SET muscle = 'tail' WHERE workout_id = 1;
      UPDATE workout_equipment SET equipment = '' WHERE workout_id = 1;
      UPDATE workout_name SET language = 'fr' WHERE workout_id = 1 AND language = 'ko';
      """)
    let facts = try #require(try store.workout(first)).facts
    #expect(facts.primaryMuscles == [])
    #expect(facts.equipment == [.other])
    #expect(facts.force == nil)
    #expect(facts.names.keys.map { $0 } == [.english])
  }

  @Test func `figures out of range are read as none`() throws {
    try change(
      """
      UPDATE workout
      SET default_sets = 9223372036854775807, default_reps = -1, default_reps_max = 0,
        default_seconds = -9223372036854775808, default_meters = 1000001, default_rest = -1, familiarity = -3
      WHERE id = 1;
      INSERT INTO workout_settings (workout_id, sets, rest, techniques)
      VALUES (1, 0, 9223372036854775807, 'magic  drop-set');
      """)
    let workout = try #require(try store.workout(first))
    #expect(workout.settings == WorkoutSettings(techniques: [.dropSet]))
  }

  @Test func `a workout without a name shows its slug`() throws {
    try change("DELETE FROM workout_name WHERE workout_id = 1")
    let workout = try #require(try store.workout(first))
    #expect(workout.name(in: .korean) == workout.slug)
    _ = try store.position(of: first, language: .korean)
  }

  @Test func `names that are no UTF-8, or hold a NUL, are read`() throws {
    try change(
      """
      UPDATE workout_name SET name = CAST(x'61FF0062' AS TEXT) WHERE workout_id = 1 AND kind = 'name';
      """)
    #expect(try store.workout(first)?.name(in: .english) == "a\u{FFFD}\0b")
  }

  @Test func `a name too large to be one is an error, and the rest is read`() throws {
    try change(
      "UPDATE workout_name SET name = printf('%.*c', 20000000, 'x') WHERE workout_id = 1 AND kind = 'name'")
    let error = #expect(throws: StoreError.self) { try store.workout(first) }
    #expect(error?.kind == .damaged)
    #expect(
      error?.description
        == "\(store.path) holds a value too large to be a workout's; choose another with --database")
    #expect(try store.workout(Workout.ID(rawValue: 2)) != nil)
  }

  @Test func `entries of workouts that are gone are left out, and the last position is an error`() throws {
    try store.append([first, Workout.ID(rawValue: 2)], toPlanNamed: "A")
    try change("PRAGMA foreign_keys = OFF; DELETE FROM workout WHERE id = 1")
    #expect(try store.plan(named: "A")?.entries.map(\.workout.id.rawValue) == [2])
    try change("UPDATE plan_entry SET position = 9223372036854775807 WHERE workout_id = 2")
    #expect(throws: StoreError.self) { try store.append([Workout.ID(rawValue: 3)], toPlanNamed: "A") }
  }

  @Test func `ids at the ends of what is possible are ids like any other`() throws {
    try change(
      """
      PRAGMA foreign_keys = OFF;
      UPDATE workout SET id = -9223372036854775808 WHERE id = 1;
      UPDATE workout SET id = 9223372036854775807 WHERE id = 2;
      """)
    #expect(try store.workouts([Workout.ID(rawValue: .min), Workout.ID(rawValue: .max)]).count == 2)
    #expect(throws: StoreError.self) { try store.add(.sample("Garage Press")) }
  }
}
