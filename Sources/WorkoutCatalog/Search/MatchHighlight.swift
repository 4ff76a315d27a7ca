/// Which parts of a name a query's words matched.
public enum MatchHighlight {
  /// The ranges of `name`, as written, that the query matched: at the beginning of a word where there is one, else
  /// inside; for first consonants, the syllables they stand for. In order, without overlaps.
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

  init(_ name: String) {
    characters = name.indices.map { $0..<name.index(after: $0) }
    var startsWord = true
    for (owner, range) in characters.enumerated() {
      let words = Folding.words(String(name[range]))
      if words.isEmpty { startsWord = true }
      for scalar in words.compact.text.unicodeScalars {
        scalars.append(scalar)
        owners.append(owner)
        isWordStart.append(startsWord)
        startsWord = false
      }
    }
  }

  /// The characters that a word matches.
  func characters(matching word: FoldedWord) -> Set<Int> {
    for reading in [word, Folding.singular(word)] {
      let pattern = Array(reading.text.unicodeScalars)
      if let start = start(of: pattern, onlyAtWords: true) ?? start(of: pattern, onlyAtWords: false) {
        return Set(owners[start..<start + pattern.count])
      }
    }
    guard word.isConsonants else { return [] }
    return syllables(withInitials: Array(word.text.unicodeScalars))
  }

  private func start(of pattern: [Unicode.Scalar], onlyAtWords: Bool) -> Int? {
    guard !pattern.isEmpty, pattern.count <= scalars.count else { return nil }
    return (0...(scalars.count - pattern.count)).first { start in
      (!onlyAtWords || isWordStart[start]) && scalars[start..<start + pattern.count].elementsEqual(pattern)
    }
  }

  private func syllables(withInitials pattern: [Unicode.Scalar]) -> Set<Int> {
    let starts = scalars.indices.filter {
      Hangul.contains(scalars[$0]) && ($0 == 0 || owners[$0] != owners[$0 - 1])
    }
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
