import WorkoutCatalog

extension Value {
  /// The greatest count, far beyond any catalog and far from overflow.
  static let largestCount = Int(Int32.max)

  /// What is wrong with a value given to an option; `nil` when nothing is.
  func failure(of text: String, for option: Option) -> Failure? {
    if text.isBlank { return .blank("'\(option.name.typed)'") }
    switch self {
    case .language:
      let languages = Language.allCases.map(\.rawValue)
      return languages.contains(text) ? nil : .notOneOf(languages, text, for: option)
    case .count:
      return Int(text).map((1...Self.largestCount).contains) == true ? nil : .notACount(text, for: option)
    case .muscle: return Muscle.failure(of: text, for: option)
    case .equipment: return Equipment.failure(of: text, for: option)
    case .category: return Category.failure(of: text, for: option)
    case .level: return Level.failure(of: text, for: option)
    case .file, .query, .workout, .plan:
      return nil
    }
  }
}

extension String {
  /// Whether the text holds nothing to see.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
