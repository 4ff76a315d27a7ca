import Foundation
import TestSupport
import Testing

@testable import WorkoutCatalog

private let catalogPath = ProcessInfo.processInfo.environment["FREE_EXERCISE_DB"]

/// Judged queries in a catalog that others wrote: the names, muscles and equipment of free-exercise-db
/// (https://github.com/yuhonas/free-exercise-db), without an alias, a Korean name or a rank of its own.
///
/// The catalog is not part of the project: `FREE_EXERCISE_DB` names its file, and without it these are passed over.
@Suite(.enabled(if: catalogPath != nil, "FREE_EXERCISE_DB is not set"))
struct ImportedRelevanceTests {
  private struct Record: Decodable {
    let name: String
    let equipment: String?
    let primaryMuscles: [String]
    let secondaryMuscles: [String]
    let category: String
    let level: String
  }

  private static func judgements() throws -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "relevance/imported.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  private static func workouts() throws -> [Workout.Facts] {
    let file = URL(filePath: try #require(catalogPath))
    return try JSONDecoder().decode([Record].self, from: Data(contentsOf: file)).enumerated().map {
      index, record in
      Workout.Facts(
        slug: "\(index)", names: [.english: record.name],
        primaryMuscles: record.primaryMuscles.compactMap { Muscle(named: $0) },
        secondaryMuscles: record.secondaryMuscles.compactMap { Muscle(named: $0) },
        equipment: [record.equipment.flatMap { Equipment(named: $0) } ?? .other],
        category: Category(named: record.category) ?? .strength,
        level: Level(named: record.level) ?? .beginner,
        measurement: .reps, defaults: WorkoutSettings())
    }
  }

  @Test func `judged queries find what they should among the names of another catalog`() throws {
    let catalog = try SearchCatalog(Self.workouts())
    let judgements = try Self.judgements()
    var sum = 0.0
    for fields in judgements {
      let acceptable = fields[1].split(separator: "|").map(String.init)
      let found = try catalog.names(SearchQuery(fields[0])).prefix(10)
      let place = found.firstIndex(where: acceptable.contains)
      sum += place.map { 1 / Double($0 + 1) } ?? 0
      if place != 0 { print("\(fields[0]): \(place.map { "\($0 + 1)" } ?? "none"), \(found.prefix(3))") }
    }
    let mean = sum / Double(judgements.count)
    print("imported: \(judgements.count) queries, MRR@10 \(mean)")
    #expect(judgements.count >= 100)
    #expect(mean >= 0.95)
  }
}
