extension ChangePlan {
  /// Which of some elements keep their order while the others are moved or come, so that the fewest move.
  ///
  /// Elements in the same row at both ends keep it in any case; only what lies between is searched.
  /// - Parameters:
  ///   - origins: the old element of each new one, in the new order.
  ///   - kept: the old elements among which the order counts; all others come or move here.
  /// - Complexity: O(n + m log m) for n elements, m of which are out of order.
  static func stays(_ origins: ArraySlice<Int32>, keeping kept: Range<Int32>) -> [Bool] {
    var head = 0
    for origin in origins {
      if origin != kept.lowerBound + Int32(truncatingIfNeeded: head) || origin >= kept.upperBound { break }
      head += 1
    }
    var tail = 0
    for origin in origins.dropFirst(head).reversed() {
      if origin != kept.upperBound - 1 - Int32(truncatingIfNeeded: tail) || origin < kept.lowerBound { break }
      tail += 1
    }

    var stays = [Bool](repeating: true, count: origins.count)
    var isInOrder = true
    var last = Pairing.none
    for position in head..<(stays.count - tail) {
      let origin = origins[origins.startIndex + position]
      stays[position] = kept.contains(origin)
      if stays[position] {
        if origin < last { isInOrder = false }
        last = origin
      }
    }
    if isInOrder { return stays }

    keepLongestIncreasingRun(
      of: origins.dropFirst(head).dropLast(tail), stays: &stays[head..<(stays.count - tail)])
    return stays
  }
}
