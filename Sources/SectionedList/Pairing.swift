/// Which elements of one list of groups are which of another, by identity.
///
/// Elements are counted through all groups, as if these were joined.
@usableFromInline
struct Pairing {
  /// Stands for no element.
  @usableFromInline static let none: Int32 = -1

  /// The new element of each old one.
  @usableFromInline var oldToNew: [Int32]
  /// The old element of each new one.
  @usableFromInline var newToOld: [Int32]
  /// The old elements whose content differs from that of their new ones.
  @usableFromInline var updated: [Int32]
  /// The first element of each old group, and the number of all at the end.
  @usableFromInline var oldStarts: [Int]
  /// The first element of each new group, and the number of all at the end.
  @usableFromInline var newStarts: [Int]

  /// Pairs the elements up.
  ///
  /// Every old identity is hashed once. A new one is hashed only if its element is neither what follows
  /// the one before it in the old list, nor what was due before that was moved here.
  /// - Parameters:
  ///   - old: the elements before, in groups; fewer than 2³¹.
  ///   - new: the elements after, in groups; fewer than 2³¹.
  ///   - origins: for each new group the old one that it most likely resembles, or ``none``.
  ///   - hasEqualContent: whether two elements of one identity show the same.
  /// - Throws: a duplicate on the old side, or else the first on the new.
  /// - Complexity: O(old + new) expected.
  @inlinable
  init<Element: Identifiable>(
    old: [[Element]], new: [[Element]], origins: [Int32],
    hasEqualContent: (Element, Element) -> Bool
  ) throws(Duplicate) {
    let oldStarts = Self.starts(of: old)
    let newStarts = Self.starts(of: new)
    let oldCount = oldStarts[old.count]
    var oldToNew = [Int32](repeating: Self.none, count: oldCount)
    var newToOld = [Int32](repeating: Self.none, count: newStarts[new.count])
    var updated: [Int32] = []
    var table = IdentityTable(capacity: oldCount)

    var entry = 0
    for group in old {
      for row in group.indices {
        let id = group[row].id
        let earlier = table.insert(entry, hash: id.hashValue) { other in
          let place = Self.place(of: other, in: oldStarts)
          return old[place.section][place.row].id == id
        }
        if let earlier { throw Duplicate(side: .old, first: earlier, second: entry) }
        entry += 1
      }
    }

    entry = 0
    for (index, group) in new.enumerated() {
      let origin = Int(origins[index])
      var source = origin < 0 ? [] : old[origin]
      var sourceStart = origin < 0 ? oldCount : oldStarts[origin]
      // The row that comes next if the order is kept, and the one that was due when it was left.
      var next = 0
      var due = 0
      var isInOrder = true
      for row in group.indices {
        let id = group[row].id
        if next < source.count, source[next].id == id {
          isInOrder = true
        } else if next + 1 < source.count, source[next + 1].id == id {
          next += 1
          isInOrder = true
        } else if due < source.count, source[due].id == id {
          next = due
          isInOrder = true
        } else {
          let found = table.insert(oldCount + entry, hash: id.hashValue) { other in
            if other < oldCount {
              let place = Self.place(of: other, in: oldStarts)
              return old[place.section][place.row].id == id
            }
            let place = Self.place(of: other - oldCount, in: newStarts)
            return new[place.section][place.row].id == id
          }
          guard let found else {
            entry += 1
            continue
          }
          if found >= oldCount { throw Duplicate(side: .new, first: found - oldCount, second: entry) }
          let place = Self.place(of: found, in: oldStarts)
          if oldStarts[place.section] != sourceStart || source.isEmpty {
            source = old[place.section]
            sourceStart = oldStarts[place.section]
            due = place.row
          } else if isInOrder {
            due = next
          }
          next = place.row
          isInOrder = false
        }
        let match = sourceStart + next
        let earlier = oldToNew[match]
        if earlier != Self.none { throw Duplicate(side: .new, first: Int(earlier), second: entry) }
        oldToNew[match] = Int32(truncatingIfNeeded: entry)
        newToOld[entry] = Int32(truncatingIfNeeded: match)
        if !hasEqualContent(source[next], group[row]) { updated.append(Int32(truncatingIfNeeded: match)) }
        next += 1
        entry += 1
      }
    }
    self.oldToNew = oldToNew
    self.newToOld = newToOld
    self.updated = updated
    self.oldStarts = oldStarts
    self.newStarts = newStarts
  }

  /// Two elements of one list with the same identity.
  @usableFromInline
  struct Duplicate: Error {
    @usableFromInline var side: DuplicateIdentityError.Side
    @usableFromInline var first: Int
    @usableFromInline var second: Int

    @inlinable
    init(side: DuplicateIdentityError.Side, first: Int, second: Int) {
      self.side = side
      self.first = first
      self.second = second
    }
  }

  /// The first element of each group, and the number of all at the end.
  @inlinable
  static func starts<Element>(of groups: [[Element]]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(groups.count + 1)
    var count = 0
    for group in groups {
      count += group.count
      starts.append(count)
    }
    return starts
  }

  /// The group and the row of an element.
  /// - Complexity: O(log groups).
  @usableFromInline
  static func place(of element: Int, in starts: [Int]) -> IndexPath {
    // The last group that starts at or before the element; the ones that start there too are empty.
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= element { low = middle } else { high = middle }
    }
    return IndexPath(section: low, row: element - starts[low])
  }
}
