import WorkoutCatalog

extension Arguments {
  /// Changes facts to what the options of `add` and `edit` say; what they do not name stays.
  func apply(to facts: inout Workout.Facts) {
    for (language, option) in [(Language.english, Option.Name.english), (.korean, .korean)] {
      guard let name = value(of: option) else { continue }
      facts.names[language] = name == Value.nothing ? nil : name
    }
    for (option, value) in given {
      guard let value else { continue }
      switch option {
      case .alias where value == Value.nothing: facts.aliases = []
      case .alias where !facts.aliases.contains(value): facts.aliases.append(value)
      case .removeAlias: facts.aliases.removeAll { Folding.compact($0) == Folding.compact(value) }
      default: continue
      }
    }
    let (primary, secondary): ([Muscle], [Muscle]) = (terms(of: .muscle), terms(of: .secondary))
    if has(.muscle) { facts.primaryMuscles = primary }
    if has(.secondary) { facts.secondaryMuscles = secondary }
    let equipment: [Equipment] = terms(of: .equipment)
    if has(.equipment) { facts.equipment = equipment }
    facts.category = last(.category) ?? facts.category
    facts.level = last(.level) ?? facts.level
    facts.measurement = last(.measurement) ?? facts.measurement
    if has(.force) { facts.force = last(.force) }
    if has(.mechanic) { facts.mechanic = last(.mechanic) }
  }

  /// The word that counts of an option that takes one: that of the last value.
  private func last<Word: Term>(_ option: Option.Name) -> Word? {
    value(of: option).flatMap(Word.init(named:))
  }
}
