import Testing

@testable import WorkoutCatalog

struct SuggestionTests {
  /// What is offered for parts such as "bench", as typed, or "bench:bnech", which stands for another text.
  private func suggestions(_ parts: [String], lost: Int = 0) -> [String] {
    let parts = parts.map { part in
      let texts = part.split(separator: ":")
      let typed = texts.last ?? ""
      let slips = EditDistance.between(String(texts[0]), String(typed), limit: 9) ?? 9
      return Suggestion.Part(word: FoldedWord(texts[0].utf8), letters: typed.count, slips: slips)
    }
    return Suggestion.all(of: parts, letters: parts.reduce(lost) { $0 + $1.letters }).map(\.words.display)
  }

  @Test func `all words come first, then those that lose the fewest letters`() {
    #expect(
      suggestions(["kas", "glute", "bridge"]) == [
        "kas glute bridge", "glute bridge", "kas bridge", "kas glute",
      ])
  }

  @Test func `words that say nothing by themselves do not stand at an end`() {
    #expect(suggestions(["toes", "to"], lost: 3) == ["toes", "toes"])
    #expect(suggestions(["to", "the"], lost: 3).isEmpty)
  }

  @Test func `a guess is offered when it keeps most of the letters`() {
    #expect(suggestions(["deadlift:dxxdlxft"]) == ["deadlift"])
    #expect(suggestions(["bridge:brid"], lost: 3).isEmpty)
    #expect(suggestions(["hams:helms", "row"]) == ["hams row", "row"])
    #expect(suggestions(["y"], lost: 3).isEmpty)
  }
}
