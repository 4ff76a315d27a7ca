import WorkoutCatalog

extension Completion {
  /// More would be no help to a person, and cost time in a catalog of a million.
  private static let mostNames = 200

  /// What a value can become that begins with a text.
  func values(_ value: Value, typed: String) -> Offer {
    switch value {
    case .file, .newFile: .files
    case .language, .theme, .shell, .format, .planFormat, .exportFormat, .scope:
      .words(value.choices.filter { $0.hasPrefix(typed) }.map { Candidate(text: $0) })
    case .count, .query, .name, .figure, .repetitions, .weight, .duration, .distance, .note: .words([])
    case .force: .words(terms(Force.self, typed))
    case .mechanic: .words(terms(Mechanic.self, typed))
    case .measurement: .words(terms(Measurement.self, typed))
    case .muscle: .words(terms(Muscle.self, typed))
    case .equipment: .words(terms(Equipment.self, typed))
    case .category: .words(terms(Category.self, typed))
    case .level: .words(terms(Level.self, typed))
    case .plan: .words(plans(typed))
    case .workout: .words(workouts(typed))
    }
  }

  /// The identifiers for who types English, the names for who types Korean.
  private func terms<Word: Term>(_ vocabulary: Word.Type, _ typed: String) -> [Candidate] {
    let isKorean = typed.first.map { !$0.isASCII } ?? (language == .korean)
    return Word.allCases.map { word in
      let name = word.name(in: .korean)
      return isKorean
        ? Candidate(text: name, meaning: word.rawValue)
        : Candidate(text: word.rawValue, meaning: word.name(in: language))
    }.filter { $0.text.isContinuation(of: typed) }
  }

  private func plans(_ typed: String) -> [Candidate] {
    guard let plans = try? store?.plans() else { return [] }
    return plans.filter { $0.name.isContinuation(of: typed) }.map {
      Candidate(text: $0.name, meaning: "\($0.entryCount)")
    }
  }

  /// Slugs, which need no quotes, as long as the text may be one; else names.
  private func workouts(_ typed: String) -> [Candidate] {
    guard let store else { return [] }
    // What is to come back is not among those that are listed.
    let unlisted: Workout.State? =
      switch line.arguments.command {
      case .restore: .removed
      case .unhide: .hidden
      default: nil
      }
    if let unlisted {
      let workouts = (try? store.workouts(in: unlisted)) ?? []
      return workouts.prefix(Self.mostNames).map {
        Candidate(text: $0.slug, meaning: $0.name(in: language))
      }.filter { $0.text.isContinuation(of: typed) }
    }
    let isSlug = typed.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
    }
    if isSlug {
      let slugs = (try? store.slugs(beginningWith: typed, limit: Self.mostNames, in: language)) ?? []
      return slugs.map { Candidate(text: $0.slug, meaning: $0.name) }
    }
    let names = (try? store.names(beginningWith: typed, limit: Self.mostNames)) ?? []
    return names.filter { $0.isContinuation(of: typed) }.map { Candidate(text: $0) }
  }

  /// The catalog, if it is there: to ask for completions makes none, and changes none.
  private var store: WorkoutStore? {
    guard let path = try? environment.databasePath(given: line.arguments.value(of: .database)).path else {
      return nil
    }
    return WorkoutStore.glimpse(of: path)
  }
}

extension String {
  /// Whether the text begins with another, in either case.
  fileprivate func isContinuation(of start: String) -> Bool {
    count >= start.count && zip(self, start).allSatisfy { $0 == $1 || $0.lowercased() == $1.lowercased() }
  }
}
