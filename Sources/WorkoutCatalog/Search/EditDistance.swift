/// How many keystrokes lie between two words.
public enum EditDistance {
  /// The fewest insertions, deletions, replacements and exchanges of neighbours that turn one text into the other,
  /// or `nil` when it takes more than `limit`.
  ///
  /// This is the restricted Damerau–Levenshtein distance ("optimal string alignment"), over Unicode scalars; give
  /// it decomposed Hangul to count jamo.
  /// - Complexity: O(*n* · *m*) time for texts of *n* and *m* scalars, O(*m*) space.
  public static func between(_ one: String, _ other: String, limit: Int) -> Int? {
    let source = Array(one.unicodeScalars)
    let target = Array(other.unicodeScalars)
    guard abs(source.count - target.count) <= limit else { return nil }
    guard !source.isEmpty, !target.isEmpty else { return max(source.count, target.count) }

    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(target.count + 1)
      for (column, wanted) in target.enumerated() {
        var cost = min(last[column] + (letter == wanted ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == target[column - 1], source[row - 1] == wanted {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      guard let best = current.min(), best <= limit else { return nil }
      beforeLast = last
      last = current
    }
    guard let distance = last.last, distance <= limit else { return nil }
    return distance
  }
}
