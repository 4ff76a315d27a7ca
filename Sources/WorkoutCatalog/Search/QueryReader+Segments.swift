internal import SQLite

extension QueryReader {
  /// The words that a text written together is made of, the last one perhaps not whole yet, the longest first. `nil` when
  /// it is not made of words.
  /// - Parameter bySound: whether a variant spelling will do for each.
  /// - Complexity: O(*n*²) look-ups for a text of *n* letters or syllables.
  func segments(of word: FoldedWord, bySound: Bool = false) throws(SQLiteError) -> [Pattern]? {
    let cuts = cuts(of: word)
    guard !cuts.isEmpty, cuts.count < Self.mostCuts else { return nil }
    var parting = Parting(word: word, cuts: cuts, bySound: bySound)
    return try segments(from: 0, mayBeShort: true, &parting)
  }

  /// The two whole words that a word of Latin letters is made of, if it is.
  /// - Complexity: O(*n*) look-ups for a word of *n* letters.
  func halves(of word: FoldedWord) throws(SQLiteError) -> [Pattern]? {
    guard word.isASCII, word.count >= Self.shortestParted else { return nil }
    for cut in cuts(of: word) {
      let (first, second) = (FoldedWord(word.bytes[..<cut]), FoldedWord(word.bytes[cut...]))
      if try vocabulary.contains(first), try vocabulary.contains(second) {
        return [.term(try whole(first)), .term(try whole(second))]
      }
    }
    return nil
  }

  /// A text under way of being parted.
  private struct Parting {
    let word: FoldedWord
    /// Where it may be parted, as indices into its bytes.
    let cuts: [Int]
    let bySound: Bool
    /// The places from which it goes no further, with and without a short part.
    var dead: [Set<Int>] = [[], []]
  }

  /// - Parameter mayBeShort: whether one part may still have a single syllable: with more of them, nearly anything would be
  ///   made of words.
  private func segments(
    from start: Int, mayBeShort: Bool, _ parting: inout Parting
  ) throws(SQLiteError) -> [Pattern]? {
    let kind = mayBeShort ? 1 : 0
    if parting.dead[kind].contains(start) { return nil }
    if start > 0 {
      let rest = FoldedWord(parting.word.bytes[start...])
      if mayBeShort || !isShort(rest), let last = try lastSegment(rest, parting.bySound) { return [last] }
    }
    for cut in parting.cuts.reversed() where cut > start && (parting.word.isHangul || cut - start > 1) {
      let part = FoldedWord(parting.word.bytes[start..<cut])
      let isShort = isShort(part)
      guard mayBeShort || !isShort, let found = try segment(part, parting.bySound) else { continue }
      if let others = try segments(from: cut, mayBeShort: mayBeShort && !isShort, &parting) {
        return [found] + others
      }
    }
    parting.dead[kind].insert(start)
    return nil
  }

  private func segment(_ part: FoldedWord, _ bySound: Bool) throws(SQLiteError) -> Pattern? {
    if try vocabulary.contains(part) { return try pattern(ofWhole: part) }
    guard bySound, !isShort(part),
      let spelling = try vocabulary.words(sounding: part, whole: true, limit: 1).first
    else { return nil }
    return .term(try whole(spelling))
  }

  private func lastSegment(_ part: FoldedWord, _ bySound: Bool) throws(SQLiteError) -> Pattern? {
    var patterns: [Pattern] = []
    if part.isHangul || part.count > 2 {
      if let term = try beginning(part) { patterns.append(.term(term)) }
      let facets = FacetWords.tokens(for: part, whole: false)
      if !facets.isEmpty { patterns.append(.facets(facets)) }
    } else if try vocabulary.contains(part) {
      patterns.append(.term(try whole(part)))
    }
    let singular = Folding.singular(part)
    if singular != part, try vocabulary.contains(singular) { patterns.append(.term(try whole(singular))) }
    if !patterns.isEmpty {
      return .any(patterns.map { Pattern.Option(pattern: $0, source: .typed, words: [part]) })
    }
    guard bySound, !isShort(part),
      let spelling = try vocabulary.words(sounding: part, whole: false, limit: 1).first
    else { return nil }
    return .term(try whole(spelling))
  }

  /// Whether a text has a single syllable, or less.
  private func isShort(_ part: FoldedWord) -> Bool { part.isHangul && part.syllableStarts.count < 2 }

  /// Where a text written together may be parted, as indices into its bytes.
  func cuts(of word: FoldedWord) -> [Int] {
    guard word.isHangul else {
      return word.isASCII && word.bytes.count > 3 ? Array(2..<word.bytes.count - 1) : []
    }
    var cuts = Array(word.syllableStarts.dropFirst())
    // A last consonant may already be the next word's first.
    let last = word.bytes.count - FoldedWord.bytesPerKey
    if last > 0, last > cuts.last ?? 0, Hangul.isConsonant(Hangul.key(word.bytes, at: last)) {
      cuts.append(last)
    }
    return cuts
  }

  static var mostCuts: Int { 40 }
  /// In letters: "situp" has five.
  static var shortestParted: Int { 5 }
}

extension QueryReader {
  /// A text written together of which one part is misspelt: its words with the nearest one in that place.
  func correctedSegments(of word: FoldedWord) throws(SQLiteError) -> [FoldedWord]? {
    var tries = Self.correctedPartings
    return try correctedSegments(of: word, &tries)?.words
  }

  private func correctedSegments(
    of word: FoldedWord, _ tries: inout Int
  ) throws(SQLiteError) -> (words: [FoldedWord], likeliness: Int)? {
    var best: (words: [FoldedWord], likeliness: Int)?
    for cut in cuts(of: word).reversed() where tries > 0 {
      let (first, rest) = (FoldedWord(word.bytes[..<cut]), FoldedWord(word.bytes[cut...]))
      let isFirstKnown = try vocabulary.contains(first)
      if !isFirstKnown, try !vocabulary.contains(rest) { continue }
      tries -= 1
      if let nearest = try nearest(to: isFirstKnown ? rest : first) {
        if nearest.likeliness < best?.likeliness ?? .max {
          best = (isFirstKnown ? [first, nearest.word] : [nearest.word, rest], nearest.likeliness)
        }
      }
      if isFirstKnown, !isShort(first), let others = try correctedSegments(of: rest, &tries),
        others.likeliness < best?.likeliness ?? .max
      {
        best = ([first] + others.words, others.likeliness)
      }
    }
    return best
  }

  /// How many partings of a text are tried for a misspelt part; each is a walk through the vocabulary.
  private static var correctedPartings: Int { 6 }

  private func nearest(to word: FoldedWord) throws(SQLiteError) -> Vocabulary.Neighbour? {
    try vocabulary.neighbours(of: word, within: SearchRun.allowedDistance(word), limit: 1).first
  }
}
