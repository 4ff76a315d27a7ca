import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreOpeningTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
  }

  private func count(_ store: WorkoutStore) throws -> Int {
    try store.sections().reduce(0) { $0 + $1.count }
  }

  private func failToMake() -> StoreError? {
    #expect(throws: StoreError.self) {
      try WorkoutStore(path: path, WorkoutStore.migrator) { () throws(StoreError) in
        throw StoreError(.full, "no room", "자리가 없습니다")
      }
    }
  }

  @Test func `a catalog that could not be made leaves no file`() {
    #expect(failToMake()?.kind == .full)
    #expect(folder.contents == [])
  }

  @Test func `a catalog that could not be made leaves a file that was there, and the next try works`() throws
  {
    _ = FileManager.default.createFile(atPath: path, contents: Data())
    #expect(failToMake()?.kind == .full)
    #expect(folder.contents == ["catalog.sqlite"])
    #expect(try count(try WorkoutStore(path: path)) == SampleCatalog.builtin.count)
  }

  @Test func `an empty file that was there is for its owner alone once a catalog is in it`() throws {
    _ = FileManager.default.createFile(atPath: path, contents: Data())
    setFileMode(path, 0o644)
    let store = try WorkoutStore(path: path)
    #expect(["", "-wal", "-shm"].map { fileMode(store.path + $0) } == [0o600, 0o600, 0o600])
  }

  @Test func `a glimpse sees what is there now, and leaves no trace`() throws {
    #expect(WorkoutStore.glimpse(of: path) == nil)
    #expect(folder.contents == [])
    try SampleCatalog.copy(to: path)
    let closed = DatabaseFiles(path)
    let glimpse = try #require(WorkoutStore.glimpse(of: path))
    #expect(try count(glimpse) == SampleCatalog.builtin.count)
    #expect(glimpse.isReadOnly)
    #expect(DatabaseFiles(path) == closed)
    let store = try WorkoutStore(path: path)
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    let open = DatabaseFiles(path)
    #expect(try WorkoutStore.glimpse(of: path)?.plans().map(\.name) == ["A"])
    #expect(DatabaseFiles(path) == open)
  }

  @Test func `of an older catalog there is no glimpse, and it stays as old as it is`() throws {
    try OldCatalog.make(at: path, plan: "A", workouts: 3)
    let before = DatabaseFiles(path)
    #expect(WorkoutStore.glimpse(of: path) == nil)
    #expect(DatabaseFiles(path) == before)
  }

  @Test func `who is not patient is told soon that another process holds the file`() throws {
    try SampleCatalog.copy(to: path)
    let store = try WorkoutStore(path: path)
    store.setPatience(20)
    let other = try Connection(path: path, mode: .readWrite)
    let error = try other.transaction { (_) throws(SQLiteError) in
      do throws(StoreError) {
        try store.createPlan(named: "A")
        return nil as StoreError?
      } catch { return error }
    }
    #expect(error?.kind == .busy)
    #expect(store.patience == 20)
    try store.createPlan(named: "A")
  }

  @Test func `the first run makes a file for its owner alone, with the built-in catalog`() throws {
    let builtin = SampleCatalog.builtin
    do {
      let store = try WorkoutStore(path: path)
      #expect(try count(store) == builtin.count)
      #expect(try store.workout(Workout.ID(rawValue: 1))?.facts == builtin.first)
      #expect(try store.workout(Workout.ID(rawValue: Int64(builtin.count)))?.facts == builtin.last)
      #expect(!store.isReadOnly)
    }
    #expect(fileMode(path) == 0o600)
    #expect(folder.contents == ["catalog.sqlite"])
  }

  @Test func `an empty file is filled`() throws {
    _ = FileManager.default.createFile(atPath: path, contents: Data())
    #expect(try count(WorkoutStore(path: path)) > 500)
  }

  @Test func `a catalog opens again with all that was written`() throws {
    try SampleCatalog.copy(to: path)
    let id = try WorkoutStore(path: path).add(.sample("Garage Press"))
    let store = try WorkoutStore(path: path)
    #expect(try store.workout(id)?.name(in: .english) == "Garage Press")
  }

  @Test func `eight that open one new file at once get one catalog`() throws {
    let path = path
    let stores = try onThreads(8) { _ in try WorkoutStore(path: path) }
    let builtin = SampleCatalog.builtin.count
    for store in stores { #expect(try count(store) == builtin) }
    try stores[0].append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    for store in stores { #expect(try store.plans().map(\.name) == ["A"]) }
  }

  @Test func `a symbolic link to a catalog is followed`() throws {
    let real = folder.path("real.sqlite")
    try SampleCatalog.copy(to: real)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.sqlite")
    let store = try WorkoutStore(path: path)
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    #expect(try WorkoutStore(path: real).plans().map(\.name) == ["A"])
    #expect(folder.contents.contains("real.sqlite-wal"))
    #expect(!folder.contents.contains("catalog.sqlite-wal"))
  }

  @Test func `a log that a crash left behind is read in, with or without its index`() throws {
    let store = try SampleCatalog.store(in: folder)
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    for (name, endings) in [("with", ["", "-wal", "-shm"]), ("without", ["", "-wal"])] {
      for ending in endings {
        try FileManager.default.copyItem(atPath: path + ending, toPath: folder.path(name + ending))
      }
      #expect(try WorkoutStore(path: folder.path(name)).plans().map(\.name) == ["A"])
    }
  }

  @Test func `a log whose index a killed process left behind is read in at once`() throws {
    try SampleCatalog.copy(to: path)
    let store = try WorkoutStore(path: path)
    let copy = folder.path("killed")
    for ending in ["", "-shm"] {
      try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
    }
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    // The head of the log is the first that is written of it.
    let log = try #require(FileHandle(forReadingAtPath: path + "-wal")).read(upToCount: 32)
    #expect(FileManager.default.createFile(atPath: copy + "-wal", contents: log))
    // What SQLite itself waits for is the busy timeout's ten seconds.
    do {
      let index = try Connection(path: copy, mode: .readOnlyIndex)
      #expect(throws: SQLiteError.self) { try index.execute("SELECT count(*) FROM plan") }
    }
    #expect(try WorkoutStore(path: copy).plans().isEmpty)
  }

  #if os(Linux)
    @Test func `opening a file again leaves this process's lock on it`() throws {
      // Closing any descriptor of a file lets go of all locks that a process holds on it, and SQLite's protect the log.
      let store = try SampleCatalog.store(in: folder)
      _ = try store.sections()
      let file = try #require(
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64)
      func isLocked() throws -> Bool {
        try String(contentsOfFile: "/proc/locks", encoding: .utf8).contains(":\(file) ")
      }
      #expect(try isLocked())
      for _ in 0..<3 { _ = try WorkoutStore(path: path) }
      #expect(try isLocked())
      withExtendedLifetime(store) {}
    }
  #endif

  @Test func `folders on the way are made for their owner alone`() throws {
    let deep = folder.path("one/two/three.sqlite")
    try WorkoutStore.makeFolder(for: deep)
    try WorkoutStore.makeFolder(for: deep)
    #expect(fileMode(folder.path("one")) == 0o700)
    #expect(fileMode(folder.path("one/two")) == 0o700)
    #expect(folder.contents == ["one"])
    try WorkoutStore.makeFolder(for: "name.sqlite")
    try WorkoutStore.makeFolder(for: "/name.sqlite")
  }

  @Test func `a folder that cannot be made is told`() throws {
    _ = FileManager.default.createFile(atPath: folder.path("file"), contents: Data())
    let error = #expect(throws: StoreError.self) {
      try WorkoutStore.makeFolder(for: folder.path("file/catalog.sqlite"))
    }
    #expect(
      error?.description
        == "cannot make the folder \(folder.path("file"))/: Not a directory; a part of the path is a file: check it"
    )
  }
}
