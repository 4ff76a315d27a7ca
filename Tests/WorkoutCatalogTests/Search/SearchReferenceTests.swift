import TestSupport
import Testing

@testable import WorkoutCatalog

/// What the index finds, beside a slow look at every workout.
struct SearchReferenceTests {
  private static let workouts: [Workout.Facts] = [
    .named("Barbell Bench Press", aliases: ["Bench", "벤치프레스"], muscles: [.chest], equipment: [.barbell]),
    .named("Pull-Up", aliases: ["Chins", "턱걸이"], muscles: [.lats], equipment: [.pullUpBar]),
    .named("Calf Raises", muscles: [.calves], equipment: [.machine]),
    .named("Farmer's Walk", muscles: [.forearms], equipment: [.dumbbell, .kettlebell]),
    .named("45° Back Extension", muscles: [.lowerBack], equipment: [.bench]),
    .named("덤벨 숄더 프레스", aliases: ["숄프"], muscles: [.shoulders], equipment: [.dumbbell]),
    .named("T바 로우", muscles: [.middleBack], equipment: [.landmine]),
    .named("불가리안스플릿스쿼트", muscles: [.quadriceps], equipment: [.dumbbell]),
    .named("Élévation", muscles: [.traps], equipment: [.band]),
    .named("케이블 로프 푸시다운", muscles: [.triceps], equipment: [.cable]),
    .named("Leg Press 45", muscles: [.quadriceps, .glutes], equipment: [.machine]),
    .named("жим лёжа", muscles: [.chest], equipment: [.barbell]),
  ]

  /// Whether a workout answers one word, by looking at all of it. What needs the vocabulary is left out: synonyms,
  /// corrections, and words written together.
  private static func answers(_ facts: Workout.Facts, _ word: FoldedWord) -> Bool {
    let names = [Array(facts.names.values), facts.aliases].joined().map { Folding.words($0) }
    let tokens = names.joined().flatMap {
      [$0, Folding.singular($0)] + ($0.isHangul ? $0.innerSuffixes : [])
    }
    if tokens.contains(where: { $0.hasPrefix(word) || $0 == Folding.singular(word) }) { return true }
    if word.isConsonants, names.contains(where: { $0.filter(\.isHangul).compact.initials.contains(word) }) {
      return true
    }
    let facets =
      facts.primaryMuscles.flatMap(\.spellings) + facts.equipment.flatMap(\.spellings)
      + facts.category.spellings
      + facts.level.spellings + Language.allCases.map(facts.section.name(in:))
    return facets.flatMap { Folding.words($0) }.contains { facet in
      word.count == 1 ? facet == word : facet.hasPrefix(word) || Folding.singular(facet) == word
    }
  }

  private func check(_ words: [FoldedWord], _ catalog: SearchCatalog) throws {
    let query = words.display
    let hits = try catalog.store.search(SearchQuery(query)).hits.filter { $0.reason == nil }
    let expected = Self.workouts.indices.filter { index in
      words.allSatisfy { Self.answers(Self.workouts[index], $0) }
    }
    #expect(hits.map { Int($0.id.rawValue) - 1 }.sorted() == expected, "\(query)")
  }

  /// Every beginning of every word of the names and aliases.
  private static let beginnings: [FoldedWord] = {
    let words = workouts.flatMap { Array($0.names.values) + $0.aliases }.flatMap { Folding.words($0) }
    let beginnings = words.flatMap { word in (1...word.count).map(word.prefix) }
    // Typed alone, a last consonant is shown as a syllable's end; put together and taken apart, it must be the same.
    return Set(beginnings).sorted().filter { Folding.words($0.display) == [$0] }
  }()

  @Test func `every beginning of a word finds what a look at every workout finds`() throws {
    let catalog = try SearchCatalog(Self.workouts)
    for word in Self.beginnings { try check([word], catalog) }
  }

  @Test(arguments: [UInt64](1...10))
  func `so do two beginnings of words that are never joined`(seed: UInt64) throws {
    let catalog = try SearchCatalog(Self.workouts)
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let pair = (0..<2).map { _ in Self.beginnings[random.below(Self.beginnings.count)] }
      let joined = pair.compact
      if Self.workouts.contains(where: { Self.answers($0, joined) }) { continue }
      // Two of a kind of script would be read as one word where the space is lost.
      if pair[0].isHangul == pair[1].isHangul, Folding.words(pair.display) != pair { continue }
      try check(pair, catalog)
    }
  }
}
