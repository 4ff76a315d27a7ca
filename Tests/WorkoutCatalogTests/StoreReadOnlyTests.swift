import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Catalogs that may not be written, as a user to whom permissions apply.
struct StoreReadOnlyTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
    setFileMode(folder.path, 0o777)
  }

  private func expectBrowsableOnly(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = path
    let error = try asOrdinaryUser { () -> StoreError? in
      let store = try WorkoutStore(path: path)
      #expect(store.isReadOnly, sourceLocation: sourceLocation)
      #expect(try store.sections().count == 10, sourceLocation: sourceLocation)
      #expect(try store.workout(matching: "push-up")?.slug == "push-up", sourceLocation: sourceLocation)
      let results = try store.search(SearchQuery("press"))
      #expect(try store.total(results) ?? 0 > 50, sourceLocation: sourceLocation)
      try store.refresh()
      do throws(StoreError) {
        try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
      } catch { return error }
      return nil
    }
    #expect(error?.kind == .readOnly, sourceLocation: sourceLocation)
    #expect(
      error?.description
        == "\(path) or its folder may not be written; change the permissions, or choose another with --database",
      sourceLocation: sourceLocation)
  }

  @Test func `a file that may not be written is browsed`() throws {
    try SampleCatalog.copy(to: path)
    setFileMode(path, 0o444)
    try expectBrowsableOnly()
  }

  @Test func `a file that was protected while it was browsed can be written afterwards`() throws {
    let path = path
    try SampleCatalog.copy(to: path)
    setFileMode(path, 0o444)
    if geteuid() == 0 { chown(path, 65_534, 65_534) }
    try asOrdinaryUser {
      let ids = try WorkoutStore(path: path).sections().count
      #expect(ids == 10)
      setFileMode(path, 0o644)
      try WorkoutStore(path: path).append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    }
  }

  @Test func `a file in a folder that may not be written is browsed, and nothing is made there`() throws {
    try SampleCatalog.copy(to: path)
    setFileMode(path, 0o666)
    setFileMode(folder.path, 0o555)
    defer { setFileMode(folder.path, 0o777) }
    let before = DatabaseFiles(path)
    try expectBrowsableOnly()
    #expect(DatabaseFiles(path) == before)
  }

  @Test func `changes in a log beside it are seen there too, while its index may be read`() throws {
    let store = try SampleCatalog.store(in: folder)
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    for ending in ["", "-wal", "-shm"] { setFileMode(path + ending, 0o444) }
    setFileMode(folder.path, 0o555)
    defer { setFileMode(folder.path, 0o777) }
    let path = path
    let names = try asOrdinaryUser { try WorkoutStore(path: path).plans().map(\.name) }
    #expect(names == ["A"])
  }

  @Test func `changes in a log without an index cannot be read in there, and that is told`() throws {
    let store = try SampleCatalog.store(in: folder)
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    let other = try TemporaryFolder()
    let path = other.path("catalog.sqlite")
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: self.path + ending, toPath: path + ending)
      setFileMode(path + ending, 0o444)
    }
    setFileMode(other.path, 0o555)
    defer { setFileMode(other.path, 0o777) }
    let before = DatabaseFiles(path)
    let error = #expect(throws: StoreError.self) { try asOrdinaryUser { _ = try WorkoutStore(path: path) } }
    #expect(error?.kind == .cannotOpen)
    #expect(
      error?.description
        == "cannot open \(path) (unable to open database file); check that you may read and write it and its folder"
    )
    #expect(DatabaseFiles(path) == before)
  }

  @Test func `a file that may not even be read is refused`() throws {
    try SampleCatalog.copy(to: path)
    setFileMode(path, 0)
    let path = path
    let error = #expect(throws: StoreError.self) { try asOrdinaryUser { _ = try WorkoutStore(path: path) } }
    #expect(error?.kind == .cannotOpen)
    #expect(folder.contents == ["catalog.sqlite"])
  }

  @Test func `a new file cannot be made where nothing may be written`() throws {
    setFileMode(folder.path, 0o555)
    defer { setFileMode(folder.path, 0o777) }
    let path = path
    let opening = #expect(throws: StoreError.self) { try asOrdinaryUser { _ = try WorkoutStore(path: path) } }
    #expect(opening?.description == "cannot make \(path): Permission denied; check the permissions")
    let creating = #expect(throws: StoreError.self) {
      try asOrdinaryUser { try WorkoutStore.create(at: path, adding: []) { _ in } }
    }
    #expect(creating?.description == "cannot make \(path): Permission denied; check the permissions")
    let deep = folder.path("a/b.sqlite")
    let making = #expect(throws: StoreError.self) {
      try asOrdinaryUser { try WorkoutStore.makeFolder(for: deep) }
    }
    #expect(
      making?.description
        == "cannot make the folder \(folder.path("a"))/: Permission denied; check the permissions")
    #expect(folder.contents == [])
  }

  @Test func `an empty file that may not be written is refused`() throws {
    _ = FileManager.default.createFile(atPath: path, contents: Data())
    setFileMode(path, 0o444)
    let path = path
    let error = #expect(throws: StoreError.self) { try asOrdinaryUser { _ = try WorkoutStore(path: path) } }
    #expect(error?.kind == .readOnly)
    #expect(FileManager.default.contents(atPath: path) == Data())
  }
}
