/// Something that a source says of a workout in words, or a link.
public struct WorkoutText: Hashable, Sendable {
  /// What a text is.
  public enum Kind: String, CaseIterable, Sendable {
    case description
    /// One step of how it is done.
    case instruction
    case tip, note
    /// The address of a picture or a film, or its path in the source's own files.
    case image, video
    case licence, author
    /// A fact that no vocabulary has a word for, as `key: value`.
    case fact
  }

  /// The most Unicode scalars of a text.
  public static let longest = 20_000

  /// What it is.
  public let kind: Kind
  /// The language, as an ISO 639-1 code; empty where none is known, or none matters.
  public let language: String
  /// The text, without control characters but line breaks.
  public let text: String

  /// A text.
  public init(_ kind: Kind, _ text: String, language: String = "") {
    self.kind = kind
    self.language = language
    self.text = text
  }
}

/// What one source says of a workout.
public struct WorkoutSource: Hashable, Sendable {
  /// The source, such as `wger`.
  public let name: String
  /// What the source knows the workout by.
  public let id: String
  /// What it says, in order.
  public let texts: [WorkoutText]
}
