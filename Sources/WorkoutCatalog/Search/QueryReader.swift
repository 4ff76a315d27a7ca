internal import SQLite

/// Makes out what a query's words may stand for, against the vocabulary.
struct QueryReader {
  let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The most words of the index that are asked for in place of a beginning.
  private static let expansionLimit = 12
  /// Up to here the index keeps beginnings themselves, in letters or keys.
  static let indexedBeginning = 3

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
    let ofPhrases = Synonyms.placesOfPhrases(in: words)
    for index in words.indices {
      var options = try typed(words, at: index, isOfPhrase: ofPhrases.contains(index))
      if options.isEmpty { unknown.append(index) }
      if withSynonyms { options += try variants(of: words[index], isKnown: !options.isEmpty) }
      for correction in corrections[index] ?? [] {
        var parts: [Pattern] = []
        for word in correction { parts.append(try pattern(ofWhole: word)) }
        options.append(Pattern.Option(pattern: .all(parts), source: .corrected, words: correction))
      }
      slots.append(options)
    }
    guard withSynonyms else { return Reading(pattern: .all(slots.map { .any($0) }), unknown: unknown) }
    let corrected = Set(corrections.keys)
    // Synonyms are those of what was meant.
    let meant = Meant(
      typed: words, words: words.indices.map { corrections[$0]?.first?.first ?? words[$0] }, slots: slots,
      corrected: corrected)
    return Reading(
      pattern: .all(try patterns(meant, Array(words.indices), longest: .max)), unknown: unknown)
  }

  /// A query under way of being read with its synonyms.
  private struct Meant {
    let typed: [FoldedWord]
    /// The same with the likeliest corrections.
    let words: [FoldedWord]
    /// What each word stands for.
    let slots: [[Pattern.Option]]
    /// The places that were corrected.
    let corrected: Set<Int>
  }

  /// What the words at some places stand for, those of a phrase also by its synonyms. A phrase may hold others:
  /// "single leg deadlift" is "one leg deadlift" too.
  /// - Parameter longest: the most words that a phrase may have.
  private func patterns(_ meant: Meant, _ places: [Int], longest: Int) throws(SQLiteError) -> [Pattern] {
    var patterns: [(place: Int, pattern: Pattern)] = []
    var replaced: Set<Int> = []
    for phrase in Synonyms.phrases(in: places.map { meant.words[$0] }, longest: longest) {
      let inner = phrase.places.map { places[$0] }.sorted()
      let asTyped: Pattern =
        inner.count == 1
        ? .any(meant.slots[inner[0]]) : .all(try self.patterns(meant, inner, longest: inner.count - 1))
      var options = [Pattern.Option(pattern: asTyped, source: .typed, words: inner.map { meant.typed[$0] })]
      let isTyped = meant.corrected.isDisjoint(with: inner)
      for (synonyms, source) in [
        (phrase.equals, isTyped ? .typed : .corrected),
        (phrase.synonyms, isTyped ? .synonym : .correctedSynonym),
      ] as [([[FoldedWord]], Pattern.Source)] {
        for synonym in synonyms {
          guard let pattern = try pattern(ofSynonym: synonym) else { continue }
          options.append(
            Pattern.Option(
              pattern: pattern, source: source, words: synonym, isOtherWording: source == .typed))
        }
      }
      guard options.count > 1 || inner.count > 1 else { continue }
      patterns.append((inner[0], options.count > 1 ? .any(options) : asTyped))
      replaced.formUnion(inner)
    }
    patterns += places.filter { !replaced.contains($0) }.map { ($0, .any(meant.slots[$0])) }
    return patterns.sorted { $0.place < $1.place }.map(\.pattern)
  }

  /// What the word at a place stands for as it is: the beginning of a word, a plural, one word with its neighbour, several
  /// words written together, first consonants.
  /// - Parameter isOfPhrase: whether it is one of a known phrase, and so neither half-typed nor a muscle.
  private func typed(
    _ words: [FoldedWord], at index: Int, isOfPhrase: Bool
  ) throws(SQLiteError) -> [Pattern.Option] {
    let word = words[index]
    var patterns: [Pattern] = []
    if isOfPhrase, try vocabulary.contains(word) {
      patterns.append(.term(try whole(word)))
    } else if let term = try beginning(word) {
      patterns.append(.term(term))
    }
    let singular = Folding.singular(word)
    if singular != word, try vocabulary.contains(singular) { patterns.append(.term(try whole(singular))) }
    // One letter would be the beginning of nearly every facet.
    let facets = isOfPhrase ? [] : FacetWords.tokens(for: word, whole: word.count == 1)
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
    // What one name writes together, another does not: "Pullups" and "Weighted Pull Ups".
    if !patterns.isEmpty {
      if let halves = try halves(of: singular) { patterns.append(.all(halves)) }
      if let parts = try apartBySyllable(word) { patterns.append(.all(parts)) }
    }
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

  /// What a query asks for by facets; `nil` when the catalog has no word of the names that it is known by.
  func pattern(of reading: FacetReading) throws(SQLiteError) -> Pattern? {
    var parts: [Pattern] = []
    for part in reading.parts {
      switch part {
      case .facets(let values): parts.append(.facets(values.map(\.token)))
      case .named(let names):
        var options: [Pattern.Option] = []
        for name in names {
          guard let pattern = try pattern(ofSynonym: name) else { continue }
          options.append(Pattern.Option(pattern: pattern, source: .typed, words: name))
        }
        if options.isEmpty { return nil }
        parts.append(.any(options))
      }
    }
    return .all(parts)
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
      } else if words.count == 1 {
        let facets = FacetWords.tokens(for: word, whole: true)
        return facets.isEmpty ? nil : .facets(facets)
      } else {
        return nil
      }
    }
    // One word may name what the workouts of another catalog tell in their facets alone.
    let facets = words.count == 1 ? FacetWords.tokens(for: words[0], whole: true) : []
    if facets.isEmpty { return .all(parts) }
    return .any(
      [.all(parts), .facets(facets)].map { Pattern.Option(pattern: $0, source: .typed, words: words) })
  }

  /// A variant spelling to be found. A short one of a word that is known must be whole: 러닝 begins with 러, which sounds
  /// like 로, but is no row.
  private func variant(_ spelling: FoldedWord, isKnown: Bool) throws(SQLiteError) -> Pattern.Term {
    guard isKnown, spelling.isHangul, spelling.syllableStarts.count <= 2 else { return try whole(spelling) }
    return Pattern.Term(word: spelling, isBeginning: false, tokens: [spelling])
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
          pattern: .term(try variant(spelling, isKnown: isKnown)),
          source: word.isHangul ? .synonym : .corrected,
          words: [spelling]))
    }
    if options.isEmpty, !isKnown, word.isHangul, let parts = try segments(of: word, bySound: true) {
      options.append(Pattern.Option(pattern: .all(parts), source: .synonym, words: [word]))
    }
    return options
  }
}
