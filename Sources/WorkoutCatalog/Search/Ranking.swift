/// How well a workout answers a query, from its names: smaller is better.
///
/// What was typed comes before synonyms, and these before corrections. Then it counts how the words are found: exactly,
/// as words or their beginnings, inside words, as first consonants, in facets. Among equals the workout itself comes
/// before its variants (`CommonWords`), the well-known before the obscure, a name before an alias; a person's own
/// workouts and those in use rise.
struct Ranking {
  /// How a name answers the query.
  enum Match: Int, Comparable {
    case exact, words, inner, initials, facet

    static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }
  }

  /// What is known of a candidate apart from its names.
  struct Candidate {
    let id: Workout.ID
    let isCustom: Bool
    let isUsed: Bool
    let isFavourite: Bool
    let familiarity: Int
    let section: MuscleGroup?
    /// The surest source by which the index found it.
    let source: Pattern.Source
    /// What counts where the query asks for facets, and the workout has them.
    var asked: AskedFacts?
  }

  /// What tells the best known of the workouts that a muscle or equipment is asked for.
  struct AskedFacts {
    /// Whether its first primary muscle is one asked for.
    let isMain: Bool
    /// Whether it trains more than `mostMuscles` before all others.
    let isShared: Bool
    /// Whether its first equipment is asked for, or none is.
    let hasMainEquipment: Bool
    let isIsolation: Bool
    let isJump: Bool
    let usesBarbell: Bool

    /// A workout for more muscles than these is no first choice for any of them.
    static let mostMuscles = 2
  }

  /// The rank of one workout.
  struct Rank: Comparable {
    let id: Workout.ID
    let source: Pattern.Source
    /// Whether the query is a phrase of its own, and the words of it stand scattered: then its synonyms come before.
    let isScattered: Bool
    let match: Match
    /// Where a workout stands among those that match alike.
    let score: Int
    /// The position of the alias that matched, when no name did as well.
    let alias: Int?
    /// The query's words as they matched.
    let words: [FoldedWord]
    /// Whether any of them are other words for the same than were typed.
    var isOtherWording = false

    static func < (one: Rank, other: Rank) -> Bool { one.key < other.key }
    static func == (one: Rank, other: Rank) -> Bool { one.key == other.key }

    private var key: (Int, Int, Int, Workout.ID) {
      (2 * source.rawValue + (isScattered ? 3 : 0), match.rawValue, score, id)
    }
  }

  /// What counts for and against a workout among those that match alike, in halves of a step of familiarity.
  private enum Weight {
    static let familiarity = 2
    static let custom = -4
    /// A person's own workout by its very name: it comes before one of the catalog's, however much in use.
    static let ownName = -8
    static let used = -2
    static let favourite = -3
    static let alias = 2
    /// A single word is often one of an alias that leads elsewhere: an archer squat is a Cossack squat.
    static let aliasOfWord = 6
    /// The words stand in another order than typed.
    static let otherOrder = 2
    /// A word of which only the beginning was typed.
    static let beginning = 2
    /// A word that stands in a compound.
    static let compound = 3
    /// The section is not the one asked for.
    static let otherSection = 6
    /// The query stands further behind in the name.
    static let late = 1
    /// A synonym in the other language than the query.
    static let foreign = 2
    /// A word that no name holds.
    static let absent = 6
    /// The most that a name's other words count.
    static let mostUnasked = 12
    /// So much between the words of a phrase makes another thing of it: a press sit-up is no press-up.
    static let scattered = 3

    // Where a muscle is asked for, its great lifts come first: those of several joints, and of those the barbell's.
    static let barbell = -1
    static let isolation = 1
    /// It trains another muscle before, or is done with other equipment before.
    static let notMain = 1
    /// So much in a name that nobody asked for tells a variant.
    static let unaskedOfLift = 5
    /// It trains many muscles alike.
    static let shared = 1
    /// It is listed with another muscle.
    static let otherMuscle = 4
    /// It only jumps.
    static let jump = 1
    /// It only stretches, warms up or makes one breathe: after all that train the muscle, however well known.
    static let noTraining = 12
    /// Asked for by equipment, a workout that does not name it.
    static let unnamed = 4
    /// It only has the words in a name: a side bend is 밴드, too, where bands are asked for.
    static let unasked = 4
  }

  private let pattern: Pattern
  private let words: [FoldedWord]
  private let wordSource: Pattern.Source
  private let slots: [Pattern]
  private let compact: FoldedWord
  private let isHangul: Bool
  private let initials: FoldedWord?
  /// Whether the query is a phrase that has synonyms.
  private let isPhrase: Bool
  /// What the query asks for that names no workout.
  private let asked: FacetReading?
  /// The sections asked for; a workout of another trains the muscle only besides.
  private let sections: Set<MuscleGroup>

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
    compact = words.compact
    isHangul = compact.isHangul
    initials = compact.isConsonants ? compact : nil
    isPhrase = words.count > 1 && Synonyms.phrases(in: words).first?.places.count == words.count
    self.asked = asked
    sections =
      asked?.sections ?? Set(muscles.map { MuscleGroup(category: .strength, primaryMuscle: $0) })
  }

  private func isOfSection(_ section: MuscleGroup?) -> Bool {
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
  private func rank(
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
      if !facts.hasMainEquipment { score += Weight.notMain }
      if facts.usesBarbell { score += Weight.barbell }
      if facts.isIsolation { score += Weight.isolation }
    }
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

  /// How far the plainest of a workout's names leads away from what one means who says nothing.
  private func leastUnasked(_ names: UnsafeBufferPointer<UInt8>) -> Int {
    var least = Weight.mostUnasked
    SearchedNames.forEach(in: names) { name in
      if !name.isAlias { least = min(least, unasked(name, 0)) }
    }
    return least
  }

  /// How one name answers.
  private struct Answer {
    var match: Match
    /// What counts against the name.
    var extra: Int
    var source: Pattern.Source
    var words: [FoldedWord]
    var isOtherWording = false
    var isScattered = false

    var rank: (Int, Int, Int) { (source.rawValue, match.rawValue + (isScattered ? 8 : 0), extra) }
  }

  /// The best answer of all names, and the position of the alias if it is one.
  private func bestAnswer(
    _ names: UnsafeBufferPointer<UInt8>, _ source: Pattern.Source
  ) -> (answer: Answer, alias: Int?)? {
    var best: (answer: Answer, alias: Int?)?
    var alias = 0
    SearchedNames.forEach(in: names) { name in
      defer { alias += name.isAlias ? 1 : 0 }
      guard var answer = answer(name, source) else { return }
      if name.isAlias { answer.extra += words.count == 1 ? Weight.aliasOfWord : Weight.alias }
      if best.map({ answer.rank < $0.answer.rank }) ?? true { best = (answer, name.isAlias ? alias : nil) }
    }
    return best
  }

  private func answer(_ name: FoldedName, _ source: Pattern.Source) -> Answer? {
    let whole = name.compares(toCompact: compact)
    if whole.isEqual { return Answer(match: .exact, extra: 0, source: wordSource, words: words) }
    if let initials, let answer = answer(name, initials: initials) { return answer }
    if let found = evaluate(pattern, name, source) {
      let unasked = unasked(name, found.places)
      let isForeign = found.source != .typed && found.words.first?.isHangul != isHangul
      if found.quality == .whole, found.isInOrder, !isForeign, found.places.nonzeroBitCount == name.count {
        return Answer(
          match: .exact, extra: 0, source: found.source, words: found.words,
          isOtherWording: found.isOtherWording)
      }
      var extra = min(Weight.mostUnasked, unasked + gap(name, found))
      if !found.isInOrder { extra += Weight.otherOrder }
      if found.quality == .beginning { extra += Weight.beginning }
      if found.quality == .ending { extra += Weight.compound }
      if !whole.isBeginning, found.places & 1 == 0 { extra += Weight.late }
      if isForeign { extra += Weight.foreign }
      return Answer(
        match: found.quality == .inner ? .inner : .words, extra: extra, source: found.source,
        words: found.words, isOtherWording: found.isOtherWording,
        isScattered: isPhrase && found.source == .typed && weightBetween(name, found) >= Weight.scattered)
    }
    guard whole.isBeginning else { return nil }
    return Answer(match: .words, extra: Weight.mostUnasked, source: wordSource, words: words)
  }

  private func answer(_ name: FoldedName, initials: FoldedWord) -> Answer? {
    guard let found = name.find(initials: initials) else { return nil }
    var extra = min(Weight.mostUnasked, unasked(name, found.places))
    if !found.startsWord { extra += Weight.mostUnasked }
    if !found.endsWord { extra += Weight.beginning }
    if found.places & 1 == 0 { extra += Weight.late }
    return Answer(match: .initials, extra: extra, source: wordSource, words: words)
  }

  /// How much the words of a name that are not asked for count.
  private func unasked(_ name: FoldedName, _ places: UInt64) -> Int {
    (0..<name.count).reduce(0) { sum, index in
      places & FoldedName.bit(index) == 0 ? sum + CommonWords.weight(name.word(at: index)) : sum
    }
  }

  /// How much it counts that other words stand between those asked for: little when typed, more in a synonym, which is
  /// one thing only as a phrase.
  private func gap(_ name: FoldedName, _ found: Finding) -> Int {
    guard found.isApart else { return 0 }
    return found.source == .typed ? 1 : 1 + weightBetween(name, found)
  }

  /// How much the words count that stand between those asked for.
  private func weightBetween(_ name: FoldedName, _ found: Finding) -> Int {
    let span = found.places.trailingZeroBitCount..<min(name.count, 64 - found.places.leadingZeroBitCount)
    return span.reduce(0) { sum, index in
      found.places & FoldedName.bit(index) == 0 ? sum + CommonWords.weight(name.word(at: index)) : sum
    }
  }

  /// What counts against a workout whose names hold only some of the words, or none.
  private func extraBesideFacets(_ names: UnsafeBufferPointer<UInt8>, _ source: Pattern.Source) -> Int {
    var least = Int.max
    SearchedNames.forEach(in: names) { name in
      let found = slots.compactMap { evaluate($0, name, source)?.places }
      let absent = Weight.absent * (slots.count - found.count)
      let extra = absent + min(Weight.mostUnasked, unasked(name, found.reduce(0, |)))
      least = min(least, extra + (name.isAlias ? Weight.alias : 0))
    }
    return least == .max ? 0 : least
  }

  // MARK: Patterns in names

  /// What a pattern finds in a name.
  private struct Finding {
    var quality: FoldedName.Quality = .whole
    var source: Pattern.Source = .typed
    /// The words of the name that are asked for; see `FoldedName.bit`.
    var places: UInt64 = 0
    var lastPlace = -1
    var isInOrder = true
    var words: [FoldedWord] = []
    var isOtherWording = false

    /// Whether other words stand between those asked for.
    var isApart: Bool {
      let span = places >> UInt64(places.trailingZeroBitCount)
      return span & (span &+ 1) != 0
    }

    mutating func add(_ other: Finding) {
      quality = max(quality, other.quality)
      source = max(source, other.source)
      places |= other.places
      isInOrder = isInOrder && other.isInOrder && other.lastPlace >= lastPlace
      lastPlace = other.lastPlace
      words += other.words
      isOtherWording = isOtherWording || other.isOtherWording
    }
  }

  private func evaluate(_ pattern: Pattern, _ name: FoldedName, _ source: Pattern.Source) -> Finding? {
    switch pattern {
    case .term(let term):
      guard let place = name.find(term.word, isBeginning: term.isBeginning) else { return nil }
      return Finding(quality: place.quality, places: FoldedName.bit(place.index), lastPlace: place.index)
    case .initials, .facets: return nil
    case .all(let patterns):
      var finding = Finding()
      for pattern in patterns {
        guard let part = evaluate(pattern, name, source) else { return nil }
        finding.add(part)
      }
      return finding
    case .any(let options):
      var best: Finding?
      for option in options where option.source <= source {
        guard var finding = evaluate(option.pattern, name, source) else { continue }
        finding.source = max(finding.source, option.source)
        if finding.words.isEmpty || option.source != .typed || option.isOtherWording {
          finding.words = option.words
        }
        finding.isOtherWording = finding.isOtherWording || option.isOtherWording
        if best.map({ isBetter(finding, than: $0, name) }) ?? true { best = finding }
      }
      return best
    }
  }

  private func isBetter(_ one: Finding, than other: Finding, _ name: FoldedName) -> Bool {
    let (rank, otherRank) = (
      (one.source.rawValue, one.quality.rawValue), (other.source.rawValue, other.quality.rawValue)
    )
    guard rank == otherRank, one.places != other.places else { return rank < otherRank }
    return unasked(name, one.places) + gap(name, one) < unasked(name, other.places) + gap(name, other)
  }

  /// The words of a query that is found in more than one name, or in facets: the first reading from its source.
  private func assumedWords(_ source: Pattern.Source) -> [FoldedWord] {
    func words(_ pattern: Pattern) -> [FoldedWord] {
      switch pattern {
      case .term(let term): [term.word]
      case .initials(let consonants): [consonants]
      case .facets: []
      case .all(let patterns): patterns.flatMap(words)
      case .any(let options):
        (options.first { $0.source == source } ?? options.first { $0.source <= source }).map(\.words) ?? []
      }
    }
    return words(pattern)
  }
}
