/// What the search index holds for one workout: each column's words, folded, as UTF-8 with a space after each.
///
/// The index keeps no text of its own, so the same facts must always give the same document: it is needed again to
/// take a workout out.
struct SearchDocument: Hashable {
  /// The words of the names, and their singulars.
  var name: [UInt8] = []
  /// The same of the aliases.
  var alias: [UInt8] = []
  /// What a Hangul word of either holds from its second syllable on.
  var inner: [UInt8] = []
  /// First consonants of three syllables on end, at each syllable of the Hangul names and aliases.
  var initials: [UInt8] = []
  /// One token for each facet value; see `FacetWords`.
  var facet: [UInt8] = []
  /// The folded names and aliases whole, for ranking; see `SearchedNames`.
  var searchedNames: [UInt8] = []

  init(_ facts: Workout.Facts) {
    // The languages in their order: a dictionary's own differs from run to run.
    for language in Language.allCases {
      if let text = facts.names[language] { add(text, to: \.name, SearchedNames.nameMark) }
    }
    for text in facts.aliases { add(text, to: \.alias, SearchedNames.aliasMark) }
    for token in FacetWords.tokens(of: facts) { facet.append(token) }
  }

  private mutating func add(_ text: String, to column: WritableKeyPath<Self, [UInt8]>, _ mark: UInt8) {
    let folded = Folding.folded(text)
    searchedNames.append(mark)
    searchedNames += folded
    var typed: [UInt8] = []
    for bytes in folded.split(separator: Self.space) {
      let word = FoldedWord(bytes)
      self[keyPath: column].append(word)
      if word.isHangul {
        for suffix in word.innerSuffixes { inner.append(suffix) }
        typed += word.initials.bytes
      } else {
        let singular = Folding.singular(word)
        if singular != word { self[keyPath: column].append(singular) }
      }
    }
    for gram in Self.grams(of: typed) { initials.append(gram) }
  }

  /// Hands over each word that people may type, and whether it is one by itself or only stands inside Hangul words.
  func forEachWord<Failure: Error>(
    _ body: (_ word: FoldedWord, _ isWhole: Bool) throws(Failure) -> Void
  ) throws(Failure) {
    for (column, isWhole) in [(name, true), (alias, true), (inner, false)] {
      for word in column.split(separator: Self.space) { try body(FoldedWord(word), isWhole) }
    }
  }

  /// Parts the words of a column.
  static let space = UInt8(ascii: " ")

  /// How many first consonants a token of the `initials` column holds.
  static let gramLength = 3

  /// The tokens of which the `initials` column holds each, or one that begins with it, when a name has a query's first
  /// consonants in a row.
  static func grams(ofQuery consonants: FoldedWord) -> [FoldedWord] {
    guard consonants.count > gramLength else { return [consonants] }
    return Array(grams(of: consonants.bytes).dropLast(gramLength - 1))
  }

  /// The runs of `gramLength` consonants at each place, shorter ones at the end.
  private static func grams(of initials: [UInt8]) -> [FoldedWord] {
    stride(from: 0, to: initials.count, by: FoldedWord.bytesPerKey).map { start in
      FoldedWord(initials[start..<min(start + gramLength * FoldedWord.bytesPerKey, initials.count)])
    }
  }
}

extension [UInt8] {
  /// Appends a word to a column of a document.
  mutating func append(_ word: FoldedWord) {
    append(contentsOf: word.bytes)
    append(SearchDocument.space)
  }
}
