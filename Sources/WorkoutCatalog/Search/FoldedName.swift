/// One name of a workout as ranking looks at it: its words, in the folded text that the database keeps.
struct FoldedName {
  /// How a name's word answers a query's.
  enum Quality: Int, Comparable {
    case whole, beginning
    /// A part of a compound: whole at its end, as in 벤치프레스, where others would write a space; or further inside.
    case ending, inner

    static func < (one: Quality, other: Quality) -> Bool { one.rawValue < other.rawValue }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let ranges: [Range<Int>]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == SearchDocument.space {
      if index > start { ranges.append(start..<index) }
      start = index + 1
    }
    if bytes.count > start { ranges.append(start..<bytes.count) }
    self.ranges = ranges
  }

  /// The number of words.
  var count: Int { ranges.count }

  /// The bit of a word in a set of them; words past the 63rd share one.
  static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, 63)) }

  /// A word.
  func word(at index: Int) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[ranges[index]] }

  /// Where a word is found best: the first place of the best quality.
  func find(_ word: FoldedWord, isBeginning: Bool) -> (index: Int, quality: Quality)? {
    var best: (index: Int, quality: Quality)?
    for (index, range) in ranges.enumerated() {
      guard let quality = quality(of: range, for: word, isBeginning: isBeginning) else { continue }
      if quality == .whole { return (index, quality) }
      if best.map({ quality < $0.quality }) ?? true { best = (index, quality) }
    }
    return best
  }

  private func quality(of range: Range<Int>, for word: FoldedWord, isBeginning: Bool) -> Quality? {
    let count = word.bytes.count
    let isPrefix = range.count >= count && hasBytes(of: word, at: range.lowerBound)
    if isPrefix, range.count == count { return .whole }
    // Words of one plural are as good as equal; few words end so, and only those are looked at.
    if isPrefix || bytes[range.upperBound - 1] == UInt8(ascii: "s"), range.count <= count + 3,
      bytes[range.lowerBound] == word.bytes.first,
      Folding.singular(FoldedWord(bytes[range])) == Folding.singular(word)
    {
      return .whole
    }
    if isPrefix, isBeginning { return .beginning }
    guard word.isHangul, range.count > count else { return nil }
    return qualityInside(range, for: word, isBeginning: isBeginning)
  }

  private func qualityInside(_ range: Range<Int>, for word: FoldedWord, isBeginning: Bool) -> Quality? {
    let ending = range.upperBound - word.bytes.count
    if hasBytes(of: word, at: ending), Hangul.isSyllableStart(bytes, at: ending, end: range.upperBound) {
      return .ending
    }
    guard isBeginning else { return nil }
    var start = range.lowerBound + FoldedWord.bytesPerKey
    while start + word.bytes.count <= range.upperBound {
      if hasBytes(of: word, at: start), Hangul.isSyllableStart(bytes, at: start, end: range.upperBound) {
        return .inner
      }
      start += FoldedWord.bytesPerKey
    }
    return nil
  }

  private func hasBytes(of word: FoldedWord, at start: Int) -> Bool {
    var index = start
    for byte in word.bytes {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Whether a folded name, written together, is a text, or begins with it.
  static func compare(
    _ bytes: UnsafeBufferPointer<UInt8>, toCompact text: FoldedWord
  ) -> (isEqual: Bool, isBeginning: Bool) {
    var matched = 0
    for byte in bytes where byte != SearchDocument.space {
      if matched == text.bytes.count { return (false, true) }
      if byte != text.bytes[matched] { return (false, false) }
      matched += 1
    }
    return (matched == text.bytes.count, matched == text.bytes.count)
  }

  /// Where first consonants stand in a row, at best from the beginning of a word on.
  func find(initials: FoldedWord) -> (places: UInt64, startsWord: Bool, endsWord: Bool)? {
    var row: [UInt8] = []
    // The word of each consonant.
    var owners: [Int] = []
    for (index, range) in ranges.enumerated() {
      let word = FoldedWord(bytes[range])
      guard word.isHangul else { continue }
      let own = word.initials.bytes
      row += own
      owners += repeatElement(index, count: own.count / FoldedWord.bytesPerKey)
    }
    let count = initials.bytes.count / FoldedWord.bytesPerKey
    guard count > 0, count <= owners.count else { return nil }
    var best: (places: UInt64, startsWord: Bool, endsWord: Bool)?
    for start in 0...(owners.count - count)
    where row[(start * FoldedWord.bytesPerKey)...].starts(with: initials.bytes) {
      let end = start + count
      let startsWord = start == 0 || owners[start - 1] != owners[start]
      let endsWord = end == owners.count || owners[end - 1] != owners[end]
      if let best, best.startsWord || !startsWord, best.endsWord || !endsWord { continue }
      if let best, best.startsWord, !startsWord { continue }
      best = (owners[start..<end].reduce(0) { $0 | Self.bit($1) }, startsWord, endsWord)
    }
    return best
  }
}
