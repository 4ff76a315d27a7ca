/// What the search index holds for one workout: each column's words, folded and joined by spaces.
///
/// The index keeps no text of its own, so the same facts must always give the same document: it is needed again to
/// take a workout out.
struct SearchDocument: Hashable {
  var name = ""
  var alias = ""
  var inner = ""
  var facet = ""
  var initials = ""
  var filter = ""

  init(_ facts: Workout.Facts) {
    var inner: Set<String> = []
    var initials: Set<String> = []
    func indexed(_ texts: some Sequence<String>) -> String {
      var tokens: Set<String> = []
      for text in texts {
        let words = Folding.words(text)
        tokens.formUnion(words)
        tokens.formUnion(words.map(Folding.singular))
        tokens.formUnion(zip(words, words.dropFirst()).map { $0 + $1 })
        let hangul = words.filter { $0.unicodeScalars.contains(where: Hangul.contains) }
        for word in hangul { inner.formUnion(Hangul.innerSuffixes(ofDecomposed: word)) }
        for start in hangul.indices {
          initials.insert(hangul[start...].map(Hangul.initials(ofDecomposed:)).joined())
        }
      }
      return tokens.sorted().joined(separator: " ")
    }
    name = indexed(facts.names.values)
    alias = indexed(facts.aliases)
    self.inner = inner.sorted().joined(separator: " ")
    self.initials = initials.sorted().joined(separator: " ")
    facet = Self.facetWords(facts).sorted().joined(separator: " ")
    filter = Self.filterTokens(facts).joined(separator: " ")
  }

  private static func facetWords(_ facts: Workout.Facts) -> Set<String> {
    var spellings: [String] = []
    for muscle in facts.primaryMuscles { spellings += muscle.spellings }
    for equipment in facts.equipment { spellings += equipment.spellings }
    spellings += facts.category.spellings + facts.level.spellings
    let section = MuscleGroup(category: facts.category, primaryMuscle: facts.primaryMuscles.first ?? .chest)
    spellings += Language.allCases.map(section.name(in:))
    return spellings.reduce(into: []) { words, spelling in
      let parts = Folding.words(spelling)
      words.formUnion(parts)
      words.formUnion(parts.map(Folding.singular))
      words.formUnion(zip(parts, parts.dropFirst()).map { $0 + $1 })
    }
  }

  private static func filterTokens(_ facts: Workout.Facts) -> [String] {
    (facts.primaryMuscles + facts.secondaryMuscles).map(filterToken)
      + facts.equipment.map(filterToken) + [filterToken(facts.category), filterToken(facts.level)]
  }

  /// The token that stands for a facet's value in the `filter` column.
  static func filterToken(_ term: some Term) -> String {
    "\(type(of: term))".lowercased() + Folding.compact(term.rawValue)
  }
}
