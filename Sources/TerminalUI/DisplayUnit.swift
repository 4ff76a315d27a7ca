internal import CUtf8proc

/// What a terminal puts into one place: a character of one or two cells with the marks that combine with it,
/// or a whole emoji sequence.
struct DisplayUnit {
  /// The only scalar, or the first.
  var scalar: Unicode.Scalar
  /// The whole text when it is more than `scalar`.
  var text: String?
  /// 1 or 2 cells.
  var width: Int

  func append(to string: inout String) {
    if let text {
      string += text
    } else {
      string.unicodeScalars.append(scalar)
    }
  }
}

extension DisplayText {
  /// Walks the units of the text as it is shown, with the UTF-8 offset of the grapheme that each comes from,
  /// until `body` returns `false`.
  ///
  /// A run of scalars that never join with one another (ASCII, Hangul syllables, Han and the like) is walked
  /// scalar by scalar; finding grapheme boundaries, and composing, is left for the rest.
  @inline(__always)
  static func forEachUnit(in text: String, _ body: (DisplayUnit, _ offset: Int) -> Bool) {
    var text = text
    text.makeContiguousUTF8()
    let walked: Void? = text.utf8.withContiguousStorageIfAvailable { utf8 in
      var offset = 0
      var next = scalar(in: utf8, at: 0)
      while let (scalar, length) = next {
        var following = offset + length
        next = Self.scalar(in: utf8, at: following)
        let width = standaloneWidth(scalar)
        if width > 0, next.map({ standaloneWidth($0.0) > 0 }) ?? true {
          guard body(DisplayUnit(scalar: scalar, width: width), offset) else { return }
        } else {
          following = graphemeEnd(in: utf8, from: offset)
          let grapheme = UnsafeBufferPointer(rebasing: utf8[offset..<following])
          for unit in units(ofGrapheme: grapheme) {
            guard body(unit, offset) else { return }
          }
          next = Self.scalar(in: utf8, at: following)
        }
        offset = following
      }
    }
    assert(walked != nil, "a string made contiguous has contiguous storage")
  }

  /// The end of the extended grapheme cluster that begins at an offset (UAX #29).
  ///
  /// utf8proc's tables take a third of the time of the standard library's, which shows where a screen is full
  /// of emoji.
  private static func graphemeEnd(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard var (last, end) = scalar(in: utf8, at: start) else { return start }
    end += start
    var state: utf8proc_int32_t = 0
    while let (next, length) = scalar(in: utf8, at: end),
      !utf8proc_grapheme_break_stateful(Int32(last.value), Int32(next.value), &state)
    {
      last = next
      end += length
    }
    return end
  }

