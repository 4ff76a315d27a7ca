/// A complete `Esc [` or `Esc O` sequence, and what it stands for.
struct ControlSequence {
  private struct Modifiers: OptionSet {
    let rawValue: Int
    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  private let marker: UInt8?
  private let parameters: [[Int]]
  private let hasIntermediates: Bool
  private let final: UInt8
  private let isAlt: Bool

  /// - Parameters:
  ///   - parameters: the bytes between the introducer and the final byte.
  ///   - isAlt: whether a second Esc went before, as some terminals send Alt.
  init(parameters bytes: ArraySlice<UInt8>, final: UInt8, isAlt: Bool) {
    let marker = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    self.marker = marker
    hasIntermediates = bytes.contains { $0 < 0x30 }
    let numbers = bytes.drop { $0 == marker }.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    parameters = numbers.map { number in
      number.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
    self.final = final
    self.isAlt = isAlt
  }

  /// A decimal number, kept small however many digits it has; 0 when there are none.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { value, digit in
      (0x30...0x39).contains(digit) ? min(value * 10 + Int(digit - 0x30), 0x11_0000) : value
    }
  }

  private func parameter(_ index: Int) -> Int {
    index < parameters.count ? parameters[index].first ?? 0 : 0
  }

  private func modifiers(_ index: Int) -> Modifiers {
    Modifiers(rawValue: max(0, parameter(index) - 1)).union(isAlt ? .alt : [])
  }

  var beginsPaste: Bool { final == UInt8(ascii: "~") && marker == nil && parameter(0) == 200 }

  /// The character that a spelt-out key types.
  var typed: Unicode.Scalar? {
    guard case .character(let scalar)? = spelt else { return nil }
    return scalar
  }

  var event: Event? {
    if marker == UInt8(ascii: "<") { return sgrMouse }
    guard marker == nil, !hasIntermediates else { return nil }
    if case .key(let key)? = spelt { return .key(key) }
    return (final == UInt8(ascii: "~") ? numberedKey : letterKey).map(Event.key)
  }

  /// The key of `Esc O`, where a digit before the final byte is a modifier.
  var ss3Key: Key? {
    let modifiers = Modifiers(rawValue: max(0, parameter(parameters.count - 1) - 1)).union(isAlt ? .alt : [])
    switch final {
    case UInt8(ascii: "M"): return .enter
    // rxvt's Ctrl-arrows.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return cursorKey(final - 0x20).map { Self.key($0, with: .control) }
    default: return cursorKey(final).map { Self.key($0, with: modifiers) }
    }
  }

  private var letterKey: Key? {
    switch final {
    case UInt8(ascii: "Z"): .backTab
    // rxvt: Shift-arrows; Ctrl, Shift and both with a numbered key.
    case UInt8(ascii: "a")...UInt8(ascii: "d"): cursorKey(final - 0x20)
    case UInt8(ascii: "^"), UInt8(ascii: "@"), UInt8(ascii: "$"): numberedKey
    default: cursorKey(final).map { Self.key($0, with: modifiers(1)) }
    }
  }

  private func cursorKey(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  private var numberedKey: Key? {
    switch parameter(0) {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(parameter(0) - 10)
    case 17...21: .function(parameter(0) - 11)
    case 23, 24: .function(parameter(0) - 12)
    default: nil
    }
  }

  private enum Spelt {
    case key(Key)
    case character(Unicode.Scalar)
  }

  /// A key sent as its character's number: kitty's `number;modifiers u`, xterm's `27;modifiers;number ~`.
  private var spelt: Spelt? {
    guard marker == nil, !hasIntermediates else { return nil }
    let code: Int
    let modifiers: Modifiers
    if final == UInt8(ascii: "u") {
      // A third kind of event is the key's release.
      if parameters.count > 1, parameters[1].count > 1, parameters[1][1] == 3 { return nil }
      (code, modifiers) = (parameter(0), self.modifiers(1))
    } else if final == UInt8(ascii: "~"), parameter(0) == 27 {
      (code, modifiers) = (parameter(2), self.modifiers(1))
    } else {
      return nil
    }
    // Kitty numbers keys without a character in the private use area.
    guard let scalar = Unicode.Scalar(UInt32(code)), !(0xE000...0xF8FF).contains(code) else { return nil }
    switch code {
    case 0, 0x80..<0xA0: return nil
    case 1..<0x20, 0x7F: return .key(Self.key(Key(control: UInt8(code)), with: modifiers))
    default: break
    }
    if modifiers.contains(.control) {
      return code < 0x7F ? .key(.control(Character(String(scalar).lowercased()))) : nil
    }
    return modifiers.contains(.alt) ? .key(.alt(Character(scalar))) : .character(scalar)
  }

  private static func key(_ key: Key, with modifiers: Modifiers) -> Key {
    let isWord = !modifiers.isDisjoint(with: [.alt, .control])
    switch key {
    case .left where isWord: return .wordLeft
    case .right where isWord: return .wordRight
    case .backspace where isWord: return .deleteWord
    case .tab where modifiers.contains(.shift): return .backTab
    default: return key
    }
  }

  private var sgrMouse: Event? {
    guard final == UInt8(ascii: "M") else { return nil }
    return Self.mouse(button: parameter(0), column: parameter(1), row: parameter(2))
  }

  /// A press of one of three buttons or a step of the wheel; `nil` for a release, a move or anything else.
  /// - Parameters:
  ///   - button: xterm's bits: 3 for the button, 4, 8 and 16 for modifiers, 32 for a move, 64 for the wheel.
  ///   - column: counted from 1.
  ///   - row: counted from 1.
  static func mouse(button: Int, column: Int, row: Int) -> Event? {
    guard column > 0, row > 0 else { return nil }
    let point = Point(column: column - 1, row: row - 1)
    switch button & ~0x1C {
    case 0...2: return .click(point)
    case 64: return .scroll(-1, at: point)
    case 65: return .scroll(1, at: point)
    default: return nil
    }
  }
}

extension Key {
  /// The key that sends a C0 control or DEL.
  init(control byte: UInt8) {
    switch byte {
    // Enter sends CR; LF comes from scripts that write a line.
    case 0x0A, 0x0D: self = .enter
    case 0x09: self = .tab
    case 0x1B: self = .escape
    case 0x08, 0x7F: self = .backspace
    // Ctrl clears the two high bits of `@A…Z[\]^_`; the letters are named in lower case.
    default:
      let letter = byte | 0x40
      let isLetter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
      self = .control(Character(Unicode.Scalar(isLetter ? letter | 0x20 : letter)))
    }
  }
}
