/// How well a workout answers a query, from its names: smaller is better.
///
/// What was typed comes before synonyms, and these before corrections. Then it counts how the words are found: exactly,
/// as whole words, as beginnings, inside, as first consonants, in facets. Among equals the workout itself comes before
/// its variants (`CommonWords`), the well-known before the obscure, a name before an alias; a person's own workouts and
/// those in use rise.
struct Ranking {
  /// How a name answers the query.
  enum Match: Int, Comparable {
    case exact, words, beginnings, inner, initials, facet

    static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }
  }

  /// What is known of a candidate apart from its names.
  struct Candidate {
    let id: Workout.ID
    let isCustom: Bool
    let isUsed: Bool
    let familiarity: Int
    /// The surest source by which the index found it.
    let source: Pattern.Source
  }

  /// The rank of one workout.
  struct Rank: Comparable {
    let candidate: Candidate
    let match: Match
    /// Where a workout stands among those that match alike.
    let score: Int
    /// The position of the alias that matched, when no name did as well.
    let alias: Int?
    /// The query's words as they matched.
    let words: [FoldedWord]

    static func < (one: Rank, other: Rank) -> Bool { one.key < other.key }
    static func == (one: Rank, other: Rank) -> Bool { one.key == other.key }

    private var key: (Int, Int, Int, Int, Workout.ID) {
      (candidate.source.rawValue, match.rawValue, score, candidate.isCustom ? 0 : 1, candidate.id)
    }
  }

  private let pattern: Pattern
  private let slots: [Pattern]
  private let compact: FoldedWord
  private let initials: FoldedWord?

  /// A ranking by a pattern made of a query's words.
  init(_ pattern: Pattern, words: [FoldedWord]) {
    self.pattern = pattern
    slots = if case .all(let patterns) = pattern { patterns } else { [pattern] }
    compact = words.compact
    initials = compact.isConsonants ? compact : nil
  }

  /// The rank of a workout by the best of its names, which are given as `SearchedNames` keeps them.
  func rank(_ candidate: Candidate, names: UnsafeBufferPointer<UInt8>) -> Rank {
    var best: (answer: Answer, isAlias: Bool, alias: Int?)?
    var found: Set<Int> = []
    var alias = 0
    SearchedNames.forEach(in: names) { name in
      defer { alias += name.isAlias ? 1 : 0 }
      if let answer = answer(name, candidate.source) {
        let isBetter =
          best.map { (answer.rank, name.isAlias ? 1 : 0) < ($0.answer.rank, $0.isAlias ? 1 : 0) } ?? true
        if isBetter { best = (answer, name.isAlias, name.isAlias ? alias : nil) }
      } else if best == nil {
        for (index, slot) in slots.enumerated() where evaluate(slot, name, candidate.source) != nil {
          found.insert(index)
        }
      }
    }
    let used = (candidate.isUsed ? -2 : 0) + (candidate.isCustom ? -4 : 0)
    let base = 2 * candidate.familiarity + used
    guard let best else {
      // Some of the words are found in the facets alone.
      return Rank(
        candidate: candidate, match: .facet, score: base + 6 * (slots.count - found.count), alias: nil,
        words: assumedWords(candidate.source))
    }
    return Rank(
      candidate: candidate, match: best.answer.match,
      score: base + best.answer.extra + (best.isAlias ? 1 : 0),
      alias: best.alias, words: best.answer.words)
  }

  /// How one name answers.
  private struct Answer {
    var match: Match
    /// What the name says beyond the query.
    var extra: Int
    var words: [FoldedWord]

    var rank: Int { match.rawValue * 1_000 + extra }
  }

  private func answer(_ name: FoldedName, _ source: Pattern.Source) -> Answer? {
    let whole = name.compares(toCompact: compact)
    if whole.isEqual { return Answer(match: .exact, extra: 0, words: []) }
    if let initials, let answer = answer(name, initials: initials) { return answer }
    if let found = evaluate(pattern, name, source) {
      let unasked = (0..<name.count).filter { found.places & (1 << UInt64(min($0, 63))) == 0 }
      if unasked.isEmpty, found.quality == .whole {
        return Answer(match: found.isInOrder ? .exact : .words, extra: 0, words: found.words)
      }
      let apart = found.isApart ? (found.source == .typed ? 1 : 4) : 0
      let foreign = found.source != .typed && found.words.first?.isHangul != compact.isHangul ? 2 : 0
      let late = whole.isBeginning || found.places & 1 == 1 ? 0 : 1
      let extra = min(12, unasked.reduce(0) { $0 + CommonWords.weight(name.word(at: $1)) })
      let match: Match =
        switch found.quality {
        case .whole: .words
        case .beginning: .beginnings
        case .inner: .inner
        }
      return Answer(match: match, extra: extra + late + apart + foreign, words: found.words)
    }
    guard whole.isBeginning else { return nil }
    return Answer(match: .beginnings, extra: min(12, 3 * name.count), words: [])
  }

  private func answer(_ name: FoldedName, initials: FoldedWord) -> Answer? {
    let own = name.initials
    if own.hasPrefix(initials) {
      return Answer(match: .initials, extra: min(12, (own.bytes.count - initials.bytes.count) / 3), words: [])
    }
    return own.contains(initials) ? Answer(match: .initials, extra: 14, words: []) : nil
  }

  /// What a pattern finds in a name.
  private struct Finding {
    var quality: FoldedName.Quality = .whole
    var source: Pattern.Source = .typed
    /// The words of the name that are asked for, a bit each; those past the 63rd share one.
    var places: UInt64 = 0
    var lastPlace = -1
    var isInOrder = true
    var words: [FoldedWord] = []

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
    }
  }

  private func evaluate(_ pattern: Pattern, _ name: FoldedName, _ source: Pattern.Source) -> Finding? {
    switch pattern {
    case .term(let term):
      guard let place = name.find(term.word, isBeginning: term.isBeginning) else { return nil }
      return Finding(
        quality: place.quality, places: 1 << UInt64(min(place.index, 63)), lastPlace: place.index)
    case .initials: return nil
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
        if finding.words.isEmpty || option.source != .typed { finding.words = option.words }
        if let best, (best.source.rawValue, best.quality) <= (finding.source.rawValue, finding.quality) {
          continue
        }
        best = finding
      }
      return best
    }
  }

  /// The words of a query that is found in more than one name, or in facets: the first reading that is not typed.
  private func assumedWords(_ source: Pattern.Source) -> [FoldedWord] {
    func words(_ pattern: Pattern) -> [FoldedWord] {
      switch pattern {
      case .term(let term): [term.word]
      case .initials(let consonants): [consonants]
      case .all(let patterns): patterns.flatMap(words)
      case .any(let options):
        (options.first { $0.source == source } ?? options.first { $0.source <= source }).map(\.words) ?? []
      }
    }
    return words(pattern)
  }
}
