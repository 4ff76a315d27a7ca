import SectionedList

/// What must change between two lists, counted the slow and plain way.
struct ReferenceChanges: Equatable, CustomStringConvertible {
  var sectionUpdates = 0
  var sectionDeletes = 0
  var sectionInserts = 0
  var sectionMoves = 0
  var itemUpdates = 0
  var itemDeletes = 0
  var itemInserts = 0
  var itemMoves = 0

  /// Counts what a changeset says.
  init<ID>(_ changeset: Changeset<EntrySection<ID>>) {
    for stage in changeset.stages {
      sectionUpdates += stage.changes.sectionUpdates.count
      sectionDeletes += stage.changes.sectionDeletes.count
      sectionInserts += stage.changes.sectionInserts.count
      sectionMoves += stage.changes.sectionMoves.count
      itemUpdates += stage.changes.itemUpdates.count
      itemDeletes += stage.changes.itemDeletes.count
      itemInserts += stage.changes.itemInserts.count
      itemMoves += stage.changes.itemMoves.count
    }
  }

  /// Counts the fewest changes that lead from `old` to `new`.
  init<ID>(from old: [EntrySection<ID>], to new: [EntrySection<ID>]) {
    let oldItems = old.flatMap(\.items)
    let newItems = new.flatMap(\.items)
    for section in old {
      guard let kept = new.first(where: { $0.id == section.id }) else {
        sectionDeletes += 1
        continue
      }
      if kept.header != section.header { sectionUpdates += 1 }
      // Those that go with a section that goes are part of it.
      itemDeletes += section.items.count { item in !newItems.contains { $0.id == item.id } }
      let rows = kept.items.compactMap { item in section.items.firstIndex { $0.id == item.id } }
      itemMoves -= Self.longestIncreasingLength(of: rows)
    }
    for section in new {
      guard old.contains(where: { $0.id == section.id }) else {
        sectionInserts += 1
        continue
      }
      itemInserts += section.items.count { item in !oldItems.contains { $0.id == item.id } }
    }
    let places = new.compactMap { section in old.firstIndex { $0.id == section.id } }
    sectionMoves = places.count - Self.longestIncreasingLength(of: places)
    for item in oldItems {
      guard let kept = newItems.first(where: { $0.id == item.id }) else { continue }
      itemMoves += 1
      if kept.text != item.text { itemUpdates += 1 }
    }
  }

  /// By trying every end: O(n²).
  static func longestIncreasingLength(of numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (position, number) in numbers.enumerated() {
      let before = (0..<position).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }

  var description: String {
    """
    sections: \(sectionUpdates) updated, \(sectionDeletes) deleted, \(sectionInserts) inserted, \
    \(sectionMoves) moved; items: \(itemUpdates) updated, \(itemDeletes) deleted, \
    \(itemInserts) inserted, \(itemMoves) moved
    """
  }
}
