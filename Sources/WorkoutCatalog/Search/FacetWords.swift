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
    if let force = facts.force { values.append(.force(force)) }
    if let mechanic = facts.mechanic { values.append(.mechanic(mechanic)) }
    return values.compactMap { tokens[$0] }
  }

  private static let tokens: [Value: FoldedWord] = Dictionary(
    uniqueKeysWithValues: (values + Muscle.allCases.map(Value.helper) + movements).map { ($0, $0.token) })

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
  /// - Complexity: O(*n*) in the length of the facets' spellings, some thousand bytes.
  static func tokens(for word: FoldedWord, whole: Bool) -> [FoldedWord] {
    var tokens: [FoldedWord] = []
    for place in spellings.phrases.places(of: word) {
      guard spellings.words(at: place).contains(where: { whole ? $0 == word : $0.hasPrefix(word) }) else {
        continue
      }
      let token = spellings.values[place].token
      if !tokens.contains(token) { tokens.append(token) }
    }
    return tokens
  }

  /// What a text that begins somewhere in a query's words names, and where each of them ends.
  static func names(in text: BoundedText, from start: Int) -> [(value: Value, end: Int)] {
    spellings.phrases.indices.compactMap { place in
      spellings.phrases.end(of: place, in: text, from: start).map { (spellings.values[place], $0) }
    }
  }
}

extension FacetWords {
  /// A value of a facet.
  enum Value: Hashable, Sendable {
    case muscle(Muscle)
    /// A secondary muscle.
    case helper(Muscle)
    case equipment(Equipment)
    case category(Category)
    case level(Level)
    case section(MuscleGroup)
    case force(Force)
    case mechanic(Mechanic)

    /// What stands for the value in the index. No word begins with a section sign.
    var token: FoldedWord {
      switch self {
      case .muscle(let muscle): FacetWords.token("p", muscle.rawValue)
      case .helper(let muscle): FacetWords.token("s", muscle.rawValue)
      case .equipment(let equipment): FacetWords.token("e", equipment.rawValue)
      case .category(let category): FacetWords.token("c", category.rawValue)
      case .level(let level): FacetWords.token("l", level.rawValue)
      case .section(let section): FacetWords.token("g", "\(section.rawValue)")
      case .force(let force): FacetWords.token("f", force.rawValue)
      case .mechanic(let mechanic): FacetWords.token("m", mechanic.rawValue)
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

    /// The muscles that the value tells of.
    var muscles: [Muscle] {
      switch self {
      case .muscle(let muscle): [muscle]
      case .section(let section):
        Muscle.allCases.filter { MuscleGroup(category: .strength, primaryMuscle: $0) == section }
      default: []
      }
    }

    var isCategory: Bool { if case .category = self { true } else { false } }
    var isEquipment: Bool { equipment != nil }

    /// The equipment that the value is.
    var equipment: Equipment? { if case .equipment(let equipment) = self { equipment } else { nil } }

    /// The value of an identifier in the table of phrases.
    init?(identifier: String) {
      let group = MuscleGroup.allCases.first { $0.name(in: .english).lowercased() == identifier }
      if let muscle = Muscle(rawValue: identifier) {
        self = .muscle(muscle)
      } else if let equipment = Equipment(rawValue: identifier) {
        self = .equipment(equipment)
      } else if let category = Category(rawValue: identifier) {
        self = .category(category)
      } else if let force = Force(rawValue: identifier) {
        self = .force(force)
      } else if let mechanic = Mechanic(rawValue: identifier) {
        self = .mechanic(mechanic)
      } else if let group {
        self = .section(group)
      } else {
        return nil
      }
    }

    /// Every way to write the value.
    var spellings: [String] {
      switch self {
      case .muscle(let muscle): muscle.spellings
      // Too common in names to be meant alone: those that are meant stand in the table of phrases.
      case .helper, .force, .mechanic: []
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

  private static let movements = Force.allCases.map(Value.force) + Mechanic.allCases.map(Value.mechanic)

  /// Every way to write the values. Read once, when the first search needs it, and taken apart only where a word of a
  /// query may be meant.
  private struct Spellings {
    var phrases = FoldedPhrases()
    /// What each phrase stands for.
    var values: [Value] = []

    init(of values: [Value]) {
      for value in values {
        for spelling in value.spellings {
          phrases.append(spelling)
          phrases.endPhrase()
          if phrases.indices.count > self.values.count { self.values.append(value) }
        }
      }
    }

    /// The words of a phrase that mean its value, and their singulars.
    func words(at place: Int) -> [FoldedWord] {
      let phrase = phrases[place]
      // The biceps femoris is no biceps.
      let words = phrase.count == 1 ? phrase : phrase.filter { !FacetWords.muscles.contains($0) }
      return words + words.map(Folding.singular)
    }
  }

  private static let spellings = Spellings(of: values)

  private static let muscles = Set(Muscle.allCases.map { FoldedWord(Folding.compact($0.rawValue).utf8) })

  private static let wordsByValue: [Value: [FoldedWord]] = {
    var wordsByValue: [Value: [FoldedWord]] = [:]
    for place in spellings.phrases.indices {
      for word in spellings.words(at: place) {
        let value = spellings.values[place]
        if wordsByValue[value]?.contains(word) != true { wordsByValue[value, default: []].append(word) }
      }
    }
    return wordsByValue
  }()
}
