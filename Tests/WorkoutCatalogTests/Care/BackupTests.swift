import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct BackupTests {
  private let folder: TemporaryFolder
  private let path: String
  private let backup: String
  private let first = Workout.ID(rawValue: 1)

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
    backup = folder.path("backup.sqlite")
    try TinyCatalog.make(at: path)
  }

  private func expectRefusal(
    _ description: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) {
    let names = folder.contents
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) { try body() }
    #expect(error?.description == description, sourceLocation: sourceLocation)
    #expect(folder.contents == names, sourceLocation: sourceLocation)
  }

  private var kept: [String] { folder.contents.filter { $0.hasPrefix("catalog.sqlite.") } }

  @Test func `a backup holds all that the catalog does, for its owner alone`() throws {
    try WorkoutStore.backUp(path, to: backup) { _ in }
    #expect(try StoredRows(backup) == StoredRows(path))
    #expect(fileMode(backup) == 0o600)
    #expect(try WorkoutStore.examine(backup) { _ in }.findings == [])
    #expect(folder.contents.filter { $0.contains("draft") } == [])
  }

  @Test func `a backup is of one moment, while others write`() throws {
    let store = try TinyCatalog.store(path)
    try store.append([first], toPlanNamed: "A")
    var writes = 0
    try WorkoutStore.backUp(path, to: backup) { _ in
      writes += 1
      try? store.append([first], toPlanNamed: "A")
    }
    #expect(writes > 1)
    #expect(try store.plan(named: "A")?.entries.count == writes + 1)
    #expect(try WorkoutStore(path: backup).plan(named: "A")?.entries.count == 1)
  }

  @Test func `a file that is there is replaced only when that is asked for`() throws {
    try Data("mine".utf8).write(to: URL(filePath: backup))
    expectRefusal("\(backup) is there already; remove it first, or name another file") {
      try WorkoutStore.backUp(path, to: backup) { _ in }
    }
    #expect(FileManager.default.contents(atPath: backup) == Data("mine".utf8))
    try WorkoutStore.backUp(path, to: backup, replaces: true) { _ in }
    #expect(try StoredRows(backup) == StoredRows(path))
  }

  @Test func `a catalog is no backup of itself, by any name`() throws {
    let link = folder.path("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "catalog.sqlite")
    for name in [path, link] {
      expectRefusal("\(name) is the catalog itself; name another file") {
        try WorkoutStore.backUp(path, to: name, replaces: true) { _ in }
      }
    }
  }

  @Test func `a link is not written through, and a folder not replaced`() throws {
    let target = folder.path("target")
    try Data("mine".utf8).write(to: URL(filePath: target))
    try FileManager.default.createSymbolicLink(atPath: backup, withDestinationPath: "target")
    expectRefusal("\(backup) is no ordinary file, and is not replaced; name another one") {
      try WorkoutStore.backUp(path, to: backup, replaces: true) { _ in }
    }
    #expect(FileManager.default.contents(atPath: target) == Data("mine".utf8))
  }

  @Test func `a damaged catalog gives no backup that would pass for one`() throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(5 * 4_096..<6 * 4_096, with: Data(repeating: 0xAA, count: 4_096))
    try bytes.write(to: URL(filePath: path))
    let error = #expect(throws: StoreError.self) { try WorkoutStore.backUp(path, to: backup) { _ in } }
    #expect(error?.kind == .damaged)
    #expect(folder.contents == ["catalog.sqlite"])
  }

  @Test func `a restored backup takes the catalog's place, and what was there is kept`() throws {
    try WorkoutStore.backUp(path, to: backup) { _ in }
    let then = try StoredRows(path)
    // Someone has it open all the while.
    let store = try TinyCatalog.store(path)
    try store.append([first], toPlanNamed: "Leg day")
    let now = try StoredRows(path)
    let name = try #require(try WorkoutStore.restore(backup, to: path) { _ in })
    #expect(try StoredRows(path) == then)
    #expect(try StoredRows(name) == now)
    #expect(fileMode(name) == 0o600)
    #expect(kept.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }.map(folder.path) == [name])
    // The one who has it open sees it at once, and writes to it.
    #expect(try store.plans().map(\.name) == ["Push day"])
    #expect(try store.search(SearchQuery("garage")).hits.count == 1)
    try store.append([first], toPlanNamed: "New")
    #expect(try WorkoutStore(path: path).plans().map(\.name) == ["Push day", "New"])
    #expect(try WorkoutStore.examine(path) { _ in }.findings == [])
  }

  @Test func `a backup of another size is restored whole`() throws {
    let big = folder.path("big.sqlite")
    try SampleCatalog.copy(to: big)
    let small = try StoredRows(path)
    let store = try TinyCatalog.store(path)
    let name = try #require(try WorkoutStore.restore(big, to: path) { _ in })
    #expect(try store.sections().reduce(0) { $0 + $1.count } == SampleCatalog.builtin.count)
    _ = try WorkoutStore.restore(name, to: path) { _ in }
    #expect(try StoredRows(path) == small)
    #expect(try store.sections().reduce(0) { $0 + $1.count } == TinyCatalog.builtin.count + 1)
  }

  @Test func `a backup is restored where nothing is`() throws {
    let other = folder.path("other.sqlite")
    #expect(try WorkoutStore.restore(path, to: other) { _ in } == nil)
    #expect(try StoredRows(other) == StoredRows(path))
    #expect(fileMode(other) == 0o600)
  }

  @Test func `a damaged catalog is set aside for a backup`() throws {
    try WorkoutStore.backUp(path, to: backup) { _ in }
    let whole = try Data(contentsOf: URL(filePath: path))
    try whole.prefix(whole.count / 2).write(to: URL(filePath: path))
    let name = try #require(try WorkoutStore.restore(backup, to: path) { _ in })
    #expect(try Data(contentsOf: URL(filePath: name)) == whole.prefix(whole.count / 2))
    #expect(try StoredRows(path) == StoredRows(backup))
  }

  @Test func `what is no backup is refused, and the catalog stays`() throws {
    let before = try StoredRows(path)
    try Data("text".utf8).write(to: URL(filePath: backup))
    expectRefusal(
      "\(backup) is no SQLite database and was left as it is; choose another with --database"
    ) { _ = try WorkoutStore.restore(backup, to: path) { _ in } }
    expectRefusal("there is no file \(backup)x; check the name") {
      _ = try WorkoutStore.restore(backup + "x", to: path) { _ in }
    }
    try FileManager.default.removeItem(atPath: backup)
    try WorkoutStore.backUp(path, to: backup) { _ in }
    let connection = try Connection(path: backup, mode: .readWrite)
    try connection.execute("DELETE FROM workout WHERE id = -1")
    expectRefusal(
      "\(backup) is damaged (1 row of plan_entry belongs to no workout); 'workout-catalog doctor' tells what can be "
        + "saved"
    ) { _ = try WorkoutStore.restore(backup, to: path) { _ in } }
    #expect(try StoredRows(path) == before)
  }

  @Test(arguments: [false, true])
  func `an empty file is no catalog to be restored, copied, examined or salvaged`(isDatabase: Bool) throws {
    let before = try StoredRows(path)
    try Data().write(to: URL(filePath: backup))
    if isDatabase { try Connection(path: backup, mode: .readWrite).execute("VACUUM") }
    let refusal = "\(backup) is empty, and no catalog; name another file"
    expectRefusal(refusal) { _ = try WorkoutStore.restore(backup, to: path) { _ in } }
    expectRefusal(refusal) { try WorkoutStore.backUp(backup, to: folder.path("copy")) { _ in } }
    expectRefusal(refusal) { _ = try WorkoutStore.examine(backup) { _ in } }
    expectRefusal(refusal) { _ = try WorkoutStore.salvage(backup, into: folder.path("copy")) { _ in } }
    #expect(try StoredRows(path) == before)
  }

  @Test func `another program's file is not written over by a backup`() throws {
    let other = folder.path("other.sqlite")
    try Connection(path: other, mode: .readWriteCreate).execute("CREATE TABLE t (a)")
    let before = DatabaseFiles(other)
    let error = #expect(throws: StoreError.self) { try WorkoutStore.restore(path, to: other) { _ in } }
    #expect(error?.kind == .notACatalog)
    #expect(DatabaseFiles(other) == before)
  }

  @Test(arguments: Fault.all)
  func `each call on the disk that fails while a backup is restored leaves the old or the new`(fault: Fault)
    throws
  {
    let place = try TemporaryFolder()
    let target = place.path("catalog.sqlite")
    try WorkoutStore.backUp(path, to: backup) { _ in }
    try TinyCatalog.store(path).append([first], toPlanNamed: "Leg day")
    let (old, new) = (try StoredRows(path), try StoredRows(backup))
    var call = 1
    var hasStruck = true
    while hasStruck {
      for name in place.contents { try FileManager.default.removeItem(atPath: place.path(name)) }
      try FileManager.default.copyItem(atPath: path, toPath: target)
      let outcome = fault.strike(call, in: place) {
        _ = try WorkoutStore.restore(backup, to: target) { _ in }
      }
      hasStruck = outcome.hasStruck
      let contents = try StoredRows(target)
      switch outcome.result {
      case .success: #expect(contents == new, "call \(call)")
      case .failure(let error):
        #expect(contents == old || fault.goesOn && contents == new, "call \(call)")
        #expect(error is StoreError, "call \(call): \(error)")
      }
      #expect(place.contents.filter { $0.contains("draft") } == [], "call \(call)")
      call += 7
    }
    #expect(call > 7)
  }
}
