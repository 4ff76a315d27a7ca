internal import SQLite

extension QueryReader {
  /// A query in the one form that all ways to write it have in common: "Pull-Ups", "pull up" and "pullups" are one, and so
  /// are 벤치 프레스 and 벤치프레스.
  ///
  /// Spaces come and go as the vocabulary has them. Latin words are written together where it knows them so ("pulldown"
  /// for "pull down"), and else apart ("bench press" for "benchpress"). In Hangul, where nobody agrees on spaces, words are
  /// the smallest that it knows. A plural is taken for its singular, unless that is short and begins other words: lats
  /// are not laterals.
  /// - Complexity: a look-up or two for each letter at which a word may end.
  func canonical(_ words: [FoldedWord]) throws(SQLiteError) -> [FoldedWord] {
    var canonical: [FoldedWord] = []
    var rest = words[...]
    while let first = rest.first {
      let run = rest.prefix(first.mayBeWrittenApart ? { $0.mayBeWrittenApart } : { $0.isASCII }, atLeast: 1)
      rest = rest.dropFirst(run.count)
      canonical += try first.mayBeWrittenApart ? hangul(run) : latin(Array(run))
    }
    return canonical
  }

  // MARK: Latin

  private func latin(_ words: [FoldedWord]) throws(SQLiteError) -> [FoldedWord] {
    var canonical: [FoldedWord] = []
    var index = 0
    while index < words.count {
      if index + 1 < words.count, let joined = try joined(words[index], words[index + 1]) {
        canonical.append(joined)
        index += 2
      } else {
        canonical += try apart(words[index])
        index += 1
      }
    }
    let ofPhrases = Synonyms.placesOfPhrases(in: canonical)
    for index in canonical.indices {
      let singular = Folding.singular(canonical[index])
      guard singular != canonical[index] else { continue }
      let isKnown = try ofPhrases.contains(index) ? vocabulary.contains(singular) : isTheSame(singular)
      if isKnown { canonical[index] = singular }
    }
    return canonical
  }

  /// Two words written together, if the vocabulary has them so.
  private func joined(_ one: FoldedWord, _ other: FoldedWord) throws(SQLiteError) -> FoldedWord? {
    let joined = one + other
    guard joined.isASCII, !one.isNumber, !other.isNumber else { return nil }
    let singular = Folding.singular(joined)
    if try vocabulary.contains(singular) { return singular }
    if try vocabulary.contains(joined) { return joined }
    guard Self.isOneWord(singular, of: [one, other]), try vocabulary.contains(one) else { return nil }
    return try vocabulary.contains(Folding.singular(other)) ? singular : nil
  }

  /// The whole words that a word is made of which stands for nothing as it is; else the word.
  private func apart(_ word: FoldedWord) throws(SQLiteError) -> [FoldedWord] {
    guard word.count >= Self.shortestParted, try !vocabulary.hasWord(beginning: word),
      try !vocabulary.contains(Folding.singular(word)),
      let parts = try wholeWords(in: word, most: Self.mostParts),
      !Self.isOneWord(word, of: parts)
    else { return [word] }
    return parts
  }

  /// Whether the field writes words together, and not apart: "pressdown".
  private static func isOneWord(_ joined: FoldedWord, of parts: [FoldedWord]) -> Bool {
    Synonyms.holds(joined) && Synonyms.placesOfPhrases(in: parts).isEmpty
  }

  /// The whole words that a text is made of, the longest first, if it is.
  private func wholeWords(in word: FoldedWord, most: Int) throws(SQLiteError) -> [FoldedWord]? {
    let cuts = cuts(of: word)
    guard most > 1, cuts.count < Self.mostCuts else { return nil }
    for cut in cuts.reversed() {
      let (first, rest) = (FoldedWord(word.bytes[..<cut]), FoldedWord(word.bytes[cut...]))
      guard try vocabulary.contains(first) else { continue }
      if try vocabulary.contains(rest) { return [first, rest] }
      if try vocabulary.contains(Folding.singular(rest)) { return [first, rest] }
      if let others = try wholeWords(in: rest, most: most - 1) { return [first] + others }
    }
    return nil
  }

