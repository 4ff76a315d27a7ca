/// A record that is too large to be read, while it is passed over piece by piece.
///
/// It ends where its brackets or its line do; whether it is JSON is not looked at.
struct OversizeRecord {
  private let isLine: Bool
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var hasBegun = false

  /// One that begins with the next byte that is no white space.
  /// - Parameter isLine: whether it ends with its line.
  init(isLine: Bool) { self.isLine = isLine }

  /// Passes over what is there of it.
  /// - Parameter place: where to begin; afterwards where the record, or the bytes, end.
  /// - Returns: whether the record ends there.
  mutating func pass(_ bytes: [UInt8], from place: inout JSONParser.Place) -> Bool {
    while place.index < bytes.count {
      let byte = bytes[place.index]
      if isLine, hasBegun, byte == UInt8(ascii: "\n") { return true }
      if !isLine, hasBegun, depth == 0, !isInString, isEnd(byte) { return true }
      take(byte)
      place.index += 1
      if byte == UInt8(ascii: "\n") { place.line &+= 1 }
    }
    return false
  }

  /// Whether a byte beside all brackets is no longer of the record.
  private func isEnd(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private mutating func take(_ byte: UInt8) {
    if isEscaped { return isEscaped = false }
    switch byte {
    case UInt8(ascii: "\\") where isInString: isEscaped = true
    case UInt8(ascii: "\""): isInString.toggle()
    case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
    case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: depth -= 1
    case 0x20, 0x09, 0x0A, 0x0D: return
    default: break
    }
    hasBegun = true
  }
}
