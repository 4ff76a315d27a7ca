/// The FTS5 query for a `SearchQuery`.
///
/// Every word is a quoted string of letters and digits alone, so no operator can come in from outside.
struct MatchExpression {
  /// The columns a query's words may stand in.
  enum Tier: CaseIterable {
    /// In the names alone.
    case name
    /// In the names, the aliases and inside Hangul words.
    case alias
    /// Anywhere, facets and first consonants too.
    case anywhere

    fileprivate var columns: String {
      switch self {
      case .name: "{name}"
      case .alias: "{name alias inner}"
      case .anywhere: "{name alias inner facet}"
      }
    }
  }

  private let words: [FoldedWord]
  private let filters: [[FoldedWord]]

  init(_ query: SearchQuery) {
    words = query.words
    filters = FacetWords.filterTokens(of: query)
  }

  /// The expression for a tier; `nil` when there is nothing to look for.
  func text(_ tier: Tier) -> String? {
    let clauses = words.indices.map { clause(forWordAt: $0, tier) } + filters.map(filterClause)
    return clauses.isEmpty ? nil : clauses.joined(separator: " AND ")
  }

  /// A word is found as the beginning of a word, as a plural, or written together with a neighbour.
  private func clause(forWordAt index: Int, _ tier: Tier) -> String {
    let word = words[index]
    var terms = [prefix(word)]
    let singular = Folding.singular(word)
    if singular != word { terms.append(quoted(singular)) }
    if index > 0 { terms.append(prefix(words[index - 1] + word)) }
    if index + 1 < words.count { terms.append(prefix(word + words[index + 1])) }
    var clause = "\(tier.columns) : (\(terms.joined(separator: " OR ")))"
    if tier == .anywhere, word.isConsonants {
      let grams = SearchDocument.grams(ofQuery: word).map { "{initials} : \(prefix($0))" }
      clause += " OR (\(grams.joined(separator: " AND ")))"
    }
    return "(\(clause))"
  }

  private func filterClause(_ tokens: [FoldedWord]) -> String {
    "({filter} : (\(tokens.map(quoted).joined(separator: " OR "))))"
  }

  private func quoted(_ word: FoldedWord) -> String { "\"\(word.text)\"" }
  private func prefix(_ word: FoldedWord) -> String { quoted(word) + "*" }
}
