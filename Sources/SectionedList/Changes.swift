/// Tells what changes between two lists, as stages that can each be shown.
///
/// Sections and items are told apart by their identity: one that is in both lists stays or moves, and is
/// updated if its content differs. As few as possible move: among the sections in both lists, and among
/// the items that remain in a section, those of a longest increasing subsequence stay. An item that
/// goes to another section, even one that has just come or is about to go, moves there.
///
/// ```swift
/// for stage in try changes(from: shown, to: wanted).stages {
///   shown = stage.sections
///   table.apply(stage.changes)
/// }
/// ```
///
/// Two equal lists are only compared, and not searched for duplicates, since nothing is to be told.
/// - Parameters:
///   - old: the list before; fewer than 2³¹ items.
///   - new: the list after; fewer than 2³¹ items.
/// - Returns: the stages, none of which is empty.
/// - Throws: ``DuplicateIdentityError`` if two sections, or two items of any sections, of one list have
///   the same identity.
/// - Complexity: O(n) expected for n sections and items, and O(m log m) for m of them that are out of
///   order. Each identity that is in both lists is hashed once as a rule; equal lists are not hashed.
@inlinable
public func changes<Section: DifferentiableSectionModelType>(
  from old: [Section], to new: [Section]
) throws(DuplicateIdentityError) -> Changeset<Section> {
  let oldItems = old.map(\.items)
  let newItems = new.map(\.items)
  if isSame(old, new, oldItems, newItems) { return Changeset(stages: [], sections: new) }

  let sections: Pairing
  do {
    sections = try Pairing(old: [old], new: [new], origins: [0]) { $0.hasEqualContent(to: $1) }
  } catch {
    let id = error.side == .old ? old[error.first].id : new[error.first].id
    throw DuplicateIdentityError(
      side: error.side, first: .section(error.first), second: .section(error.second),
      identity: String(reflecting: id))
  }
  let items: Pairing
  do {
    items = try Pairing(old: oldItems, new: newItems, origins: sections.newToOld) { $0 == $1 }
  } catch {
    let groups = error.side == .old ? oldItems : newItems
    let starts = Pairing.starts(of: groups)
    let first = Pairing.place(of: error.first, in: starts)
    let second = Pairing.place(of: error.second, in: starts)
    throw DuplicateIdentityError(
      side: error.side, first: .item(first), second: .item(second),
      identity: String(reflecting: groups[first.section][first.row].id))
  }
  let plan = ChangePlan(sections: sections, items: items)
  return Changeset(plan, old: old, new: new, oldItems: oldItems, newItems: newItems)
}

/// Whether two lists have the same sections and items, with the same content.
@inlinable
func isSame<Section: DifferentiableSectionModelType>(
  _ old: [Section], _ new: [Section], _ oldItems: [[Section.Item]], _ newItems: [[Section.Item]]
) -> Bool {
  guard old.count == new.count else { return false }
  for index in old.indices {
    guard old[index].id == new[index].id, old[index].hasEqualContent(to: new[index]),
      oldItems[index].count == newItems[index].count
    else { return false }
  }
  return zip(oldItems, newItems).allSatisfy { isSame($0, $1) }
}

/// Whether two sections' items, as many in each, are the same; at once if they share their storage.
@inlinable
func isSame<Item: Identifiable & Equatable>(_ old: [Item], _ new: [Item]) -> Bool {
  old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { new in
      if old.baseAddress == new.baseAddress { return true }
      return old.indices.allSatisfy { old[$0].id == new[$0].id && old[$0] == new[$0] }
    }
  }
}
