/// Where bytes are no JSON that can be read, and why.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The bytes end within a value.
    case ended
    /// A byte stands where JSON does not allow it.
    case unexpected(UInt8)
    /// A number is not written as one.
    case badNumber
    /// A backslash is followed by what is no escape.
    case badEscape
    /// A control character stands in a string as it is.
    case control(UInt8)
    /// A string is no UTF-8. What surrounds it can still be read.
    case notUTF8
    /// Arrays and objects stand in each other deeper than ``JSONReader/greatestDepth``.
    case tooDeep
    /// A value has more bytes than the reader takes.
    case tooLarge(limit: Int)
  }

  /// What is wrong.
  public let reason: Reason
  /// The number of bytes before the place.
  public let offset: Int
  /// The line of the place, counted from 1.
  public let line: Int

  /// The place and the reason, in English.
  public var description: String { "line \(line), byte \(offset + 1): \(reason)" }
}

extension JSONError.Reason: CustomStringConvertible {
  /// The reason in English.
  public var description: String {
    switch self {
    case .ended: "the text ends too early"
    case .unexpected(let byte): "unexpected \(Self.name(of: byte))"
    case .badNumber: "a number is not written as one"
    case .badEscape: "a backslash is followed by what is no escape"
    case .control(let byte): "\(Self.name(of: byte)) stands in a string unescaped"
    case .notUTF8: "a text is not UTF-8"
    case .tooDeep: "more than \(JSONReader.greatestDepth) arrays and objects stand in each other"
    case .tooLarge(let limit): "a value is larger than \(limit) bytes"
    }
  }

  /// A byte as it may be shown.
  public static func name(of byte: UInt8) -> String {
    guard (0x21...0x7E).contains(byte) else {
      let digits = String(byte, radix: 16)
      return "byte 0x" + (digits.count < 2 ? "0" : "") + digits
    }
    return "'\(Unicode.Scalar(byte))'"
  }
}
