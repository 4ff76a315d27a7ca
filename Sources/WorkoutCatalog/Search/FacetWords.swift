/// A workout's facets as words to search by, and as tokens to filter by.
enum FacetWords {
  /// Appends what the index holds of a workout's facets: the words of its primary muscles, equipment, category, level
  /// and section, and the filter tokens, secondary muscles' too.
  static func append(of facts: Workout.Facts, words: inout [UInt8], filter: inout [UInt8]) {
    func append(_ entry: Entry?, isWritten: Bool = true) {
      guard let entry else { return }
      if isWritten { words += entry.column }
      filter.append(entry.token)
    }
    for muscle in facts.primaryMuscles { append(muscles[muscle]) }
    for muscle in facts.secondaryMuscles { append(muscles[muscle], isWritten: false) }
    for equipment in facts.equipment { append(Self.equipment[equipment]) }
    append(categories[facts.category])
    append(levels[facts.level])
    words += sections[facts.section] ?? []
  }

  /// The tokens that stand for a query's facets, values of one facet together.
  static func filterTokens(of query: SearchQuery) -> [[FoldedWord]] {
    [
      query.muscles.compactMap { muscles[$0]?.token }, query.equipment.compactMap { equipment[$0]?.token },
      query.categories.compactMap { categories[$0]?.token }, query.levels.compactMap { levels[$0]?.token },
    ].filter { !$0.isEmpty }
  }

  private struct Entry {
    /// The words, as a document's column has them.
    let column: [UInt8]
    let token: FoldedWord
  }

  private static let muscles: [Muscle: Entry] = entries("muscle")
  private static let equipment: [Equipment: Entry] = entries("equipment")
  private static let categories: [Category: Entry] = entries("category")
  private static let levels: [Level: Entry] = entries("level")
  private static let sections: [MuscleGroup: [UInt8]] = Dictionary(
    uniqueKeysWithValues: MuscleGroup.allCases.map { group in
      (group, column(Language.allCases.map(group.name(in:))))
    })

  private static func entries<Facet: Term>(_ prefix: String) -> [Facet: Entry] {
    Dictionary(
      uniqueKeysWithValues: Facet.allCases.map { term in
        (
          term,
          Entry(
            column: column(term.spellings),
            token: FoldedWord((prefix + Folding.compact(term.rawValue)).utf8))
        )
      })
  }

  private static func column(_ spellings: [String]) -> [UInt8] {
    var words: [FoldedWord] = []
    for word in spellings.flatMap(Folding.words) {
      for token in [word, Folding.singular(word)] where !words.contains(token) { words.append(token) }
    }
    return words.reduce(into: []) { $0.append($1) }
  }
}
