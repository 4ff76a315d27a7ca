/// Which elements of `sequence` may stay in place while the others move, so that the fewest move: those
/// of a longest increasing subsequence.
///
/// Patience sorting (Fredman, "On computing the length of longest increasing subsequences", 1975). An
/// element that follows its predecessor in order is placed without a search.
/// - Parameter sequence: distinct numbers.
/// - Complexity: O(n + m log n) for n numbers, m of which are out of order; at most O(n log n).
func longestIncreasingRun(in sequence: [Int32]) -> [Bool] {
  // For each length, where the run of that length with the smallest end has that end.
  var ends: [Int32] = []
  ends.reserveCapacity(sequence.count)
  var predecessors = [Int32](repeating: -1, count: sequence.count)
  for (position, value) in sequence.enumerated() {
    var low = ends.count
    if let last = ends.last, sequence[Int(last)] > value {
      low -= 1
      if low > 0, sequence[Int(ends[low - 1])] > value {
        var high = low - 1
        low = 0
        while low < high {
          let middle = (low + high) / 2
          if sequence[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
        }
      }
    }
    if low > 0 { predecessors[position] = ends[low - 1] }
    if low == ends.count {
      ends.append(Int32(truncatingIfNeeded: position))
    } else {
      ends[low] = Int32(truncatingIfNeeded: position)
    }
  }

  var stays = [Bool](repeating: false, count: sequence.count)
  var position = ends.last ?? -1
  while position >= 0 {
    stays[Int(position)] = true
    position = predecessors[Int(position)]
  }
  return stays
}
