internal import CUtf8proc

/// Text as search compares it: without case, accents, width, hyphens and the like.
public enum Folding {
  /// The folded words of a text written together.
  public static func compact(_ text: String) -> String {
    withoutSpaces(folded(text))
  }

  /// What a text is sorted by: its folded words written together, Hangul in dictionary order.
  public static func sortKey(_ text: String) -> String {
    withoutSpaces(folded(text, Folder(hangul: .inOrder)))
  }

  /// The folded words of a text. An apostrophe does not part a word; anything else that is no letter or digit
  /// does, and so does a change between Hangul and another script.
  static func words(_ text: String) -> [FoldedWord] {
    let bytes = folded(text)
    var words: [FoldedWord] = []
    var start = 0
    for index in bytes.indices where bytes[index] == space {
      words.append(FoldedWord(bytes[start..<index]))
      start = index + 1
    }
    if start < bytes.count { words.append(FoldedWord(bytes[start...])) }
    return words
  }

  /// The folded words of a text as UTF-8, with a space between.
  /// - Complexity: O(*n*) in the text's length.
  static func folded(_ text: String) -> [UInt8] { folded(text, Folder(hangul: .asTyped)) }

  private static func withoutSpaces(_ folded: consuming [UInt8]) -> String {
    folded.removeAll { $0 == space }
    return String(decoding: folded, as: UTF8.self)
  }

  private static let space = UInt8(ascii: " ")

  private static func folded(_ text: String, _ folder: consuming Folder) -> [UInt8] {
    folder.output.reserveCapacity(text.utf8.count * 3)
    for scalar in text.unicodeScalars { folder.append(scalar.value) }
    return folder.output
  }

  /// An English word without the ending of the plural; other words as they are.
  static func singular(_ word: FoldedWord) -> FoldedWord {
    let bytes = word.bytes
    guard bytes.count > 2, bytes.last == UInt8(ascii: "s"), word.isASCII else { return word }
    func ends(_ ending: StaticString) -> Bool {
      ending.withUTF8Buffer { bytes.count >= $0.count && bytes.suffix($0.count).elementsEqual($0) }
    }
    if ends("ss") || ends("us") || ends("is") { return word }
    if word == "calves" { return "calf" }
    if ends("ches") || ends("shes") || ends("sses") || ends("xes") || ends("zes") || ends("yes") {
      return FoldedWord(bytes.dropLast(2))
    }
    if bytes.count > 4, ends("ies") { return FoldedWord(bytes.dropLast(3) + "y".utf8) }
    return FoldedWord(bytes.dropLast())
  }
}

/// The state of folding one text.
struct Folder {
  enum HangulForm {
    /// As the keys that type it; see `Hangul`.
    case asTyped
    /// As conjoining jamo, which sort as a dictionary does.
    case inOrder
  }

  private enum Script { case hangul, other }

  private let hangul: HangulForm
  /// The folded words so far, with a space between.
  fileprivate(set) var output: [UInt8] = []
  /// The script of the word under way.
  private var script: Script?

  init(hangul: HangulForm) { self.hangul = hangul }

  /// Ends the word under way: what comes next is another one.
  mutating func endWord() { script = nil }

  mutating func append(_ scalar: UInt32) {
    if scalar < 0x80 { return appendASCII(UInt8(scalar)) }
    guard hangul == .asTyped, Hangul.hasKeys(scalar) else { return appendDecomposed(scalar) }
    begin(.hangul)
    Hangul.appendKeys(of: scalar, to: &output)
  }

  /// Appends text in well-formed UTF-8.
  mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let lead = text[index]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      guard index + length <= text.count else { return }
      if length == 1 {
        appendASCII(lead)
      } else {
        var scalar = UInt32(lead) & (0x7F >> UInt32(length))
        for next in index + 1..<index + length { scalar = scalar << 6 | UInt32(text[next] & 0x3F) }
        append(scalar)
      }
      index += length
    }
  }

  private mutating func appendASCII(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      begin(.other)
      output.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      begin(.other)
      output.append(byte | 0x20)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): break
    default: script = nil
    }
  }

  /// Begins a word where the last one ended or was of another script.
  private mutating func begin(_ script: Script) {
    guard self.script != script else { return }
    self.script = script
    if !output.isEmpty { output.append(UInt8(ascii: " ")) }
  }

  /// Decomposes by compatibility (NFKD), folds the case and drops combining marks: Unicode Standard Annex 15, and
  /// CaseFolding.txt, as utf8proc has them.
  private mutating func appendDecomposed(_ scalar: UInt32) {
    if Self.isApostrophe(scalar) { return }
    let options =
      UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue
      | UTF8PROC_STRIPMARK.rawValue | UTF8PROC_IGNORE.rawValue
    // The longest decomposition in Unicode has 18 scalars.
    withUnsafeTemporaryAllocation(of: utf8proc_int32_t.self, capacity: 32) { buffer in
      var boundary: Int32 = 0
      let count = utf8proc_decompose_char(
        utf8proc_int32_t(scalar), buffer.baseAddress, buffer.count, utf8proc_option_t(options), &boundary)
      guard count >= 0, count <= buffer.count else { return script = nil }
      for part in buffer[..<count] { appendPart(UInt32(part)) }
    }
  }

  private mutating func appendPart(_ part: UInt32) {
    if Self.isApostrophe(part) { return }
    if part < 0x80 || (hangul == .asTyped && Hangul.hasKeys(part)) { return append(part) }
    if let letters = Self.undecomposed[part] {
      for letter in letters.utf8 { appendASCII(letter) }
    } else if Self.isLetterOrNumber(part), let scalar = Unicode.Scalar(part) {
      begin(Hangul.contains(part) ? .hangul : .other)
      output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    } else {
      script = nil
    }
  }

  private static func isApostrophe(_ scalar: UInt32) -> Bool {
    scalar == 0x2019 || scalar == 0x02BC || scalar == 0x00B4
  }

  /// Letters that Unicode does not decompose, as people type them without the stroke or ligature.
  private static let undecomposed: [UInt32: String] = [
    0x142: "l", 0xF8: "o", 0xDF: "ss", 0xE6: "ae", 0x153: "oe", 0x111: "d", 0xF0: "d", 0xFE: "th", 0x131: "i",
  ]

  private static func isLetterOrNumber(_ scalar: UInt32) -> Bool {
    switch utf8proc_category(utf8proc_int32_t(scalar)) {
    case UTF8PROC_CATEGORY_LU, UTF8PROC_CATEGORY_LL, UTF8PROC_CATEGORY_LT, UTF8PROC_CATEGORY_LM,
      UTF8PROC_CATEGORY_LO, UTF8PROC_CATEGORY_ND, UTF8PROC_CATEGORY_NL, UTF8PROC_CATEGORY_NO:
      true
    default: false
    }
  }
}
