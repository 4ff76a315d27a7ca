import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct SalvageTests {
  private let folder: TemporaryFolder
  private let path: String
  private let newPath: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
    newPath = folder.path("new.sqlite")
  }

  private static let pageSize = 4_096

  /// The person's part of a catalog of the built-in workouts.
  private func makeCatalog() throws {
    let store = try SampleCatalog.store(in: folder)
    let own = try (1...40).map { try store.add(.sample("Garage Press \($0)")) }
    try store.append(own.prefix(5) + [Workout.ID(rawValue: 1)], toPlanNamed: "Push day")
    try store.setOwnSettings(WorkoutSettings(sets: 7), of: Workout.ID(rawValue: 3))
    try store.noteOpened(own[0])
  }

  private func overwrite(_ pages: some Sequence<Int>, with byte: UInt8 = 0xA5) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    for page in pages {
      let range = (page - 1) * Self.pageSize..<min(page * Self.pageSize, bytes.count)
      bytes.replaceSubrange(range, with: Data(repeating: byte, count: range.count))
    }
    try bytes.write(to: URL(filePath: path))
  }

  /// The pages of a table, as SQLite itself tells them by looking at each row's.
  private func leafPages(of table: String) throws -> [Int] {
    // The rows of a table stand on pages that hold its texts.
    let bytes = try Data(contentsOf: URL(filePath: path))
    return (2...bytes.count / Self.pageSize).filter { page in
      let start = (page - 1) * Self.pageSize
      return bytes[start] == 0x0D && bytes[start..<start + Self.pageSize].range(of: Data(table.utf8)) != nil
    }
  }

  private func expectSoundCopy(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try WorkoutStore.examine(newPath) { _ in }.findings == [], sourceLocation: sourceLocation)
    #expect(fileMode(newPath) == 0o600, sourceLocation: sourceLocation)
    #expect(
      folder.contents.filter { $0.contains("draft") } == [], sourceLocation: sourceLocation)
  }

  @Test func `of a sound catalog everything is copied, and nothing is lost`() throws {
    try makeCatalog()
    let salvage = try WorkoutStore.salvage(path, into: newPath) { _ in }
    #expect(salvage.losses == [])
    #expect(salvage.workoutCount == SampleCatalog.builtin.count + 40)
    #expect(salvage.planCount == 1)
    let (old, new) = (try StoredRows(path), try StoredRows(newPath))
    #expect(new == old, "\(new.difference(from: old).prefix(9))")
    try expectSoundCopy()
  }

  @Test func `pages that are overwritten cost what stood on them, and no more`() throws {
    try makeCatalog()
    let pages = try leafPages(of: "Garage Press").prefix(1) + leafPages(of: "barbell").suffix(2)
    try overwrite(pages)
    let before = DatabaseFiles(path)
    let salvage = try WorkoutStore.salvage(path, into: newPath) { _ in }
    #expect(DatabaseFiles(path) == before)
    let store = try WorkoutStore(path: newPath)
    // What the program brings along is all there again.
    for (index, facts) in SampleCatalog.builtin.enumerated() {
      #expect(try store.workout(Workout.ID(rawValue: Int64(index + 1)))?.slug == facts.slug)
    }
    #expect(try store.plan(named: "Push day")?.entries.last?.workout.id.rawValue == 1)
    #expect(salvage.planCount == 1)
    try expectSoundCopy()
  }

  @Test(arguments: 1...12)
  func `whatever pages are overwritten, a sound catalog comes out, or a clear error`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try TinyCatalog.make(at: path)
    let count = try Data(contentsOf: URL(filePath: path)).count / Self.pageSize
    try overwrite(
      (0...random.below(3)).map { _ in 2 + random.below(count - 1) }, with: UInt8(random.below(256)))
    let before = DatabaseFiles(path)
    do {
      _ = try WorkoutStore.salvage(path, into: newPath, TinyCatalog.builtin) { _ in }
      try expectSoundCopy()
    } catch let error as StoreError {
      #expect(error.kind == .damaged || error.kind == .notACatalog, "\(random): \(error)")
      #expect(!folder.contents.contains("new.sqlite"))
    }
    #expect(DatabaseFiles(path) == before)
  }

  @Test func `a file that lost its end gives what is left`() throws {
    try makeCatalog()
    let whole = try Data(contentsOf: URL(filePath: path))
    try whole.prefix(whole.count * 3 / 4).write(to: URL(filePath: path))
    let salvage = try WorkoutStore.salvage(path, into: newPath) { _ in }
    #expect(salvage.workoutCount >= SampleCatalog.builtin.count)
    #expect(!salvage.losses.isEmpty)
    try expectSoundCopy()
  }

  @Test func `changes that only the write-ahead log holds are saved too`() throws {
    let store = try SampleCatalog.store(in: folder)
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    #expect(try WorkoutStore.salvage(path, into: newPath) { _ in }.losses == [])
    #expect(try WorkoutStore(path: newPath).plans().map(\.name) == ["A"])
  }

  @Test func `a workout of which only the names are left keeps its place in plans`() throws {
    try makeCatalog()
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute("DELETE FROM workout WHERE slug = 'garage-press-2'")
    let salvage = try WorkoutStore.salvage(path, into: newPath) { _ in }
    #expect(
      salvage.losses.map(\.description).first?.hasPrefix("of 1 workout only the names could be read") == true)
    let names = try WorkoutStore(path: newPath).plan(named: "Push day")?.entries.map {
      $0.workout.name(in: .english)
    }
    #expect(names?[1] == "Garage Press 2")
    try expectSoundCopy()
  }

  @Test func `a name that is taken is refused, and so is a file of something else`() throws {
    try makeCatalog()
    try Data("mine".utf8).write(to: URL(filePath: newPath))
    let taken = #expect(throws: StoreError.self) { try WorkoutStore.salvage(path, into: newPath) { _ in } }
    #expect(
      taken?.description == "\(newPath) is there already; remove it first, or name another file")
    #expect(FileManager.default.contents(atPath: newPath) == Data("mine".utf8))
    let other = folder.path("other.sqlite")
    try Connection(path: other, mode: .readWriteCreate).execute("CREATE TABLE t (a)")
    let foreign = #expect(throws: StoreError.self) {
      try WorkoutStore.salvage(other, into: folder.path("x")) { _ in }
    }
    #expect(foreign?.kind == .notACatalog)
    #expect(!folder.contents.contains("x"))
  }
}
