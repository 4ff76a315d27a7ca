import TestSupport
import Testing

@testable import WorkoutCatalog

struct SearchFuzzTests {
  private let catalog: SearchCatalog

  init() throws {
    catalog = try SearchCatalog(Array(BuiltinCatalog.workouts().prefix(60)))
  }

  private func search(_ text: String, _ comment: String = "") throws {
    let results = try catalog.store.search(SearchQuery(text))
    #expect(Set(results.hits.map(\.id)).count == results.hits.count, "\(comment)")
    #expect(try catalog.store.total(results) == results.hits.count, "\(comment)")
    #expect(try catalog.store.following(results, limit: 10).isEmpty, "\(comment)")
  }

  @Test(arguments: [UInt64](1...20))
  func `any text is searched for without an error`(seed: UInt64) throws {
    var random = RandomText(seed: seed)
    for _ in 0..<500 {
      let text = random.text(8)
      try search(text, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `what fuzzing begins with is searched for, also cut and put together in any way`() throws {
    var random = SplitMix64(seed: 7)
    let inputs = try FuzzCorpus.inputs("search").map(\.bytes)
    for input in inputs {
      try search(String(decoding: input, as: UTF8.self))
      for _ in 0..<50 {
        let other = inputs[random.below(inputs.count)]
        let bytes = input.prefix(random.below(input.count + 1)) + other.suffix(random.below(other.count + 1))
        let text = String(decoding: bytes, as: UTF8.self)
        try search(text, "\(random): \(text.debugDescription)")
        let folded = Folding.compact(text)
        #expect(
          Folding.compact(folded).utf8.elementsEqual(folded.utf8), "\(random): \(text.debugDescription)")
      }
    }
  }

  @Test func `operators, quotes, wildcards and NUL are no syntax`() throws {
    for text in [
      "\"", "\"\"", "\"press", "press\"", "press*", "*", "^press", "name:press", "name : press", "{name} : x",
      "(press",
      "press)", "()", "press AND", "AND", "OR", "NOT", "NOT press", "press NOT bench", "NEAR", "NEAR(",
      "NEAR(a b)",
      "a + b", "-press", "press -bench", "pull-up", "'; DROP TABLE workout; --", "a\u{0}b", "\u{0}", "%", "_",
      "§pchest",
      "rowid:1", "rank", "\\", "press\n\tbench",
    ] {
      try search(text, text)
    }
    #expect(try catalog.store.search(SearchQuery("§pchest")).hits.allSatisfy { $0.reason != nil })
  }

  @Test func `a query of any length is answered`() throws {
    for piece in ["a", "press ", "ㅂ", "벤치", "\u{301}", "\"", "👩‍👩‍👧‍👦", "Ⅷ", "ﷺ"] {
      try search(String(repeating: piece, count: 100_000), piece)
    }
  }

  @Test func `bytes that are no text are searched for as marks`() throws {
    for bytes: [UInt8] in [[0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xC0, 0x80], [0x70, 0xE3, 0x84]] {
      try search(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `a query is read no further than its first words and letters`() {
    #expect(SearchQuery(String(repeating: "a ", count: 1_000)).words.count == 12)
    #expect(SearchQuery(String(repeating: "a", count: 1_000)).words.map(\.count) == [64])
  }
}
