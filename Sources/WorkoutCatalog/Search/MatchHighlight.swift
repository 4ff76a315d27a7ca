/// Which parts of a name a query's words matched.
public enum MatchHighlight {
  /// The ranges of `name`, as written, that the query matched: at the beginning of a word where there is one, else
  /// inside a Hangul word; for first consonants, the syllables they stand for. In order, without overlaps.
  ///
  /// For a hit that has a ``SearchHit/Reason``, give its text as the query.
  /// - Complexity: O(*n* · *w*) for a name of *n* scalars and *w* words.
  public static func ranges(of query: SearchQuery, in name: String) -> [Range<String.Index>] {
    let written = WrittenName(name)
    let words = query.words
    var marks = written.noMarks
    for word in words { written.mark(word, in: &marks) }
    if words.count > 1, !marks.contains(true) { written.mark(words.compact, in: &marks) }
    return written.ranges(of: marks)
  }
}

/// A name's folded letters, each with the character it came from.
private struct WrittenName {
  private struct Letter {
    let scalar: Unicode.Scalar
    /// The character it came from.
    let owner: Int
    let startsWord: Bool
    let startsSyllable: Bool
  }

  private var letters: [Letter] = []
  /// Where each character begins, and at last where the name ends.
  private var bounds: [String.Index] = []

  init(_ name: String) {
    let length = name.utf8.count
    letters.reserveCapacity(length)
    bounds.reserveCapacity(length + 1)
    bounds += name.indices
    bounds.append(name.endIndex)
    var startsWord = true
    for owner in 0..<bounds.count - 1 {
      let range = bounds[owner]..<bounds[owner + 1]
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
    let isFirst = letters.last.map { Hangul.contains($0.scalar) != Hangul.contains(scalar) } ?? true
    letters.append(
      Letter(
        scalar: scalar, owner: owner, startsWord: startsWord || isFirst, startsSyllable: startsSyllable))
    startsWord = false
  }

  /// For each character that it is not matched.
  var noMarks: [Bool] { [Bool](repeating: false, count: bounds.count - 1) }

  /// Marks the characters that a word matches.
  func mark(_ word: FoldedWord, in marks: inout [Bool]) {
    for reading in [word, Folding.singular(word)] {
      let pattern = Array(reading.text.unicodeScalars)
      if let start = start(of: pattern, at: \.startsWord) ?? start(of: pattern, at: \.startsSyllable) {
        for letter in letters[start..<start + pattern.count] { marks[letter.owner] = true }
        return
      }
    }
    if word.isConsonants { markSyllables(withInitials: Array(word.text.unicodeScalars), in: &marks) }
  }

  private func start(of pattern: [Unicode.Scalar], at isStart: (Letter) -> Bool) -> Int? {
    guard !pattern.isEmpty, pattern.count <= letters.count else { return nil }
    return (0...(letters.count - pattern.count)).first { start in
      isStart(letters[start]) && pattern.indices.allSatisfy { letters[start + $0].scalar == pattern[$0] }
    }
  }

  private func markSyllables(withInitials pattern: [Unicode.Scalar], in marks: inout [Bool]) {
    let starts = letters.filter(\.startsSyllable)
    guard !pattern.isEmpty, pattern.count <= starts.count else { return }
    let match = (0...(starts.count - pattern.count)).first { first in
      zip(starts[first...], pattern).allSatisfy { $0.scalar == $1 }
    }
    guard let match else { return }
    for letter in starts[match..<match + pattern.count] { marks[letter.owner] = true }
  }

  /// The marked characters as ranges of the name, neighbours joined.
  func ranges(of marks: [Bool]) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start: Int?
    for owner in 0...marks.count {
      if owner < marks.count, marks[owner] {
        start = start ?? owner
      } else if let first = start {
        ranges.append(bounds[first]..<bounds[owner])
        start = nil
      }
    }
    return ranges
  }
}
