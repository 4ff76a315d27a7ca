import SectionedList
import TestSupport
import Testing

struct ChangesPropertyTests {
  /// Checks that the changes between two lists are consistent at each stage, and the fewest.
  private func check<ID>(
    from old: [EntrySection<ID>], to new: [EntrySection<ID>], _ comment: @autoclosure () -> String
  ) throws {
    let changeset = try changes(from: old, to: new)
    var list = old
    for stage in changeset.stages {
      let replayed = replay(stage, on: list)
      if replayed != stage.sections || stage.changes.isEmpty || !isAscending(stage.changes) {
        Issue.record("\(comment()): \(old) to \(new): \(stage) does not follow from \(list)")
        return
      }
      list = stage.sections
    }
    if list != new || changeset.sections != new || changeset.isEmpty != (old == new) {
      Issue.record("\(comment()): \(old) to \(new) ends at \(list)")
    }
    let (told, least) = (ReferenceChanges(changeset), ReferenceChanges(from: old, to: new))
    if told != least { Issue.record("\(comment()): \(old) to \(new): \(told); the fewest: \(least)") }
  }

  private func isAscending(_ changes: ListChanges) -> Bool {
    func ascends<Place: Comparable>(_ places: [Place]) -> Bool {
      zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }
    return ascends(changes.sectionUpdates) && ascends(changes.sectionDeletes)
      && ascends(changes.sectionInserts) && ascends(changes.sectionMoves.map(\.to))
      && ascends(changes.itemUpdates) && ascends(changes.itemDeletes)
      && ascends(changes.itemInserts) && ascends(changes.itemMoves.map(\.to))
  }

  /// A list of up to `sections` sections that holds some of the identities below `items`.
  private func randomList<ID>(
    sections: Int, items: Int, using random: inout SplitMix64, id: (Int) -> ID
  ) -> [EntrySection<ID>] {
    let names = (0..<sections).shuffled(using: &random).prefix(random.below(sections + 1))
    var list = names.map { name in
      EntrySection<ID>(id: "s\(name)", header: random.below(3) == 0 ? "titled" : nil, items: [])
    }
    if list.isEmpty { return [] }
    let kept = (0..<items).shuffled(using: &random).prefix(random.below(items + 1))
    for value in kept {
      let text = random.below(3) == 0 ? "new" : ""
      list[random.below(list.count)].items.append(Entry(id: id(value), text: text))
    }
    return list
  }

  /// The list after some small edits.
  private func edited<ID>(
    _ list: [EntrySection<ID>], nextID: Int, using random: inout SplitMix64, id: (Int) -> ID
  ) -> [EntrySection<ID>] {
    var list = list
    for edit in 0..<random.below(8) where !list.isEmpty {
      let section = random.below(list.count)
      let other = random.below(list.count)
      switch random.below(8) {
      case 0: list.insert(list.remove(at: section), at: other)
      case 1: list[section].header = "edit \(edit)"
      case 2: list.insert(EntrySection(id: "new \(edit)", items: []), at: section)
      case 3:
        list[section].items.insert(
          Entry(id: id(nextID + edit)), at: random.below(list[section].items.count + 1))
      case 4 where random.below(3) == 0:
        let removed = list.remove(at: section)
        if !list.isEmpty { list[random.below(list.count)].items += removed.items.prefix(2) }
      default:
        if list[section].items.isEmpty { continue }
        var item = list[section].items.remove(at: random.below(list[section].items.count))
        if random.below(2) == 0 { item.text = "edit \(edit)" }
        if random.below(4) > 0 {
          list[other].items.insert(item, at: random.below(list[other].items.count + 1))
        }
      }
    }
    return list
  }

  @Test(arguments: [(seed: 1 as UInt64, sections: 3, items: 8), (2, 5, 20), (3, 1, 12), (4, 12, 6)])
  func `any list leads to any other, stage by stage, with the fewest moves`(
    seed: UInt64, sections: Int, items: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<1000 {
      let old = randomList(sections: sections, items: items, using: &random) { $0 }
      let new = randomList(sections: sections, items: items, using: &random) { $0 }
      try check(from: old, to: new, "seed \(seed), round \(round)")
    }
  }

