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

  /// Whether words name facets and nothing else, of more than one kind: a muscle and equipment, say.
  static func areFacets(_ words: [FoldedWord]) -> Bool {
    var kinds: Set<Kind> = []
    for word in words {
      guard let entry = namesOfFacets[Folding.singular(word)] else { return false }
      kinds.formUnion(entry.kinds)
    }
    return kinds.count > 1
  }

  /// The sections that words name, themselves or by a muscle.
  static func groups(of words: [FoldedWord]) -> Set<MuscleGroup> {
    words.reduce(into: []) { $0.formUnion(namesOfFacets[Folding.singular($1)]?.groups ?? []) }
  }

  private enum Kind { case muscle, equipment, category, level }

  /// The facets that go by one word, by its singular.
  private static let namesOfFacets: [FoldedWord: (kinds: Set<Kind>, groups: Set<MuscleGroup>)] = {
    var names: [FoldedWord: (kinds: Set<Kind>, groups: Set<MuscleGroup>)] = [:]
    func add(_ spellings: [String], _ kind: Kind, _ group: MuscleGroup? = nil) {
      for spelling in spellings {
        let words = Folding.words(spelling)
        guard words.count == 1 else { continue }
        names[Folding.singular(words[0]), default: ([], [])].kinds.insert(kind)
        if let group { names[Folding.singular(words[0]), default: ([], [])].groups.insert(group) }
      }
    }
    for muscle in Muscle.allCases {
      add(muscle.spellings, .muscle, MuscleGroup(category: .strength, primaryMuscle: muscle))
    }
    for group in MuscleGroup.allCases { add(Language.allCases.map(group.name(in:)), .muscle, group) }
    for equipment in Equipment.allCases { add(equipment.spellings, .equipment) }
    for category in Category.allCases { add(category.spellings, .category) }
    for level in Level.allCases { add(level.spellings, .level) }
    return names
  }()

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
    let names = Set(Facet.allCases.map { Folding.words($0.rawValue) })
    return Dictionary(
      uniqueKeysWithValues: Facet.allCases.map { term in
        (
          term,
          Entry(
            column: column(term.spellings, otherThan: names.subtracting([Folding.words(term.rawValue)])),
            token: FoldedWord((prefix + Folding.compact(term.rawValue)).utf8))
        )
      })
  }

  /// - Parameter names: names of other terms, of which no part of a longer spelling shall remind: the biceps femoris is no
  ///   biceps.
  private static func column(_ spellings: [String], otherThan names: Set<[FoldedWord]> = []) -> [UInt8] {
    var words: [FoldedWord] = []
    for spelling in spellings {
      let parts = Folding.words(spelling)
      for word in parts where parts.count == 1 || !names.contains([word]) {
        for token in [word, Folding.singular(word)] where !words.contains(token) { words.append(token) }
      }
    }
    return words.reduce(into: []) { $0.append($1) }
  }
}
