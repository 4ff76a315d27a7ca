/// Lets some elements of a sequence go, so that those that stay ascend and are as many as can be: a
/// longest increasing subsequence.
///
/// Patience sorting (Fredman, "On computing the length of longest increasing subsequences", 1975). An
/// element that follows its predecessor in order is placed without a search.
/// - Parameters:
///   - sequence: the elements; those that may stay are distinct.
///   - stays: for each element whether it may stay, and after that whether it does.
/// - Complexity: O(n + m log m) for n elements, m of which are out of order; at most O(n log n).
func keepLongestIncreasingRun(of sequence: ArraySlice<Int32>, stays: inout ArraySlice<Bool>) {
  sequence.withUnsafeBufferPointer { sequence in
    stays.withUnsafeMutableBufferPointer { stays in
      // Before each element of a run, the one that precedes it there; -1 before the first.
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: sequence.count) { predecessors in
        var position = lastOfLongestRun(in: sequence, stays: stays, predecessors: predecessors)
        stays.update(repeating: false)
        while position >= 0 {
          stays[position] = true
          position = Int(predecessors[position])
        }
      }
    }
  }
}

/// Finds a longest run, and writes the way back along every run that was begun.
/// - Returns: the position of its last element; -1 if no element may stay.
private func lastOfLongestRun(
  in sequence: UnsafeBufferPointer<Int32>, stays: UnsafeMutableBufferPointer<Bool>,
  predecessors: UnsafeMutableBufferPointer<Int32>
) -> Int {
  withUnsafeTemporaryAllocation(of: Int32.self, capacity: sequence.count) { ends in
    // For each length, where the run of that length with the smallest end has that end.
    var length = 0
    var last: Int32 = -1
    for position in sequence.indices where stays[position] {
      let value = sequence[position]
      var place = length
      if last > value {
        var low = 0
        // Most often the last alone is greater.
        var high = length - 1
        if high > 0, sequence[Int(ends[high - 1])] < value { low = high }
        while low < high {
          let middle = (low + high) / 2
          if sequence[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
        }
        place = low
      }
      predecessors[position] = place > 0 ? ends[place - 1] : -1
      ends[place] = Int32(truncatingIfNeeded: position)
      if place == length { length += 1 }
      if place == length - 1 { last = value }
    }
    return length > 0 ? Int(ends[length - 1]) : -1
  }
}
