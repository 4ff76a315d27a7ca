import TestSupport
import Testing

@testable import WorkoutCatalog

struct EditDistanceTests {
  private func distance(_ one: String, _ other: String) -> Int {
    EditDistance(from: FoldedWord(one.utf8)).distance(to: Array(other.utf8)).whole
  }

  @Test(arguments: [
    ("bench", "bench", 0), ("bencch", "bench", 1), ("bnech", "bench", 1), ("dedlift", "deadlift", 1),
    ("tricpes", "triceps", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("", "abc", 3), ("abc", "", 3),
    ("", "", 0),
  ])
  func `insertions, deletions, replacements and exchanges count one each`(
    one: String, other: String, edits: Int
  ) {
    #expect(distance(one, other) == edits)
    #expect(distance(other, one) == edits)
  }

  @Test func `Hangul counts by its keys`() {
    #expect(distance(Folding.compact("밴치프레스"), Folding.compact("벤치프레스")) == 1)
    #expect(distance(Folding.compact("데드리프드"), Folding.compact("데드리프트")) == 1)
  }

  @Test func `a beginning may be near though the whole is far`() {
    let result = EditDistance(from: "dedl").distance(to: "deadlift".utf8)
    #expect(result == EditDistance.Result(whole: 4, beginning: 1))
  }

  @Test(arguments: [UInt64](1...30))
  func `the bits say what the matrix says`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = Array("abcdㅂㅔжé".unicodeScalars)
    func word() -> [Unicode.Scalar] {
      (0..<random.below(12)).map { _ in letters[random.below(letters.count)] }
    }
    for _ in 0..<200 {
      let (one, other) = (word(), word())
      let bits = EditDistance(from: FoldedWord(text(one).utf8)).distance(to: text(other).utf8)
      let row = matrixRow(one, other)
      #expect(bits.whole == row.last, "seed \(seed): \(text(one)) \(text(other))")
      #expect(bits.beginning == row.min(), "seed \(seed): \(text(one)) \(text(other))")
    }
  }

  private func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }

  /// The distances from one text to each beginning of the other, by the textbook's matrix.
  private func matrixRow(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> [Int] {
    var matrix = (0...one.count).map { row in (0...other.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
    for row in one.indices {
      for column in other.indices {
        var cost = min(
          matrix[row][column] + (one[row] == other[column] ? 0 : 1), matrix[row][column + 1] + 1,
          matrix[row + 1][column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, matrix[row - 1][column - 1] + 1)
        }
        matrix[row + 1][column + 1] = cost
      }
    }
    return matrix[one.count]
  }
}
