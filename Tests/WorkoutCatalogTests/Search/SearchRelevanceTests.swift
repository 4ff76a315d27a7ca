import Foundation
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Judged queries: what a lifter types, and the workouts that may come first.
///
/// MRR@10 is the mean of one over the place of the first acceptable workout, 0 where none is among the first ten;
/// recall@10 is the part of the acceptable ones that is among them.
struct SearchRelevanceTests {
  /// The kinds of queries, a file each.
  static let kinds = [
    "words", "form", "typos", "abbreviations", "synonyms", "korean", "facets", "muscles", "asked",
  ]

  private struct Judgement {
    let query: String
    let acceptable: [String]
  }

  private struct Score {
    var reciprocalRank = 0.0
    var recall = 0.0
    var count = 0.0

    static func + (one: Score, other: Score) -> Score {
      Score(
        reciprocalRank: one.reciprocalRank + other.reciprocalRank, recall: one.recall + other.recall,
        count: one.count + other.count)
    }

    var meanReciprocalRank: Double { reciprocalRank / count }
    var meanRecall: Double { recall / count }
  }

  private static func judgements(_ kind: String) throws -> [Judgement] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "relevance/\(kind).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t")
      try #require(fields.count == 2, "\(kind).tsv: \(line)")
      return Judgement(
        query: String(fields[0]), acceptable: fields[1].split(separator: " ").map(String.init))
    }
  }

  private static func score(_ kind: String, in store: WorkoutStore) throws -> Score {
    try judgements(kind).reduce(Score()) { sum, judgement in
      let hits = try store.search(SearchQuery(judgement.query)).hits.prefix(10)
      let found = try store.workouts(hits.map(\.id)).map(\.slug)
      let place = found.firstIndex(where: judgement.acceptable.contains)
      if place != 0 {
        print("\(kind), \(judgement.query): \(place.map { "\($0 + 1)" } ?? "none"), \(found.prefix(3))")
      }
      let recalled = judgement.acceptable.count(where: found.contains)
      return sum
        + Score(
          reciprocalRank: place.map { 1 / Double($0 + 1) } ?? 0,
          recall: Double(recalled) / Double(min(10, judgement.acceptable.count)), count: 1)
    }
  }

  private func check(_ catalog: String, _ store: WorkoutStore) throws {
    var overall = Score()
    for kind in Self.kinds {
      let score = try Self.score(kind, in: store)
      overall = overall + score
      print("\(catalog), \(kind): \(Self.figures(score))")
      #expect(score.meanReciprocalRank >= 0.85, "\(catalog), \(kind)")
      #expect(score.meanRecall >= 0.85, "\(catalog), \(kind)")
    }
    print("\(catalog), all: \(Self.figures(overall))")
    #expect(overall.count >= 300)
    #expect(overall.meanReciprocalRank >= 0.95, "\(catalog)")
    #expect(overall.meanRecall >= 0.95, "\(catalog)")
  }

  private static func figures(_ score: Score) -> String {
    String(
      format: "%.0f queries, MRR@10 %.3f, recall@10 %.3f", score.count, score.meanReciprocalRank,
      score.meanRecall)
  }

  @Test func `judged queries find what they should in the built-in catalog`() throws {
    let folder = try TemporaryFolder()
    try check("built-in", SampleCatalog.store(in: folder))
  }

  @Test func `judged queries find what they should where no workout has an alias`() throws {
    let workouts = try BuiltinCatalog.workouts().map { facts in
      var facts = facts
      facts.aliases = []
      return facts
    }
    let catalog = try SearchCatalog(workouts)
    try check("without aliases", catalog.store)
  }
}