  /// Decodes the scalar at an offset of a string's own UTF-8, which is always valid.
  @inline(__always)
  private static func scalar(in utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> (Unicode.Scalar, Int)? {
    guard offset < utf8.count else { return nil }
    let lead = UInt32(utf8[offset])
    if lead < 0x80 { return (Unicode.Scalar(UInt8(lead)), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = lead & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length { value = value << 6 | UInt32(utf8[index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// The width of a printable scalar that joins with no other of this kind, so that two of them in a row are
  /// two graphemes; 0 for every other scalar.
  @inline(__always)
  private static func standaloneWidth(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 ? 1 : 0 }
    switch value {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163: return 2
    case 0xA1...0xAC, 0xAE...0x17F, 0x2010...0x2027, 0x2500...0x257F: return localeWidth == nil ? 1 : 0
    default: return 0
    }
  }

  /// - Parameter utf8: a grapheme, whole.
  private static func units(ofGrapheme utf8: UnsafeBufferPointer<UInt8>) -> [DisplayUnit] {
    guard let (first, length) = scalar(in: utf8, at: 0) else { return [] }
    var units: [DisplayUnit] = []
    if length == utf8.count {
      append(first, to: &units)
    } else if isEmojiSequence(first, utf8, from: length) {
      units.append(DisplayUnit(scalar: first, text: String(decoding: utf8, as: UTF8.self), width: 2))
    } else {
      forEachComposedScalar(of: utf8) { append($0, to: &units) }
    }
    return units
  }

  private static func append(_ scalar: Unicode.Scalar, to units: inout [DisplayUnit]) {
    if isHarmful(scalar, after: units.last) {
      units += mark(for: scalar)
      return
    }
    let width = cellWidth(scalar)
    if width > 0 {
      units.append(DisplayUnit(scalar: scalar, width: width))
      return
    }
    // Some spacing marks, as those of Burmese, join with nothing and take a cell of their own.
    if units.isEmpty, utf8proc_grapheme_break(0x25CC, Int32(scalar.value)) {
      units.append(DisplayUnit(scalar: scalar, width: 1))
      return
    }
    // Other zero-width scalars belong to the character before; without one they stand on a dotted circle.
    var base = units.popLast() ?? DisplayUnit(scalar: "\u{25CC}", width: 1)
    var text = base.text ?? String(base.scalar)
    text.unicodeScalars.append(scalar)
    base.text = text
    units.append(base)
  }

  /// Flags, keycaps, emoji joined or modified, and characters asked to look like emoji (U+FE0F).
  /// - Parameter offset: where the second scalar of the grapheme is.
  private static func isEmojiSequence(
    _ first: Unicode.Scalar, _ utf8: UnsafeBufferPointer<UInt8>, from offset: Int
  ) -> Bool {
    guard let (second, length) = scalar(in: utf8, at: offset) else { return false }
    if isRegionalIndicator(first) { return isRegionalIndicator(second) }
    switch second.value {
    case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: return first.properties.isEmoji
    case 0x200D:
      let third = scalar(in: utf8, at: offset + length)
      return first.properties.isEmoji && third?.0.properties.isEmoji ?? false
    default: return false
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a scalar steers the terminal or hides: controls, line and paragraph separators, formats such
  /// as bidi overrides, blank letters, and what this Unicode version does not know.
  private static func isHarmful(_ scalar: Unicode.Scalar, after unit: DisplayUnit?) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D:
      // Joiners shape the scripts from Arabic to Georgian; elsewhere they only hide.
      guard let unit else { return true }
      return !(0x600..<0x1100).contains(unit.scalar.value)
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x034F: return true
    // A vowel or a final without its leading consonant joins with nothing, not even with a dotted circle.
    case 0x1161...0x11FF, 0xD7B0...0xD7FF:
      guard let unit, isHangul(unit.scalar) else { return true }
    default: break
    }
    switch utf8proc_category(Int32(bitPattern: scalar.value)) {
    case UTF8PROC_CATEGORY_CC, UTF8PROC_CATEGORY_CF, UTF8PROC_CATEGORY_CN, UTF8PROC_CATEGORY_CS,
      UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP:
      return true
    default: return false
    }
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// What is shown in place of a harmful scalar: Unicode's picture of a C0 control, else its number.
  private static func mark(for scalar: Unicode.Scalar) -> [DisplayUnit] {
    let picture: UInt32? = scalar.value < 0x20 ? 0x2400 + scalar.value : scalar.value == 0x7F ? 0x2421 : nil
    if let picture = picture.flatMap(Unicode.Scalar.init) { return [DisplayUnit(scalar: picture, width: 1)] }
    return "‹\(String(scalar.value, radix: 16, uppercase: true))›".unicodeScalars
      .map { DisplayUnit(scalar: $0, width: 1) }
  }

  private static func cellWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Conjoining vowels and finals take part in the leading consonant's cells; utf8proc says 1.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    default:
      switch Int(utf8proc_charwidth(Int32(bitPattern: scalar.value))) {
      case ...0: 0
      case 1 where !scalar.isASCII && localeWidth?(scalar) == 2: 2
      case let width: min(2, width)
      }
    }
  }

  /// Walks the scalars of Normalization Form C, so that decomposed Hangul has the width and look of its
  /// syllables.
  private static func forEachComposedScalar(
    of utf8: UnsafeBufferPointer<UInt8>, _ body: (Unicode.Scalar) -> Void
  ) {
    // The longest canonical decomposition of a scalar has 4, that of one of two bytes 3 (Unicode 15).
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: utf8.count * 2) { scalars in
      let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
      var count = utf8proc_decompose(
        utf8.baseAddress, utf8.count, scalars.baseAddress, scalars.count, options)
      if (0...scalars.count).contains(count) {
        count = utf8proc_normalize_utf32(scalars.baseAddress, count, options)
      }
      assert((0...scalars.count).contains(count), "valid UTF-8 decomposes into the room there is")
      for scalar in scalars.prefix(max(0, count)) {
        body(Unicode.Scalar(UInt32(bitPattern: scalar)) ?? "\u{FFFD}")
      }
    }
  }
}