  @Test func `identities that hash alike are told apart`() throws {
    let seed: UInt64 = 5
    var random = SplitMix64(seed: seed)
    for round in 0..<1000 {
      let old = randomList(sections: 4, items: 30, using: &random) { CollidingID(value: $0) }
      let new = randomList(sections: 4, items: 30, using: &random) { CollidingID(value: $0) }
      try check(from: old, to: new, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [(seed: 6 as UInt64, sections: 4, items: 12, rounds: 3000), (7, 8, 150, 150)])
  func `a few edits lead to the edited list, stage by stage, with the fewest moves`(
    seed: UInt64, sections: Int, items: Int, rounds: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<rounds {
      let old = randomList(sections: sections, items: items, using: &random) { $0 }
      let new = edited(old, nextID: items, using: &random) { $0 }
      try check(from: old, to: new, "seed \(seed), round \(round)")
    }
  }

  @Test func `a long list leads to one with much moved, replaced and updated`() throws {
    let seed: UInt64 = 9
    var random = SplitMix64(seed: seed)
    for edits in [10, 100, 700] {
      let old = randomList(sections: 3, items: 1200, using: &random) { "identity \($0)" }
      var new = old
      for edit in 0..<edits where !old.isEmpty {
        let (from, to) = (random.below(old.count), random.below(old.count))
        if new[from].items.isEmpty { continue }
        var item = new[from].items.remove(at: random.below(new[from].items.count))
        if edit % 3 == 1 { item.id = "new \(edit)" }
        if edit % 3 == 2 { item.text = "new" }
        new[to].items.insert(item, at: random.below(new[to].items.count + 1))
      }
      try check(from: old, to: new, "seed \(seed), \(edits) edits")
    }
  }

  @Test func `every small list leads to every other`() throws {
    var lists: [[EntrySection<Int>]] = [[]]
    for names in [["a"], ["b"], ["a", "b"], ["b", "a"]] {
      for ids in arrangements(of: [1, 2, 3]) {
        for split in names.count == 1 ? [ids.count] : Array(0...ids.count) {
          let groups = [ids[..<split], ids[split...]]
          lists.append(
            zip(names, groups).map { name, ids in
              EntrySection(id: name, items: ids.map { Entry(id: $0) })
            })
        }
      }
    }
    for old in lists {
      for new in lists { try check(from: old, to: new, "small") }
    }
  }

  /// Every order of every choice of some numbers.
  private func arrangements(of numbers: [Int]) -> [[Int]] {
    [[]]
      + numbers.flatMap { first in
        arrangements(of: numbers.filter { $0 != first }).map { [first] + $0 }
      }
  }

  @Test func `a duplicate put anywhere in either list throws`() throws {
    let seed: UInt64 = 8
    var random = SplitMix64(seed: seed)
    for round in 0..<1000 {
      let list = randomList(sections: 4, items: 12, using: &random) { $0 }
      let other = edited(list, nextID: 12, using: &random) { $0 }
      var flawed = list
      let places = list.indices.flatMap { section in
        list[section].items.indices.map { IndexPath(section: section, row: $0) }
      }
      guard let original = places.randomElement(using: &random) else { continue }
      let section = random.below(list.count)
      let copy = IndexPath(section: section, row: random.below(list[section].items.count + 1))
      flawed[section].items.insert(list[original.section].items[original.row], at: copy.row)
      if flawed == other { continue }

      // Inserting the copy before it pushes the original one row on.
      let isPushed = copy.section == original.section && copy.row <= original.row
      let pushed = IndexPath(section: original.section, row: original.row + (isPushed ? 1 : 0))
      let id = "\(list[original.section].items[original.row].id)"
      for side in [DuplicateIdentityError.Side.old, .new] {
        let error = #expect(throws: DuplicateIdentityError.self, "seed \(seed), round \(round)") {
          _ = try side == .old ? changes(from: flawed, to: other) : changes(from: other, to: flawed)
        }
        let expected = DuplicateIdentityError(
          side: side, first: .item(min(copy, pushed)), second: .item(max(copy, pushed)), identity: id)
        #expect(error == expected, "seed \(seed), round \(round)")
      }
    }
  }
}
