internal import SectionedList
internal import WorkoutCatalog

/// One part of what a workout is, to be edited: its names, or a menu of one of its facts.
struct EditSection: DifferentiableSectionModelType {
  /// Which part it is.
  enum Kind: Hashable, CaseIterable {
    case names, primary, secondary, equipment, category, level, force, mechanic
  }

  /// A choice of a menu.
  enum Choice: Hashable {
    case primary(Muscle), secondary(Muscle), equipment(Equipment)
    case category(WorkoutCatalog.Category), level(Level), force(Force), mechanic(Mechanic)
  }

  /// One row.
  enum Row: Identifiable, Equatable {
    /// A name, or the other names, typed as a text.
    case name(Workout.Field, label: String, value: String)
    /// A choice of a menu, which holds or does not.
    case choice(Choice, label: String, isChosen: Bool, isOneOfMany: Bool)

    /// Which row it is, whatever it shows.
    enum ID: Hashable {
      case name(Workout.Field), choice(Choice)
    }

    var id: ID {
      switch self {
      case .name(let field, _, _): .name(field)
      case .choice(let choice, _, _, _): .choice(choice)
      }
    }
  }

  let kind: Kind
  /// The part's title.
  let title: String
  let items: [Row]

  var id: Kind { kind }
  var header: String? { title }

  init(original: EditSection, items: [Row]) {
    kind = original.kind
    title = original.title
    self.items = items
  }

  /// A part of some facts.
  init(_ kind: Kind, of facts: Workout.Facts, _ phrases: Phrases) {
    self.kind = kind
    title = kind.title(phrases)
    func menu<Word: Term>(
      _ words: [Word], _ choice: (Word) -> Choice, _ chosen: [Word], many: Bool
    ) -> [Row] {
      words.map {
        .choice(
          choice($0), label: $0.name(in: phrases.language), isChosen: chosen.contains($0), isOneOfMany: many)
      }
    }
    let muscles = Facet.Kind.muscle.facets.compactMap { facet -> Muscle? in
      if case .muscle(let muscle) = facet { muscle } else { nil }
    }
    items =
      switch kind {
      case .names:
        [
          .name(
            .englishName, label: phrases.choose("English name", "영어 이름"), value: facts.names[.english] ?? ""),
          .name(
            .koreanName, label: phrases.choose("Korean name", "한국어 이름"), value: facts.names[.korean] ?? ""),
          .name(
            .aliases, label: phrases.choose("Also called", "다른 이름"),
            value: facts.aliases.joined(separator: ", ")),
        ]
      case .primary: menu(muscles, Choice.primary, facts.primaryMuscles, many: true)
      case .secondary: menu(muscles, Choice.secondary, facts.secondaryMuscles, many: true)
      case .equipment: menu(Equipment.allCases, Choice.equipment, facts.equipment, many: true)
      case .category:
        menu(WorkoutCatalog.Category.allCases, Choice.category, [facts.category], many: false)
      case .level: menu(Level.allCases, Choice.level, [facts.level], many: false)
      case .force: menu(Force.allCases, Choice.force, [facts.force].compactMap { $0 }, many: false)
      case .mechanic:
        menu(Mechanic.allCases, Choice.mechanic, [facts.mechanic].compactMap { $0 }, many: false)
      }
  }
}

extension EditSection.Kind {
  fileprivate func title(_ phrases: Phrases) -> String {
    switch self {
    case .names: phrases.choose("Names", "이름")
    case .primary: phrases.choose("Primary muscles", "주동근")
    case .secondary: phrases.choose("Secondary muscles", "보조근")
    case .equipment: phrases.choose("Equipment", "기구")
    case .category: phrases.choose("Category", "분류")
    case .level: phrases.choose("Level", "난이도")
    case .force: phrases.choose("Force", "힘")
    case .mechanic: phrases.choose("Mechanic", "관절")
    }
  }
}

extension Workout.Facts {
  /// Takes a choice of a menu, or takes it back where the menu can do without.
  mutating func toggle(_ choice: EditSection.Choice) {
    switch choice {
    case .primary(let muscle):
      primaryMuscles.toggle(muscle)
      // A muscle either does the work or helps.
      secondaryMuscles.removeAll { $0 == muscle }
    case .secondary(let muscle):
      secondaryMuscles.toggle(muscle)
      primaryMuscles.removeAll { $0 == muscle }
    case .equipment(let equipment): self.equipment.toggle(equipment)
    case .category(let category): self.category = category
    case .level(let level): self.level = level
    case .force(let force): self.force = self.force == force ? nil : force
    case .mechanic(let mechanic): self.mechanic = self.mechanic == mechanic ? nil : mechanic
    }
  }
}
