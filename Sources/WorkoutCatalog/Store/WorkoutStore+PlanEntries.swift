internal import SQLite

extension WorkoutStore {
  // MARK: Putting in and taking out

  /// Appends workouts to a plan in that order, each as an entry of its own, making the plan when it is
  /// missing. All or none are written; of no workouts, nothing is.
  /// - Parameters:
  ///   - workouts: what to append; the same workout may come again.
  ///   - name: the plan's name, without regard to blanks at its ends.
  /// - Throws: `StoreError` of kind `invalid` for a name that is blank or longer than ``Plan/longestName``,
  ///   and for a workout that is not there.
  public func append(_ workouts: [Workout.ID], toPlanNamed name: String) throws(StoreError) {
    try append(entries: workouts.map { Plan.NewEntry(workout: $0) }, toPlanNamed: name)
  }

  /// The same with settings and supersets of the entries' own.
  /// - Throws: `StoreError` also for settings as in ``setOwnSettings(_:ofEntry:)``.
  public func append(entries: [Plan.NewEntry], toPlanNamed name: String) throws(StoreError) {
    let name = try Self.checkedPlanName(name)
    let entries = try Self.checked(entries)
    guard !entries.isEmpty else { return }
    try writeOrRefuse { (connection) throws(StoreError) in
      let plan = try mapped { () throws(SQLiteError) -> Plan.ID in
        if let plan = try Self.planID(named: name, connection) { return plan }
        return try Self.insertPlan(name, connection)
      }
      try insert(entries, into: plan, at: nil, connection)
    }
  }

  /// Puts entries into a plan.
  ///
  /// Between two entries of a superset they join it.
  /// - Parameters:
  ///   - entries: what to put in, in order.
  ///   - plan: the plan.
  ///   - index: how many entries are to stand before them; `nil` for all.
  /// - Throws: `StoreError` of kind `invalid` when the plan or a workout is no longer there, and for settings
  ///   as in ``setOwnSettings(_:ofEntry:)``.
  public func insert(
    _ entries: [Plan.NewEntry], into plan: Plan.ID, at index: Int? = nil
  ) throws(StoreError) {
    let entries = try Self.checked(entries)
    try writeOrRefuse { (connection) throws(StoreError) in
      try requirePlan(plan, connection)
      try insert(entries, into: plan, at: index, connection)
    }
  }

  /// Makes a plan hold the workouts that were picked, where others were picked before: entries of those that are
  /// no longer picked go, and those that newly are follow at the end. All other entries stay as they are.
  /// - Parameters:
  ///   - picks: what is picked now, in pick order.
  ///   - former: what was picked before.
  ///   - plan: the plan.
  /// - Throws: `StoreError` of kind `invalid` when the plan or a new workout is no longer there.
  public func setPicks(
    _ picks: [Workout.ID], from former: [Workout.ID], ofPlan plan: Plan.ID
  ) throws(StoreError) {
    let removed = Set(former).subtracting(picks)
    let known = Set(former)
    let added = picks.filter { !known.contains($0) }.map { Plan.NewEntry(workout: $0) }
    guard !removed.isEmpty || !added.isEmpty else { return }
    try writeOrRefuse { (connection) throws(StoreError) in
      try requirePlan(plan, connection)
      let entries = try mapped { () throws(SQLiteError) in
        try connection.rows(
          "SELECT id, workout_id FROM plan_entry WHERE plan_id = :plan", [":plan": .integer(plan.rawValue)]
        ) { (id: Plan.Entry.ID(rawValue: $0.integer(0)), workout: Workout.ID(rawValue: $0.integer(1))) }
      }
      try remove(entries.filter { removed.contains($0.workout) }.map(\.id), from: plan, connection)
      try insert(added, into: plan, at: nil, connection)
    }
  }

  /// Takes entries out of their plan; ``restore(_:)`` brings them back. All or none are taken out.
  ///
  /// The others of a superset stay together.
  /// - Throws: `StoreError` of kind `invalid` when an entry is no longer in the plan.
  public func remove(_ entries: [Plan.Entry.ID], from plan: Plan.ID) throws(StoreError) {
    try writeOrRefuse { (connection) throws(StoreError) in try remove(entries, from: plan, connection) }
  }

  // MARK: Order and supersets

