/// The words that facets go by, and the tokens that stand for them in the index.
///
/// A workout's facets stand in the index as one token for each value; what a person types is turned into tokens here. So
/// "legs" finds what trains the quadriceps, and a new synonym needs no new index.
enum FacetWords {
  /// A workout's facets, as the index holds them.
  static func tokens(of facts: Workout.Facts) -> [FoldedWord] {
    var values = facts.primaryMuscles.map(Value.muscle) + facts.secondaryMuscles.map(Value.helper)
    values += facts.equipment.map(Value.equipment)
    values += [.category(facts.category), .level(facts.level), .section(facts.section)]
    return values.map(\.token)
  }

  /// The words of a workout's facets that a search finds it by, for the vocabulary.
  static func words(of facts: Workout.Facts) -> [FoldedWord] {
    var values = facts.primaryMuscles.map(Value.muscle) + facts.equipment.map(Value.equipment)
    values += [.category(facts.category), .level(facts.level), .section(facts.section)]
    return values.flatMap { wordsByValue[$0] ?? [] }
  }

  /// The tokens of a query's facets, the values of one facet together. A muscle is meant in either role.
  static func filterTokens(of query: SearchQuery) -> [[FoldedWord]] {
    [
      query.muscles.flatMap { [Value.muscle($0), .helper($0)] }, query.equipment.map(Value.equipment),
      query.categories.map(Value.category), query.levels.map(Value.level),
    ].filter { !$0.isEmpty }.map { $0.map(\.token) }
  }

  /// The tokens of the facets that have a word which begins with a text, or is it.
  static func tokens(for word: FoldedWord, whole: Bool) -> [FoldedWord] {
    var tokens: [FoldedWord] = []
    for entry in entries[partition(word)...] {
      guard whole ? entry.word == word : entry.word.hasPrefix(word) else { break }
      let token = entry.value.token
      if !tokens.contains(token) { tokens.append(token) }
    }
    return tokens
  }

  /// Whether words name facets and nothing else, of more than one kind: a muscle and equipment, say.
  static func areFacets(_ words: [FoldedWord]) -> Bool {
    var kinds: Set<Int> = []
    for word in words {
      let values = values(named: word)
      if values.isEmpty { return false }
      kinds.formUnion(values.map(\.kind))
    }
    return kinds.count > 1
  }

  /// The sections that words name, themselves or by a muscle.
  static func sections(of words: [FoldedWord]) -> Set<MuscleGroup> {
    words.reduce(into: []) { $0.formUnion(values(named: $1).compactMap(\.section)) }
  }
}

extension FacetWords {
  /// A value of a facet.
  private enum Value: Hashable {
    case muscle(Muscle)
    /// A secondary muscle.
    case helper(Muscle)
    case equipment(Equipment)
    case category(Category)
    case level(Level)
    case section(MuscleGroup)

    /// What stands for the value in the index. No word begins with a section sign.
    var token: FoldedWord {
      switch self {
      case .muscle(let muscle): FacetWords.token("p", muscle.rawValue)
      case .helper(let muscle): FacetWords.token("s", muscle.rawValue)
      case .equipment(let equipment): FacetWords.token("e", equipment.rawValue)
      case .category(let category): FacetWords.token("c", category.rawValue)
      case .level(let level): FacetWords.token("l", level.rawValue)
      case .section(let section): FacetWords.token("g", "\(section.rawValue)")
      }
    }

    /// What kind of facet it is; a section is a group of muscles.
    var kind: Int {
      switch self {
      case .muscle, .helper, .section: 0
      case .equipment: 1
      case .category: 2
      case .level: 3
      }
    }

    /// The section that the value tells of.
    var section: MuscleGroup? {
      switch self {
      case .muscle(let muscle): MuscleGroup(category: .strength, primaryMuscle: muscle)
      case .section(let section): section
      default: nil
      }
    }

    /// Every way to write the value.
    var spellings: [String] {
      switch self {
      case .muscle(let muscle): muscle.spellings
      case .helper: []
      case .equipment(let equipment): equipment.spellings
      case .category(let category): category.spellings
      case .level(let level): level.spellings
      case .section(let section): Language.allCases.map(section.name(in:))
      }
    }
  }

  private static func token(_ kind: StaticString, _ name: String) -> FoldedWord {
    FoldedWord("§\(kind)\(Folding.compact(name))".utf8)
  }

  private static let values: [Value] =
    Muscle.allCases.map(Value.muscle) + Equipment.allCases.map(Value.equipment)
    + Category.allCases.map(Value.category) + Level.allCases.map(Value.level)
    + MuscleGroup.allCases.map(Value.section)

  /// A word that a value goes by.
  private struct Entry {
    let word: FoldedWord
    /// The value's number in `values`.
    let number: Int
    /// Whether the word is a whole name of the value, in the singular.
    let isName: Bool

    var value: Value { values[number] }
  }

  /// The facets' words in their order, each with a value that it stands for.
  private static let entries: [Entry] = {
    let muscles = Muscle.allCases.map { FoldedWord(Folding.compact($0.rawValue).utf8) }
    var entries: [Entry] = []
    for (number, value) in values.enumerated() {
      for spelling in value.spellings.map(Folding.words) {
        // The biceps femoris is no biceps.
        for word in spelling where spelling.count == 1 || !muscles.contains(word) {
          let singular = Folding.singular(word)
          entries.append(Entry(word: singular, number: number, isName: spelling.count == 1))
          if singular != word { entries.append(Entry(word: word, number: number, isName: false)) }
        }
      }
    }
    return entries.sorted { $0.word == $1.word ? $0.number < $1.number : $0.word < $1.word }
  }()

  private static let wordsByValue: [Value: [FoldedWord]] = entries.reduce(into: [:]) { words, entry in
    guard words[entry.value]?.last != entry.word else { return }
    words[entry.value, default: []].append(entry.word)
  }

  /// The values that go by one word, in the singular or not.
  private static func values(named word: FoldedWord) -> [Value] {
    let singular = Folding.singular(word)
    return entries[partition(singular)...].prefix { $0.word == singular }.filter(\.isName).map(\.value)
  }

  /// The index of the first entry whose word is not before a text.
  private static func partition(_ word: FoldedWord) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = entries[middle].word < word ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
