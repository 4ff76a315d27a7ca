/// What happens in each stage, by numbers alone: the part of the comparison that knows no section type.
@usableFromInline
struct ChangePlan {
  /// A section between the second stage and the last, by its indices in the old and the new list.
  @usableFromInline
  enum Standing {
    /// One that will go.
    case old(Int)
    /// One that has come.
    case new(Int)
    /// One that remains.
    case both(old: Int, new: Int)
  }

  @usableFromInline let sections: Pairing
  @usableFromInline let items: Pairing
  /// The sections between the second stage and the last, in order.
  @usableFromInline private(set) var standing: [Standing] = []
  /// For each old section that remains, whether items come to it, go from it or move in it.
  @usableFromInline private(set) var isRearranged: [Bool]
  /// The four stages, of which some may be empty.
  @usableFromInline private(set) var updates = ListChanges()
  @usableFromInline private(set) var arrivals = ListChanges()
  @usableFromInline private(set) var rearrangement = ListChanges()
  @usableFromInline private(set) var departures = ListChanges()

  /// Plans the changes between two lists whose sections and items are paired up.
  /// - Complexity: O(sections + items + m log m), where m are out of order.
  @usableFromInline
  init(sections: Pairing, items: Pairing) {
    self.sections = sections
    self.items = items
    isRearranged = [Bool](repeating: false, count: sections.oldToNew.count)
    planUpdates()
    planSections()
    planItems()
  }

  private mutating func planUpdates() {
    updates.sectionUpdates = sections.updated.map(Int.init).sorted()
    updates.itemUpdates = items.updated.sorted().map { Pairing.place(of: Int($0), in: items.oldStarts) }
  }

  private mutating func planSections() {
    let stays = Self.stays(sections.newToOld[...], keeping: 0..<Int32(sections.oldToNew.count))
    // Those that will go stand after the one before them that stays.
    var leading: [Int] = []
    var following: [Int: [Int]] = [:]
    var anchor: Int?
    for (old, new) in sections.oldToNew.enumerated() {
      if new != Pairing.none {
        if stays[Int(new)] { anchor = Int(new) }
      } else if let anchor {
        following[anchor, default: []].append(old)
      } else {
        leading.append(old)
      }
    }

    standing += leading.map { .old($0) }
    for (new, old) in sections.newToOld.enumerated() {
      if old == Pairing.none {
        arrivals.sectionInserts.append(standing.count)
        standing.append(.new(new))
      } else {
        if !stays[new] { arrivals.sectionMoves.append(Move(from: Int(old), to: standing.count)) }
        standing.append(.both(old: Int(old), new: new))
      }
      for gone in following[new] ?? [] { standing.append(.old(gone)) }
    }
    for (index, section) in standing.enumerated() {
      if case .old = section { departures.sectionDeletes.append(index) }
    }
  }

  private mutating func planItems() {
    rearrangement.itemDeletes.reserveCapacity(items.oldToNew.count { $0 == Pairing.none })
    rearrangement.itemInserts.reserveCapacity(items.newToOld.count { $0 == Pairing.none })
    var standingIndices = [Int](repeating: 0, count: sections.oldToNew.count)
    for (index, section) in standing.enumerated() {
      switch section {
      case .old(let old), .both(let old, _): standingIndices[old] = index
      case .new: break
      }
    }
    for (index, section) in standing.enumerated() {
      switch section {
      case .old: break
      case .new(let new): planMoves(into: new, standingAt: index, standingIndices)
      case .both(let old, let new):
        planDeletes(in: old, standingAt: index)
        planArrivals(in: new, from: old, standingAt: index, standingIndices)
      }
    }
  }

  private mutating func planDeletes(in old: Int, standingAt index: Int) {
    let start = items.oldStarts[old]
    let oldToNew = items.oldToNew
    for item in start..<items.oldStarts[old + 1] where oldToNew[item] == Pairing.none {
      rearrangement.itemDeletes.append(IndexPath(section: index, row: item - start))
      isRearranged[old] = true
    }
  }

  /// Plans what moves to a section that comes; its new items are part of it.
  private mutating func planMoves(into new: Int, standingAt index: Int, _ standingIndices: [Int]) {
    let start = items.newStarts[new]
    for item in start..<items.newStarts[new + 1] where items.newToOld[item] != Pairing.none {
      planMove(of: item, to: IndexPath(section: index, row: item - start), standingIndices)
    }
  }

  private mutating func planArrivals(
    in new: Int, from old: Int, standingAt index: Int, _ standingIndices: [Int]
  ) {
    let start = items.newStarts[new]
    let range = start..<items.newStarts[new + 1]
    let kept = Int32(items.oldStarts[old])..<Int32(items.oldStarts[old + 1])
    let newToOld = items.newToOld
    let stays = items.isInOrder[new] ? nil : Self.stays(newToOld[range], keeping: kept)
    for item in range {
      if let stays {
        if stays[item - start] { continue }
      } else if kept.contains(newToOld[item]) {
        continue
      }
      let place = IndexPath(section: index, row: item - start)
      if newToOld[item] == Pairing.none {
        rearrangement.itemInserts.append(place)
      } else {
        planMove(of: item, to: place, standingIndices)
      }
      isRearranged[old] = true
    }
  }

  /// Plans the move of a new item that was elsewhere to where it stands now.
  private mutating func planMove(of item: Int, to place: IndexPath, _ standingIndices: [Int]) {
    let origin = Pairing.place(of: Int(items.newToOld[item]), in: items.oldStarts)
    let from = IndexPath(section: standingIndices[origin.section], row: origin.row)
    rearrangement.itemMoves.append(Move(from: from, to: place))
    isRearranged[origin.section] = true
  }
}
