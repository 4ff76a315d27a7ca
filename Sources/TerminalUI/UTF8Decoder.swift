/// Decodes UTF-8 a byte at a time (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF).
struct UTF8Decoder: Sendable {
  enum Step {
    /// More bytes are needed.
    case incomplete
    /// A scalar is complete.
    case scalar(Unicode.Scalar)
    /// The bytes so far are no character; unless it is consumed, this byte may begin the next.
    case invalid(isConsumed: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  mutating func take(_ byte: UInt8) -> Step {
    if missing == 0 { return begin(byte) }
    guard range.contains(byte) else {
      self = UTF8Decoder()
      return .invalid(isConsumed: false)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    range = 0x80...0xBF
    guard missing == 0 else { return .incomplete }
    defer { self = UTF8Decoder() }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid(isConsumed: true)
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (missing, value) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF:
      (missing, value) = (2, UInt32(byte & 0x0F))
      range = byte == 0xE0 ? 0xA0...0xBF : byte == 0xED ? 0x80...0x9F : 0x80...0xBF
    case 0xF0...0xF4:
      (missing, value) = (3, UInt32(byte & 0x07))
      range = byte == 0xF0 ? 0x90...0xBF : byte == 0xF4 ? 0x80...0x8F : 0x80...0xBF
    default: return .invalid(isConsumed: true)
    }
    return .incomplete
  }
}
