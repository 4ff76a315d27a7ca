extension Workout {
  /// A fact of a workout that a person may change by hand, and that then stays as they said.
  public enum Field: String, CaseIterable, Sendable {
    case englishName = "name.en"
    case koreanName = "name.ko"
    case aliases
    case primaryMuscles = "primary-muscles"
    case secondaryMuscles = "secondary-muscles"
    case equipment, category, force, mechanic, level, measurement
  }
}

extension Workout.Facts {
  /// The fields in which facts differ.
  public func fields(changedFrom other: Workout.Facts) -> Set<Workout.Field> {
    Set(Workout.Field.allCases.filter { copying($0, from: other) != self })
  }

  /// The facts with some fields as another's, as when a newer catalog must not change what a person said. The section
  /// follows when it is told by what changed.
  public func keeping(_ fields: some Sequence<Workout.Field>, of other: Workout.Facts) -> Workout.Facts {
    fields.reduce(self) { $0.copying($1, from: other) }.refiled(from: self)
  }

  private func copying(_ field: Workout.Field, from other: Workout.Facts) -> Workout.Facts {
    var facts = self
    switch field {
    case .englishName: facts.names[.english] = other.names[.english]
    case .koreanName: facts.names[.korean] = other.names[.korean]
    case .aliases: facts.aliases = other.aliases
    case .primaryMuscles: facts.primaryMuscles = other.primaryMuscles
    case .secondaryMuscles: facts.secondaryMuscles = other.secondaryMuscles
    case .equipment: facts.equipment = other.equipment
    case .category: facts.category = other.category
    case .force: facts.force = other.force
    case .mechanic: facts.mechanic = other.mechanic
    case .level: facts.level = other.level
    case .measurement: facts.measurement = other.measurement
    }
    return facts
  }

  /// The facts in the section that category and first primary muscle tell, if these are others than before; a section
  /// that was chosen stays else.
  func refiled(from before: Workout.Facts) -> Workout.Facts {
    guard category != before.category || primaryMuscles.first != before.primaryMuscles.first else {
      return self
    }
    var facts = self
    facts.section = MuscleGroup(category: category, primaryMuscle: primaryMuscles.first ?? .chest)
    return facts
  }
}
