/// A query's words written together, and the places where a word or a Hangul syllable may begin or end: spaces come and
/// go there, so that 등운동 and 등 운동 are one.
struct BoundedText {
  /// The folded words.
  let bytes: [UInt8]
  private let isBoundary: [Bool]

  init(_ words: [FoldedWord]) {
    var bytes: [UInt8] = []
    var boundaries: [Int] = [0]
    for word in words {
      if word.isHangul { boundaries += word.syllableStarts.map { bytes.count + $0 } }
      bytes += word.bytes
      boundaries.append(bytes.count)
    }
    var isBoundary = [Bool](repeating: false, count: bytes.count + 1)
    for place in boundaries { isBoundary[place] = true }
    self.bytes = bytes
    self.isBoundary = isBoundary
  }

  /// Whether a word or syllable may begin or end at a place.
  func hasBoundary(at place: Int) -> Bool { isBoundary[place] }
}
