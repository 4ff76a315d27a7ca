import Foundation
import Migrations
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Catalogs of every older version, and what becomes of them.
struct StoreMigrationTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
  }

  /// What a person had in a catalog of each version, as the program of that time wrote it.
  private static let contents: [Int: String] = [
    1: """
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
    INSERT INTO workout_settings (workout_id, sets, reps, seconds, meters, rest, techniques)
    VALUES (1, 7, NULL, NULL, NULL, 0, 'drop-set'), (-1, NULL, NULL, 45, 400, NULL, NULL);
    INSERT INTO workout_use (workout_id, opened) VALUES (-1, 4);
    INSERT INTO plan (id, name) VALUES (1, 'Push day'), (2, '하체');
    INSERT INTO plan_entry (plan_id, position, workout_id, is_done)
    VALUES (1, 1, -1, 1), (1, 2, 1, 0), (1, 3, -1, 0), (2, 1, 1, 0);
    """
  ]

  /// Makes a catalog of an older version.
  private func make(version: Int) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try WorkoutStore.migrator.upTo(version).migrate(
      connection,
      populate: { (connection) throws(MigrationError) in
        guard let script = Self.contents[version] ?? Self.contents[1] else { return }
        do throws(SQLiteError) { try connection.execute(script) } catch { throw .sqlite(error) }
      }, mapping: { $0 })
    try connection.useWriteAheadLog()
  }

  @Test(arguments: Array(Self.contents.keys.sorted()))
  func `a catalog of an older version is brought to the newest with all that a person had`(version: Int)
    throws
  {
    try make(version: version)
    let store = try WorkoutStore(path: path)
    let own = try #require(try store.workout(matching: "Garage Press"))
    #expect(own.origin == .custom)
    #expect(own.settings.seconds == 45)
    let settings = try #require(try store.workout(matching: "push-up")).settings
    #expect(settings.sets == 7)
    #expect(settings.rest == 0)
    #expect(settings.techniques == [.dropSet])
    #expect(try store.plans().map(\.name) == ["Push day", "하체"])
    let entries = try #require(try store.plan(named: "Push day")).entries
    #expect(entries.map(\.workout.slug) == ["garage-press", "push-up", "garage-press"])
    #expect(entries.map(\.isDone) == [true, false, false])
    // What is made from the workouts is left out of the dump.
    try store.rebuild { _ in }
    #expect(try store.search(SearchQuery("garage")).hits.map(\.id) == [own.id])
    #expect(try WorkoutStore.examine(path) { _ in }.findings == [])
  }

  // MARK: Steps that rewrite

  private static func migrator(_ steps: Migration...) -> Migrator {
    let released = Migrations.all.map { Migration(number: $0.number, name: $0.name, sql: $0.sql) }
    return Migrator(applicationID: WorkoutStore.applicationID, migrations: released + steps)
  }

  private static let next = Migrations.all.count + 1

  private func open(_ migrator: Migrator) throws(StoreError) -> WorkoutStore {
    try WorkoutStore(path: path, migrator) { () throws(StoreError) in TinyCatalog.builtin }
  }

  private var backup: String { "\(path).v\(Self.next - 1)-backup" }

  @Test func `before rows are rewritten, a copy of the file is kept beside it`() throws {
    try TinyCatalog.make(at: path)
    let before = try StoredRows(path)
    let step = Migration(
      number: Self.next, name: "loud", sql: "UPDATE plan SET name = name || '!'", rewrites: true)
    #expect(try open(Self.migrator(step)).plans().map(\.name) == ["Push day!"])
    #expect(try StoredRows(backup) == before)
    #expect(fileMode(backup) == 0o600)
    #expect(folder.contents.filter { $0.hasSuffix("backup") || $0.hasSuffix("draft") }.count == 1)
    #expect(try WorkoutStore(path: backup).plans().map(\.name) == ["Push day"])
  }

  @Test func `a step that only adds keeps no copy`() throws {
    try TinyCatalog.make(at: path)
    _ = try open(
      Self.migrator(Migration(number: Self.next, name: "more", sql: "CREATE TABLE more (x INTEGER) STRICT")))
    _ = try open(
      Self.migrator(Migration(number: Self.next, name: "more", sql: "CREATE TABLE more (x INTEGER) STRICT")))
    #expect(folder.contents.filter { $0.hasSuffix("backup") } == [])
  }

  @Test func `a step that fails half-way leaves the old version working, and no copy`() throws {
    try TinyCatalog.make(at: path)
    let before = try StoredRows(path)
    let broken = Migration(
      number: Self.next, name: "bad",
      sql: "UPDATE plan SET name = 'x'; DELETE FROM plan_entry; SELECT nonsense",
      rewrites: true)
    let error = #expect(throws: StoreError.self) { try open(Self.migrator(broken)) }
    #expect(error?.kind == .other)
    #expect(try StoredRows(path) == before)
    #expect(folder.contents.filter { $0.hasSuffix("backup") || $0.hasSuffix("draft") } == [])
    let store = try TinyCatalog.store(path)
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    #expect(try store.plans().map(\.name) == ["Push day", "A"])
  }

  @Test func `a copy that is there already is not replaced`() throws {
    try TinyCatalog.make(at: path)
    try Data("mine".utf8).write(to: URL(filePath: backup))
    let step = Migration(
      number: Self.next, name: "loud", sql: "UPDATE plan SET name = name || '!'", rewrites: true)
    _ = try open(Self.migrator(step))
    #expect(FileManager.default.contents(atPath: backup) == Data("mine".utf8))
    #expect(try WorkoutStore(path: "\(backup)-2").plans().map(\.name) == ["Push day"])
  }

  @Test(arguments: Fault.all)
  func `each call on the disk that fails while a version is left leaves one of the two whole`(fault: Fault)
    throws
  {
    let step = Migration(
      number: Self.next, name: "loud", sql: "UPDATE plan SET name = name || '!'", rewrites: true)
    let migrator = Self.migrator(step)
    let original = try TemporaryFolder()
    try TinyCatalog.make(at: original.path("catalog.sqlite"))
    let before = try StoredRows(original.path("catalog.sqlite"))
    try FileManager.default.copyItem(atPath: original.path("catalog.sqlite"), toPath: path)
    _ = try open(migrator)
    let after = try StoredRows(path)
    var call = 1
    var hasStruck = true
    while hasStruck {
      for name in folder.contents { try FileManager.default.removeItem(atPath: folder.path(name)) }
      try FileManager.default.copyItem(atPath: original.path("catalog.sqlite"), toPath: path)
      let outcome = fault.strike(call, in: folder) { _ = try open(migrator) }
      hasStruck = outcome.hasStruck
      if case .failure = outcome.result, !fault.goesOn {
        #expect([before, after].contains(try StoredRows(path)), "call \(call)")
      }
      #expect(folder.contents.filter { $0.contains("draft") } == [], "call \(call)")
      #expect(try open(migrator).plans().map(\.name) == ["Push day!"], "call \(call)")
      call += fault.goesOn ? 3 : 1
    }
    #expect(call > 3)
  }
}
