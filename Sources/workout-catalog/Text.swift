import WorkoutCatalog

/// A text in both languages.
struct Text: Hashable, Sendable {
  let english: String
  let korean: String

  /// A text in both languages.
  init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  /// The text in one of them.
  subscript(language: Language) -> String {
    language == .korean ? korean : english
  }
}
