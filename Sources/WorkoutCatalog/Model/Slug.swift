/// The stable, typeable name of a workout for scripts.
public enum Slug {
  /// The words of a name in lower case, joined by hyphens; Hangul stays as it is written, composed. A slug
  /// stays itself.
  /// - Returns: "workout" for a name without letters and digits.
  public static func make(from name: String) -> String {
    let slug = name.unicodeScalars.allSatisfy(isPlain) ? plain(name) : words(name).joined(separator: "-")
    return slug.isEmpty ? "workout" : slug
  }

  private static func words(_ name: String) -> [String] {
    var words: [String] = [""]
    for character in name.composed.lowercased() {
      if character.isLetter || character.isNumber {
        words[words.count - 1].append(character)
      } else if character != "'", character != "’", words.last != "" {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Whether the scalar is of those that most names consist of, which a million names need not go through
  /// Unicode's tables for: ASCII and Hangul syllables.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || (0xAC00...0xD7A3).contains(scalar.value)
  }

  private static func plain(_ name: String) -> String {
    var slug: [UInt8] = []
    var isBetweenWords = false
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        if isBetweenWords, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        isBetweenWords = false
        slug.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      case UInt8(ascii: "'"): break
      default: isBetweenWords = true
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
