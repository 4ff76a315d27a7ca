/// Which differences between two words are slips of a hand or an ear, and which are another word.
enum Slip {
  /// Whether a word that is some edits away may be what was meant.
  ///
  /// In a short word every letter tells: there another one is likely only where the keys lie side by side, or where both
  /// are heard alike. Two edits are likely when they left nearly all of the letters.
  static func isLikely(_ typed: FoldedWord, for word: FoldedWord, edits: Int) -> Bool {
    guard typed.isASCII else { return true }
    switch (edits, typed.bytes.count) {
    case (1, ...shortWord):
      guard typed.bytes.count == word.bytes.count else { return true }
      let differing = zip(typed.bytes, word.bytes).filter { $0 != $1 }
      return differing.count != 1 || differing.allSatisfy(isLikely)
    case (2..., ...middlingWord):
      return sharedLetters(typed, word) >= min(typed.bytes.count, word.bytes.count) - 1
    default: return true
    }
  }

  /// Whether a word is another one written by its consonants alone, as one notes down "sqt" and "dmbl".
  static func areConsonants(_ typed: FoldedWord, of word: some Sequence<UInt8>) -> Bool {
    mayBeConsonants(typed) && consonants(of: typed.bytes) == consonants(of: word)
  }

  /// Whether a word may be the consonants of another: two could be those of too many.
  static func mayBeConsonants(_ typed: FoldedWord) -> Bool {
    typed.isASCII && typed.bytes.count > 2 && !typed.bytes.contains(where: vowels.contains)
  }

  /// The letters that are no vowels; a doubled one counts once.
  private static func consonants(of word: some Sequence<UInt8>) -> [UInt8] {
    word.reduce(into: []) { letters, letter in
      if !vowels.contains(letter), letters.last != letter { letters.append(letter) }
    }
  }

  private static let vowels = Array("aeiou".utf8)

  private static let shortWord = 4
  private static let middlingWord = 7

  private static func isLikely(_ typed: UInt8, for letter: UInt8) -> Bool {
    Keyboard.areNeighbours(typed, letter) || alike.contains { $0.contains(typed) && $0.contains(letter) }
  }

  /// Letters that are heard alike.
  private static let alike: [[UInt8]] = ["aeiouy", "ckq", "sczx", "bpvf", "dt", "mn", "lr", "gj"].map {
    Array($0.utf8)
  }

  private static func sharedLetters(_ one: FoldedWord, _ other: FoldedWord) -> Int {
    var letters = other.bytes
    return one.bytes.count { letter in
      guard let index = letters.firstIndex(of: letter) else { return false }
      letters.remove(at: index)
      return true
    }
  }
}
