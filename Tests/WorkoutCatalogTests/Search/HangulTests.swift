import Testing

@testable import WorkoutCatalog

struct HangulTests {
  private func word(_ text: String) -> FoldedWord { Folding.words(text).first ?? "" }

  @Test(arguments: [
    ("벤", "ㅂㅔㄴ"), ("쿼", "ㅋㅜㅓ"), ("닭", "ㄷㅏㄹㄱ"), ("꽉", "ㄲㅗㅏㄱ"), ("의", "ㅇㅡㅣ"), ("있", "ㅇㅣㅆ"), ("ㅘ", "ㅗㅏ"),
  ])
  func `a syllable is the keys that type it`(syllable: String, keys: String) {
    #expect(Folding.compact(syllable) == keys)
  }

  @Test func `whatever is typed on the way to a word is a prefix of it`() {
    let whole = word("벤치프레스스쿼트")
    for typed in ["ㅂ", "베", "벤", "벤ㅊ", "벤치", "벤칲", "벤치프", "벤치플", "벤치프레", "벤치프렛", "벤치프레스", "벤치프레스스쿠"] {
      #expect(whole.hasPrefix(word(typed)), "\(typed)")
    }
  }

  @Test func `every syllable is put together again from its keys`() {
    for value in UInt32(0xAC00)...0xD7A3 {
      let syllable = Unicode.Scalar(value).map(String.init) ?? ""
      #expect(word(syllable).display == syllable)
    }
  }

  @Test(arguments: ["벤치프레스", "닭갈비", "값어치", "와이드", "ㅅㅋㅌ", "벤ㅊ", "ㅏㅏ", "웨이트"])
  func `words are put together again from their keys`(text: String) {
    #expect(word(text).display == text)
  }

  @Test func `first consonants are those before a vowel`() {
    #expect(word("벤치프레스").initials == word("ㅂㅊㅍㄹㅅ"))
    #expect(word("닭갈비").initials == word("ㄷㄱㅂ"))
    #expect(word("ㅂㅊ").isConsonants)
    #expect(!word("벤ㅊ").isConsonants)
    #expect(!word("press").isConsonants)
  }

  @Test func `a word holds what begins at each later syllable`() {
    #expect(word("벤치프레스").innerSuffixes.map(\.display) == ["치프레스", "프레스", "레스", "스"])
    #expect(word("벤").innerSuffixes.isEmpty)
  }

  @Test func `only Hangul is Hangul`() {
    for text in ["jerk", "abs", "push", "жим", "引体", "x"] { #expect(!word(text).isHangul, "\(text)") }
    for text in ["벤", "ㅂ", "ㅏ", "\u{1113}"] { #expect(word(text).isHangul, "\(text)") }
  }
}
