extension Changeset {
  /// Makes the stages of a plan that are not empty, each with the list after it.
  ///
  /// Items are copied only for a section in which some are updated while others come, go or move, and
  /// for one that comes or goes while items move to it or from it; all else is shared between stages.
  @inlinable
  init(
    _ plan: ChangePlan, old: [Section], new: [Section],
    oldItems: [[Section.Item]], newItems: [[Section.Item]]
  ) {
    // Whatever stage is the last ends at the new list itself.
    let endsWithItems = plan.departures.isEmpty
    let endsWithArrivals = endsWithItems && plan.rearrangement.isEmpty
    let endsWithUpdates = endsWithArrivals && plan.arrivals.isEmpty

    var stages: [Stage] = []
    let updated = endsWithUpdates ? new : Self.updated(plan, old, new, oldItems, newItems)
    if !plan.updates.isEmpty { stages.append(Stage(changes: plan.updates, sections: updated)) }
    if !plan.arrivals.isEmpty {
      let arrived = endsWithArrivals ? new : Self.arrived(plan, updated, new, newItems)
      stages.append(Stage(changes: plan.arrivals, sections: arrived))
    }
    if !plan.rearrangement.isEmpty {
      let rearranged = endsWithItems ? new : Self.rearranged(plan, old, new, oldItems)
      stages.append(Stage(changes: plan.rearrangement, sections: rearranged))
    }
    if !plan.departures.isEmpty { stages.append(Stage(changes: plan.departures, sections: new)) }
    self.init(stages: stages, sections: new)
  }

  /// The old sections with the new content of all that remains.
  @inlinable
  static func updated(
    _ plan: ChangePlan, _ old: [Section], _ new: [Section],
    _ oldItems: [[Section.Item]], _ newItems: [[Section.Item]]
  ) -> [Section] {
    var updates = plan.updates.itemUpdates[...]
    return old.indices.map { section in
      let ofSection = updates.prefix { $0.section == section }
      updates = updates.dropFirst(ofSection.count)
      let counterpart = plan.sections.oldToNew[section]
      if counterpart == Pairing.none, ofSection.isEmpty { return old[section] }
      if counterpart != Pairing.none, !plan.isRearranged[section] { return new[Int(counterpart)] }

      var rows = oldItems[section]
      for path in ofSection {
        let item = plan.items.oldToNew[plan.items.oldStarts[section] + path.row]
        let place = Pairing.place(of: Int(item), in: plan.items.newStarts)
        rows[path.row] = newItems[place.section][place.row]
      }
      return Section(
        original: counterpart == Pairing.none ? old[section] : new[Int(counterpart)], items: rows)
    }
  }

  /// The updated sections and those that come, these without the items that will move to them.
  @inlinable
  static func arrived(
    _ plan: ChangePlan, _ updated: [Section], _ new: [Section], _ newItems: [[Section.Item]]
  ) -> [Section] {
    plan.standing.map { section in
      switch section {
      case .old(let old), .both(let old, _): return updated[old]
      case .new(let index):
        let start = plan.items.newStarts[index]
        let rows = newItems[index].indices.filter { plan.items.newToOld[start + $0] == Pairing.none }
        if rows.count == newItems[index].count { return new[index] }
        return Section(original: new[index], items: rows.map { newItems[index][$0] })
      }
    }
  }

  /// The new sections and those that will go, these without the items that have moved from them.
  @inlinable
  static func rearranged(
    _ plan: ChangePlan, _ old: [Section], _ new: [Section], _ oldItems: [[Section.Item]]
  ) -> [Section] {
    plan.standing.map { section in
      switch section {
      case .new(let index), .both(_, let index): return new[index]
      case .old(let index):
        let start = plan.items.oldStarts[index]
        let rows = oldItems[index].indices.filter { plan.items.oldToNew[start + $0] == Pairing.none }
        if rows.count == oldItems[index].count { return old[index] }
        return Section(original: old[index], items: rows.map { oldItems[index][$0] })
      }
    }
  }
}
