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
    guard let first = Self.all(named: text).first else { return nil }
    self = first
  }

  /// The terms that a text names: the one whose identifier or name it is, in either language, else every one that has
  /// it as a synonym, as `legs` is of several muscles.
  public static func all(named text: String) -> [Self] {
    let wanted = Folding.compact(text)
    guard !wanted.isEmpty else { return [] }
    let named = allCases.filter { $0.names.contains { Folding.compact($0) == wanted } }
    return named.isEmpty ? allCases.filter { $0.synonyms.contains { Folding.compact($0) == wanted } } : named
  }

  private var names: [String] { [rawValue, name(in: .english), name(in: .korean)] }

  /// Every way to write the term.
  var spellings: [String] { names + synonyms }
}
