internal import SQLite

/// What the tables hold of a workout, made from its facts alone: folding takes as long as writing, and any thread can do
/// it ahead.
///
/// Rows lack the columns that only the catalog knows, and are else in the order of the statements that write them
/// (`WorkoutInsertion`, `WorkoutTables`).
final class WorkoutRows: Sendable {
  /// The facts.
  let facts: Workout.Facts
  /// The words for search.
  let document: SearchDocument
  /// The row of `workout`, from `section` on.
  let workout: [Value]
  /// The names and the aliases, rows of `workout_name`.
  let names: [[Value]]
  /// The rows of `workout_muscle`.
  let muscles: [[Value]]
  /// The rows of `workout_equipment`.
  let equipment: [[Value]]
  /// What the lists are sorted by, one for each language.
  let sortKeys: [String]
  /// `searched_names`.
  let searchedNames: String
  /// The columns of the search index, in its order.
  let columns: [Value]
  /// The words of the names and aliases that the vocabulary keeps.
  let words: [SearchWordInsertion.Entry]

  init(_ facts: Workout.Facts) {
    self.facts = facts
    document = SearchDocument(facts)
    searchedNames = String(decoding: document.searchedNames, as: UTF8.self)
    workout = Self.workout(facts, searchedNames)
    names = Self.names(facts)
    muscles = [(1, facts.primaryMuscles), (2, facts.secondaryMuscles)].flatMap { role, muscles in
      muscles.enumerated().map { position, muscle in
        [.integer(role), .integer(position), .text(muscle.rawValue)]
      }
    }
    equipment = facts.equipment.enumerated().map { [.integer($0), .text($1.rawValue)] }
    sortKeys = Language.allCases.map { Folding.sortKey(facts.name(in: $0)) }
    columns = document.columns
    words = Self.words(document)
  }

  private static func workout(_ facts: Workout.Facts, _ searchedNames: String) -> [Value] {
    let defaults = facts.defaults
    return [
      .integer(facts.section.rawValue), .integer(facts.familiarity), .text(facts.category.rawValue),
      .optional(facts.force?.rawValue), .optional(facts.mechanic?.rawValue), .text(facts.level.rawValue),
      .text(facts.measurement.rawValue), .text(searchedNames), .optional(defaults.sets),
      .optional(defaults.reps), .optional(defaults.repsMax), .optional(defaults.seconds),
      .optional(defaults.meters), .optional(defaults.rest),
    ]
  }

  private static func names(_ facts: Workout.Facts) -> [[Value]] {
    var names: [[Value]] = []
    func add(_ kind: String, _ language: Language, _ position: Int, _ name: String) {
      names.append([
        .text(kind), .text(language.rawValue), .integer(position), .text(name), .text(Folding.compact(name)),
      ])
    }
    for language in Language.allCases {
      if let own = facts.names[language] { add("name", language, 0, own) }
    }
    for (position, alias) in facts.aliases.enumerated() { add("alias", Language(of: alias), position, alias) }
    return names
  }

  private static func words(_ document: SearchDocument) -> [SearchWordInsertion.Entry] {
    var words: [SearchWordInsertion.Entry] = []
    document.forEachWord { word, isWhole in
      // Numbers are no words: there is no end of them, and another number is not what was meant.
      if !word.isNumber { words.append(SearchWordInsertion.Entry(word: word, isWhole: isWhole)) }
    }
    return words
  }
}

extension SearchDocument {
  /// The index's columns, in its order.
  var columns: [Value] {
    [name, alias, inner, initials, facet].map { .text(String(decoding: $0, as: UTF8.self)) }
  }
}
