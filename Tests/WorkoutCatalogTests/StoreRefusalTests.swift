import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Files that the store must not open, each left byte for byte as it was.
struct StoreRefusalTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
  }

  private func expectRefusal(
    _ kind: StoreError.Kind, _ description: String, withIndex: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = DatabaseFiles(path, withIndex: withIndex)
    let names = folder.contents
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      _ = try WorkoutStore(path: path)
    }
    #expect(error?.kind == kind, sourceLocation: sourceLocation)
    #expect(error?.description == description, sourceLocation: sourceLocation)
    #expect(DatabaseFiles(path, withIndex: withIndex) == before, sourceLocation: sourceLocation)
    #expect(folder.contents == names, sourceLocation: sourceLocation)
  }

  /// Three ways a file may lie there: closed, with the log and index of a crash, and in use by someone.
  enum Setting: CaseIterable { case closed, crashed, inUse }

  private func expectRefusal(
    of script: String, _ setting: Setting, _ kind: StoreError.Kind, _ description: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var connection: Connection? = try Connection(path: path, mode: .readWriteCreate)
    if setting != .closed { try connection?.useWriteAheadLog() }
    connection?.setCheckpointsOnClose(setting == .closed)
    try connection?.execute(script)
    if setting != .inUse { connection = nil }
    #expect(folder.contents.count == (setting == .closed ? 1 : 3), sourceLocation: sourceLocation)
    expectRefusal(kind, description, withIndex: setting != .inUse, sourceLocation: sourceLocation)
    withExtendedLifetime(connection) {}
  }

  @Test func `no path, or one with a NUL`() {
    for path in ["", "a\0b"] {
      let error = #expect(throws: StoreError.self) { _ = try WorkoutStore(path: path) }
      #expect(
        error?.description == "the database's path is empty or holds a NUL; choose one with --database")
    }
  }

  @Test func `a folder`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    expectRefusal(.cannotOpen, "\(path) is a folder; name a file with --database")
  }

  @Test func `a pipe, without waiting for its other end`() {
    makePipe(path)
    expectRefusalOfSpecialFile()
  }

  private func expectRefusalOfSpecialFile() {
    let error = #expect(throws: StoreError.self) { _ = try WorkoutStore(path: path) }
    #expect(error?.description == "\(path) is no ordinary file; name one with --database")
    #expect(folder.contents == ["catalog.sqlite"])
  }

  @Test func `a device`() {
    let error = #expect(throws: StoreError.self) { _ = try WorkoutStore(path: "/dev/null") }
    #expect(error?.description == "/dev/null is no ordinary file; name one with --database")
  }

  @Test func `a symbolic link that leads nowhere`() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "missing.sqlite")
    expectRefusal(
      .cannotOpen,
      "\(path) is a symbolic link to a file that is not there; make the file, or remove the link")
  }

  @Test func `a symbolic link to itself`() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "catalog.sqlite")
    expectRefusal(
      .cannotOpen, "cannot open \(path): Too many levels of symbolic links; check where the link leads")
  }

  @Test func `a file in a folder that is not there`() {
    let error = #expect(throws: StoreError.self) {
      _ = try WorkoutStore(path: folder.path("no/catalog.sqlite"))
    }
    #expect(
      error?.description
        == "cannot make \(folder.path("no/catalog.sqlite")): its folder is not there; make the folder first")
    #expect(folder.contents == [])
  }

  @Test(arguments: ["x", "SQLite format 3\0", String(repeating: "some text\n", count: 2_000)])
  func `a file of something else`(text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    expectRefusal(
      .notACatalog, "\(path) is no SQLite database and was left as it is; choose another with --database")
  }

  @Test(arguments: Setting.allCases) func `another program's database`(setting: Setting) throws {
    try expectRefusal(
      of: "PRAGMA application_id = 5; CREATE TABLE t (a)", setting, .notACatalog,
      "\(path) is another program's database and was left as it is; choose another with --database")
  }

  @Test(arguments: Setting.allCases) func `a database that bears no program's mark`(setting: Setting) throws {
    try expectRefusal(
      of: "CREATE TABLE t (a)", setting, .notACatalog,
      "\(path) is another program's database and was left as it is; choose another with --database")
  }

  @Test(arguments: Setting.allCases) func `a catalog of a newer version`(setting: Setting) throws {
    try SampleCatalog.copy(to: path)
    try expectRefusal(
      of: "PRAGMA user_version = 1000", setting, .newerVersion,
      "\(path) has schema version 1000, this program knows up to \(Migrations.count); it was left as it is: "
        + "use a newer workout-catalog")
  }

  @Test(arguments: Setting.allCases) func `a catalog whose schema was altered`(setting: Setting) throws {
    try SampleCatalog.copy(to: path)
    try expectRefusal(
      of: "CREATE TRIGGER t AFTER INSERT ON plan BEGIN DELETE FROM plan; END", setting, .notACatalog,
      "\(path) was left as it is: its tables or indexes were altered from outside; choose another with --database"
    )
  }

  @Test(arguments: [
    "CREATE TRIGGER t AFTER INSERT ON plan BEGIN DELETE FROM plan; END",
    "CREATE VIEW v AS WITH RECURSIVE n AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT count(*) FROM n",
    "CREATE VIRTUAL TABLE f USING fts5 (a)",
    """
    DROP TRIGGER workout_deleted;
    CREATE TRIGGER workout_deleted AFTER DELETE ON workout BEGIN DELETE FROM plan; END
    """,
  ])
  func `a catalog whose schema was altered by someone who made its checksum fit`(script: String) throws {
    try SampleCatalog.copy(to: path)
    do {
      let connection = try Connection(path: path, mode: .readWrite)
      try connection.execute(script)
      // FNV-1a, as the file has it of its own schema.
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      try connection.forEachRow(
        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY type, name"
      ) { row in
        for byte in "\(row.text(0));\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      try connection.run(
        "UPDATE migration SET schema_checksum = :sum WHERE number = (SELECT max(number) FROM migration)",
        [":sum": .text(String(hash, radix: 16))])
    }
    expectRefusal(
      .notACatalog,
      "\(path) was left as it is: its tables or indexes were altered from outside; choose another with --database"
    )
  }

  @Test(arguments: Setting.allCases)
  func `a catalog that says it was made by other migrations`(setting: Setting) throws {
    try SampleCatalog.copy(to: path)
    try expectRefusal(
      of: "UPDATE migration SET checksum = 'x'", setting, .notACatalog,
      "\(path) was left as it is: its migration 1, catalog, is another one; choose another with --database")
  }

  @Test func `a catalog that lost its end`() throws {
    try SampleCatalog.copy(to: path)
    let whole = try Data(contentsOf: URL(filePath: path))
    for (count, words) in [
      (512, "database disk image is malformed"), (4_096, "database disk image is malformed"),
      (4_097, "database disk image is malformed"), (whole.count / 2, "database disk image is malformed"),
      (whole.count - 1, "its end is missing"),
    ] {
      try whole.prefix(count).write(to: URL(filePath: path))
      expectRefusal(
        .damaged, "\(path) is damaged (\(words)); 'workout-catalog doctor' tells what can be saved")
    }
  }

  @Test func `an empty file beside the log of an earlier one`() throws {
    try SampleCatalog.copy(to: path)
    try Data("log".utf8).write(to: URL(filePath: path + "-wal"))
    try Data().write(to: URL(filePath: path))
    expectRefusal(
      .damaged,
      "\(path) is empty, but \(path)-wal holds changes of an earlier one; move that away to start afresh")
  }

  @Test(arguments: 1...24) func `a damaged catalog works or is refused, and never harms the program`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    try SampleCatalog.copy(to: path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    // The first pages hold the schema; the rest is hit at random.
    for _ in 0..<(1 + random.below(40)) {
      let range = Bool.random(using: &random) ? 4_096 : bytes.count
      bytes[random.below(range)] = UInt8(random.below(256))
    }
    try bytes.write(to: URL(filePath: path))
    let before = DatabaseFiles(path)
    let store: WorkoutStore
    do {
      store = try WorkoutStore(path: path)
    } catch {
      #expect(DatabaseFiles(path) == before)
      return
    }
    try useEverything(store)
  }

  @Test(arguments: 1...8) func `a catalog with overwritten pages works or says so`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try SampleCatalog.copy(to: path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    for _ in 0..<(1 + random.below(30)) {
      let page = 1 + random.below(bytes.count / 4_096 - 1)
      for index in page * 4_096..<(page + 1) * 4_096 {
        bytes[index] = UInt8(truncatingIfNeeded: random.next())
      }
    }
    try bytes.write(to: URL(filePath: path))
    guard let store = try? WorkoutStore(path: path) else { return }
    try useEverything(store)
  }

  /// Calls all there is; each call may fail with a `StoreError`, and with nothing else.
  private func useEverything(_ store: WorkoutStore) throws {
    func trying(_ body: () throws(StoreError) -> Void) { do { try body() } catch {} }
    trying { () throws(StoreError) in _ = try store.sections() }
    for language in Language.allCases {
      for group in MuscleGroup.allCases {
        trying { () throws(StoreError) in
          let keys = try store.keys(in: group, language: language, limit: 100)
          _ = try store.workouts(keys.map(\.id))
          for key in keys.prefix(3) { _ = try store.position(of: key.id, language: language) }
        }
      }
    }
    trying { () throws(StoreError) in _ = try store.workout(matching: "Bench Press") }
    trying { () throws(StoreError) in _ = try store.nearest(to: "bnech press") }
    for text in ["press", "프레스", "ㅂㅊ"] {
      trying { () throws(StoreError) in
        let results = try store.search(SearchQuery(text))
        _ = try store.total(results)
        _ = try store.following(results, limit: 50)
      }
    }
    trying { () throws(StoreError) in try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A") }
    trying { () throws(StoreError) in _ = try store.plan(named: "A") }
    trying { () throws(StoreError) in _ = try store.add(.sample("Garage Press")) }
    trying { () throws(StoreError) in
      try store.setOwnSettings(WorkoutSettings(sets: 5), of: Workout.ID(rawValue: 2))
    }
    trying { () throws(StoreError) in try store.refresh() }
  }

  private enum Migrations {
    static let count = WorkoutStore.migrator.newestVersion
  }
}
