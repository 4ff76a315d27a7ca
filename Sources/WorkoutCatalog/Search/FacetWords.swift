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
    return values.compactMap { tokens[$0] }
  }

  private static let tokens: [Value: FoldedWord] = Dictionary(
    uniqueKeysWithValues: (values + Muscle.allCases.map(Value.helper)).map { ($0, $0.token) })

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
  /// - Complexity: O(*n*) in the number of facets' words, some hundreds.
  static func tokens(for word: FoldedWord, whole: Bool) -> [FoldedWord] {
    var tokens: [FoldedWord] = []
    for (named, value) in named where whole ? named == word : named.hasPrefix(word) {
      if let token = Self.tokens[value], !tokens.contains(token) { tokens.append(token) }
    }
    return tokens
  }

  /// Whether words name facets and nothing else, of more than one kind: a muscle and equipment, say.
  static func areFacets(_ words: [FoldedWord]) -> Bool {
    var kinds: Set<Int> = []
    for word in words {
      guard let values = valuesByName[Folding.singular(word)] else { return false }
      kinds.formUnion(values.map(\.kind))
    }
    return kinds.count > 1
  }

  /// The sections that words name, themselves or by a muscle.
  static func sections(of words: [FoldedWord]) -> Set<MuscleGroup> {
    words.reduce(into: []) { $0.formUnion(valuesByName[Folding.singular($1)]?.compactMap(\.section) ?? []) }
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

  /// What goes by one word, by its singular.
  private static let valuesByName: [FoldedWord: [Value]] = {
    var names: [FoldedWord: [Value]] = [:]
    for value in values {
      for words in value.spellings.map(Folding.words) where words.count == 1 {
        names[Folding.singular(words[0]), default: []].append(value)
      }
    }
    return names
  }()

  /// Each word of each value.
  private static let named: [(word: FoldedWord, value: Value)] = {
    let names = Set(Muscle.allCases.map { FoldedWord(Folding.compact($0.rawValue).utf8) })
    var named: [(word: FoldedWord, value: Value)] = []
    for value in values {
      var words: [FoldedWord] = []
      for spelling in value.spellings.map(Folding.words) {
        // The biceps femoris is no biceps.
        for word in spelling where spelling.count == 1 || !names.contains(word) {
          for word in [word, Folding.singular(word)] where !words.contains(word) { words.append(word) }
        }
      }
      named += words.map { ($0, value) }
    }
    return named
  }()

  private static let wordsByValue = Dictionary(grouping: named, by: \.value).mapValues { $0.map(\.word) }
}
