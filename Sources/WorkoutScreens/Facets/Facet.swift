internal import WorkoutCatalog

/// A value that a list of workouts can be kept to.
enum Facet: Hashable {
  case muscle(Muscle)
  case equipment(Equipment)
  case category(Category)
  case level(Level)

  /// Which property of a workout a facet is a value of.
  enum Kind: Hashable, CaseIterable {
    case muscle, equipment, category, level
  }

  /// What the value is called in a language.
  func name(in language: Language) -> String {
    switch self {
    case .muscle(let muscle): muscle.name(in: language)
    case .equipment(let equipment): equipment.name(in: language)
    case .category(let category): category.name(in: language)
    case .level(let level): level.name(in: language)
    }
  }
}

extension Facet.Kind {
  /// Every value, in the order of the menu: muscles as the list's sections have them, from the chest on.
  var facets: [Facet] {
    switch self {
    case .muscle: Self.muscles.map(Facet.muscle)
    case .equipment: Equipment.allCases.map(Facet.equipment)
    case .category: Category.allCases.map(Facet.category)
    case .level: Level.allCases.map(Facet.level)
    }
  }

  private static let muscles: [Muscle] = {
    func section(_ muscle: Muscle) -> Int {
      MuscleGroup(category: .strength, primaryMuscle: muscle).rawValue
    }
    let places = Muscle.allCases.enumerated().map { (section($1), $0, $1) }
    return places.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
  }()

  /// What the values are of.
  func title(_ phrases: Phrases) -> String {
    switch self {
    case .muscle: phrases.choose("Muscle", "부위")
    case .equipment: phrases.choose("Equipment", "기구")
    case .category: phrases.choose("Category", "분류")
    case .level: phrases.choose("Level", "난이도")
    }
  }
}

extension SearchQuery {
  /// The facets of a kind that the query keeps to.
  func facets(_ kind: Facet.Kind) -> [Facet] {
    switch kind {
    case .muscle: muscles.map(Facet.muscle)
    case .equipment: equipment.map(Facet.equipment)
    case .category: categories.map(Facet.category)
    case .level: levels.map(Facet.level)
    }
  }

  /// Keeps to a facet as well as to the others of its kind, or no longer.
  mutating func toggle(_ facet: Facet) {
    switch facet {
    case .muscle(let muscle): muscles.toggle(muscle)
    case .equipment(let equipment): self.equipment.toggle(equipment)
    case .category(let category): categories.toggle(category)
    case .level(let level): levels.toggle(level)
    }
  }

  /// Keeps to no facet.
  mutating func removeFacets() {
    self = SearchQuery(text)
  }
}

extension Array where Element: Equatable {
  /// Takes an element in at the end, or out.
  mutating func toggle(_ element: Element) {
    if let index = firstIndex(of: element) { remove(at: index) } else { append(element) }
  }
}
