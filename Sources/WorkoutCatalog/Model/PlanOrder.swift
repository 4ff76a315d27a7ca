/// The order of a plan's entries and their supersets: runs of entries, each but the first joined to the one before it.
///
/// What changes the order keeps each superset together:
/// - an entry that is taken out leaves its superset, whose others stay together; one that is left alone is in none;
/// - an entry that is put between two of one superset joins it; anywhere else it stands by itself;
/// - an entry that is moved to another place within its superset stays in it.
struct PlanOrder<ID: Hashable & Sendable>: Equatable, Sendable {
  /// An entry in its place.
  struct Place: Equatable, Sendable {
    let id: ID
    /// Whether it stands in a superset with the entry before it.
    fileprivate(set) var joinsPrevious: Bool
  }

  /// The entries in order; the first never joins.
  private(set) var places: [Place]

  /// The order of entries; what the first would join is not there.
  init(_ entries: [(id: ID, joinsPrevious: Bool)]) {
    places = entries.enumerated().map {
      Place(id: $1.id, joinsPrevious: $0 > 0 && $1.joinsPrevious)
    }
  }

  /// The place of an entry.
  func index(of id: ID) -> Int? { places.firstIndex { $0.id == id } }

  /// For each entry a number that it shares with the others of its superset.
  private var groups: [Int] {
    var group = 0
    return places.map { place in
      if !place.joinsPrevious { group += 1 }
      return group
    }
  }

  private mutating func setEntries(_ entries: [(id: ID, group: Int)]) {
    places = entries.indices.map { index in
      Place(
        id: entries[index].id,
        joinsPrevious: index > 0 && entries[index - 1].group == entries[index].group)
    }
  }

  private var groupedEntries: [(id: ID, group: Int)] {
    zip(places, groups).map { (id: $0.id, group: $1) }
  }

  /// The superset that an entry put at a place joins; `nil` when it would stand by itself.
  private static func group(at index: Int, in entries: [(id: ID, group: Int)]) -> Int? {
    guard index > 0, index < entries.count, entries[index - 1].group == entries[index].group else {
      return nil
    }
    return entries[index].group
  }

  /// Moves an entry to another place.
  /// - Parameter target: where it is to stand afterwards; beyond an end, at that end.
  mutating func move(from index: Int, to target: Int) {
    var entries = groupedEntries
    let target = max(0, min(target, entries.count - 1))
    let own = entries.indices.filter { entries[$0].group == entries[index].group }
    var moved = entries.remove(at: index)
    // No superset has the number 0.
    if !own.contains(target) { moved.group = Self.group(at: target, in: entries) ?? 0 }
    entries.insert(moved, at: target)
    setEntries(entries)
  }

  /// Puts entries in front of a place, or behind the last.
  mutating func insert(_ new: [(id: ID, joinsPrevious: Bool)], at index: Int) {
    let index = max(0, min(index, places.count))
    var entries = groupedEntries
    let surrounding = Self.group(at: index, in: entries)
    var group = 0
    var added: [(id: ID, group: Int)] = []
    for (position, entry) in new.enumerated() {
      if position == 0, entry.joinsPrevious, index > 0 {
        group = entries[index - 1].group
      } else if position == 0 || !entry.joinsPrevious {
        group = min(0, group) - 1
      }
      added.append((entry.id, surrounding ?? group))
    }
    entries.insert(contentsOf: added, at: index)
    setEntries(entries)
  }

  /// Takes entries out.
  mutating func remove(_ ids: Set<ID>) {
    setEntries(groupedEntries.filter { !ids.contains($0.id) })
  }

  /// Makes neighbours one superset; of others that are cut, each part stays together.
  mutating func group(_ range: ClosedRange<Int>) {
    var entries = groupedEntries
    for index in range { entries[index].group = 0 }
    setEntries(entries)
  }

  /// Takes the supersets of some entries apart.
  mutating func ungroup(_ ids: Set<ID>) {
    let groups = groups
    let dissolved = Set(places.indices.filter { ids.contains(places[$0].id) }.map { groups[$0] })
    for index in places.indices where dissolved.contains(groups[index]) {
      places[index].joinsPrevious = false
    }
  }

  /// Joins an entry, with the rest of its superset, to the one before it, or parts it from that.
  mutating func setJoinsPrevious(_ joins: Bool, at index: Int) {
    places[index].joinsPrevious = joins && index > 0
  }
}
