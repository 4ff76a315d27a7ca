import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Imports of more records than are written at once, for which the catalog's upkeep waits.
struct ImportOfManyTests {
  private static let muscles = ["chest", "calves", "biceps"]

  private let folder: TemporaryFolder
  private let path: String
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
    store = try SampleCatalog.store(in: folder)
  }

  private static func records(_ numbers: Range<Int>) -> String {
    let records = numbers.map { number in
      """
      {"id": "\(number)", "name": "Zig Hop Number \(number)", "equipment": "other", "category": "strength",
       "primaryMuscles": ["\(muscles[number % 3])"], "level": "beginner", "instructions": ["Hop."]}
      """
    }
    return "[\(records.joined(separator: ","))]"
  }

  private struct Upkeep: Equatable {
    let schema: Set<String>
    let counts: [String]
  }

  private func upkeep() throws -> Upkeep {
    let connection = try Connection(path: path, mode: .readOnly)
    return Upkeep(
      schema: Set(try connection.rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") { $0.text(0) }),
      counts: try connection.rows("SELECT section || ' ' || workouts FROM section_count ORDER BY section") {
        $0.text(0)
      }
    )
  }

  private func counted() throws -> [String] {
    try Connection(path: path, mode: .readOnly).rows(
      "SELECT section || ' ' || count(*) FROM workout WHERE state = 'listed' GROUP BY section ORDER BY section"
    ) { $0.text(0) }
  }

  @Test func `the counts are right, and kept by the same triggers as before`() throws {
    let before = try upkeep()
    #expect(try store.bring(Self.records(0..<601).utf8).added == 601)
    let after = try upkeep()
    #expect(after.schema == before.schema)
    #expect(try after.counts == counted())
    #expect(after.counts != before.counts)
    #expect(Examiner.examine(try Connection(path: path, mode: .readWrite)) { _ in }.findings == [])
    try store.add(Workout.Facts(named: "My Own Hop", in: .chest))
    #expect(try upkeep().counts == counted())
    #expect(try upkeep().counts != after.counts)
  }

  @Test func `one that is stopped leaves the triggers and the counts as they were`() throws {
    let before = (try upkeep(), try CatalogContents(path))
    let text = Array(Self.records(0..<2_001).utf8)
    #expect(throws: ImportError.self) {
      try store.importWorkouts(from: { text }, isStopped: { $0.records >= 2_000 })
    }
    #expect(try upkeep() == before.0)
    #expect(try CatalogContents(path) == before.1)
    #expect(try store.bring(Self.records(0..<10).utf8).added == 10)
    #expect(try upkeep().counts == counted())
  }

  @Test func `an exported catalog of many, some of them removed, comes back equal`() throws {
    _ = try store.bring(Self.records(0..<601).utf8)
    for number in [3, 300, 600] {
      try store.setState(
        .removed, of: try #require(try store.workout(matching: "Zig Hop Number \(number)")).id)
    }
    let other = try SampleCatalog.store(in: folder, named: "other.sqlite")
    #expect(try other.bring(try store.exported()).added == 601)
    let (ours, theirs) = (try CatalogContents(path), try CatalogContents(folder.path("other.sqlite")))
    #expect(theirs == ours, "\(theirs.differences(from: ours).prefix(5))")
  }
}
