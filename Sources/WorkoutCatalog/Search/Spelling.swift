/// How a word sounds, so that variant spellings meet.
///
/// English loanwords have no one spelling in Korean: 렛 and 랫, 프런트 and 프론트, 푸쉬업 and 푸시업, 스쾃 and 스쿼트, 로우
/// and 로. The rules below are for the classes that 외래어 표기법 (the standard for writing loanwords) settles one way
/// while people write them both ways.
enum Spelling {
  /// The sound of a word: equal for spellings that are read alike. In other scripts, doubled letters count once.
  static func sound(of word: FoldedWord) -> FoldedWord {
    let letters = Array(word.text.unicodeScalars)
    return FoldedWord(
      String(String.UnicodeScalarView(word.isHangul ? spoken(letters) : single(letters))).utf8)
  }

  private static func single(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    letters.indices.filter { $0 == 0 || letters[$0] != letters[$0 - 1] }.map { letters[$0] }
  }

  private static func spoken(_ keys: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var sound: [Unicode.Scalar] = []
    var index = 0
    while index < keys.count {
      let key = alike[keys[index]] ?? keys[index]
      let next = index + 1 < keys.count ? (alike[keys[index + 1]] ?? keys[index + 1]) : nil
      let afterNext = index + 2 < keys.count ? keys[index + 2] : nil
      index += 1
      if isVowel(key) {
        appendVowel(key, to: &sound)
        // A long vowel's second half: 로우, 쇼울더, 레이즈.
        if next == "ㅇ", let afterNext, let last = sound.last, longVowels[last] == afterNext { index += 2 }
      } else if let next, isVowel(next) {
        // 인클라인 and 인크라인.
        if key == "ㄹ", sound.last == "ㄹ" { continue }
        sound.append(next == "ㅡ" ? beforeEu[key] ?? key : key)
      } else if key == "ㅅ", next == "ㅈ" || next == "ㅊ" || next == "ㅅ", sound.last.map(isVowel) == true {
        // 브릿지 and 브리지, 스트렛칭 and 스트레칭.
        continue
      } else if let open = openFinals[key], sound.last.map(isVowel) == true {
        sound += [open, "ㅡ"]
      } else {
        sound.append(key)
      }
    }
    return sound
  }

  private static func appendVowel(_ vowel: Unicode.Scalar, to sound: inout [Unicode.Scalar]) {
    switch (sound.last, vowel) {
    // 푸쉬 and 푸시.
    case ("ㅜ", "ㅣ") where sound.dropLast().last == "ㅅ": sound[sound.count - 1] = "ㅣ"
    // 스쾃 and 스쿼트. The vowels ㅘ and ㅝ are typed as two.
    case ("ㅓ", "ㅏ"), ("ㅜ", "ㅓ"): sound.replaceSubrange((sound.count - 1)..., with: ["ㅜ", "ㅓ"])
    // 슈 and 수, 쥬 and 주.
    case ("ㅅ", _), ("ㅈ", _), ("ㅊ", _): sound.append(withoutGlide[vowel] ?? vowel)
    default: sound.append(vowel)
    }
  }

  private static func isVowel(_ key: Unicode.Scalar) -> Bool { Hangul.isVowel(key.value) }

  /// Keys that are read alike, or written for the same English sound: 렛 and 랫, 프런트 and 프론트, 씨티드 and 시티드.
  private static let alike: [Unicode.Scalar: Unicode.Scalar] = [
    "ㅐ": "ㅔ", "ㅒ": "ㅔ", "ㅖ": "ㅔ", "ㅗ": "ㅓ", "ㄲ": "ㄱ", "ㄸ": "ㄷ", "ㅃ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ",
  ]
  private static let withoutGlide: [Unicode.Scalar: Unicode.Scalar] = [
    "ㅑ": "ㅏ", "ㅕ": "ㅓ", "ㅛ": "ㅓ", "ㅠ": "ㅜ",
  ]
  /// What makes a vowel long, after ㅇ.
  private static let longVowels: [Unicode.Scalar: Unicode.Scalar] = ["ㅓ": "ㅜ", "ㅔ": "ㅣ"]
  /// Finals that others write as a syllable: 스쾃 and 스쿼트, 스텝 and 스테프.
  private static let openFinals: [Unicode.Scalar: Unicode.Scalar] = [
    "ㄱ": "ㅋ", "ㅂ": "ㅍ", "ㅅ": "ㅌ", "ㄷ": "ㅌ", "ㅌ": "ㅌ",
  ]
  /// Consonants that are hard to tell apart before ㅡ: 트, 츠 and 드, 즈 and 스.
  private static let beforeEu: [Unicode.Scalar: Unicode.Scalar] = ["ㅊ": "ㅌ", "ㄷ": "ㅌ", "ㅈ": "ㅅ"]
}
