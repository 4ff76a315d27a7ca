internal import CUtf8proc

/// Text as search compares it: without case, accents, width, hyphens and the like.
public enum Folding {
  /// The text decomposed by compatibility (NFKD), case-folded and without combining marks. Hangul syllables
  /// become conjoining jamo.
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return asciiLowercased(text) }
    let options =
      UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue
      | UTF8PROC_STRIPMARK.rawValue | UTF8PROC_IGNORE.rawValue
    var input = Hangul.splittingClusters(text)
    var output: UnsafeMutablePointer<UInt8>?
    let count = input.withUTF8 { bytes in
      utf8proc_map(bytes.baseAddress, bytes.count, &output, utf8proc_option_t(rawValue: options))
    }
    defer { free(output) }
    // A Swift string is valid UTF-8, so only running out of memory could leave nothing here.
    guard count >= 0, let output else { return asciiLowercased(text) }
    let folded = String(decoding: UnsafeBufferPointer(start: output, count: count), as: UTF8.self)
    guard folded.unicodeScalars.contains(where: { undecomposed[$0] != nil }) else { return folded }
    return folded.unicodeScalars.reduce(into: "") { $0 += undecomposed[$1] ?? String($1) }
  }

  private static func asciiLowercased(_ text: String) -> String {
    String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Letters that Unicode does not decompose, as people type them without the stroke or ligature.
  private static let undecomposed: [Unicode.Scalar: String] = [
    "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  ]

  /// The folded words of a text. An apostrophe does not part a word; anything else that is no letter or digit
  /// does, and so does a change between Hangul and another script.
  public static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in fold(text).unicodeScalars {
      if isWordScalar(scalar) {
        if let last = word.last, Hangul.contains(last) != Hangul.contains(scalar) { end() }
        word.append(scalar)
      } else if !isApostrophe(scalar) {
        end()
      }
    }
    end()
    return words
  }

  /// The folded words of a text written together.
  public static func compact(_ text: String) -> String {
    words(text).joined()
  }

  /// An English word without the ending of the plural; other words as they are.
  public static func singular(_ word: String) -> String {
    guard word.utf8.count > 2, word.utf8.allSatisfy({ $0 < 0x80 }), word.hasSuffix("s") else { return word }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    for ending in ["ches", "shes", "sses", "xes", "zes", "yes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
    return String(word.dropLast())
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return switch scalar {
      case "a"..."z", "0"..."9": true
      default: false
      }
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "ʼ", "`", "´": true
    default: false
    }
  }
}
