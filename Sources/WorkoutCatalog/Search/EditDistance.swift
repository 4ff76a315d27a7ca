/// How many keystrokes lie between one word and others.
///
/// Counted are the fewest insertions, deletions, replacements and exchanges of neighbours that turn one word into the
/// other: the restricted Damerau–Levenshtein distance ("optimal string alignment"). Hangul counts by its keys.
///
/// The columns of the distance matrix are kept as bits: H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and
/// Damerau edit distances", Nordic Journal of Computing 10 (2003).
public struct EditDistance {
  /// The distance between two folded texts, or `nil` when it is more than `limit`; letters past the 64th of the first
  /// are not looked at.
  /// - Complexity: O(*n* + *m*) for texts of *n* and *m* letters.
  public static func between(_ one: String, _ other: String, limit: Int) -> Int? {
    let distances = EditDistance(from: FoldedWord(Folding.folded(one)))
    let distance = distances.distance(to: Folding.folded(other)).whole
    return distance <= limit ? distance : nil
  }

  /// The most letters a word may have: as many as a machine word has bits.
  static let longestWord = 64

  /// The number of letters of the word.
  let count: Int
  /// For each letter of ASCII, then for each key of Hangul: at which places of the word it stands.
  private var places: [UInt64]
  private var otherPlaces: [UInt32: UInt64] = [:]

  /// Distances from a word; letters past the 64th are not looked at.
  init(from word: FoldedWord) {
    places = [UInt64](repeating: 0, count: 0x80 + Self.keys.count)
    let letters = word.text.unicodeScalars.prefix(Self.longestWord)
    count = letters.count
    for (place, letter) in letters.enumerated() {
      if let index = Self.index(of: letter.value) {
        places[index] |= 1 << UInt64(place)
      } else {
        otherPlaces[letter.value, default: 0] |= 1 << UInt64(place)
      }
    }
  }

  private static let keys: ClosedRange<UInt32> = 0x3131...0x3163

  private static func index(of letter: UInt32) -> Int? {
    if letter < 0x80 { return Int(letter) }
    return keys.contains(letter) ? 0x80 + Int(letter - keys.lowerBound) : nil
  }

  /// The distance to a whole word, and to the nearest beginning of it.
  struct Result: Equatable {
    var whole: Int
    var beginning: Int
  }

  /// The distances to another folded word.
  /// - Complexity: O(*n*) for a word of *n* letters.
  func distance(to word: some Sequence<UInt8>) -> Result {
    guard count > 0 else { return Result(whole: word.count { $0 & 0xC0 != 0x80 }, beginning: 0) }
    let last = UInt64(1) << UInt64(count - 1)
    var positive = ~UInt64(0)
    var negative: UInt64 = 0
    var diagonal: UInt64 = 0
    var previous: UInt64 = 0
    var result = Result(whole: count, beginning: count)
    var letters = LetterReader(bytes: word.makeIterator())
    while let letter = letters.next() {
      let match = Self.index(of: letter).map { places[$0] } ?? otherPlaces[letter] ?? 0
      let exchange = ((~diagonal & match) << 1) & previous
      diagonal = (((match & positive) &+ positive) ^ positive) | match | negative | exchange
      var horizontalPositive = negative | ~(diagonal | positive)
      let horizontalNegative = diagonal & positive
      if horizontalPositive & last != 0 { result.whole += 1 }
      if horizontalNegative & last != 0 { result.whole -= 1 }
      horizontalPositive = horizontalPositive << 1 | 1
      positive = (horizontalNegative << 1) | ~(diagonal | horizontalPositive)
      negative = horizontalPositive & diagonal
      previous = match
      result.beginning = min(result.beginning, result.whole)
    }
    return result
  }
}

/// The scalars of valid UTF-8.
private struct LetterReader<Bytes: IteratorProtocol<UInt8>> {
  var bytes: Bytes

  mutating func next() -> UInt32? {
    guard let first = bytes.next() else { return nil }
    if first < 0x80 { return UInt32(first) }
    let following = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var scalar = UInt32(first) & (0x3F >> UInt32(following))
    for _ in 0..<following { scalar = scalar << 6 | UInt32(bytes.next() ?? 0) & 0x3F }
    return scalar
  }
}
