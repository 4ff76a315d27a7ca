/// A workout's facets as words to search by, and as tokens to filter by.
enum FacetWords {
  /// The words of each facet value of a workout: primary muscles, equipment, category, level and section.
  static func words(of facts: Workout.Facts) -> [[FoldedWord]] {
    let section = MuscleGroup(category: facts.category, primaryMuscle: facts.primaryMuscles.first ?? .chest)
    return facts.primaryMuscles.compactMap { muscles[$0]?.words }
      + facts.equipment.compactMap { equipment[$0]?.words }
      + [categories[facts.category]?.words, levels[facts.level]?.words, sections[section]].compactMap { $0 }
  }

  /// The filter tokens of a workout, secondary muscles' too.
  static func filterTokens(of facts: Workout.Facts) -> [FoldedWord] {
    facts.primaryMuscles.compactMap { muscles[$0]?.token }
      + facts.secondaryMuscles.compactMap { muscles[$0]?.token }
      + facts.equipment.compactMap { equipment[$0]?.token }
      + [categories[facts.category]?.token, levels[facts.level]?.token].compactMap { $0 }
  }

  /// The tokens that stand for a query's facets, values of one facet together.
  static func filterTokens(of query: SearchQuery) -> [[FoldedWord]] {
    [
      query.muscles.compactMap { muscles[$0]?.token }, query.equipment.compactMap { equipment[$0]?.token },
      query.categories.compactMap { categories[$0]?.token }, query.levels.compactMap { levels[$0]?.token },
    ].filter { !$0.isEmpty }
  }

  private typealias Entry = (words: [FoldedWord], token: FoldedWord)

  private static let muscles: [Muscle: Entry] = entries("muscle")
  private static let equipment: [Equipment: Entry] = entries("equipment")
  private static let categories: [Category: Entry] = entries("category")
  private static let levels: [Level: Entry] = entries("level")
  private static let sections: [MuscleGroup: [FoldedWord]] = Dictionary(
    uniqueKeysWithValues: MuscleGroup.allCases.map { group in
      (group, words(Language.allCases.map(group.name(in:))))
    })

  private static func entries<Facet: Term>(_ prefix: String) -> [Facet: Entry] {
    Dictionary(
      uniqueKeysWithValues: Facet.allCases.map { term in
        (term, (words(term.spellings), FoldedWord((prefix + Folding.compact(term.rawValue)).utf8)))
      })
  }

  private static func words(_ spellings: [String]) -> [FoldedWord] {
    var words: [FoldedWord] = []
    for word in spellings.flatMap(Folding.words) {
      for token in [word, Folding.singular(word)] where !words.contains(token) { words.append(token) }
    }
    return words
  }
}
