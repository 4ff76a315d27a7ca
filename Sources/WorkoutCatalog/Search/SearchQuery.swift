/// What a person looks for: words, and facets to keep to.
public struct SearchQuery: Hashable, Sendable {
  /// The words as typed.
  public var text: String
  /// Keep to workouts that train one of these, in either role; all when empty.
  public var muscles: [Muscle]
  /// Keep to workouts done with one of these; all when empty.
  public var equipment: [Equipment]
  /// Keep to one of these kinds of training; all when empty.
  public var categories: [Category]
  /// Keep to one of these levels; all when empty.
  public var levels: [Level]

  /// A query; facets that are left out do not filter.
  public init(
    _ text: String = "", muscles: [Muscle] = [], equipment: [Equipment] = [], categories: [Category] = [],
    levels: [Level] = []
  ) {
    self.text = text
    self.muscles = muscles
    self.equipment = equipment
    self.categories = categories
    self.levels = levels
  }

  /// Whether the query asks for the whole catalog. One of marks alone does not: it asks for what no name has.
  public var isEmpty: Bool { isBlank && !hasFilter }

  /// Whether nothing but white space was typed.
  var isBlank: Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Whether a facet narrows the query.
  public var hasFilter: Bool {
    !(muscles.isEmpty && equipment.isEmpty && categories.isEmpty && levels.isEmpty)
  }

  /// The folded words. More than a person types in earnest is not looked at: it could only make the search slow.
  var words: [FoldedWord] {
    Folding.words(String(text.unicodeScalars.prefix(Self.longestText))).prefix(Self.mostWords).map {
      $0.prefix(Self.longestWord)
    }
  }

  private static let longestText = 256
  private static let mostWords = 12
  /// In letters or jamo; also what `EditDistance` can compare at once.
  private static let longestWord = 64
}
