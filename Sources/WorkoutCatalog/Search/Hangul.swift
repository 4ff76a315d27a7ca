/// Hangul as search sees it: decomposed into conjoining jamo, so that a half-typed syllable is a prefix of the
/// whole one.
///
/// Code points are those of the Unicode Standard, chapter 3.12 (Conjoining Jamo Behavior).
enum Hangul {
  /// Whether the scalar is a Hangul syllable or any kind of jamo.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// Whether the scalar is a conjoining initial consonant: the start of a syllable.
  static func isInitial(_ scalar: Unicode.Scalar) -> Bool { (0x1100...0x1112).contains(scalar.value) }

  /// The compatibility consonants that only ever end a syllable, as the two consonants a person typed who was
  /// spelling first consonants: an input method joins ㄱㅅ into ㄳ.
  static func splittingClusters(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { clusters[$0] != nil }) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += clusters[$1] ?? String($1) }
  }

  private static let clusters: [Unicode.Scalar: String] = [
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ",
    "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  /// The first consonants of a decomposed word's syllables.
  static func initials(ofDecomposed word: String) -> String {
    var initials = String.UnicodeScalarView()
    initials.append(contentsOf: word.unicodeScalars.filter(isInitial))
    return String(initials)
  }

  /// What a decomposed word holds from its second syllable on, its third, and so forth.
  static func innerSuffixes(ofDecomposed word: String) -> [String] {
    let scalars = word.unicodeScalars
    return scalars.indices.dropFirst().filter { isInitial(scalars[$0]) }.map { String(scalars[$0...]) }
  }

  /// Another reading of a decomposed word that is still being typed: its last final consonant as the first of
  /// a syllable to come (벤치플 on the way to 벤치프레스), or the second half of a double one.
  static func withFinalAsInitial(ofDecomposed word: String) -> String? {
    guard let last = word.unicodeScalars.last, let (kept, initial) = finals[last.value] else { return nil }
    var scalars = word.unicodeScalars
    scalars.removeLast()
    if let kept = kept.flatMap(Unicode.Scalar.init) { scalars.append(kept) }
    if let initial = Unicode.Scalar(initial) { scalars.append(initial) }
    return String(scalars)
  }

  /// For each final consonant: the final that stays, if it is a double one, and the initial it may become.
  private static let finals: [UInt32: (UInt32?, UInt32)] = [
    0x11A8: (nil, 0x1100), 0x11A9: (nil, 0x1101), 0x11AA: (0x11A8, 0x1109), 0x11AB: (nil, 0x1102),
    0x11AC: (0x11AB, 0x110C), 0x11AD: (0x11AB, 0x1112), 0x11AE: (nil, 0x1103), 0x11AF: (nil, 0x1105),
    0x11B0: (0x11AF, 0x1100), 0x11B1: (0x11AF, 0x1106), 0x11B2: (0x11AF, 0x1107), 0x11B3: (0x11AF, 0x1109),
    0x11B4: (0x11AF, 0x1110), 0x11B5: (0x11AF, 0x1111), 0x11B6: (0x11AF, 0x1112), 0x11B7: (nil, 0x1106),
    0x11B8: (nil, 0x1107), 0x11B9: (0x11B8, 0x1109), 0x11BA: (nil, 0x1109), 0x11BB: (nil, 0x110A),
    0x11BC: (nil, 0x110B), 0x11BD: (nil, 0x110C), 0x11BE: (nil, 0x110E), 0x11BF: (nil, 0x110F),
    0x11C0: (nil, 0x1110), 0x11C1: (nil, 0x1111), 0x11C2: (nil, 0x1112),
  ]
}
