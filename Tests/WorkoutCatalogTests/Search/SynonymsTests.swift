import Testing

@testable import WorkoutCatalog

struct SynonymsTests {
  private func phrases(_ text: String) -> [(places: [Int], synonyms: [String])] {
    Synonyms.phrases(in: Folding.words(text)).map { ($0.places, $0.synonyms.map(\.display)) }
  }

  @Test func `the longest phrase is taken, wherever its words stand`() throws {
    let found = phrases("seated press dumbbell overhead")
    let press = try #require(found.first)
    #expect(press.places == [3, 1])
    #expect(press.synonyms.contains("military press"))
    #expect(found.allSatisfy { $0.places == press.places || Set($0.places).isDisjoint(with: press.places) })
  }

  @Test func `plurals and the spacing of Hangul do not matter`() {
    #expect(phrases("push ups").first?.synonyms.contains("press up") == true)
    #expect(phrases("밀리터리프레스").first?.synonyms.contains("overhead press") == true)
    #expect(phrases("밀리터리 프레스").first?.synonyms.contains("overhead press") == true)
  }

  @Test func `no line of the table repeats a phrase`() {
    for line in Synonyms.table.split(separator: "\n") where !line.hasPrefix("#") {
      let phrases = line.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
      #expect(Set(phrases).count == phrases.count, "\(line)")
      #expect(phrases.count > 1, "\(line)")
    }
  }
}
