internal import SQLite

extension WorkoutStore {
  /// All plans, in the order they were made.
  /// - Complexity: O(entries of all plans).
  public func plans() throws(StoreError) -> [Plan.Summary] {
    try read { (connection) throws(SQLiteError) in
      try connection.rows(
        """
        SELECT plan.id, plan.name, count(plan_entry.id), coalesce(sum(plan_entry.is_done), 0)
        FROM plan
        LEFT JOIN plan_entry ON plan_entry.plan_id = plan.id
        GROUP BY plan.id
        ORDER BY plan.id
        """
      ) {
        Plan.Summary(
          id: Plan.ID(rawValue: $0.integer(0)), name: $0.text(1), entryCount: $0.int(2), doneCount: $0.int(3))
      }
    }
  }

  /// The plan of a name, with its entries in order.
  /// - Returns: `nil` when there is no such plan.
  /// - Complexity: O(entries).
  public func plan(named name: String) throws(StoreError) -> Plan? {
    let name = name.trimmedAndComposed
    return try read { (connection) throws(SQLiteError) in
      let id = try connection.firstRow("SELECT id FROM plan WHERE name = :name", [":name": .text(name)]) {
        $0.integer(0)
      }
      guard let id else { return nil }
      let rows = try connection.rows(
        "SELECT id, workout_id, is_done FROM plan_entry WHERE plan_id = :plan ORDER BY position",
        [":plan": .integer(id)]
      ) { (id: $0.integer(0), workout: $0.integer(1), isDone: $0.int(2) == 1) }
      var entries: [Plan.Entry] = []
      try WorkoutReading.perform(on: connection) { (reading) throws(SQLiteError) in
        for row in rows {
          guard let workout = try reading.workout(Workout.ID(rawValue: row.workout)) else { continue }
          entries.append(
            Plan.Entry(id: Plan.Entry.ID(rawValue: row.id), workout: workout, isDone: row.isDone))
        }
      }
      return Plan(id: Plan.ID(rawValue: id), name: name, entries: entries)
    }
  }

  /// Appends workouts to a plan in that order, each as an entry of its own, making the plan when it is
  /// missing. All or none are written; of no workouts, nothing is.
  /// - Parameters:
  ///   - workouts: what to append; the same workout may come again.
  ///   - name: the plan's name, without regard to blanks at its ends.
  /// - Throws: `StoreError` of kind `invalid` for a name that is blank or longer than ``Plan/longestName``,
  ///   and for a workout that is not there.
  public func append(_ workouts: [Workout.ID], toPlanNamed name: String) throws(StoreError) {
    let name = name.trimmedAndComposed
    guard !name.isEmpty else { throw StoreError(.invalid, "a plan needs a name", "계획에는 이름이 있어야 합니다") }
    guard name.unicodeScalars.count <= Plan.longestName else {
      throw StoreError(
        .invalid, "a plan's name may have \(Plan.longestName) characters",
        "계획의 이름은 \(Plan.longestName)자까지입니다")
    }
    guard !workouts.isEmpty else { return }
    try write { (connection) throws(SQLiteError) in
      try connection.run(
        "INSERT INTO plan (name) VALUES (:name) ON CONFLICT (name) DO NOTHING", [":name": .text(name)])
      for workout in workouts {
        // The last position is one step back on the index of positions, however many there are.
        try connection.run(
          """
          INSERT INTO plan_entry (plan_id, position, workout_id)
          SELECT id, coalesce((SELECT max(position) FROM plan_entry WHERE plan_id = plan.id), 0) + 1, :workout
          FROM plan
          WHERE name = :name
          """, [":workout": .integer(workout.rawValue), ":name": .text(name)])
      }
    }
  }

  /// Marks an entry as done, or as still to do.
  /// - Throws: `StoreError` of kind `invalid` when the entry is no longer there.
  public func setDone(_ isDone: Bool, entry: Plan.Entry.ID) throws(StoreError) {
    let count = try write { (connection) throws(SQLiteError) in
      try connection.run(
        "UPDATE plan_entry SET is_done = :done WHERE id = :id",
        [":done": .integer(isDone ? 1 : 0), ":id": .integer(entry.rawValue)])
      return connection.changedRowCount
    }
    guard count > 0 else {
      throw StoreError(.invalid, "the entry is no longer in its plan", "항목이 이제 계획에 없습니다")
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
