/// A reason in both languages, for what an import tells of a record.
public struct ImportMessage: Error, Hashable, Sendable, CustomStringConvertible {
  /// In English.
  public let description: String
  private let korean: String

  init(_ english: String, _ korean: String) {
    description = english
    self.korean = korean
  }

  /// The reason in a language.
  public func text(in language: Language) -> String { language == .korean ? korean : description }
}

/// Why a file was not imported; nothing was changed.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Kind: Hashable, Sendable {
    /// The file is not what it says, or nothing that is known.
    case unreadable
    /// It was stopped on request.
    case stopped
    /// The catalog could not be written.
    case store
  }

  /// What kind of trouble it is.
  public let kind: Kind
  private let reason: ImportMessage

  init(_ kind: Kind, _ reason: ImportMessage) {
    self.kind = kind
    self.reason = reason
  }

  init(_ error: StoreError) {
    self.init(.store, ImportMessage(error.description, error.message(in: .korean)))
  }

  /// An error of reading the file, for whoever hands over its pieces.
  public init(reading english: String, korean: String) {
    self.init(.unreadable, ImportMessage(english, korean))
  }

  /// The reason in English.
  public var description: String { reason.description }

  /// The reason in a language.
  public func message(in language: Language) -> String { reason.text(in: language) }
}

extension ImportMessage {
  static let noName = ImportMessage("it has no name", "이름이 없습니다")
  static let noObject = ImportMessage("it is no object", "객체가 아닙니다")
  static let notUTF8 = ImportMessage("it is not UTF-8", "UTF-8이 아닙니다")
  static func tooLong(_ count: Int) -> ImportMessage {
    ImportMessage(
      "its name has \(count) characters, more than \(Workout.Facts.longestName)",
      "이름이 \(count)자로, \(Workout.Facts.longestName)자를 넘습니다")
  }
  static func missing(_ key: String) -> ImportMessage {
    ImportMessage("it has no \(key)", "\(key) 값이 없습니다")
  }
  static func fields(_ count: Int, of expected: Int) -> ImportMessage {
    ImportMessage("it has \(count) fields, not \(expected)", "값이 \(expected)개가 아니라 \(count)개입니다")
  }
}
