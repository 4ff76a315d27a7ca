/// Phrases in their folded form, kept as one text.
///
/// The first search of a program waits for the synonyms: this is quick to make, since no phrase is taken apart before
/// it is asked for, and quick to look through, since most phrases differ in their first byte.
struct FoldedPhrases {
  private var folder = Folder(hangul: .asTyped)
  private var ranges: [Range<Int>] = []
  /// The phrases that have a word which begins with a byte, by that byte.
  private var places = [[Int]](repeating: [], count: 256)

  /// The places of the phrases, in the order in which they came.
  var indices: Range<Int> { ranges.indices }

  /// Adds to the phrase under way.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { folder.append(utf8: $0) }
  }

  /// Adds the phrases of a text in UTF-8 that are parted by commas.
  mutating func append(parted text: UnsafeBufferPointer<UInt8>) {
    for phrase in text.split(separator: UInt8(ascii: ",")) {
      folder.append(utf8: UnsafeBufferPointer(rebasing: phrase))
      endPhrase()
    }
  }

  /// Hands over each line of a table that is neither empty nor a comment.
  static func forEachLine(of table: StaticString, _ body: (_ line: UnsafeBufferPointer<UInt8>) -> Void) {
    table.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
        body(UnsafeBufferPointer(rebasing: line))
      }
    }
  }

  /// Ends the phrase under way, if it has a word.
  mutating func endPhrase() {
    folder.endWord()
    // The folder parts words by a space, also those of two phrases.
    let start = ranges.last.map { $0.upperBound + 1 } ?? 0
    guard start < folder.output.count else { return }
    for index in start..<folder.output.count where index == start || folder.output[index - 1] == Self.space {
      let first = Int(folder.output[index])
      if places[first].last != ranges.count { places[first].append(ranges.count) }
    }
    ranges.append(start..<folder.output.count)
  }

  /// The phrases that have a word which begins with the same byte as a word, and so may have the word or its plural.
  func places(of word: FoldedWord) -> [Int] {
    word.bytes.first.map { places[Int($0)] } ?? []
  }

  /// The words of a phrase.
  subscript(index: Int) -> [FoldedWord] {
    folder.output[ranges[index]].split(separator: Self.space).map(FoldedWord.init)
  }

  /// Whether a phrase, its words written apart or together, may begin with a word or its plural. Rules out nearly all that
  /// do not, at the cost of a byte or two.
  func mayBegin(_ index: Int, with singular: FoldedWord) -> Bool {
    let range = ranges[index]
    var place = range.lowerBound
    // The last letter may be another one in the plural.
    for byte in singular.bytes.prefix(max(1, singular.bytes.count - 1)) {
      if place < range.upperBound, folder.output[place] == Self.space { place += 1 }
      guard place < range.upperBound, folder.output[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// Where a phrase ends that a text has at a place, in singular or plural and whatever its spaces; `nil` when it has
  /// another.
  func end(of index: Int, in text: BoundedText, from start: Int) -> Int? {
    let range = ranges[index]
    var place = start
    var letter = range.lowerBound
    while letter < range.upperBound {
      let byte = folder.output[letter]
      if byte == Self.space {
        letter += 1
      } else if place < text.bytes.count, text.bytes[place] == byte {
        place += 1
        letter += 1
      } else if byte == Self.plural, endsWord(letter, in: range), text.hasBoundary(at: place) {
        letter += 1
      } else if letter > range.lowerBound, folder.output[letter - 1] == Self.space,
        skipPlural(&place, in: text)
      {
        continue
      } else {
        return nil
      }
    }
    if text.hasBoundary(at: place) { return place }
    return skipPlural(&place, in: text) ? place : nil
  }

  private func endsWord(_ letter: Int, in range: Range<Int>) -> Bool {
    letter + 1 == range.upperBound || folder.output[letter + 1] == Self.space
  }

  private func skipPlural(_ place: inout Int, in text: BoundedText) -> Bool {
    guard place < text.bytes.count, text.bytes[place] == Self.plural, text.hasBoundary(at: place + 1) else {
      return false
    }
    place += 1
    return true
  }

  private static let space = UInt8(ascii: " ")
  private static let plural = UInt8(ascii: "s")
}
