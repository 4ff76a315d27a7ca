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

  @Test(arguments: ReleasedCatalog.versions)
  func `a catalog of an older version is brought to the newest with all that a person had`(version: Int)
    throws
  {
    try ReleasedCatalog.make(version: version, at: path)
    let before = try ReleasedCatalog.rows(path)
    let store = try WorkoutStore(path: path)
    // Settings moved to other columns once; what became of them is asked below.
    let settings = version == 1 ? ["workout_settings"] : []
    let after = try ReleasedCatalog.rows(path, columns: before.columns)
    for (table, rows) in before.rows where !settings.contains(table) {
      #expect(after.rows[table] == rows, "\(table)")
    }
    let own = try #require(try store.workout(matching: "Garage Press"))
    #expect(own.origin == .custom)
    #expect(own.settings.seconds == 45)
    #expect(own.settings.meters == 400)
    let pushUp = try #require(try store.workout(matching: "push-up"))
    #expect(pushUp.settings.sets == 7)
    #expect(pushUp.settings.rest == 0)
    #expect(pushUp.settings.techniques == [.dropSet])
    #expect(pushUp.isFavourite == (version >= 2))
    #expect(try store.editedFields(of: own.id) == (version >= 2 ? [.englishName] : []))
    #expect(try store.workouts(in: .removed).map(\.slug) == (version >= 2 ? ["cellar-press"] : []))
    #expect(try store.sources(of: pushUp.id).flatMap(\.texts).map(\.text) == (version >= 4 ? ["Push."] : []))
    #expect(try store.plans().map(\.name) == ["Push day", "하체"])
    let entries = try #require(try store.plan(named: "Push day")).entries
    #expect(entries.map(\.workout.slug) == ["garage-press", "push-up", "garage-press"])
    #expect(entries.map(\.isDone) == [true, false, false])
    #expect(entries.map(\.joinsPrevious) == [false, version >= 5, false])
    #expect(entries[1].ownSettings.sets == (version >= 5 ? 2 : nil))
    // Only what is rewritten is kept as it was.
    #expect(
      folder.contents.filter { $0.hasSuffix("backup") } == (version == 1 ? ["catalog.sqlite.v1-backup"] : []))
    // What is made from the workouts is left out of the scripts.
    try store.rebuild { _ in }
    #expect(try store.search(SearchQuery("garage")).hits.map(\.id) == [own.id])
    #expect(try WorkoutStore.examine(path) { _ in }.findings == [])
  }

  @Test(arguments: ReleasedCatalog.versions)
  func `an upgrade that fails half-way leaves an older version as it was`(version: Int) throws {
    try ReleasedCatalog.make(version: version, at: path)
    let before = try StoredRows(path)
    // The step after the version that the file has fails at its end.
    var steps = WorkoutStore.migrations
    let broken = "DELETE FROM plan_entry; UPDATE workout SET slug = 'x' || id; SELECT nonsense"
    steps[version..<steps.count] = [
      Migration(number: version + 1, name: "bad", sql: broken, rewrites: true)
    ]
    let migrator = Migrator(applicationID: WorkoutStore.applicationID, migrations: steps)
    let error = #expect(throws: StoreError.self) { try open(migrator) }
    #expect(error?.kind == .other)
    #expect(try StoredRows(path) == before)
    #expect(folder.contents.filter { $0.hasSuffix("backup") || $0.hasSuffix("draft") } == [])
    let state = try WorkoutStore.migrator.upTo(version).state(of: Connection(path: path, mode: .readWrite))
    #expect(state == .ours(pending: 0))
    #expect(try WorkoutStore(path: path).plans().map(\.name) == ["Push day", "하체"])
  }

  @Test(arguments: Fault.all)
  func `each call on the disk that fails while the first version is left loses nothing`(fault: Fault) throws {
    let original = try TemporaryFolder()
    try ReleasedCatalog.make(version: 1, at: original.path("catalog.sqlite"))
    var call = 1
    var hasStruck = true
    while hasStruck {
      for name in folder.contents { try FileManager.default.removeItem(atPath: folder.path(name)) }
      try FileManager.default.copyItem(atPath: original.path("catalog.sqlite"), toPath: path)
      let outcome = fault.strike(call, in: folder) { _ = try open(WorkoutStore.migrator) }
      hasStruck = outcome.hasStruck
      #expect(folder.contents.filter { $0.contains("draft") } == [], "call \(call)")
      let store = try open(WorkoutStore.migrator)
      #expect(
        try store.plan(named: "Push day")?.entries.map(\.isDone) == [true, false, false], "call \(call)")
      #expect(try store.workout(matching: "Garage Press")?.settings.seconds == 45, "call \(call)")
      call += 5
    }
    #expect(call > 5)
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
