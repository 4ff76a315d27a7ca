internal import SQLite

extension QueryReader {
  /// The words that a text written together is made of, the last one perhaps not whole yet; as few as possible, the
  /// longest first. `nil` when it is not made of words.
  /// - Parameter bySound: whether a variant spelling will do for each.
  /// - Complexity: O(*n*²) look-ups for a text of *n* letters or syllables.
  func segments(of word: FoldedWord, bySound: Bool = false) throws(SQLiteError) -> [Pattern]? {
    let cuts = cuts(of: word)
    guard !cuts.isEmpty, cuts.count < 40 else { return nil }
    var dead: Set<Int> = []
    return try segments(of: word, from: 0, cuts, bySound, &dead)
  }

  private func segments(
    of word: FoldedWord, from start: Int, _ cuts: [Int], _ bySound: Bool, _ dead: inout Set<Int>
  ) throws(SQLiteError) -> [Pattern]? {
    if dead.contains(start) { return nil }
    if start > 0 {
      let rest = FoldedWord(word.bytes[start...])
      if let last = try lastSegment(rest, bySound) { return [last] }
    }
    for cut in cuts.reversed() where cut > start && (word.isHangul || cut - start > 1) {
      let part = FoldedWord(word.bytes[start..<cut])
      guard let found = try segment(part, bySound) else { continue }
      if let others = try segments(of: word, from: cut, cuts, bySound, &dead) { return [found] + others }
    }
    dead.insert(start)
    return nil
  }

  private func segment(_ part: FoldedWord, _ bySound: Bool) throws(SQLiteError) -> Pattern? {
    if try vocabulary.contains(part) { return try pattern(ofWhole: part) }
    // One syllable sounds like too many.
    let bySound = bySound && part.syllableStarts.count > 1
    guard bySound, let spelling = try vocabulary.words(sounding: part, whole: true, limit: 1).first else {
      return nil
    }
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
    guard bySound, part.syllableStarts.count > 1,
      let spelling = try vocabulary.words(sounding: part, whole: false, limit: 1).first
    else { return nil }
    return .term(try whole(spelling))
  }

  /// A text written together of which one part is misspelt: its words with the nearest one in that place.
  func correctedSegments(of word: FoldedWord) throws(SQLiteError) -> [FoldedWord]? {
    let cuts = cuts(of: word)
    var tries = Self.correctedPartings
    for cut in cuts.reversed() {
      let (first, rest) = (FoldedWord(word.bytes[..<cut]), FoldedWord(word.bytes[cut...]))
      let isFirstKnown = try vocabulary.contains(first)
      if !isFirstKnown, try !vocabulary.contains(rest) { continue }
      if let nearest = try nearest(to: isFirstKnown ? rest : first) {
        return isFirstKnown ? [first, nearest] : [nearest, rest]
      }
      tries -= 1
      if tries == 0 { break }
    }
    return nil
  }

  /// How many partings of a text are tried for a misspelt part; each is a walk through the vocabulary.
  private static var correctedPartings: Int { 4 }

  private func nearest(to word: FoldedWord) throws(SQLiteError) -> FoldedWord? {
    try vocabulary.neighbours(of: word, within: SearchRun.allowedDistance(word), limit: 1).first?.word
  }

  /// Where a text written together may be parted, as indices into its bytes.
  private func cuts(of word: FoldedWord) -> [Int] {
    if word.isHangul { return Array(word.syllableStarts.dropFirst()) }
    return word.isASCII && word.bytes.count > 3 ? Array(2..<word.bytes.count - 1) : []
  }
}
