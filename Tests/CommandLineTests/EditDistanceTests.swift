import Testing

@testable import workout_catalog

struct EditDistanceTests {
  @Test(
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("plan", "plan", 0), ("limt", "limit", 1),
      ("shwo", "show", 1),
      ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3), ("플랜", "플란", 1),
    ])
  func `insertions, deletions, changes and swaps are counted`(_ one: String, _ other: String, _ distance: Int)
  {
    #expect(editDistance(one, other) == distance)
    #expect(editDistance(other, one) == distance)
  }

  @Test func `the nearest word is found unless it is far`() {
    let words = ["select", "search", "show", "plan"]
    #expect(words.nearest(to: "serach") == "search")
    #expect(words.nearest(to: "pla") == "plan")
    #expect(words.nearest(to: "selct") == "select")
    #expect(words.nearest(to: "bench") == nil)
    #expect([String]().nearest(to: "bench") == nil)
  }
}
