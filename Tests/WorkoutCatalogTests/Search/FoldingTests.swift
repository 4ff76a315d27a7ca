import Testing

@testable import WorkoutCatalog

struct FoldingTests {
  private func words(_ text: String) -> [String] { Folding.words(text).map(\.display) }

  @Test(arguments: [
    ("Pull-Up", "pull up"), ("  Bench   PRESS ", "bench press"), ("Farmer's Walk", "farmers walk"),
    ("Farmer’s Walk", "farmers walk"), ("élévation", "elevation"), ("e\u{301}le\u{301}vation", "elevation"),
    ("ＢＥＮＣＨ ９０", "bench 90"), ("Łukasz Øre Straße Æon", "lukasz ore strasse aeon"), ("C&J", "c j"),
    ("Farmer´s ŉ", "farmers n"),
    ("3/4 Sit-Up", "3 4 sit up"), ("½", "1 2"), ("45°", "45"), ("İ", "i"), ("ﬁn", "fin"), ("", ""),
    ("—…!?", ""),
    ("\u{0}a\u{0}b", "a b"), ("a\u{200D}b", "ab"), ("\u{202E}abc", "abc"), ("x²", "x2"),
  ])
  func `case, accents, width, hyphens and apostrophes do not matter`(text: String, folded: String) {
    #expect(words(text).joined(separator: " ") == folded)
  }

  @Test func `composed and decomposed Hangul fold alike`() {
    let composed = "벤치프레스"
    let decomposed =
      "\u{1107}\u{1166}\u{11AB}\u{110E}\u{1175}\u{1111}\u{1173}\u{1105}\u{1166}\u{1109}\u{1173}"
    #expect(Folding.words(composed) == Folding.words(decomposed))
    #expect(Folding.compact(composed) == "ㅂㅔㄴㅊㅣㅍㅡㄹㅔㅅㅡ")
  }

  @Test func `a change between Hangul and another script parts words`() {
    #expect(words("T바 로우") == ["t", "바", "로우"])
    #expect(words("AB휠3") == ["ab", "휠", "3"])
  }

  @Test func `half-width jamo and what an input method joins are single keys`() {
    #expect(Folding.compact("ﾡﾢ") == "ㄱㄲ")
    #expect(Folding.compact("ㄳ") == Folding.compact("ㄱㅅ"))
    #expect(Folding.compact("ㅄ") == Folding.compact("ㅂㅅ"))
  }

  @Test func `a filler that shows nothing leaves no empty word`() {
    #expect(Folding.words("a \u{3164} b") == ["a", "b"])
    #expect(Folding.folded("\u{3164}").isEmpty)
  }

  @Test(arguments: [
    ("curls", "curl"), ("presses", "press"), ("press", "press"), ("lunges", "lunge"), ("flies", "fly"),
    ("flyes", "fly"), ("calves", "calf"), ("crunches", "crunch"), ("boxes", "box"), ("triceps", "tricep"),
    ("plus", "plus"), ("this", "this"), ("as", "as"), ("pull", "pull"), ("s", "s"),
  ])
  func `an English plural loses its ending`(word: String, singular: String) {
    #expect(Folding.singular(FoldedWord(word.utf8)) == FoldedWord(singular.utf8))
  }

  @Test func `sort keys follow the dictionary`() {
    let names = ["가나", "각", "갂", "개", "나", "값", "가"]
    #expect(
      names.sorted { Folding.sortKey($0).utf8.lexicographicallyPrecedes(Folding.sortKey($1).utf8) }
        == ["가", "가나", "각", "갂", "값", "개", "나"])
  }

  @Test(arguments: [UInt64](1...20))
  func `folding what is folded changes nothing`(seed: UInt64) {
    var random = RandomText(seed: seed)
    for _ in 0..<100 {
      let folded = Folding.words(random.text(20)).map(\.text).joined(separator: " ")
      #expect(Folding.words(folded).map(\.text).joined(separator: " ") == folded, "seed \(seed)")
    }
  }
}