  /// Moves an entry to another place of its plan.
  ///
  /// Between two entries of a superset it joins that one; moved out of its own it leaves it, and within it
  /// stays in it.
  /// - Parameters:
  ///   - entry: the entry.
  ///   - plan: its plan.
  ///   - index: how many entries are to stand before it; more than there are mean the end.
  /// - Throws: `StoreError` of kind `invalid` when the entry is no longer in the plan.
  public func move(
    _ entry: Plan.Entry.ID, in plan: Plan.ID, to index: Int
  ) throws(StoreError) {
    try reorder(plan) { (order) throws(StoreError) in
      order.move(from: try Self.index(of: entry, in: order), to: index)
    }
  }

  /// Makes entries one superset.
  /// - Throws: `StoreError` of kind `invalid` for fewer than two entries, for entries that do not follow each
  ///   other, and when one is no longer in the plan.
  public func group(_ entries: [Plan.Entry.ID], in plan: Plan.ID) throws(StoreError) {
    try reorder(plan) { (order) throws(StoreError) in
      var indices: [Int] = []
      for entry in Set(entries) { indices.append(try Self.index(of: entry, in: order)) }
      guard let first = indices.min(), let last = indices.max(), first < last,
        last - first + 1 == indices.count
      else {
        throw StoreError(
          .invalid, "a superset takes two or more entries that follow each other; nothing was changed",
          "슈퍼세트는 이어진 항목 둘 이상이어야 합니다. 아무것도 바뀌지 않았습니다")
      }
      order.group(first...last)
    }
  }

  /// Takes the supersets of entries apart.
  /// - Throws: `StoreError` of kind `invalid` when an entry is no longer in the plan.
  public func ungroup(_ entries: [Plan.Entry.ID], in plan: Plan.ID) throws(StoreError) {
    try reorder(plan) { (order) throws(StoreError) in
      for entry in entries { _ = try Self.index(of: entry, in: order) }
      order.ungroup(Set(entries))
    }
  }

  /// Joins an entry, with the rest of its superset, to the entry before it, or parts it from that one.
  /// - Throws: `StoreError` of kind `invalid` when the entry is no longer in the plan.
  public func setJoinsPrevious(
    _ joins: Bool, entry: Plan.Entry.ID, in plan: Plan.ID
  ) throws(StoreError) {
    try reorder(plan) { (order) throws(StoreError) in
      order.setJoinsPrevious(joins, at: try Self.index(of: entry, in: order))
    }
  }

  // MARK: Settings and switches

  /// Sets a person's own figures for an entry; figures that are `nil` show the workout's again.
  ///
  /// An upper end of a range that is not above the lower one is left out.
  /// - Throws: `StoreError` of kind `invalid` when a figure is out of range (see ``WorkoutSettings/figures``)
  ///   or the entry is no longer there.
  public func setOwnSettings(_ settings: WorkoutSettings, ofEntry entry: Plan.Entry.ID) throws(StoreError) {
    let settings = try settings.checked()
    try writeOrRefuse { (connection) throws(StoreError) in
      let isThere = try mapped { () throws(SQLiteError) in
        try connection.firstRow(
          "SELECT 1 FROM plan_entry WHERE id = :id", [":id": .integer(entry.rawValue)], { _ in true })
      }
      guard isThere == true else { throw Self.entryIsGone }
      try mapped { () throws(SQLiteError) in
        try SettingsColumns.set(settings, of: .entry, entry.rawValue, connection)
      }
    }
  }

  /// Marks an entry as done, or as still to do.
  /// - Throws: `StoreError` of kind `invalid` when the entry is no longer there.
  public func setDone(_ isDone: Bool, entry: Plan.Entry.ID) throws(StoreError) {
    try setDone(isDone, entries: [entry])
  }

  /// Marks entries as done, or as still to do: all or none.
  /// - Throws: `StoreError` of kind `invalid` when one is no longer there.
  public func setDone(_ isDone: Bool, entries: [Plan.Entry.ID]) throws(StoreError) {
    try writeOrRefuse { (connection) throws(StoreError) in
      for entry in entries {
        try mapped { () throws(SQLiteError) in
          try connection.run(
            "UPDATE plan_entry SET is_done = :done WHERE id = :id",
            [":done": .integer(isDone ? 1 : 0), ":id": .integer(entry.rawValue)])
        }
        guard connection.changedRowCount > 0 else { throw Self.entryIsGone }
      }
    }
  }

  /// Marks every entry of a plan as still to do.
  public func resetDone(plan: Plan.ID) throws(StoreError) {
    try write { (connection) throws(SQLiteError) in
      try connection.run(
        "UPDATE plan_entry SET is_done = 0 WHERE plan_id = :plan AND is_done = 1",
        [":plan": .integer(plan.rawValue)])
    }
  }
}

// MARK: Inside a transaction

extension WorkoutStore {
  static let entryIsGone = StoreError(
    .invalid, "the entry is no longer in its plan", "항목이 이제 계획에 없습니다")

