extension Ranking {
  /// How far the plainest of a workout's names leads away from what one means who says nothing.
  func leastUnasked(_ names: UnsafeBufferPointer<UInt8>) -> Int {
    var least = Weight.mostUnasked
    SearchedNames.forEach(in: names) { name, isAlias in
      if !isAlias { least = min(least, unasked(FoldedName(name), 0)) }
    }
    return least
  }

  /// How one name answers.
  struct Answer {
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
  func bestAnswer(
    _ names: UnsafeBufferPointer<UInt8>, _ source: Pattern.Source
  ) -> (answer: Answer, alias: Int?)? {
    var best: (answer: Answer, alias: Int?)?
    var typed: (words: [FoldedWord], alias: Int)?
    var alias = 0
    SearchedNames.forEach(in: names) { name, isAlias in
      defer { alias += isAlias ? 1 : 0 }
      guard var answer = answer(name, source) else { return }
      if isAlias, typed == nil, answer.match == .exact, answer.source == .typed, !answer.isOtherWording {
        typed = (answer.words, alias)
      }
      if isAlias { answer.extra += words.count == 1 ? Weight.aliasOfWord : Weight.alias }
      if best.map({ answer.rank < $0.answer.rank }) ?? true { best = (answer, isAlias ? alias : nil) }
    }
    // An alias that is the very words typed tells more than a name of other words for the same.
    if let typed, var answer = best?.answer, answer.isOtherWording {
      (answer.words, answer.isOtherWording) = (typed.words, false)
      best = (answer, typed.alias)
    }
    return best
  }

  func answer(_ bytes: UnsafeBufferPointer<UInt8>, _ source: Pattern.Source) -> Answer? {
    let whole = FoldedName.compare(bytes, toCompact: compact)
    if whole.isEqual { return Answer(match: .exact, extra: 0, source: wordSource, words: words) }
    let mayHoldAll = openings.allSatisfy { $0.stand(in: bytes) }
    guard mayHoldAll || initials != nil || whole.isBeginning else { return nil }
    let name = FoldedName(bytes)
    if let initials, let answer = answer(name, initials: initials) { return answer }
    if mayHoldAll, let found = evaluate(pattern, name, source) {
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

  func answer(_ name: FoldedName, initials: FoldedWord) -> Answer? {
    guard let found = name.find(initials: initials) else { return nil }
    var extra = min(Weight.mostUnasked, unasked(name, found.places))
    if !found.startsWord { extra += Weight.mostUnasked }
    if !found.endsWord { extra += Weight.beginning }
    if found.places & 1 == 0 { extra += Weight.late }
    return Answer(match: .initials, extra: extra, source: wordSource, words: words)
  }

  /// How much the words of a name that are not asked for count.
  func unasked(_ name: FoldedName, _ places: UInt64) -> Int {
    (0..<name.count).reduce(0) { sum, index in
      places & FoldedName.bit(index) == 0 ? sum + CommonWords.weight(name.word(at: index)) : sum
    }
  }

  /// How much it counts that other words stand between those asked for: little when typed, more in a synonym, which is
  /// one thing only as a phrase.
  func gap(_ name: FoldedName, _ found: Finding) -> Int {
    guard found.isApart else { return 0 }
    return found.source == .typed ? 1 : 1 + weightBetween(name, found)
  }

  /// How much the words count that stand between those asked for.
  func weightBetween(_ name: FoldedName, _ found: Finding) -> Int {
    let span = found.places.trailingZeroBitCount..<min(name.count, 64 - found.places.leadingZeroBitCount)
    return span.reduce(0) { sum, index in
      found.places & FoldedName.bit(index) == 0 ? sum + CommonWords.weight(name.word(at: index)) : sum
    }
  }

  /// What counts against a workout whose names hold only some of the words, or none.
  func extraBesideFacets(_ names: UnsafeBufferPointer<UInt8>, _ source: Pattern.Source) -> Int {
    var least = Int.max
    SearchedNames.forEach(in: names) { bytes, isAlias in
      let name = FoldedName(bytes)
      let found = slots.indices.compactMap {
        openings[$0].stand(in: bytes) ? evaluate(slots[$0], name, source)?.places : nil
      }
      let absent = Weight.absent * (slots.count - found.count)
      let extra = absent + min(Weight.mostUnasked, unasked(name, found.reduce(0, |)))
      least = min(least, extra + (isAlias ? Weight.alias : 0))
    }
    return least == .max ? 0 : least
  }
}
