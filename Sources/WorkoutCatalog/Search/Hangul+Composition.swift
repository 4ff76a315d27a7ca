extension FoldedWord {
  /// The word as a person reads it: Hangul keys put together to syllables, other letters as they are.
  var display: String { isHangul ? Hangul.composed(Array(text.unicodeScalars)) : text }
}

extension [FoldedWord] {
  /// The words as a person reads them, with a space between.
  var display: String { map(\.display).joined(separator: " ") }
}

extension Hangul {
  /// Keys put together to syllables, as an input method does: a consonant before a vowel begins a syllable. Keys that
  /// make none stay as they are.
  static func composed(_ keys: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    var index = 0
    while index < keys.count {
      guard let initial = initials[keys[index]], index + 1 < keys.count, isVowel(keys[index + 1]) else {
        text.append(keys[index])
        index += 1
        continue
      }
      index += 1
      let vowel = longest(vowels, in: keys, at: &index, until: keys.count)
      // A consonant before a vowel belongs to the next syllable.
      var end = index
      while end < keys.count, !isVowel(keys[end]) { end += 1 }
      if end < keys.count, end > index { end -= 1 }
      let final = longest(finals, in: keys, at: &index, until: end)
      guard let vowel,
        let syllable = Unicode.Scalar(UInt32(0xAC00 + (initial * 21 + vowel) * 28 + (final ?? 0)))
      else { continue }
      text.append(syllable)
    }
    return String(text)
  }

  /// The number of the longest entry of a table that the keys hold at an index, which is moved past it.
  private static func longest(
    _ table: [[Unicode.Scalar]: Int], in keys: [Unicode.Scalar], at index: inout Int, until end: Int
  ) -> Int? {
    for count in [2, 1] where index + count <= end {
      if let number = table[Array(keys[index..<index + count])] {
        index += count
        return number
      }
    }
    return nil
  }

  private static func isVowel(_ key: Unicode.Scalar) -> Bool { isVowel(key.value) }

  private static let initials: [Unicode.Scalar: Int] = Dictionary(
    uniqueKeysWithValues: initialKeys.enumerated().compactMap { number, keys in
      String(decoding: keys, as: UTF8.self).unicodeScalars.first.map { ($0, number) }
    })
  private static let vowels = numbers(vowelKeys)
  private static let finals = numbers(finalKeys)

  private static func numbers(_ table: [[UInt8]]) -> [[Unicode.Scalar]: Int] {
    Dictionary(
      uniqueKeysWithValues: table.enumerated().map { number, keys in
        (Array(String(decoding: keys, as: UTF8.self).unicodeScalars), number)
      })
  }
}
