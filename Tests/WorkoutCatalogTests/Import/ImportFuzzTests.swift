import TestSupport
import Testing

@testable import SQLite
@testable import WorkoutCatalog

/// Files that were damaged by chance: each ends in a report or one clear error, and the catalog is whole.
struct ImportFuzzTests {
  /// What a small catalog is exported as.
  private static let exports: [[UInt8]] = {
    do {
      let folder = try TemporaryFolder()
      let path = folder.path("exported.sqlite")
      try TinyCatalog.make(at: path)
      let store = try TinyCatalog.store(path)
      return try ExportFormat.allCases.map { try store.exported(as: $0) }
    } catch { preconditionFailure("\(error)") }
  }()

  @Test func `each file of the corpus is of the format that it is named for`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("small.sqlite")
    try Self.makeCatalog(at: path)
    let store = try WorkoutStore(path: path)
    var formats: Set<ImportFormat> = []
    for (name, bytes) in try FuzzCorpus.inputs("import") where !name.hasPrefix("hostile") {
      formats.insert(try store.bring(bytes, isRehearsal: true).format)
    }
    #expect(formats == Set(ImportFormat.allCases))
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a thousand damaged files leave the catalog whole`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    let path = folder.path("small.sqlite")
    try Self.makeCatalog(at: path)
    let store = try WorkoutStore(path: path)
    let connection = try Connection(path: path, mode: .readOnly)
    func state() throws -> String {
      try connection.rows(
        """
        SELECT (SELECT count(*) FROM workout), (SELECT count(*) FROM workout_name), (SELECT count(*) FROM workout_text),
          (SELECT count(*) FROM workout_source), (SELECT count(*) FROM plan_entry), (SELECT max(id) FROM workout)
        """
      ) { row in (0..<6).map { row.text($0) }.joined(separator: " ") }.joined()
    }
    let originals = try FuzzCorpus.inputs("import").map(\.bytes) + Self.exports
    for round in 0..<1_000 {
      let bytes = damaged(originals[random.below(originals.count)], &random)
      let before = try state()
      do throws(ImportError) {
        // Most are rehearsed: waiting for the disk ten thousand times is no part of this.
        let report = try store.bring(bytes, isRehearsal: round % 8 != 0, piece: 1 + random.below(4_096))
        #expect(report.read > 0 || report.plans >= 0, "\(random), round \(round)")
      } catch {
        #expect(error.kind == .unreadable, "\(random), round \(round): \(error)")
        #expect(try state() == before, "\(random), round \(round)")
      }
    }
    let integrity = try connection.rows("PRAGMA integrity_check") { $0.text(0) }
    #expect(integrity == ["ok"], "\(random)")
    let writer = try Connection(path: path, mode: .readWrite)
    try writer.run("INSERT INTO workout_search (workout_search) VALUES ('integrity-check')")
    #expect(try writer.rows("PRAGMA foreign_key_check") { $0.text(0) } == [], "\(random)")
  }

  /// A catalog of few workouts: each import learns those that come first.
  private static func makeCatalog(at path: String) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.useWriteAheadLog()
    try WorkoutStore.migrator.migrate(
      connection,
      populate: { (connection) throws(StoreError) in
        _ = try WorkoutStore.insert(
          SampleCatalog.builtin.prefix(5), origin: .catalog, after: 0, connection, path: path,
          progress: { _ in })
      }, mapping: { StoreError($0, path: path) })
  }

  private func damaged(_ original: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = original
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let index = random.below(bytes.count)
      switch random.below(9) {
      case 0: bytes.removeLast(bytes.count - index)
      case 1: bytes[index] = UInt8(random.below(256))
      case 2: bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "["), count: 300), at: index)
      case 3: bytes.insert(contentsOf: Array("9e999999999999999999999".utf8), at: index)
      case 4: bytes.insert(contentsOf: [0xFF, 0xC0, 0xED, 0xA0], at: index)
      case 5:
        bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "x"), count: 1 << random.below(16)), at: index)
      case 6: bytes.insert(contentsOf: Array("\"name\": 7, \"name\": [], ".utf8), at: index)
      case 7: bytes.insert(contentsOf: bytes[..<index].suffix(60), at: index)
      default: bytes.removeSubrange(index..<min(bytes.count, index + 1 + random.below(20)))
      }
    }
    return bytes
  }
}
