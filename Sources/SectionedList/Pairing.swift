/// Which elements of one list of groups are which of another, by identity.
///
/// Elements are counted through all groups, as if these were joined.
@usableFromInline
struct Pairing {
  /// Stands for no element.
  @inlinable static var none: Int32 { -1 }

  /// The new element of each old one.
  @usableFromInline var oldToNew: [Int32]
  /// The old element of each new one.
  @usableFromInline var newToOld: [Int32]
  /// The old elements whose content differs from that of their new ones, in the new order.
  @usableFromInline var updated: [Int32] = []
  /// For each new group, whether all its elements that are old come in their old order from the one old
  /// group it was likely to resemble; `false` if that is not known.
  @usableFromInline var isInOrder: [Bool]
  /// The first element of each old group, and the number of all at the end.
  @usableFromInline let oldStarts: [Int]
  /// The first element of each new group, and the number of all at the end.
  @usableFromInline let newStarts: [Int]

  /// Pairs the elements up.
  ///
  /// Every old identity is hashed once. A new one is hashed only if its element is neither what follows
  /// the one before it in the old list, nor what was due before that was moved here.
  /// - Parameters:
  ///   - old: the elements before, in groups; fewer than 2³¹.
  ///   - new: the elements after, in groups; fewer than 2³¹.
  ///   - origins: for each new group the old one that it most likely resembles, or ``none``.
  ///   - hasEqualContent: whether two elements of one identity show the same.
  /// - Throws: the first duplicate on the old side, or else the first on the new.
  /// - Complexity: O(old + new) expected.
  @inlinable
  init<Element: Identifiable>(
    old: [[Element]], new: [[Element]], origins: [Int32],
    hasEqualContent: (Element, Element) -> Bool
  ) throws(Duplicate) {
    let oldStarts = Self.starts(of: old)
    let newStarts = Self.starts(of: new)
    let oldCount = oldStarts[old.count]
    self.oldStarts = oldStarts
    self.newStarts = newStarts
    isInOrder = [Bool](repeating: true, count: new.count)
    oldToNew = [Int32](repeating: Self.none, count: oldCount)
    newToOld = [Int32](repeating: Self.none, count: newStarts[new.count])

    func id(_ element: Int, of groups: [[Element]], _ starts: [Int]) -> Element.ID {
      let place = Self.place(of: element, in: starts)
      return groups[place.section][place.row].id
    }
    var index: IdentityIndex
    do {
      index = try IdentityIndex(hashes: Self.hashes(of: old, count: oldCount)) {
        id($0, of: old, oldStarts) == id($1, of: old, oldStarts)
      }
    } catch {
      throw Duplicate(side: .old, first: error.first, second: error.second)
    }

    var duplicate: Duplicate?
    do {
      try pairUp(old, new, origins: origins, index: &index, hasEqualContent: hasEqualContent)
    } catch {
      duplicate = error
    }
    // Two that are no old ones but the same come before the one at which the pairing ended.
    lazy var unpaired = newToOld.indices.filter { newToOld[$0] == Self.none }
    do {
      try index.checkAdded {
        id(unpaired[$0], of: new, newStarts) == id(unpaired[$1], of: new, newStarts)
      }
    } catch {
      duplicate = Duplicate(side: .new, first: unpaired[error.first], second: unpaired[error.second])
    }
    if let duplicate { throw duplicate }
  }

  /// Walks through the new elements, and pairs up those that are old.
  /// - Throws: the first new one whose old one has been paired up before.
  @inlinable
  mutating func pairUp<Element: Identifiable>(
    _ old: [[Element]], _ new: [[Element]], origins: [Int32], index: inout IdentityIndex,
    hasEqualContent: (Element, Element) -> Bool
  ) throws(Duplicate) {
    for (number, group) in new.enumerated() {
      var section = Int(origins[number])
      var source = section < 0 ? [] : old[section]
      // The row that comes next if the order is kept, and the one that was due when the order was left.
      var next = 0
      var due = 0
      var isAstray = false
      var unpaired = 0
      var row = 0
      while row < group.count {
        let wanted = group[row].id
        func isWanted(_ row: Int) -> Bool { row < source.count && source[row].id == wanted }

        // One old row may be gone, or as many as the new ones that have come are.
        let skipped = next + max(unpaired, 1)
        if isWanted(next) {
        } else if isWanted(skipped) {
          next = skipped
          isAstray = false
        } else if isWanted(due) {
          next = due
          isAstray = false
          isInOrder[number] = false
        } else {
          let found = index.findOrAdd(identityHash(of: wanted)) {
            let place = Self.place(of: $0, in: oldStarts)
            return old[place.section][place.row].id == wanted
          }
          guard let found else {
            row += 1
            unpaired += 1
            continue
          }
          let place = Self.place(of: found, in: oldStarts)
          if place.section != section {
            section = place.section
            source = old[section]
            due = place.row
            isInOrder[number] = false
          } else {
            if !isAstray { due = next }
            if place.row < next { isInOrder[number] = false }
          }
          next = place.row
          isAstray = true
        }

        let run = try pairRun(
          source[next...], startingAt: oldStarts[section] + next,
          group[row...], startingAt: newStarts[number] + row, hasEqualContent: hasEqualContent)
        next += run
        row += run
        unpaired = 0
        if run > 1 { isAstray = false }
      }
    }
  }

  /// Pairs up elements that have the same identities in the same order, as many as there are.
  /// - Returns: how many.
  @inlinable
  mutating func pairRun<Element: Identifiable>(
    _ old: ArraySlice<Element>, startingAt oldStart: Int,
    _ new: ArraySlice<Element>, startingAt newStart: Int,
    hasEqualContent: (Element, Element) -> Bool
  ) throws(Duplicate) -> Int {
    let limit = min(old.count, new.count)
    var length = 0
    var updated: [Int32] = []
    // Most of the time goes by in this loop, hence without checks of each access.
    let first = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        oldToNew.withUnsafeMutableBufferPointer { oldToNew in
          newToOld.withUnsafeMutableBufferPointer { newToOld -> Int32 in
            while length < limit, old[length].id == new[length].id {
              let match = oldStart &+ length
              let entry = newStart &+ length
              if oldToNew[match] != Self.none { return oldToNew[match] }
              oldToNew[match] = Int32(truncatingIfNeeded: entry)
              newToOld[entry] = Int32(truncatingIfNeeded: match)
              if !hasEqualContent(old[length], new[length]) {
                updated.append(Int32(truncatingIfNeeded: match))
              }
              length &+= 1
            }
            return Self.none
          }
        }
      }
    }
    if first != Self.none { throw Duplicate(side: .new, first: Int(first), second: newStart + length) }
    self.updated += updated
    return length
  }

  /// The hashes of all identities.
  @inlinable
  static func hashes<Element: Identifiable>(of groups: [[Element]], count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { hashes, initializedCount in
      var element = 0
      for group in groups {
        for row in group.indices {
          hashes[element] = identityHash(of: group[row].id)
          element &+= 1
        }
      }
      initializedCount = element
    }
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
    // The last group that starts at or before the element; others that start there are empty.
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= element { low = middle } else { high = middle }
    }
    return IndexPath(section: low, row: element - starts[low])
  }
}
