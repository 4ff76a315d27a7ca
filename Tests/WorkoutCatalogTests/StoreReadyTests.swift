import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// What can be opened at once, and that the rest is left as it was.
struct StoreReadyTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
  }

  private func expectNotReady(sourceLocation: SourceLocation = #_sourceLocation) {
    let before = DatabaseFiles(path)
    let names = folder.contents
    #expect(WorkoutStore.ready(at: path) == nil, sourceLocation: sourceLocation)
    #expect(DatabaseFiles(path) == before, sourceLocation: sourceLocation)
    #expect(folder.contents == names, sourceLocation: sourceLocation)
  }

  private func alter(_ script: String) throws {
    try SampleCatalog.copy(to: path)
    try Connection(path: path, mode: .readWrite).execute(script)
  }

  @Test func `a closed catalog is ready, and can be read and written`() throws {
    try SampleCatalog.copy(to: path)
    do {
      let store = try #require(WorkoutStore.ready(at: path))
      #expect(!store.isReadOnly)
      #expect(try store.workout(Workout.ID(rawValue: 1))?.facts == SampleCatalog.builtin.first)
      try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    }
    #expect(folder.contents == ["catalog.sqlite"])
    #expect(try WorkoutStore(path: path).plans().map(\.name) == ["A"])
  }

  @Test func `a catalog that is open elsewhere is ready while its log holds nothing`() throws {
    try SampleCatalog.copy(to: path)
    let other = try #require(WorkoutStore.ready(at: path))
    do {
      let store = try #require(WorkoutStore.ready(at: path))
      #expect(try store.workout(Workout.ID(rawValue: 1))?.facts == SampleCatalog.builtin.first)
    }
    try other.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    expectNotReady()
    #expect(try other.plans().map(\.name) == ["A"])
  }

  @Test func `one that is not as this version leaves it is not touched while it is open elsewhere`() throws {
    try alter("CREATE TABLE t (a)")
    let other = try Connection(path: path, mode: .readWrite)
    #expect(try other.firstRow("SELECT count(*) FROM t") { $0.int(0) } == 0)
    expectNotReady()
  }

  @Test func `an empty log that a killed program left behind is cleared away`() throws {
    try SampleCatalog.copy(to: path)
    try Data().write(to: URL(filePath: path + "-wal"))
    #expect(WorkoutStore.ready(at: path) != nil)
    #expect(folder.contents == ["catalog.sqlite"])
  }

  @Test func `a missing file is not made`() {
    expectNotReady()
    #expect(WorkoutStore.ready(at: "") == nil)
    #expect(WorkoutStore.ready(at: folder.path("no/catalog.sqlite")) == nil)
  }

  @Test(arguments: ["", "x", String(repeating: "some text\n", count: 2_000)])
  func `a file of something else is not touched`(text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    expectNotReady()
  }

  @Test(arguments: [
    "PRAGMA application_id = 5", "PRAGMA user_version = 1000", "PRAGMA user_version = 0",
    "PRAGMA journal_mode = DELETE", "CREATE TABLE t (a)", "UPDATE migration SET checksum = 'x'",
  ])
  func `a file that is not as this version leaves it is not touched`(script: String) throws {
    try alter(script)
    expectNotReady()
  }

  @Test func `a catalog that lost its end is not touched`() throws {
    try SampleCatalog.copy(to: path)
    let whole = try Data(contentsOf: URL(filePath: path))
    for count in [512, 4_097, whole.count / 2, whole.count - 1] {
      try whole.prefix(count).write(to: URL(filePath: path))
      expectNotReady()
    }
  }

  @Test func `a catalog that someone holds is not waited for`() throws {
    try SampleCatalog.copy(to: path)
    let holder = try Connection(path: path, mode: .readWrite)
    try holder.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    let before = ContinuousClock.now
    #expect(WorkoutStore.ready(at: path) == nil)
    // Far less than the ten seconds for which the careful way waits.
    #expect(before.duration(to: .now) < .seconds(5))
    withExtendedLifetime(holder) {}
  }
}
