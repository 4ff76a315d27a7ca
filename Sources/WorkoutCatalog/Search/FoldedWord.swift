/// A word as search compares it: the UTF-8 bytes of its folded form.
///
/// Words compare as bytes, as SQLite's BINARY collation does. Swift's `String` would compare them by canonical
/// equivalence, which is slow for text that is not in NFC and not what the index does.
struct FoldedWord: Hashable, Comparable, Sendable {
  /// The bytes.
  var bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The word as text, to be bound to a statement.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of scalars: letters, or jamo.
  var count: Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// The first letters or jamo, at most `count`.
  func prefix(_ count: Int) -> FoldedWord {
    guard bytes.count > count else { return self }
    return FoldedWord(String(String.UnicodeScalarView(text.unicodeScalars.prefix(count))).utf8)
  }

  /// Whether every letter is of ASCII.
  var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// Whether the word is made of digits alone.
  var isNumber: Bool { bytes.allSatisfy { (0x30...0x39).contains($0) } }

  /// Whether the word begins with another.
  func hasPrefix(_ other: FoldedWord) -> Bool {
    bytes.count >= other.bytes.count && bytes.prefix(other.bytes.count).elementsEqual(other.bytes)
  }

  /// Whether the word holds another anywhere.
  func contains(_ other: FoldedWord) -> Bool {
    guard bytes.count >= other.bytes.count else { return false }
    return (0...bytes.count - other.bytes.count).contains { bytes[$0...].starts(with: other.bytes) }
  }

  static func + (one: FoldedWord, other: FoldedWord) -> FoldedWord { FoldedWord(one.bytes + other.bytes) }

  static func < (one: FoldedWord, other: FoldedWord) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension FoldedWord: ExpressibleByStringLiteral {
  /// A word that is written folded already.
  init(stringLiteral value: String) {
    bytes = Array(value.utf8)
  }
}

extension [FoldedWord] {
  /// The words written together.
  var compact: FoldedWord { FoldedWord(flatMap(\.bytes)) }

  /// How many letters or keys of the last word that a text touches it has, when it is the beginning of the words written
  /// together.
  func lettersOfLastWord(in compact: FoldedWord) -> Int {
    var left = compact.bytes.count
    for word in self {
      if left <= word.bytes.count { return FoldedWord(word.bytes.prefix(left)).count }
      left -= word.bytes.count
    }
    return 0
  }
}
