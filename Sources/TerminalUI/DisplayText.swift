internal import CNcurses

/// How text looks on a terminal: its width in cells, and its form with everything harmful made visible.
///
/// All functions are pure, and quick for ASCII, Latin, Hangul syllables and Han. Widths are utf8proc's
/// (Unicode's East Asian Width, emoji presentation); characters of ambiguous width count as one cell, or as two where
/// the process's locale says so.
///
/// Nothing that steers a terminal survives: control characters show as their pictures (`␛`, `␊`, `␉`),
/// invisible or direction-changing characters, unassigned ones, and Hangul vowels and finals without a leading
/// consonant by their number in hex (`‹202E›`), and a combining mark without a base stands on a dotted circle.
/// Decomposed text shows composed. What is shown, shown again, is the same.
public enum DisplayText {
  /// The side at which text stands in a column that is wider than it.
  public enum Alignment: Hashable, Sendable {
    /// The left, or the right.
    case leading, trailing
  }

  /// The number of cells that the text takes when shown.
  /// - Complexity: O(*n*) in the text's length.
  public static func width(of text: String) -> Int {
    width(of: text, stoppingBeyond: .max)
  }

  /// The text as it is shown: one line, without anything that a terminal would obey.
  /// - Complexity: O(*n*) in the text's length.
  public static func neutralized(_ text: String) -> String {
    if text.utf8.allSatisfy(isPrintableASCII) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    forEachUnit(in: text) { unit, _ in
      unit.append(to: &result)
      return true
    }
    return result
  }

  /// The text as it is shown in at most `width` cells; what is wider is cut and ends in `…`.
  /// - Complexity: O(*width*), and for decomposed or emoji text its length up to there.
  public static func truncated(_ text: String, to width: Int) -> String {
    fitted(text, to: width).text
  }

  /// The text as it is shown in exactly `width` cells: cut as `truncated(_:to:)` does, or filled with blanks.
  public static func padded(_ text: String, to width: Int, _ alignment: Alignment = .leading) -> String {
    let (shown, used) = fitted(text, to: width)
    let blanks = String(repeating: " ", count: max(0, width - used))
    return alignment == .leading ? shown + blanks : blanks + shown
  }

  private static func fitted(_ text: String, to width: Int) -> (text: String, width: Int) {
    guard width > 0 else { return ("", 0) }
    let isCut = self.width(of: text, stoppingBeyond: width) > width
    let room = isCut ? width - 1 : width
    var result = ""
    var used = 0
    forEachUnit(in: text) { unit, _ in
      guard used + unit.width <= room else { return false }
      unit.append(to: &result)
      used += unit.width
      return true
    }
    if isCut {
      result.unicodeScalars.append(cutMark)
      used += 1
    }
    return (result, used)
  }

  /// The width, or some number greater than `limit` as soon as it is known to be wider than that.
  static func width(of text: String, stoppingBeyond limit: Int) -> Int {
    var width = 0
    forEachUnit(in: text) { unit, _ in
      width += unit.width
      return width <= limit
    }
    return width
  }

  /// The width that the locale gives a character, where it is one that takes two cells for those of ambiguous width
  /// (as the multiplication sign is), for the terminal of such a locale does so, too; `nil` everywhere else.
  ///
  /// The locale is asked once, when the first text is shown: whoever sets it does so before.
  @TaskLocal static var localeWidth: (@Sendable (Unicode.Scalar) -> Int)? = widthInWideLocale()

  private static func widthInWideLocale() -> (@Sendable (Unicode.Scalar) -> Int)? {
    guard cncurses_width(0xD7) == 2 else { return nil }
    return { scalar in Int(cncurses_width(wchar_t(scalar.value))) }
  }

  /// What ends text that is cut: one cell in every locale.
  static var cutMark: Unicode.Scalar { localeWidth == nil ? "…" : "~" }

  static func isPrintableASCII(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }
}
