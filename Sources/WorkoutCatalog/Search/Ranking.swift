/// How well a workout answers a query, from its names alone: smaller is better.
///
/// In this order: exact, whole words, beginnings of words, inside, first consonants, facets; then a name before an
/// alias, a person's own workout before the catalog's, well-known before obscure, names that begin with the query, and
/// few words besides the matched ones before many.
struct Ranking {
  /// How a name answers the query.
  enum Match: Int, Comparable {
    case exact, words, prefixes, inner, initials, facet

    static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }
  }

  /// A name of a candidate.
  struct Name {
    let isAlias: Bool
    let text: String
    let folded: FoldedWord
  }

  /// The rank of one workout.
  struct Rank: Comparable {
    let match: Match
    let isAlias: Bool
    let isCustom: Bool
    let familiarity: Int
    let extraWords: Int
    let id: Workout.ID
    /// The alias that matched, when no name did as well.
    let alias: String?

    static func < (one: Rank, other: Rank) -> Bool { one.key < other.key }
    static func == (one: Rank, other: Rank) -> Bool { one.key == other.key }

    private var key: (Int, Int, Int, Int, Int, Workout.ID) {
      (match.rawValue, isAlias ? 1 : 0, isCustom ? 0 : 1, familiarity, extraWords, id)
    }
  }

  private let words: [FoldedWord]
  private let compact: FoldedWord
  private let singularCompact: FoldedWord
  private let isInitials: Bool

  init(_ query: SearchQuery) {
    words = query.words
    compact = words.compact
    singularCompact = words.map(Folding.singular).compact
    isInitials = !words.isEmpty && words.allSatisfy(\.isConsonants)
  }

  /// The rank of a workout by the best of its names.
  func rank(_ names: [Name], id: Workout.ID, isCustom: Bool, familiarity: Int) -> Rank {
    var best: (match: Match, isAlias: Bool, extra: Int, text: String)?
    for name in names {
      let (match, extra) = match(name)
      if let best, (best.match, best.isAlias ? 1 : 0, best.extra) <= (match, name.isAlias ? 1 : 0, extra) {
        continue
      }
      best = (match, name.isAlias, extra, name.text)
    }
    return Rank(
      match: best?.match ?? .facet, isAlias: best?.isAlias ?? false, isCustom: isCustom,
      familiarity: familiarity, extraWords: best?.extra ?? 0, id: id,
      alias: best.flatMap { $0.isAlias && $0.match != .facet ? $0.text : nil })
  }

  private func match(_ name: Name) -> (Match, extraWords: Int) {
    let nameWords = Folding.words(name.text)
    let extra = max(0, nameWords.count - words.count)
    if name.folded == compact || nameWords.map(Folding.singular).compact == singularCompact {
      return (.exact, 0)
    }
    let late = name.folded.hasPrefix(compact) ? 0 : 1
    if let match = matchOfEachWord(nameWords) { return (match, extra + late) }
    if late == 0 { return (.prefixes, extra) }
    if words.allSatisfy(name.folded.contains) { return (.inner, extra) }
    if isInitials {
      let initials = name.folded.initials
      if initials.hasPrefix(compact) { return (.initials, initials == compact ? 0 : extra) }
      if initials.contains(compact) { return (.initials, extra + 1) }
    }
    return (.facet, 0)
  }

  /// Whether every word of the query is a whole word of the name, or the beginning of one.
  private func matchOfEachWord(_ nameWords: [FoldedWord]) -> Match? {
    var match = Match.words
    for word in words {
      let singular = Folding.singular(word)
      if nameWords.contains(where: { $0 == word || Folding.singular($0) == singular }) { continue }
      guard nameWords.contains(where: { $0.hasPrefix(word) }) else { return nil }
      match = .prefixes
    }
    return match
  }
}
