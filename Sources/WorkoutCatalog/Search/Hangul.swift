/// Hangul as search sees it: the jamo in the order in which they are typed.
///
/// A syllable is written as its keys on the 두벌식 keyboard (KS X 5002): 벤 as ㅂㅔㄴ, 쿼 as ㅋㅜㅓ, 닭 as ㄷㅏㄹㄱ, all
/// of them compatibility jamo. So whatever a person has typed so far is a prefix of what they are typing, though the
/// input method shows the next syllable's first consonant as a final one (벤치플 on the way to 벤치프레스), or ㅜ on
/// the way to ㅝ. No boundary is lost: a syllable begins with a consonant that stands before a vowel.
///
/// Code points are those of the Unicode Standard, chapter 3.12 (Conjoining Jamo Behavior).
enum Hangul {
  /// Whether the scalar is a Hangul syllable or any kind of jamo.
  static func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

  /// Whether the scalar is a Hangul syllable or any kind of jamo.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
    default: false
    }
  }

  /// Whether the scalar is one that the layout's keys give.
  static func hasKeys(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAC00...0xD7A3, 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2, 0x3131...0x3163: true
    default: false
    }
  }

  /// Appends the keys of a scalar, if it has any, as UTF-8.
  static func appendKeys(of scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case 0xAC00...0xD7A3:
      let index = Int(scalar - 0xAC00)
      bytes += initialKeys[index / (21 * 28)]
      bytes += vowelKeys[index / 28 % 21]
      bytes += finalKeys[index % 28]
    case 0x1100...0x1112: bytes += initialKeys[Int(scalar - 0x1100)]
    case 0x1161...0x1175: bytes += vowelKeys[Int(scalar - 0x1161)]
    case 0x11A8...0x11C2: bytes += finalKeys[Int(scalar - 0x11A7)]
    case 0x3131...0x3163: bytes += jamoKeys[Int(scalar - 0x3131)]
    default: break
    }
  }

  /// The first consonants, in the order of the Unicode Standard.
  static let initialKeys = keys("ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ")
  /// The vowels, in the order of the Unicode Standard.
  static let vowelKeys = keys("ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ")
  /// No final consonant, then the final consonants in the order of the Unicode Standard.
  static let finalKeys =
    [[]] + keys("ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")
  /// The compatibility jamo from U+3131 on. An input method joins ㄱㅅ into ㄳ, also for a person who is spelling first
  /// consonants.
  private static let jamoKeys =
    keys("ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄸ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅃ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ")
    + vowelKeys

  private static func keys(_ table: String) -> [[UInt8]] {
    table.utf8.split(separator: UInt8(ascii: " ")).map(Array.init)
  }
}

extension Hangul {
  /// Whether a key is a consonant.
  static func isConsonant(_ key: UInt32) -> Bool { (0x3131...0x314E).contains(key) }

  /// Whether a key is a vowel.
  static func isVowel(_ key: UInt32) -> Bool { (0x314F...0x3163).contains(key) }

  /// The key whose three bytes begin at an index; 0 where there is none.
  static func key<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at index: Int) -> UInt32
  where Bytes.Index == Int {
    guard index + 2 < bytes.endIndex, bytes[index] & 0xF0 == 0xE0 else { return 0 }
    return UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
  }

  /// Whether a syllable begins at an index of a word that ends at `end`: a consonant before a vowel.
  static func isSyllableStart<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, at index: Int, end: Int
  ) -> Bool where Bytes.Index == Int {
    let next = index + FoldedWord.bytesPerKey
    return next + FoldedWord.bytesPerKey <= end && isConsonant(key(bytes, at: index))
      && isVowel(key(bytes, at: next))
  }
}

extension FoldedWord {
  /// The bytes of a key: every jamo that folding leaves takes three.
  static let bytesPerKey = 3

  /// Whether the word is written in Hangul; a folded word never mixes it with another script.
  var isHangul: Bool {
    guard bytes.count >= Self.bytesPerKey, bytes[0] & 0xF0 == 0xE0 else { return false }
    return Hangul.contains(
      UInt32(bytes[0] & 0x0F) << 12 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F))
  }

  /// Whether every key is a consonant: what a person types who spells first consonants.
  var isConsonants: Bool {
    isHangul
      && stride(from: 0, to: bytes.count, by: Self.bytesPerKey).allSatisfy {
        Hangul.isConsonant(Hangul.key(bytes, at: $0))
      }
  }

  /// Where a Hangul word's syllables begin, as indices into its bytes.
  var syllableStarts: [Int] {
    stride(from: 0, to: bytes.count, by: Self.bytesPerKey).filter {
      Hangul.isSyllableStart(bytes, at: $0, end: bytes.count)
    }
  }

  /// The first consonants of a Hangul word's syllables.
  var initials: FoldedWord {
    FoldedWord(syllableStarts.flatMap { bytes[$0..<$0 + Self.bytesPerKey] })
  }

  /// What a Hangul word holds from its second syllable on, its third, and so forth.
  var innerSuffixes: [FoldedWord] {
    syllableStarts.filter { $0 > 0 }.map { FoldedWord(bytes[$0...]) }
  }
}
