internal import SQLite

/// Makes out what a query's words may stand for, against the vocabulary.
struct QueryReader {
  let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The most words of the index that are asked for in place of a beginning.
  private static let expansionLimit = 12
  /// Up to here the index keeps beginnings themselves, in letters or keys.
  private static let indexedBeginning = 3

  /// A query made out.
  struct Reading {
    /// What to look for.
    let pattern: Pattern
    /// The places of the words that stand for nothing as typed.
    let unknown: [Int]
  }

  /// Reads words as typed.
  /// - Parameter withSynonyms: whether also by their synonyms and variant spellings.
  /// - Parameter corrections: for some places, what may have been meant instead, the likeliest first.
  func read(
    _ words: [FoldedWord], withSynonyms: Bool = false, corrections: [Int: [[FoldedWord]]] = [:]
  ) throws(SQLiteError) -> Reading {
    var slots: [[Pattern.Option]] = []
    var unknown: [Int] = []
    for index in words.indices {
      var options = try typed(words, at: index)
      if options.isEmpty { unknown.append(index) }
      if withSynonyms { options += try variants(of: words[index], isKnown: !options.isEmpty) }
      for correction in corrections[index] ?? [] {
        var parts: [Pattern] = []
        for word in correction { parts.append(try pattern(ofWhole: word)) }
        options.append(Pattern.Option(pattern: .all(parts), source: .corrected, words: correction))
      }
      slots.append(options)
    }
    // Synonyms are those of what was meant.
    let meant = words.indices.map { corrections[$0]?.first?.first ?? words[$0] }
    let corrected = Set(corrections.keys)
    var patterns: [(place: Int, pattern: Pattern)] = []
    var replaced: Set<Int> = []
    for phrase in withSynonyms ? Synonyms.phrases(in: meant) : [] {
      let places = phrase.places.sorted()
      let asTyped = Pattern.Option(
        pattern: .all(places.map { .any(slots[$0]) }), source: .typed, words: places.map { words[$0] })
      var options = [asTyped]
      for synonym in phrase.synonyms {
        guard let pattern = try pattern(ofSynonym: synonym) else { continue }
        options.append(
          Pattern.Option(
            pattern: pattern, source: corrected.isDisjoint(with: places) ? .synonym : .correctedSynonym,
            words: synonym))
      }
      guard options.count > 1 else { continue }
      patterns.append((places[0], .any(options)))
      replaced.formUnion(places)
    }
    patterns += slots.indices.filter { !replaced.contains($0) }.map { ($0, .any(slots[$0])) }
    patterns.sort { $0.place < $1.place }
    return Reading(pattern: .all(patterns.map(\.pattern)), unknown: unknown)
  }

  /// What the word at a place stands for as it is: the beginning of a word, a plural, one word with its neighbour, several
  /// words written together, first consonants.
  private func typed(_ words: [FoldedWord], at index: Int) throws(SQLiteError) -> [Pattern.Option] {
    let word = words[index]
    var patterns: [Pattern] = []
    if let term = try beginning(word) { patterns.append(.term(term)) }
    let singular = Folding.singular(word)
    if singular != word, try vocabulary.contains(singular) { patterns.append(.term(try whole(singular))) }
    // One letter would be the beginning of nearly every facet.
    let facets = FacetWords.tokens(for: word, whole: word.count == 1)
    if !facets.isEmpty { patterns.append(.facets(facets)) }
    for neighbour in [index - 1, index] where neighbour >= 0 && neighbour + 1 < words.count {
      guard words[neighbour].isHangul == words[neighbour + 1].isHangul else { continue }
      let joined = words[neighbour] + words[neighbour + 1]
      let singular = Folding.singular(joined)
      for text in singular == joined ? [joined] : [joined, singular] {
        if let term = try beginning(text) { patterns.append(.term(term)) }
      }
    }
    if let expansion = Synonyms.equipment[word], try vocabulary.contains(expansion) {
      patterns.append(.term(try whole(expansion)))
    }
    if word.isConsonants { patterns.append(.initials(word)) }
    for text in [word, singular] where patterns.isEmpty {
      if let parts = try segments(of: text) { patterns.append(.all(parts)) }
    }
    return patterns.map { Pattern.Option(pattern: $0, source: .typed, words: [word]) }
  }

  /// The words that begin with a text; `nil` when there is none.
  func beginning(_ word: FoldedWord) throws(SQLiteError) -> Pattern.Term? {
    // Numbers are not in the vocabulary.
    if word.isNumber { return Pattern.Term(word: word, isBeginning: true, tokens: nil) }
    if word.count <= Self.indexedBeginning {
      guard try vocabulary.hasWord(beginning: word) else { return nil }
      return Pattern.Term(word: word, isBeginning: true, tokens: nil)
    }
    let tokens = try vocabulary.words(beginning: word, limit: Self.expansionLimit + 1)
    if tokens.isEmpty { return nil }
    return Pattern.Term(
      word: word, isBeginning: true, tokens: tokens.count <= Self.expansionLimit ? tokens : nil)
  }

  /// A word that is to be found whole; in Hangul, where words are written together, also at the beginning of a longer one.
  func whole(_ word: FoldedWord) throws(SQLiteError) -> Pattern.Term {
    if word.isHangul, let term = try beginning(word) { return term }
    return Pattern.Term(word: word, isBeginning: false, tokens: [word])
  }

  /// A word that is to be found whole, in names or as a facet.
  func pattern(ofWhole word: FoldedWord) throws(SQLiteError) -> Pattern {
    let term = Pattern.term(try whole(word))
    let facets = FacetWords.tokens(for: word, whole: true)
    if facets.isEmpty { return term }
    return .any([term, .facets(facets)].map { Pattern.Option(pattern: $0, source: .typed, words: [word]) })
  }

  private func pattern(ofSynonym words: [FoldedWord]) throws(SQLiteError) -> Pattern? {
    var parts: [Pattern] = []
    for word in words {
      if word.isNumber {
        parts.append(.term(Pattern.Term(word: word, isBeginning: false, tokens: [word])))
      } else if try vocabulary.contains(word) {
        // Short Hangul words begin too many others: 데드 is the deadlift, but not the dead bug.
        let isShort = word.syllableStarts.count <= 2
        parts.append(
          .term(isShort ? Pattern.Term(word: word, isBeginning: false, tokens: [word]) : try whole(word)))
      } else if word.isHangul, let term = try beginning(word) {
        parts.append(.term(term))
      } else if let segments = try segments(of: word) {
        parts += segments
      } else {
        return nil
      }
    }
    return .all(parts)
  }

  /// Other spellings of a word that sound alike.
  private func variants(of word: FoldedWord, isKnown: Bool) throws(SQLiteError) -> [Pattern.Option] {
    guard word.count > Self.indexedBeginning, word.isHangul || !isKnown else { return [] }
    // What is still being typed is looked for by its beginning, unless the word is known: then others must be whole.
    var spellings: [FoldedWord] = []
    for spelling in try vocabulary.words(sounding: word, whole: isKnown, limit: 16)
    where !spelling.hasPrefix(word) && !spellings.contains(where: spelling.hasPrefix) {
      spellings.append(spelling)
    }
    var options: [Pattern.Option] = []
    for spelling in spellings.prefix(4) {
      options.append(
        Pattern.Option(
          pattern: .term(try whole(spelling)), source: word.isHangul ? .synonym : .corrected,
          words: [spelling]))
    }
    if options.isEmpty, !isKnown, word.isHangul, let parts = try segments(of: word, bySound: true) {
      options.append(Pattern.Option(pattern: .all(parts), source: .synonym, words: [word]))
    }
    return options
  }
}
