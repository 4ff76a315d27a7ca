import Foundation
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Judged queries in a catalog that others wrote: the names, muscles and equipment of free-exercise-db
/// (https://github.com/yuhonas/free-exercise-db, public domain), without an alias, a Korean name or a rank of its own.
struct ImportedRelevanceTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "relevance")

  private static func lines(of file: String) throws -> [[String]] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func workouts() throws -> [Workout.Facts] {
    try lines(of: "imported-catalog.tsv").enumerated().map { index, fields in
      func muscles(_ list: String) -> [Muscle] {
        list.split(separator: ",").compactMap { Muscle(named: String($0)) }
      }
      return Workout.Facts(
        slug: "\(index)", names: [.english: fields[0]], primaryMuscles: muscles(fields[2]),
        secondaryMuscles: muscles(fields[3]), equipment: [Equipment(named: fields[1]) ?? .other],
        category: try #require(Category(named: fields[4])), level: try #require(Level(named: fields[5])),
        measurement: .reps, defaults: WorkoutSettings())
    }
  }

  @Test func `judged queries find what they should among the names of another catalog`() throws {
    let catalog = try SearchCatalog(Self.workouts())
    let judgements = try Self.lines(of: "imported.tsv")
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
