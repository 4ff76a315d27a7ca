/// A language the catalog speaks.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The language that a text is written in, by its script: Korean when any Hangul stands in it.
  public init(of text: String) {
    self = text.unicodeScalars.contains(where: Hangul.contains) ? .korean : .english
  }

  /// The other one, in which a name is shown when this one has none.
  public var other: Language { self == .english ? .korean : .english }
}
