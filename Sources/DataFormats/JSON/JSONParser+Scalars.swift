extension JSONParser {
  /// Takes a string.
  mutating func string() throws(Stop) -> String {
    let start = place.index
    var index = start &+ 1
    var union: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      union |= byte
      if byte == UInt8(ascii: "\"") {
        place.index = index &+ 1
        let utf8 = UnsafeBufferPointer(rebasing: bytes[start &+ 1..<index])
        // Most strings are ASCII, which needs no look at its own.
        return union < 0x80 ? String(decoding: utf8, as: UTF8.self) : text(utf8, from: start)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start, to: index) }
      guard byte >= 0x20 else { throw .failure(error(.control(byte), at: index)) }
      index &+= 1
    }
    throw .incomplete
  }

  private mutating func text(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    if let text = String(validating: utf8, as: UTF8.self) { return text }
    if defect == nil { defect = error(.notUTF8, at: start) }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Takes a string whose first escape is at an index.
  private mutating func escapedString(from start: Int, to escape: Int) throws(Stop) -> String {
    var text = Array(bytes[start &+ 1..<escape])
    place.index = escape
    while true {
      let byte = try next()
      switch byte {
      case UInt8(ascii: "\""):
        place.index &+= 1
        return text.withUnsafeBufferPointer { self.text($0, from: start) }
      case UInt8(ascii: "\\"):
        place.index &+= 1
        try takeEscape(into: &text)
      case 0x00..<0x20: throw failure(.control(byte))
      default:
        text.append(byte)
        place.index &+= 1
      }
    }
  }

  private mutating func takeEscape(into text: inout [UInt8]) throws(Stop) {
    let byte = try next()
    place.index &+= 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += UTF8.encode(try scalar()) ?? UTF8.encodedReplacementCharacter
    default:
      place.index &-= 1
      throw failure(.badEscape)
    }
  }

  /// Takes the digits after `\u`, and the other half of a surrogate pair.
  private mutating func scalar() throws(Stop) -> Unicode.Scalar {
    let unit = try codeUnit()
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    // A half without the other stands for a character that nobody knows; what follows it is read by itself.
    let after = place
    guard try next() == UInt8(ascii: "\\") else { return "\u{FFFD}" }
    place.index &+= 1
    guard try next() == UInt8(ascii: "u") else {
      place = after
      return "\u{FFFD}"
    }
    place.index &+= 1
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      place = after
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(second & 0x3FF))) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(Stop) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let byte = try next()
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte &- UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte &- UInt8(ascii: "a") &+ 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte &- UInt8(ascii: "A") &+ 10
      default: throw failure(.badEscape)
      }
      unit = unit << 4 | UInt16(digit)
      place.index &+= 1
    }
    return unit
  }

  /// Takes a number.
  /// - Returns: its text.
  mutating func number() throws(Stop) -> String {
    let start = place.index
    if try next() == UInt8(ascii: "-") { place.index &+= 1 }
    if try next() == UInt8(ascii: "0") { place.index &+= 1 } else { try takeDigits() }
    if peek == UInt8(ascii: ".") {
      place.index &+= 1
      try takeDigits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      place.index &+= 1
      let sign = try next()
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { place.index &+= 1 }
      try takeDigits()
    }
    // At the end of what is there, more digits may be on their way.
    guard let byte = peek else {
      guard isWhole else { throw .incomplete }
      return String(decoding: bytes[start...], as: UTF8.self)
    }
    if byte == UInt8(ascii: ".") || Self.isDigit(byte) { throw failure(.badNumber) }
    return String(decoding: bytes[start..<place.index], as: UTF8.self)
  }

  private mutating func takeDigits() throws(Stop) {
    guard Self.isDigit(try next()) else { throw failure(.badNumber) }
    repeat { place.index &+= 1 } while peek.map(Self.isDigit) ?? false
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
