import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreCreationTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
  }

  private static let more = (1...2_500).map {
    Workout.Facts.sample("Made-Up Press \($0)", slug: "made-up-\($0)")
  }

  private func expectNothingMade(
    _ kind: StoreError.Kind, _ description: String, _ more: [Workout.Facts] = [],
    progress: (Int) throws(CancellationError) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let names = folder.contents
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try WorkoutStore.create(at: path, adding: more, progress: progress)
    }
    #expect(error?.kind == kind, sourceLocation: sourceLocation)
    #expect(error?.description == description, sourceLocation: sourceLocation)
    #expect(folder.contents == names, sourceLocation: sourceLocation)
  }

  @Test func `a new file holds the built-in workouts and the given ones, in that order`() throws {
    let builtin = SampleCatalog.builtin
    var told: [Int] = []
    try WorkoutStore.create(at: path, adding: Self.more) { told.append($0) }
    #expect(
      told == stride(from: 1_000, through: builtin.count + 2_500, by: 1_000).filter { $0 > builtin.count })
    #expect(folder.contents == ["catalog.sqlite"])
    #expect(fileMode(path) == 0o600)
    let store = try WorkoutStore(path: path)
    let ids = (1...Int64(builtin.count + 2_500)).map(Workout.ID.init)
    let workouts = try store.workouts(ids)
    #expect(workouts.map(\.slug) == builtin.map(\.slug) + Self.more.map(\.slug))
    #expect(workouts.last?.origin == .synthetic)
    #expect(try store.sections().reduce(0) { $0 + $1.count } == ids.count)
    #expect(try store.search(SearchQuery("made up press 2500")).hits.first?.id == ids.last)
  }

  @Test func `the file is sound, and opens without being changed`() throws {
    try WorkoutStore.create(at: path, adding: Self.more) { _ in }
    let before = DatabaseFiles(path)
    _ = try WorkoutStore(path: path).sections()
    #expect(DatabaseFiles(path) == before)
    let connection = try Connection(path: path, mode: .readWrite)
    #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
    #expect(try connection.firstRow("PRAGMA journal_mode") { $0.text(0) } == "wal")
    try connection.run("INSERT INTO workout_search (workout_search) VALUES ('integrity-check')")
  }

  @Test func `a folder that is not there is not made`() throws {
    let path = folder.path("a/catalog.sqlite")
    let error = #expect(throws: StoreError.self) { try WorkoutStore.create(at: path, adding: []) { _ in } }
    #expect(error?.description == "cannot make \(path): its folder is not there; make the folder first")
    #expect(folder.contents == [])
  }

  @Test func `a name that is taken is refused, whatever has it`() throws {
    let description = "\(path) is there already; remove it first, or name another file"
    _ = FileManager.default.createFile(atPath: path, contents: Data())
    expectNothingMade(.cannotOpen, description)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    expectNothingMade(.cannotOpen, description)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "missing")
    expectNothingMade(.cannotOpen, description)
  }

  @Test(arguments: ["-wal", "-journal"])
  func `what is left of an earlier database of that name is not taken for the new one's`(ending: String)
    throws
  {
    try Data("log".utf8).write(to: URL(filePath: path + ending))
    expectNothingMade(
      .cannotOpen,
      "\(path)\(ending) is left of an earlier database; move it away, or name another file")
  }

  @Test func `a name that is taken meanwhile is not taken away`() throws {
    let path = path
    let error = #expect(throws: StoreError.self) {
      try WorkoutStore.create(at: path, adding: Self.more) { _ in
        _ = FileManager.default.createFile(atPath: path, contents: Data("mine".utf8))
      }
    }
    #expect(
      error?.description == "\(path) is there already; remove it first, or name another file")
    #expect(FileManager.default.contents(atPath: path) == Data("mine".utf8))
    #expect(folder.contents == ["catalog.sqlite"])
  }

  @Test func `stopped half-way, it leaves nothing`() {
    expectNothingMade(
      .stopped, "stopped before \(path) was complete; nothing was made", Self.more,
      progress: { (_) throws(CancellationError) in throw CancellationError() })
  }

  @Test func `a slug given twice, or a workout without a name, makes nothing`() {
    expectNothingMade(
      .invalid, "\(path) does not take that (UNIQUE constraint failed: workout.slug); nothing was changed",
      [.sample("A", slug: "push-up")])
    expectNothingMade(.invalid, "the workout x has no name; nothing was made", [.sample([:], slug: "x")])
  }

  @Test func `four that make the same file at once make one`() throws {
    let path = path
    let made = try onThreads(4) { _ in
      do {
        try WorkoutStore.create(at: path, adding: []) { _ in }
        return true
      } catch { return false }
    }
    #expect(made.count { $0 } == 1)
    #expect(folder.contents == ["catalog.sqlite"])
    #expect(try WorkoutStore(path: path).sections().count == 10)
  }
}