  typealias EntryOrder = PlanOrder<Plan.Entry.ID>

  private static func checked(_ entries: [Plan.NewEntry]) throws(StoreError) -> [Plan.NewEntry] {
    var checked: [Plan.NewEntry] = []
    for var entry in entries {
      entry.ownSettings = try entry.ownSettings.checked()
      checked.append(entry)
    }
    return checked
  }

  private static func index(of entry: Plan.Entry.ID, in order: EntryOrder) throws(StoreError) -> Int {
    guard let index = order.index(of: entry) else { throw entryIsGone }
    return index
  }

  private func reorder(
    _ plan: Plan.ID, _ change: @Sendable (inout EntryOrder) throws(StoreError) -> Void
  ) throws(StoreError) {
    try writeOrRefuse { (connection) throws(StoreError) in try reorder(plan, connection, change) }
  }

  private func reorder(
    _ plan: Plan.ID, _ connection: Connection, _ change: (inout EntryOrder) throws(StoreError) -> Void
  ) throws(StoreError) {
    let former = try mapped { () throws(SQLiteError) in try Self.order(of: plan, connection) }
    var order = former
    try change(&order)
    try mapped { () throws(SQLiteError) in try Self.write(order, in: plan, insteadOf: former, connection) }
  }

  private func remove(
    _ entries: [Plan.Entry.ID], from plan: Plan.ID, _ connection: Connection
  ) throws(StoreError) {
    try reorder(plan, connection) { (order) throws(StoreError) in
      for entry in entries { _ = try Self.index(of: entry, in: order) }
      order.remove(Set(entries))
    }
  }

  private func insert(
    _ entries: [Plan.NewEntry], into plan: Plan.ID, at index: Int?, _ connection: Connection
  ) throws(StoreError) {
    try mapped { () throws(SQLiteError) in
      // Behind the last entry only the new ones are written, however many there are.
      let former = index == nil ? nil : try Self.order(of: plan, connection)
      var added: [(id: Plan.Entry.ID, joinsPrevious: Bool)] = []
      for entry in entries {
        // The last position is one step back on the index of positions, however many there are.
        try connection.run(
          """
          INSERT INTO plan_entry (plan_id, position, workout_id, joins_previous)
          SELECT
            :plan, coalesce((SELECT max(position) FROM plan_entry WHERE plan_id = :plan), 0) + 1, :workout, :joins
          """,
          [
            ":plan": .integer(plan.rawValue), ":workout": .integer(entry.workout.rawValue),
            ":joins": .integer(entry.joinsPrevious ? 1 : 0),
          ])
        let id = connection.lastInsertedRowID
        added.append((Plan.Entry.ID(rawValue: id), entry.joinsPrevious))
        guard entry.ownSettings != WorkoutSettings() else { continue }
        try SettingsColumns.set(entry.ownSettings, of: .entry, id, connection)
      }
      guard var order = former, let index else { return }
      order.insert(added, at: index)
      try Self.write(order, in: plan, insteadOf: try Self.order(of: plan, connection), connection)
    }
  }

  private static func order(of plan: Plan.ID, _ connection: Connection) throws(SQLiteError) -> EntryOrder {
    EntryOrder(
      try connection.rows(
        "SELECT id, joins_previous FROM plan_entry WHERE plan_id = :plan ORDER BY position",
        [":plan": .integer(plan.rawValue)]
      ) { (id: Plan.Entry.ID(rawValue: $0.integer(0)), joinsPrevious: $0.int(1) == 1) })
  }

  /// Writes an order whose entries are among those of the former one.
  private static func write(
    _ order: EntryOrder, in plan: Plan.ID, insteadOf former: EntryOrder, _ connection: Connection
  ) throws(SQLiteError) {
    guard order != former else { return }
    let kept = Set(order.places.map(\.id))
    for place in former.places where !kept.contains(place.id) {
      try connection.run("DELETE FROM plan_entry WHERE id = :id", [":id": .integer(place.id.rawValue)])
    }
    // No two may have one position, not even in between.
    try connection.run(
      "UPDATE plan_entry SET position = -id WHERE plan_id = :plan", [":plan": .integer(plan.rawValue)])
    for (index, place) in order.places.enumerated() {
      try connection.run(
        "UPDATE plan_entry SET position = :position, joins_previous = :joins WHERE id = :id",
        [
          ":position": .integer(index + 1), ":joins": .integer(place.joinsPrevious ? 1 : 0),
          ":id": .integer(place.id.rawValue),
        ])
    }
  }
}
