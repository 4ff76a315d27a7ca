/// What follows Esc: control sequences, strings, and the keys of one terminal.
extension KeyParser {
  /// A longer control sequence is swallowed; what keys and mice send is half as long at most.
  private static let longestSequence = 64
  private static let longestString = 4096

  /// After `Esc ]`, `Esc P` or `Esc _`: a terminal's answer to a query begins as checked here, a person's
  /// Alt-chord hardly does.
  mutating func stepStringStart(_ byte: UInt8) {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    let isString =
      switch raw.last {
      case UInt8(ascii: "]"): isDigit
      case UInt8(ascii: "P"): isDigit || [0x21, 0x24, 0x2B, 0x3E, 0x3F, 0x7C].contains(byte)  // ! $ + > ? |
      default: byte == UInt8(ascii: "G")
      }
    guard isString else { return abandon(before: byte) }
    state = .string
    stringLength = 0
    raw = []
  }

  mutating func stepString(_ byte: UInt8) {
    stringLength += 1
    if raw == [Self.escapeByte] {
      // Esc \ ends it; Esc with anything else begins the next sequence.
      end()
      if byte != UInt8(ascii: "\\") {
        step(Self.escapeByte)
        step(byte)
      }
    } else if byte == Self.escapeByte {
      raw = [byte]
    } else if byte == 0x07 || stringLength > Self.longestString {
      end()
    }
  }

  mutating func stepCSI(_ byte: UInt8) {
    if takeCustom(byte) { return }
    let isFirst = raw.last == UInt8(ascii: "[") && raw.count <= 3
    switch byte {
    case UInt8(ascii: "[") where isFirst:
      state = .linuxFunction
      raw.append(byte)
    case UInt8(ascii: "M") where isFirst:
      state = .x10Mouse
      raw = []
    case UInt8(ascii: "$") where isShiftedByRxvt: finishCSI(byte)
    case 0x20..<0x40:
      raw.append(byte)
      if raw.count > Self.longestSequence { state = .csiTooLong }
    case 0x40..<0x7F: finishCSI(byte)
    default: abandon(before: byte)
    }
  }

  private mutating func finishCSI(_ final: UInt8) {
    let isAlt = raw.starts(with: [Self.escapeByte, Self.escapeByte])
    let sequence = ControlSequence(parameters: raw.dropFirst(isAlt ? 3 : 2), final: final, isAlt: isAlt)
    end()
    if sequence.beginsPaste {
      state = .paste
    } else if let scalar = sequence.typed {
      typed.append(scalar)
    } else if let event = sequence.event {
      emit(event)
    }
  }

  /// Whether a dollar ends the open sequence: rxvt sends it for Shift, behind the number of a key. Everywhere else it is
  /// an intermediate byte, as in the report of a mode.
  private var isShiftedByRxvt: Bool {
    let isAlt = raw.starts(with: [Self.escapeByte, Self.escapeByte])
    let number = raw.dropFirst(isAlt ? 3 : 2)
    let isNumber = number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber
      && ControlSequence(parameters: number, final: UInt8(ascii: "$"), isAlt: isAlt).event != nil
  }

  mutating func stepTooLong(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40: break
    case 0x40..<0x7F: end()
    default: abandon(before: byte)
    }
  }

  mutating func stepSS3(_ byte: UInt8) {
    if takeCustom(byte) { return }
    switch byte {
    case 0x30..<0x40 where raw.count < Self.longestSequence: raw.append(byte)
    case 0x40..<0x7F:
      let isAlt = raw.starts(with: [Self.escapeByte, Self.escapeByte])
      let key = ControlSequence(parameters: raw.dropFirst(isAlt ? 3 : 2), final: byte, isAlt: isAlt).ss3Key
      end()
      if let key { emit(.key(key)) }
    default: abandon(before: byte)
    }
  }

  mutating func stepLinuxFunction(_ byte: UInt8) {
    guard (0x40..<0x7F).contains(byte) else { return abandon(before: byte) }
    end()
    if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) { emit(.key(.function(Int(byte) - 0x40))) }
  }

  mutating func stepX10Mouse(_ byte: UInt8) {
    raw.append(byte)
    guard raw.count == 3 else { return }
    // Button, column and row, each plus 32; the places count from 1.
    let values = raw.map { Int($0) - 32 }
    end()
    if let event = ControlSequence.mouse(button: values[0], column: values[1], row: values[2]) { emit(event) }
  }

  /// Takes a byte that continues or completes one of the terminal's own sequences.
  mutating func takeCustom(_ byte: UInt8) -> Bool {
    guard !customKeys.isEmpty else { return false }
    let candidate = raw + [byte]
    if let key = customKeys[candidate], !customPrefixes.contains(candidate) {
      emit(.key(key))
      end()
      return true
    }
    guard case .escape = state, byte != UInt8(ascii: "["), byte != UInt8(ascii: "O"),
      customPrefixes.contains(candidate)
    else { return false }
    raw = candidate
    state = .custom
    return true
  }

  mutating func stepCustom(_ byte: UInt8) {
    raw.append(byte)
    if let key = customKeys[raw] {
      emit(.key(key))
      end()
    } else if !customPrefixes.contains(raw) {
      if byte < 0x20 { abandon(before: byte) } else { end() }
    }
  }
}
