extension Workout.Facts {
  /// The most Unicode scalars of a name or an alias.
  public static let longestName = 300

  /// The facts as they may be stored: names trimmed and composed, a slug that is one.
  func checked() throws(StoreError) -> Workout.Facts {
    var facts = self
    facts.names = names.mapValues(\.trimmedAndComposed)
    facts.aliases = aliases.map(\.trimmedAndComposed).filter { !$0.isEmpty }
    guard !facts.names.isEmpty, facts.names.values.allSatisfy({ !Folding.compact($0).isEmpty }) else {
      throw StoreError(
        .invalid, "a workout's name needs a letter or a digit", "운동의 이름에는 글자나 숫자가 있어야 합니다")
    }
    for name in facts.names.values + facts.aliases where name.unicodeScalars.count > Self.longestName {
      throw StoreError(
        .invalid,
        "a workout's name may have \(Self.longestName) characters, not \(name.unicodeScalars.count)",
        "운동의 이름은 \(Self.longestName)자까지인데 \(name.unicodeScalars.count)자입니다"
      )
    }
    if let both = primaryMuscles.first(where: secondaryMuscles.contains) {
      throw StoreError(
        .invalid, "\(both.name(in: .english)) cannot be both a primary and a secondary muscle",
        "주동근이면서 보조근일 수는 없습니다: \(both.name(in: .korean))")
    }
    guard (1...5).contains(familiarity), defaults.isPlausible else {
      throw StoreError(
        .invalid, "a workout's familiarity is 1 to 5, and its settings are above 0",
        "운동의 인지도는 1부터 5까지, 설정은 0보다 커야 합니다")
    }
    facts.defaults = defaults.normalized
    facts.slug = Slug.make(from: slug.isEmpty ? facts.name(in: .english) : slug)
    return facts
  }
}

extension Workout.Facts {
  /// A person's own workout of which only the name and the section are known: what it takes to be listed
  /// there, and three sets.
  /// - Parameters:
  ///   - name: the name, in the language its script tells.
  ///   - group: the section that it is to be listed in.
  public init(named name: String, in group: MuscleGroup) {
    let (category, muscle): (Category, Muscle) =
      switch group {
      case .chest: (.strength, .chest)
      case .back: (.strength, .lats)
      case .shoulders: (.strength, .shoulders)
      case .arms: (.strength, .biceps)
      case .core: (.strength, .abdominals)
      case .legs: (.strength, .quadriceps)
      case .glutes: (.strength, .glutes)
      case .fullBody: (.strongman, .quadriceps)
      case .cardio: (.cardio, .quadriceps)
      case .mobility: (.mobility, .hipFlexors)
      }
    let isTimed = group == .cardio || group == .mobility
    self.init(
      slug: "", names: [Language(of: name): name], primaryMuscles: [muscle], equipment: [.other],
      category: category, measurement: isTimed ? .time : .weightReps,
      defaults: isTimed
        ? WorkoutSettings(sets: 1, seconds: group == .cardio ? 1_200 : 60)
        : WorkoutSettings(sets: 3, reps: 10, rest: 90))
  }
}
