internal import SQLite

extension OwnMerging {
  /// Makes a plan; one of that name that is there stays as it is.
  func take(
    _ plan: OwnPlan, at place: ImportReport.Place, _ report: inout ImportReport
  ) throws(SQLiteError) {
    var entries: [(workout: Workout.ID, entry: OwnPlan.Entry)] = []
    for entry in plan.entries {
      guard let id = try workout(entry.workout) else { continue }
      entries.append((id, entry))
    }
    guard plan.entries.isEmpty || !entries.isEmpty else {
      return report.skip(
        place,
        ImportMessage(
          "no workout of the plan '\(plan.name)' is there", "'\(plan.name)' 계획의 운동이 하나도 없습니다"))
    }
    // Only what stands right behind another can be joined with it.
    if !entries.isEmpty { entries[0].entry.joinsPrevious = false }
    guard let there = try WorkoutStore.planID(named: plan.name, connection) else {
      try insert(entries, into: try WorkoutStore.insertPlan(plan.name, connection))
      report.plans += 1
      return
    }
    let here = try WorkoutStore.plan(there, connection)?.entries ?? []
    let isSame =
      here.count == entries.count
      && zip(here, entries).allSatisfy { one, other in
        one.workout.id == other.workout && one.joinsPrevious == other.entry.joinsPrevious
          && one.ownSettings == other.entry.ownSettings
      }
    guard !isSame else { return }
    otherPlans.insert(plan.name)
    report.skip(
      place,
      ImportMessage(
        "another plan named '\(plan.name)' is there and stays; rename one of them to have both",
        "'\(plan.name)' 이름의 다른 계획이 있어 그대로 둡니다. 둘 다 가지려면 한쪽의 이름을 바꾸세요"))
  }

  private func insert(
    _ entries: [(workout: Workout.ID, entry: OwnPlan.Entry)], into plan: Plan.ID
  ) throws(SQLiteError) {
    for (index, (workout, entry)) in entries.enumerated() {
      try connection.run(
        """
        INSERT INTO plan_entry (plan_id, position, workout_id, joins_previous, is_done)
        VALUES (:plan, :position, :workout, :joins, :done)
        """,
        [
          ":plan": .integer(plan.rawValue), ":position": .integer(index + 1),
          ":workout": .integer(workout.rawValue), ":joins": .integer(entry.joinsPrevious ? 1 : 0),
          ":done": .integer(entry.isDone ? 1 : 0),
        ])
      guard entry.ownSettings != WorkoutSettings() else { continue }
      try SettingsColumns.set(entry.ownSettings, of: .entry, connection.lastInsertedRowID, connection)
    }
  }

  /// Notes where a plan comes from, unless the plan of that name is another one.
  func take(_ source: OwnPlanSource) throws(SQLiteError) {
    var plan: Plan.ID?
    if let name = source.plan {
      guard !otherPlans.contains(name), let id = try WorkoutStore.planID(named: name, connection)
      else { return }
      plan = id
    }
    try connection.run(
      "INSERT INTO plan_source (source, name, plan_id) VALUES (:source, :name, :plan) ON CONFLICT DO NOTHING",
      [
        ":source": .text(source.source), ":name": .text(source.name),
        ":plan": plan.map { .integer($0.rawValue) } ?? .null,
      ])
    guard connection.changedRowCount > 0 else { return }
    for id in source.entries {
      try connection.run(
        """
        INSERT INTO plan_source_entry (source, name, source_id)
        VALUES (:source, :name, :id)
        ON CONFLICT DO NOTHING
        """, [":source": .text(source.source), ":name": .text(source.name), ":id": .text(id)])
    }
  }
}
