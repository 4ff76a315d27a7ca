/// The FTS5 query for a pattern.
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

  private let pattern: Pattern
  private let filters: [[FoldedWord]]

  init(_ pattern: Pattern, filters: [[FoldedWord]]) {
    self.pattern = pattern
    self.filters = filters
  }

  /// The expression for a tier, with what comes from a source as sure as `source`; `nil` when nothing can match.
  func text(_ tier: Tier, _ source: Pattern.Source) -> String? {
    var clauses = filters.map { "({filter} : (\($0.map(quoted).joined(separator: " OR "))))" }
    if pattern != .all([]) {
      guard let clause = clause(pattern, tier, source) else { return nil }
      clauses.append(clause)
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: " AND ")
  }

  private func clause(_ pattern: Pattern, _ tier: Tier, _ source: Pattern.Source) -> String? {
    switch pattern {
    case .term(let term):
      guard let tokens = term.tokens else { return "(\(tier.columns) : \(beginning(term.word)))" }
      guard !tokens.isEmpty else { return nil }
      return "(\(tier.columns) : (\(tokens.map(quoted).joined(separator: " OR "))))"
    case .initials(let consonants):
      guard tier == .anywhere else { return nil }
      return
        "({initials} : (\(SearchDocument.grams(ofQuery: consonants).map(beginning).joined(separator: " AND "))))"
    case .all(let patterns):
      let clauses = patterns.compactMap { clause($0, tier, source) }
      guard clauses.count == patterns.count else { return nil }
      return "(\(clauses.joined(separator: " AND ")))"
    case .any(let options):
      let clauses = options.filter { $0.source <= source }.compactMap { clause($0.pattern, tier, source) }
      return clauses.isEmpty ? nil : "(\(clauses.joined(separator: " OR ")))"
    }
  }

  private func quoted(_ word: FoldedWord) -> String { "\"\(word.text)\"" }
  private func beginning(_ word: FoldedWord) -> String { quoted(word) + "*" }
}