  private static var mostParts: Int { 5 }

  /// Whether a singular stands for no more than its plural does: it is long, or begins nothing but its own forms.
  private func isTheSame(_ singular: FoldedWord) throws(SQLiteError) -> Bool {
    guard try vocabulary.contains(singular) else { return false }
    if singular.count > Self.indexedBeginning { return true }
    let words = try vocabulary.words(beginning: singular, limit: Self.mostForms + 1)
    return words.count <= Self.mostForms
      && words.allSatisfy { Self.formEndings.contains(FoldedWord($0.bytes[singular.bytes.count...])) }
  }

  private static var mostForms: Int { 6 }
  private static let formEndings: Set<FoldedWord> = ["", "s", "es", "ed", "er", "ers", "ing", "ings"]

  // MARK: Hangul

  private func hangul(_ run: ArraySlice<FoldedWord>) throws(SQLiteError) -> [FoldedWord] {
    if let cover = try cover(of: Array(run).compact) { return cover }
    guard run.count > 1 else { return Array(run) }
    var words: [FoldedWord] = []
    for word in run { words += try cover(of: word) ?? [word] }
    return words
  }

  /// The smallest words of two syllables or more that a text is made of, if it is; one of them may have a single syllable,
  /// and the last may still be half-typed.
  private func cover(of text: FoldedWord) throws(SQLiteError) -> [FoldedWord]? {
    let places = [0] + cuts(of: text) + [text.bytes.count]
    guard places.count <= Self.mostCuts else { return nil }
    var best = [Cover?](repeating: nil, count: places.count)
    best[places.count - 1] = Cover()
    for start in (0..<places.count - 1).reversed() {
      for end in start + 1..<places.count {
        let piece = FoldedWord(text.bytes[places[start]..<places[end]])
        guard let standing = try vocabulary.standing(of: piece) else { break }
        guard let rest = best[end], standing == .whole || end == places.count - 1 else { continue }
        let cover = Cover(first: piece, rest)
        if cover.isBetter(than: best[start]) { best[start] = cover }
      }
    }
    return best[0].flatMap { $0.shortCount < 2 ? $0.words : nil }
  }

  /// A way to part a Hangul text, or the end of one.
  private struct Cover {
    var words: [FoldedWord] = []
    /// How many of the words have a single syllable: with more of them, nearly anything would be made of words.
    var shortCount = 0

    init() {}

    init(first: FoldedWord, _ rest: Cover) {
      words = [first] + rest.words
      shortCount = rest.shortCount + (first.syllableStarts.count < 2 ? 1 : 0)
    }

    func isBetter(than other: Cover?) -> Bool {
      guard let other else { return true }
      return (shortCount, -words.count) <= (other.shortCount, -other.words.count)
    }
  }

  /// A known Hangul word parted where one part has a single syllable: 랫풀다운 is 랫 풀다운, too.
  func apartBySyllable(_ word: FoldedWord) throws(SQLiteError) -> [Pattern]? {
    let starts = word.syllableStarts
    guard word.isHangul, starts.count > 2 else { return nil }
    for cut in [starts[1], starts[starts.count - 1]] {
      let (first, rest) = (FoldedWord(word.bytes[..<cut]), FoldedWord(word.bytes[cut...]))
      guard try vocabulary.contains(first), try vocabulary.contains(rest) else { continue }
      return [first, rest].map {
        .term(Pattern.Term(word: $0, isBeginning: false, tokens: [$0]))
      }
    }
    return nil
  }
}

extension FoldedWord {
  /// Whether spaces may come and go in the word: it is Hangul, and no row of first consonants.
  fileprivate var mayBeWrittenApart: Bool { isHangul && !isConsonants }
}

extension ArraySlice<FoldedWord> {
  /// The first words for which something holds, but no fewer than `least`.
  fileprivate func prefix(_ holds: (FoldedWord) -> Bool, atLeast least: Int) -> ArraySlice {
    let run = prefix(while: holds)
    return run.count < least ? prefix(least) : run
  }
}
