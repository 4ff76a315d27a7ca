import SectionedList

/// Does to `before` what `stage` says, slowly and by the letter of ``ListChanges``.
///
/// Only what comes or is updated is taken from the stage's own sections; what moves takes its data along.
/// - Returns: the list after; `nil` if a place is out of bounds, not in order or named twice.
func replay<ID>(
  _ stage: Changeset<EntrySection<ID>>.Stage, on before: [EntrySection<ID>]
) -> [EntrySection<ID>]? {
  let (changes, after) = (stage.changes, stage.sections)
  var list = before

  // Updates, in place.
  for index in changes.sectionUpdates {
    guard list.indices.contains(index), after.indices.contains(index) else { return nil }
    list[index] = EntrySection(original: after[index], items: list[index].items)
  }
  for path in changes.itemUpdates {
    guard contains(path, in: list), contains(path, in: after) else { return nil }
    list[path.section].items[path.row] = after[path.section].items[path.row]
  }

  // Take away, by the places before.
  let goingItems = changes.itemDeletes + changes.itemMoves.map(\.from)
  let goingSections = changes.sectionDeletes + changes.sectionMoves.map(\.from)
  guard
    Set(goingItems).count == goingItems.count, Set(goingSections).count == goingSections.count,
    goingItems.allSatisfy({ contains($0, in: list) }),
    goingSections.allSatisfy({ list.indices.contains($0) })
  else { return nil }
  var movingItems: [IndexPath: Entry<ID>] = [:]
  for path in goingItems.sorted().reversed() {
    movingItems[path] = list[path.section].items.remove(at: path.row)
  }
  var movingSections: [Int: EntrySection<ID>] = [:]
  for index in goingSections.sorted().reversed() { movingSections[index] = list.remove(at: index) }

  // Put in, by the places after.
  let comingSections =
    changes.sectionInserts.map { (from: Int?.none, to: $0) }
    + changes.sectionMoves.map { (from: $0.from, to: $0.to) }
  for (from, to) in comingSections.sorted(by: { $0.to < $1.to }) {
    guard to <= list.count, to < after.count else { return nil }
    guard let section = from.map({ movingSections[$0] }) ?? after[to] else { return nil }
    list.insert(section, at: to)
  }
  let comingItems =
    changes.itemInserts.map { (from: IndexPath?.none, to: $0) }
    + changes.itemMoves.map { (from: $0.from, to: $0.to) }
  for (from, to) in comingItems.sorted(by: { $0.to < $1.to }) {
    guard list.indices.contains(to.section), to.row <= list[to.section].items.count,
      contains(to, in: after),
      let item = from.map({ movingItems[$0] }) ?? after[to.section].items[to.row]
    else { return nil }
    list[to.section].items.insert(item, at: to.row)
  }
  return list
}

private func contains<ID>(_ path: IndexPath, in list: [EntrySection<ID>]) -> Bool {
  list.indices.contains(path.section) && list[path.section].items.indices.contains(path.row)
}
