/// The FTS5 query for a pattern.
///
/// Every word is a quoted string of letters and digits alone, so no operator can come in from outside.
struct MatchExpression {
  /// Where a query's words may stand.
  enum Tier {
    /// In names and aliases, at the beginning of a word or inside a Hangul one.
    case names
    /// There, as first consonants, or in facets.
    case anywhere
  }

  private let pattern: Pattern
  private let filters: [[FoldedWord]]

  init(_ pattern: Pattern, filters: [[FoldedWord]]) {
    self.pattern = pattern
    self.filters = filters
  }

  /// The expression for a tier, with what comes from a source as sure as `source`; `nil` when nothing can match.
  func text(_ tier: Tier, _ source: Pattern.Source) -> String? {
    var clauses = filters.map { Self.facets($0) }
    if pattern != .all([]) {
      guard let clause = clause(pattern, tier, source) else { return nil }
      clauses.append(clause)
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: " AND ")
  }

  private func clause(_ pattern: Pattern, _ tier: Tier, _ source: Pattern.Source) -> String? {
    switch pattern {
    case .term(let term):
      guard let tokens = term.tokens else { return "({name alias inner} : \(Self.beginning(term.word)))" }
      guard !tokens.isEmpty else { return nil }
      return "({name alias inner} : (\(Self.anyOf(tokens))))"
    case .initials(let consonants):
      guard tier == .anywhere else { return nil }
      return
        "({initials} : (\(SearchDocument.grams(ofQuery: consonants).map(Self.beginning).joined(separator: " AND "))))"
    case .facets(let tokens):
      return tier == .anywhere ? Self.facets(tokens) : nil
    case .all(let patterns):
      let clauses = patterns.compactMap { clause($0, tier, source) }
      guard clauses.count == patterns.count else { return nil }
      return "(\(clauses.joined(separator: " AND ")))"
    case .any(let options):
      let clauses = options.filter { $0.source <= source }.compactMap { clause($0.pattern, tier, source) }
      return clauses.isEmpty ? nil : "(\(clauses.joined(separator: " OR ")))"
    }
  }

  private static func facets(_ tokens: [FoldedWord]) -> String { "({facet} : (\(anyOf(tokens))))" }
  private static func anyOf(_ words: [FoldedWord]) -> String { words.map(quoted).joined(separator: " OR ") }
  private static func quoted(_ word: FoldedWord) -> String { "\"\(word.text)\"" }
  private static func beginning(_ word: FoldedWord) -> String { quoted(word) + "*" }
}
