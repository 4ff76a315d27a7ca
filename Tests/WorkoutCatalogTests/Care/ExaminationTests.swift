import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct ExaminationTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
  }

  private func findings() throws -> [String] {
    try WorkoutStore.examine(path) { _ in }.findings.map(\.description)
  }

  private func change(_ script: String) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF")
    try connection.execute(script)
  }

  @Test func `the built-in catalog is healthy, however it was made`() throws {
    try SampleCatalog.copy(to: path)
    let before = DatabaseFiles(path)
    let examination = try WorkoutStore.examine(path) { _ in }
    #expect(examination.findings == [])
    #expect(examination.isHealthy)
    #expect(examination.remedy == nil)
    #expect(examination.workoutCount == SampleCatalog.builtin.count)
    #expect(examination.planCount == 0)
    #expect(DatabaseFiles(path) == before)
  }

  @Test func `a catalog with all that a person writes is healthy`() throws {
    try TinyCatalog.make(at: path)
    let examination = try WorkoutStore.examine(path) { _ in }
    #expect(examination.findings == [])
    #expect(examination.workoutCount == TinyCatalog.builtin.count + 2)
    #expect(examination.planCount == 1)
  }

  static let wrongs: [(change: String, finding: String)] = [
    (
      "INSERT INTO workout_search (workout_search) VALUES ('delete-all')",
      "the search index is wrong for 4 workouts"
    ),
    (
      "INSERT INTO workout_search (rowid, name) VALUES (2, 'stray')",
      "the search index is wrong for 1 workout"
    ),
    (
      "INSERT INTO workout_search (rowid, name) VALUES (99, 'stray')",
      "the search index is wrong for 1 workout"
    ),
    (
      "UPDATE workout_name SET name = 'Chair Press' WHERE workout_id = 1 AND kind = 'name' AND language = 'en'",
      "the names that search compares are wrong for 1 workout"
    ),
    (
      "UPDATE workout SET searched_names = '' WHERE id > 1",
      "the names that search compares are wrong for 2 workouts"
    ),
    (
      "UPDATE workout_name SET folded = 'x' WHERE workout_id = 1",
      "the names that search compares are wrong for 1 workout"
    ),
    (
      "DELETE FROM search_word WHERE word = 'garage'",
      "1 word is missing from the words that search corrects by"
    ),
    ("UPDATE search_word SET best = 3 WHERE best = 1", "words are missing"),
    (
      "DELETE FROM workout_listing WHERE workout_id = 2 AND language = 'ko'",
      "the list lacks 1 workout, or has them in a wrong place"
    ),
    (
      "UPDATE workout_listing SET sort_key = 'zz' WHERE workout_id = 2",
      "the list lacks 1 workout, or has them in a wrong place"
    ),
    ("INSERT INTO workout_listing VALUES ('en', 1, 'a', 2)", "the list has 1 row too many"),
    (
      "UPDATE section_count SET workouts = 7 WHERE section = 1",
      "the number of workouts is wrong for 1 section"
    ),
    ("DELETE FROM section_count", "the number of workouts is wrong for"),
    ("DELETE FROM plan", "3 rows of plan_entry belong to no plan"),
    ("DELETE FROM workout WHERE id = 1", "belong to no workout"),
  ]

  @Test(arguments: wrongs)
  func `what disagrees with the workouts is found and told`(wrong: (change: String, finding: String)) throws {
    try TinyCatalog.make(at: path)
    try change(wrong.change)
    let found = try findings()
    #expect(found.contains { $0.contains(wrong.finding) }, "\(found)")
    for finding in try WorkoutStore.examine(path, progress: { _ in }).findings {
      #expect(finding.message(in: .korean) != finding.description)
    }
  }

  @Test(arguments: wrongs.dropLast(2))
  func `a rebuild puts right all that is made from the workouts`(wrong: (change: String, finding: String))
    throws
  {
    try TinyCatalog.make(at: path)
    try change(wrong.change)
    let own = try StoredRows(path)
    #expect(try WorkoutStore.examine(path) { _ in }.remedy == .rebuild)
    let store = try TinyCatalog.store(path)
    try store.rebuild { _ in }
    #expect(try findings() == [])
    #expect(try store.search(SearchQuery("garage")).hits.count == 1)
    let rebuilt = try StoredRows(path)
    for table in ["plan", "plan_entry", "workout_settings", "workout_use", "workout_muscle"] {
      #expect(rebuilt.tables[table] == own.tables[table])
    }
  }

  @Test func `a rebuild of a sound catalog changes no row`() throws {
    try SampleCatalog.copy(to: path)
    let before = try StoredRows(path)
    try WorkoutStore(path: path).rebuild { _ in }
    let after = try StoredRows(path)
    #expect(after == before, "\(after.difference(from: before).prefix(9))")
    #expect(try findings() == [])
  }

  @Test func `a page that is overwritten is found`() throws {
    try SampleCatalog.copy(to: path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(20 * 4_096..<21 * 4_096, with: Data(repeating: 0xAA, count: 4_096))
    try bytes.write(to: URL(filePath: path))
    let examination = try WorkoutStore.examine(path) { _ in }
    #expect(!examination.isHealthy)
    #expect(examination.remedy == .salvage)
  }

  @Test func `a file that lost its end is told to be damaged, and is left as it is`() throws {
    try SampleCatalog.copy(to: path)
    let whole = try Data(contentsOf: URL(filePath: path))
    try whole.prefix(whole.count / 2).write(to: URL(filePath: path))
    let before = DatabaseFiles(path)
    #expect(try findings() == ["the file cannot be opened (database disk image is malformed)"])
    #expect(DatabaseFiles(path) == before)
  }

  @Test func `a file that is not there is not made`() throws {
    let error = #expect(throws: StoreError.self) { try WorkoutStore.examine(path) { _ in } }
    #expect(error?.description == "there is no file \(path); check the name")
    #expect(folder.contents == [])
  }

  @Test func `others may write while a catalog is examined`() throws {
    try TinyCatalog.make(at: path)
    let store = try TinyCatalog.store(path)
    var writes = 0
    let examination = try WorkoutStore.examine(path) { _ in
      writes += 1
      try? store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    }
    #expect(writes > 2)
    #expect(examination.findings == [])
    #expect(try store.plan(named: "A")?.entries.count == writes)
  }
}
