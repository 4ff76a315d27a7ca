import Testing

@testable import WorkoutCatalog

struct OpeningsTests {
  private func stand(_ pattern: Pattern, in name: String) -> Bool {
    Folding.folded(name).withUnsafeBufferPointer { Openings(pattern).stand(in: $0) }
  }

  private func isFound(_ word: FoldedWord, in name: String) -> Bool {
    Folding.folded(name).withUnsafeBufferPointer { FoldedName($0).find(word, isBeginning: true) != nil }
  }

  private func beginning(_ word: FoldedWord) -> Pattern {
    .term(Pattern.Term(word: word, isBeginning: true, tokens: nil))
  }

  @Test func `no name is ruled out in which a word is found`() throws {
    let workouts = try BuiltinCatalog.workouts()
    let names = stride(from: 0, to: workouts.count, by: 9).flatMap { index in
      Array(workouts[index].names.values) + workouts[index].aliases
    }
    let words = Set(names.prefix(120).flatMap { Folding.words($0) })
    let queries = Set(
      words.flatMap { word in (1...word.count).map(word.prefix) + word.innerSuffixes + [word + "s"] })
    for query in queries {
      let openings = beginning(query)
      for name in names.prefix(120) where isFound(query, in: name) {
        #expect(stand(openings, in: name), "\(query.text), \(name)")
      }
    }
  }

  @Test func `a name in which nothing begins so is ruled out`() {
    #expect(stand(beginning("press"), in: "Leg Press"))
    #expect(!stand(beginning("press"), in: "Leg Curl"))
    #expect(!stand(beginning("press"), in: "Espresso"))
    #expect(!stand(beginning("press"), in: "레그 컬"))
    let bench = Folding.words("벤치")[0]
    #expect(stand(beginning(bench), in: "인클라인벤치"))
    #expect(!stand(beginning(bench), in: "Bench"))
  }

  @Test func `of all that is asked for one will do to rule out, of any each has to be missing`() {
    let (press, curl) = (beginning("press"), beginning("curl"))
    #expect(!stand(.all([press, curl]), in: "Leg Curl"))
    let options = [press, curl].map { Pattern.Option(pattern: $0, source: .typed, words: []) }
    #expect(stand(.any(options), in: "Leg Curl"))
    #expect(!stand(.any(options), in: "Plank"))
    #expect(!stand(.facets(["§pchest"]), in: "Chest Fly"))
  }
}
