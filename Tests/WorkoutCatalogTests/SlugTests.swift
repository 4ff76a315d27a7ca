import TestSupport
import Testing

@testable import WorkoutCatalog

struct SlugTests {
  @Test(arguments: [
    ("Barbell Bench Press", "barbell-bench-press"), ("Farmer's Walk", "farmers-walk"),
    ("Farmer’s Walk", "farmers-walk"),
    ("  --Push--Up!  ", "push-up"), ("90/90 Stretch", "90-90-stretch"), ("바벨 벤치프레스", "바벨-벤치프레스"),
    ("덤벨컬(양손)", "덤벨컬-양손"), ("Éclair  Curl", "éclair-curl"), ("ÖVER", "över"), ("Ｗｉｄｅ Grip", "ｗｉｄｅ-grip"),
    ("\u{1112}\u{1161}\u{11AB}", "한"), ("", "workout"), ("!?", "workout"), ("💪", "workout"),
    ("a\u{0}b\n\u{1B}[2J", "a-b-2j"),
  ])
  func `a slug is a name's words in lower case, joined by hyphens`(name: String, slug: String) {
    #expect(Slug.make(from: name).utf8.elementsEqual(slug.utf8))
  }

  @Test(arguments: 1...20) func `a slug is its own slug`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = [
      "a", "Z", "9", "'", "’", " ", "-", "가", "힣", "é", "e\u{301}", "ß", "İ", "\u{1100}\u{1161}", "½", "_",
      "👩🏽‍🚀",
    ]
    let name = (0..<random.below(12)).map { _ in parts[random.below(parts.count)] }.joined()
    let slug = Slug.make(from: name)
    #expect(Slug.make(from: slug).utf8.elementsEqual(slug.utf8), "\(name)")
  }
}
