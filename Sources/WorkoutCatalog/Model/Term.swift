/// A word of one of the catalog's closed vocabularies: a muscle, a kind of equipment, a category.
public protocol Term: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What it is called in a language.
  func name(in language: Language) -> String
  /// What else people type for it, in either language.
  var synonyms: [String] { get }
}

extension Term {
  /// No other words.
  public var synonyms: [String] { [] }

  /// The term that a text names, in either language, by its identifier or by a synonym; `nil` when there is none.
  public init?(named text: String) {
    let wanted = Folding.compact(text)
    let match = Self.allCases.first { term in
      term.spellings.contains { Folding.compact($0) == wanted }
    }
    guard let match, !wanted.isEmpty else { return nil }
    self = match
  }

  /// Every way to write the term.
  var spellings: [String] { [rawValue, name(in: .english), name(in: .korean)] + synonyms }
}
