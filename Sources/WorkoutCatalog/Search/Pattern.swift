/// What a query asks of a workout's words.
///
/// The same pattern becomes the index's query (`MatchExpression`) and tells how well a name answers (`Ranking`).
indirect enum Pattern: Hashable, Sendable {
  /// A word, or the beginning of one.
  case term(Term)
  /// First consonants in a row.
  case initials(FoldedWord)
  /// Any of the facets with these tokens; see `FacetWords`.
  case facets([FoldedWord])
  /// All of them, anywhere in the name.
  case all([Pattern])
  /// Any of them.
  case any([Option])

  /// A word to be found.
  struct Term: Hashable, Sendable {
    let word: FoldedWord
    /// Whether a longer word that begins with it will do.
    let isBeginning: Bool
    /// The index's words that will do, when they are few; `nil` to let the index look for the beginning.
    let tokens: [FoldedWord]?
  }

  /// One of several things that will do.
  struct Option: Hashable, Sendable {
    let pattern: Pattern
    let source: Source
    /// The query's words in this reading.
    let words: [FoldedWord]
    /// Whether these are other words that mean the same and nothing else.
    var isOtherWording = false
  }

  /// How what is looked for came from what was typed; the smaller, the surer.
  enum Source: Int, Comparable, Sendable {
    case typed, synonym, corrected
    /// A synonym of what was corrected.
    case correctedSynonym

    static func < (one: Source, other: Source) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whether first consonants or facets will do for anything in the pattern.
  var reachesBeyondNames: Bool {
    switch self {
    case .term: false
    case .initials, .facets: true
    case .all(let patterns): patterns.contains(where: \.reachesBeyondNames)
    case .any(let options): options.contains(where: \.pattern.reachesBeyondNames)
    }
  }
}
