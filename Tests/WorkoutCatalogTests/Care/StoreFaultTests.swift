import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Every call that SQLite makes on the disk fails once, in each operation of the store.
struct StoreFaultTests {
  /// The catalog that every operation begins with, and its rows.
  private static let original:
    Result<(folder: TemporaryFolder, path: String, contents: StoredRows), any Error> =
      Result {
        let folder = try TemporaryFolder()
        let path = folder.path("catalog.sqlite")
        try TinyCatalog.make(at: path)
        return (folder, path, try StoredRows(path))
      }

  /// Expects that nothing is wrong with a file; `known` are the contents that were examined before, which takes longer.
  private func expectSound(
    _ path: String, _ contents: StoredRows, _ known: inout Set<StoredRows>, _ comment: Comment
  ) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"], comment)
    try connection.run("INSERT INTO workout_search (workout_search) VALUES ('integrity-check')")
    guard known.insert(contents).inserted else { return }
    #expect(Examiner.examine(connection) { _ in }.findings == [], comment)
  }

  /// The files in a folder that this process has open.
  private func openFiles(in folder: TemporaryFolder) -> [String] {
    #if os(Linux)
      let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      return descriptors.compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }.filter { $0.hasPrefix(folder.path) }
    #else
      return []
    #endif
  }

  private func expectClear(_ error: any Error, _ comment: Comment) {
    let message: (Language) -> String
    switch error {
    case let error as StoreError:
      #expect([.other, .full, .cannotOpen, .busy, .readOnly].contains(error.kind), "\(comment): \(error)")
      message = error.message
    case let error as ImportError:
      #expect(error.kind == .store, "\(comment): \(error)")
      message = error.message
    default:
      Issue.record("\(comment): \(error) is no error of the store")
      return
    }
    for language in Language.allCases {
      #expect(!message(language).contains("\n"), comment)
      #expect(message(language).contains("catalog.sqlite"), comment)
    }
  }

  @Test(arguments: FaultedOperation.allCases)
  func `each call on the disk that fails leaves the catalog as it was, and the next try works`(
    operation: FaultedOperation
  ) throws {
    let original = try Self.original.get()
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    func start() throws {
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
      try FileManager.default.copyItem(atPath: original.path, toPath: path)
    }
    try start()
    try operation.perform(try TinyCatalog.store(path))
    let outcome = try StoredRows(path)

    var known: Set<StoredRows> = []
    for fault in operation.faults {
      var call = 1
      while true {
        try start()
        let comment: Comment = "\(operation), \(fault.testDescription), call \(call)"
        let store = try TinyCatalog.store(path)
        let (result, hasStruck) = fault.strike(call, in: folder) { try operation.perform(store) }
        let contents = try StoredRows(path)
        switch result {
        case .success:
          #expect(contents == outcome, "\(comment): \(contents.difference(from: outcome))")
        case .failure(let error):
          expectClear(error, comment)
          // When the disk is gone for good, nobody can take back what reached it whole.
          if contents != outcome || !fault.goesOn {
            #expect(
              contents == original.contents, "\(comment): \(contents.difference(from: original.contents))")
            try operation.perform(store)
            #expect(try StoredRows(path) == outcome, comment)
          }
        }
        try expectSound(path, contents, &known, comment)
        guard hasStruck else { break }
        call += fault.goesOn ? 3 : 1
      }
      // Reading asks for nothing to be written, and a file that is in use may have all it needs in memory.
      if fault.kind == FAULTVFS_ERROR, operation != .browse { #expect(call > 1) }
    }
  }

  @Test(arguments: Fault.all)
  func `each call on the disk that fails while a catalog is opened leaves it as it was`(fault: Fault) throws {
    let original = try Self.original.get()
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    var call = 1
    while true {
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
      try FileManager.default.copyItem(atPath: original.path, toPath: path)
      let comment: Comment = "\(fault.testDescription), call \(call)"
      let (result, hasStruck) = fault.strike(call, in: folder) { try TinyCatalog.store(path) }
      if case .failure(let error) = result { expectClear(error, comment) }
      #expect(try StoredRows(path) == original.contents, comment)
      #expect(throws: Never.self, comment) { try TinyCatalog.store(path) }
      guard hasStruck else { break }
      call += fault.goesOn ? 3 : 1
    }
  }

  @Test(arguments: Fault.all)
  func `each call on the disk that fails while a catalog is made leaves none or all of it`(fault: Fault)
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    var known: Set<StoredRows> = []
    var call = 1
    var hasStruck = true
    while hasStruck {
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
      let comment: Comment = "\(fault.testDescription), call \(call)"
      do {
        let outcome = fault.strike(call, in: folder) { try TinyCatalog.store(path) }
        if case .failure(let error) = outcome.result {
          expectClear(error, comment)
        }
        hasStruck = outcome.hasStruck
      }
      #expect(openFiles(in: folder) == [], comment)
      do {
        let store = try TinyCatalog.store(path)
        #expect(try store.sections().reduce(0) { $0 + $1.count } == TinyCatalog.builtin.count, comment)
      }
      try expectSound(path, try StoredRows(path), &known, comment)
      call += fault.goesOn ? 3 : 1
    }
    #expect(call > 5)
  }
}
