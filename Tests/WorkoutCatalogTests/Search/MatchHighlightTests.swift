import Testing

@testable import WorkoutCatalog

struct MatchHighlightTests {
  /// The name with brackets around what is highlighted.
  private func marked(_ query: String, _ name: String) -> String {
    var marked = name
    for range in MatchHighlight.ranges(of: SearchQuery(query), in: name).reversed() {
      marked.insert("]", at: range.upperBound)
      marked.insert("[", at: range.lowerBound)
    }
    return marked
  }

  @Test(arguments: [
    ("bench pr", "Barbell Bench Press", "Barbell [Bench] [Pr]ess"),
    ("press bench", "Barbell Bench Press", "Barbell [Bench] [Press]"),
    ("pullup", "Weighted Pull-Up", "Weighted [Pull]-[Up]"),
    ("pull ups", "Pull-Up", "[Pull]-[Up]"),
    ("curls", "Hammer Curl", "Hammer [Curl]"),
    ("farmers", "Farmer's Walk", "[Farmer]'[s] Walk"),
    ("elev", "Élévation", "[Élév]ation"),
    ("벤치프레스", "바벨 벤치 프레스", "바벨 [벤치] [프레스]"),
    ("프레스", "바벨 벤치프레스", "바벨 벤치[프레스]"),
    ("벤ㅊ", "벤치프레스", "[벤치]프레스"),
    ("벤치플", "벤치프레스", "[벤치프레]스"),
    ("ㅂㅊ", "바벨 벤치프레스", "바벨 [벤치]프레스"),
    ("바", "T바 로우", "T[바] 로우"),
    ("up", "Group Row", "Group Row"),
    ("", "Plank", "Plank"),
    ("plank", "", ""),
  ])
  func `what matched is highlighted in the name as written`(query: String, name: String, expected: String) {
    #expect(marked(query, name) == expected)
  }

  @Test(arguments: [UInt64](1...20))
  func `ranges are in order, apart, and within the name`(seed: UInt64) {
    var random = RandomText(seed: seed)
    for _ in 0..<50 {
      let name = random.text(20)
      let ranges = MatchHighlight.ranges(of: SearchQuery(random.text(4)), in: name)
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.upperBound < next.lowerBound, "seed \(seed)")
      }
      #expect(ranges.last.map { $0.upperBound <= name.endIndex } ?? true, "seed \(seed)")
    }
  }
}
