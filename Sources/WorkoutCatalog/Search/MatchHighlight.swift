/// Which parts of a name a query's words matched.
public enum MatchHighlight {
  /// The ranges of `name`, as written, that the query matched: at the beginning of a word where there is one, else
  /// inside a Hangul word; for first consonants, the syllables they stand for. In order, without overlaps.
  ///
  /// For a hit that has a ``SearchHit/Reason``, give its text as the query.
  /// - Complexity: O(*n* · *w*) for a name of *n* scalars and *w* words.
  public static func ranges(of query: SearchQuery, in name: String) -> [Range<String.Index>] {
    let folded = WrittenName(name)
    var matched = Set<Int>()
    let words = query.words
    for word in words { matched.formUnion(folded.characters(matching: word)) }
    if matched.isEmpty, words.count > 1 { matched.formUnion(folded.characters(matching: words.compact)) }
    return folded.ranges(of: matched)
  }
}

/// A name's folded scalars, each with the character it came from.
private struct WrittenName {
  private let characters: [Range<String.Index>]
  private var scalars: [Unicode.Scalar] = []
  private var owners: [Int] = []
  private var isWordStart: [Bool] = []
  private var isSyllableStart: [Bool] = []

  init(_ name: String) {
    characters = name.indices.map { $0..<name.index(after: $0) }
    var startsWord = true
    for (owner, range) in characters.enumerated() {
      let character = name.unicodeScalars[range]
      if let scalar = character.first, scalar.isASCII, character.count == 1 {
        append(ascii: UInt8(truncatingIfNeeded: scalar.value), owner: owner, &startsWord)
        continue
      }
      let words = Folding.words(String(name[range]))
      // An apostrophe is no letter, but parts no words either.
      if words.isEmpty { startsWord = Folding.words("a\(name[range])b").count > 1 }
      for (index, scalar) in words.compact.text.unicodeScalars.enumerated() {
        let isHangul = Hangul.contains(scalar)
        append(scalar, owner: owner, startsSyllable: isHangul && index == 0, &startsWord)
      }
    }
  }

  /// Most characters are plain letters, which need no folding but of the case; the folding of the others takes longer.
  private mutating func append(ascii byte: UInt8, owner: Int, _ startsWord: inout Bool) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      append(Unicode.Scalar(byte), owner: owner, startsSyllable: false, &startsWord)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      append(Unicode.Scalar(byte | 0x20), owner: owner, startsSyllable: false, &startsWord)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): startsWord = false
    default: startsWord = true
    }
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, owner: Int, startsSyllable: Bool, _ startsWord: inout Bool
  ) {
    startsWord = startsWord || scalars.last.map(Hangul.contains) != Hangul.contains(scalar)
    scalars.append(scalar)
    owners.append(owner)
    isWordStart.append(startsWord)
    isSyllableStart.append(startsSyllable)
    startsWord = false
  }

  /// The characters that a word matches.
  func characters(matching word: FoldedWord) -> Set<Int> {
    for reading in [word, Folding.singular(word)] {
      let pattern = Array(reading.text.unicodeScalars)
      if let start = start(of: pattern, at: isWordStart) ?? start(of: pattern, at: isSyllableStart) {
        return Set(owners[start..<start + pattern.count])
      }
    }
    guard word.isConsonants else { return [] }
    return syllables(withInitials: Array(word.text.unicodeScalars))
  }

  private func start(of pattern: [Unicode.Scalar], at starts: [Bool]) -> Int? {
    guard !pattern.isEmpty, pattern.count <= scalars.count else { return nil }
    return (0...(scalars.count - pattern.count)).first { start in
      starts[start] && scalars[start..<start + pattern.count].elementsEqual(pattern)
    }
  }

  private func syllables(withInitials pattern: [Unicode.Scalar]) -> Set<Int> {
    let starts = scalars.indices.filter { isSyllableStart[$0] }
    guard !pattern.isEmpty, pattern.count <= starts.count else { return [] }
    let match = (0...(starts.count - pattern.count)).first { first in
      zip(starts[first...], pattern).allSatisfy { scalars[$0] == $1 }
    }
    guard let match else { return [] }
    return Set(starts[match..<match + pattern.count].map { owners[$0] })
  }

  /// The characters as ranges of the name, neighbours joined.
  func ranges(of matched: Set<Int>) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    for owner in matched.sorted() {
      let range = characters[owner]
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}
