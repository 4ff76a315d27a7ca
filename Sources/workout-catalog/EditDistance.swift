/// The number of letters to insert, drop, replace or swap with the next to make one word into the other: the
/// optimal string alignment distance (Damerau 1964). Takes time by the product of the lengths.
func editDistance(_ one: String, _ other: String) -> Int {
  let one = Array(one)
  let other = Array(other)
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for i in one.indices {
    var row = [i + 1]
    for j in other.indices {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[other.count]
}

extension Sequence<String> {
  /// The word that was probably meant by a misspelt one: the nearest, when no more than a third of its letters
  /// differ; the first of equals.
  func nearest(to word: String) -> String? {
    let candidates = map { (word: $0, distance: editDistance(word, $0)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= Swift.max(1, best.word.count / 3) ? best.word : nil
  }
}
