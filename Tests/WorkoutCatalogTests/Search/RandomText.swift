import TestSupport

/// Random text of every kind of scalar, with what means something to FTS5 or to a search among it.
struct RandomText {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let pieces: [String] = [
    "\"", "'", "*", "^", "(", ")", "{", "}", ":", "+", "-", "NEAR(a b, 2)", " AND ", " OR ", " NOT ", "\u{0}",
    "\\", "%",
    "_", ";", "--", " ", "press", "db", "bench", "벤치", "프레스", "ㅅㅋㅌ", "ㅂ", "ㅢ", "스쿼", "\u{FFFD}", "\u{1100}",
    "\u{1161}", "\u{11A8}", "\u{302}", "\u{200D}", "𝕏", "🏋🏽‍♀️", "ß", "ﬃ", "İ", "42", "name:", "rank",
  ]

  /// A text of up to that many pieces or scalars.
  mutating func text(_ length: Int) -> String {
    var text = ""
    for _ in 0..<random.below(length + 1) {
      if random.below(3) == 0 {
        text += Self.pieces[random.below(Self.pieces.count)]
      } else if let scalar = Unicode.Scalar(UInt32(random.below([0x80, 0x800, 0x11_0000][random.below(3)]))) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
