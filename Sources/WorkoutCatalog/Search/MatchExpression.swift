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

  private let words: [String]
  private let filters: [[String]]

  init(_ query: SearchQuery) {
    words = query.words
    filters = [
      query.muscles.map(SearchDocument.filterToken), query.equipment.map(SearchDocument.filterToken),
      query.categories.map(SearchDocument.filterToken), query.levels.map(SearchDocument.filterToken),
    ].filter { !$0.isEmpty }
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
    if let other = Hangul.withFinalAsInitial(ofDecomposed: word) { terms.append(prefix(other)) }
    var clause = "\(tier.columns) : (\(terms.joined(separator: " OR ")))"
    if tier == .anywhere, word.unicodeScalars.allSatisfy(Hangul.isInitial) {
      clause += " OR {initials} : \(prefix(word))"
    }
    return "(\(clause))"
  }

  private func filterClause(_ tokens: [String]) -> String {
    "({filter} : (\(tokens.map(quoted).joined(separator: " OR "))))"
  }

  private func quoted(_ word: String) -> String { "\"\(word)\"" }
  private func prefix(_ word: String) -> String { quoted(word) + "*" }
}
