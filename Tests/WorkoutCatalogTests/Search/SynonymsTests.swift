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
    #expect(phrases("push ups").first?.synonyms.contains("푸시업") == true)
    #expect(phrases("밀리터리프레스").first?.synonyms.contains("overhead press") == true)
    #expect(phrases("밀리터리 프레스").first?.synonyms.contains("overhead press") == true)
  }

  @Test func `Hangul phrases are met with other spaces and in other spellings`() {
    for text in ["푸쉬업", "푸쉬 업", "푸시 업"] {
      #expect(phrases(text).first?.synonyms.contains("push up") == true, "\(text)")
    }
    #expect(phrases("벤취").isEmpty)
  }

  @Test func `a phrase of no more words than asked for is taken`() {
    let words = Folding.words("single leg deadlift")
    #expect(Synonyms.phrases(in: words).first?.places == [0, 1, 2])
    let inner = Synonyms.phrases(in: words, longest: 2)
    #expect(inner.map(\.places) == [[0, 1], [2]])
    #expect(inner.first?.equals.map(\.display).contains("one leg") == true)
    #expect(inner.first?.synonyms.map(\.display).contains("one leg") == false)
  }

  @Test func `the table's words are known, in singular and plural`() {
    #expect(Synonyms.holds("crushers"))
    #expect(!Synonyms.holds("crush"))
  }

  @Test func `no line of the table repeats a phrase`() {
    for line in "\(Synonyms.table)".split(separator: "\n") where !line.hasPrefix("#") {
      let phrases = line.drop { "= ".contains($0) }.split(separator: ",").map {
        $0.trimmingPrefix(while: \.isWhitespace)
      }
      #expect(Set(phrases).count == phrases.count, "\(line)")
      #expect(phrases.count > 1, "\(line)")
    }
  }
}
