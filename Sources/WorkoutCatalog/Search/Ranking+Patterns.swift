extension Ranking {
  /// What a pattern finds in a name.
  struct Finding {
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
      if words.isEmpty { words = other.words } else { words += other.words }
      isOtherWording = isOtherWording || other.isOtherWording
    }
  }

  func evaluate(_ pattern: Pattern, _ name: FoldedName, _ source: Pattern.Source) -> Finding? {
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

  func isBetter(_ one: Finding, than other: Finding, _ name: FoldedName) -> Bool {
    let (rank, otherRank) = (
      (one.source.rawValue, one.quality.rawValue), (other.source.rawValue, other.quality.rawValue)
    )
    guard rank == otherRank, one.places != other.places else { return rank < otherRank }
    return unasked(name, one.places) + gap(name, one) < unasked(name, other.places) + gap(name, other)
  }

  /// The words of a query that is found in more than one name, or in facets: the first reading from its source.
  func assumedWords(_ source: Pattern.Source) -> [FoldedWord] {
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
