/// How well a workout answers a query, from its names: smaller is better.
///
/// What was typed comes before synonyms, and these before corrections. Then it counts how the words are found: exactly,
/// as words or their beginnings, inside words, as first consonants, in facets. Among equals the workout itself comes
/// before its variants (`CommonWords`), the well-known before the obscure, a name before an alias; a person's own
/// workouts and those in use rise.
struct Ranking {
  let pattern: Pattern
  let words: [FoldedWord]
  let wordSource: Pattern.Source
  let slots: [Pattern]
  /// How names begin that answer a slot; see `Openings`.
  let openings: [Openings]
  let compact: FoldedWord
  let isHangul: Bool
  let initials: FoldedWord?
  /// Whether the query is a phrase that has synonyms.
  let isPhrase: Bool
  /// What the query asks for that names no workout.
  let asked: FacetReading?
  /// The sections asked for; a workout of another trains the muscle only besides.
  let sections: Set<MuscleGroup>

  /// A ranking by a pattern made of words.
  /// - Parameters:
  ///   - asked: what they ask for that names no workout.
  ///   - muscles: those that the query keeps to besides.
  ///   - source: where the words came from.
  init(
    _ pattern: Pattern, words: [FoldedWord], asked: FacetReading? = nil, muscles: [Muscle] = [],
    source: Pattern.Source = .typed
  ) {
    self.pattern = pattern
    self.words = words
    wordSource = source
    slots = if case .all(let patterns) = pattern { patterns } else { [pattern] }
    openings = slots.map(Openings.init)
    compact = words.compact
    isHangul = compact.isHangul
    initials = compact.isConsonants ? compact : nil
    isPhrase = words.count > 1 && Synonyms.phrases(in: words).first?.places.count == words.count
    self.asked = asked
    sections =
      asked?.sections ?? Set(muscles.map { MuscleGroup(category: .strength, primaryMuscle: $0) })
  }

  func isOfSection(_ section: MuscleGroup?) -> Bool {
    sections.isEmpty || section.map(sections.contains) ?? false
  }

  /// The rank of a workout by the best of its names, which are given as `SearchedNames` keeps them.
  func rank(_ candidate: Candidate, names: UnsafeBufferPointer<UInt8>) -> Rank {
    var base =
      Weight.familiarity * candidate.familiarity + (candidate.isUsed ? Weight.used : 0)
      + (candidate.isFavourite ? Weight.favourite : 0) + (candidate.isCustom ? Weight.custom : 0)
    if let asked, let facts = candidate.asked { return rank(candidate, facts, asked, names, base) }
    if !isOfSection(candidate.section) { base += Weight.otherSection }
    if asked != nil { base += Weight.unasked }
    if words.isEmpty {
      return Rank(
        id: candidate.id, source: .typed, isScattered: false, match: .exact, score: base, alias: nil,
        words: [])
    }
    if let (answer, alias) = bestAnswer(names, candidate.source) {
      let isOwnName = candidate.isCustom && answer.match == .exact && alias == nil
      return Rank(
        id: candidate.id, source: answer.source, isScattered: answer.isScattered,
        match: answer.match == .exact || asked?.isOfEquipment ?? true ? answer.match : .facet,
        score: base + answer.extra + (isOwnName ? Weight.ownName : 0), alias: alias, words: answer.words,
        isOtherWording: answer.isOtherWording)
    }
    // Some of the words are found in the facets alone. An abbreviation of equipment is there, too: "bw squat" is first of
    // all the bodyweight squat.
    let nearest = candidate.source == .typed ? bestAnswer(names, .synonym)?.answer : nil
    let score =
      nearest.map { $0.extra - 4 * Weight.mostUnasked } ?? extraBesideFacets(names, candidate.source)
    return Rank(
      id: candidate.id, source: candidate.source,
      isScattered: isPhrase && asked == nil && candidate.source == .typed, match: .facet,
      score: base + score, alias: nil, words: assumedWords(candidate.source))
  }

  /// The rank of a workout that has the facets asked for.
  func rank(
    _ candidate: Candidate, _ facts: AskedFacts, _ asked: FacetReading, _ names: UnsafeBufferPointer<UInt8>,
    _ base: Int
  ) -> Rank {
    let found = bestAnswer(names, .typed)
    var score = base
    if asked.isOfEquipment {
      score += found?.answer.extra ?? Weight.unnamed
    } else if !asked.muscles.isEmpty {
      if !facts.isMain { score += Weight.notMain }
      if facts.isShared { score += Weight.shared }
    }
    if !facts.hasMainEquipment { score += Weight.notMain }
    if facts.usesBarbell { score += Weight.barbell }
    if facts.isIsolation { score += Weight.isolation }
    if !asked.asksForCategory, let section = candidate.section {
      switch section {
      case .mobility, .cardio: score += asked.muscles.isEmpty ? Weight.otherMuscle : Weight.noTraining
      default: score += isOfSection(section) ? 0 : Weight.otherMuscle
      }
      if facts.isJump { score += Weight.jump }
    }
    score += leastUnasked(names) / Weight.unaskedOfLift
    let isExact = found?.answer.match == .exact
    return Rank(
      id: candidate.id, source: candidate.source, isScattered: false, match: isExact ? .exact : .words,
      score: score, alias: isExact || asked.isOfEquipment ? found?.alias : nil, words: asked.words)
  }
}
