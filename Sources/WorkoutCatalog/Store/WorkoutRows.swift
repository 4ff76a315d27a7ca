internal import SQLite

/// What the tables hold of a workout, made from its facts alone: folding takes as long as writing, and any thread can do
/// it ahead.
final class WorkoutRows: Sendable {
  /// A row of `workout_name`.
  struct Name: Sendable {
    let kind: String
    let language: Language
    let position: Int
    let text: String
    let folded: String
  }

  /// The facts.
  let facts: Workout.Facts
  /// The words for search.
  let document: SearchDocument
  /// The names and the aliases.
  let names: [Name]
  /// What the lists are sorted by, one for each language.
  let sortKeys: [String]
  /// `searched_names`.
  let searchedNames: String
  /// The columns of the search index, in its order.
  let columns: [Value]

  init(_ facts: Workout.Facts) {
    self.facts = facts
    document = SearchDocument(facts)
    var names: [Name] = []
    for language in Language.allCases {
      if let own = facts.names[language] { names.append(Name("name", language, 0, own)) }
    }
    for (position, alias) in facts.aliases.enumerated() {
      names.append(Name("alias", Language(of: alias), position, alias))
    }
    self.names = names
    sortKeys = Language.allCases.map { Folding.sortKey(facts.name(in: $0)) }
    searchedNames = String(decoding: document.searchedNames, as: UTF8.self)
    columns = document.columns
  }
}

extension WorkoutRows.Name {
  fileprivate init(_ kind: String, _ language: Language, _ position: Int, _ text: String) {
    self.init(
      kind: kind, language: language, position: position, text: text, folded: Folding.compact(text))
  }
}

extension SearchDocument {
  /// The index's columns, in its order.
  var columns: [Value] {
    [name, alias, inner, initials, facet].map { .text(String(decoding: $0, as: UTF8.self)) }
  }
}
