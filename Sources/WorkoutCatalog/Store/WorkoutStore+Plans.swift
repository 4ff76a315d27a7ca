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
      guard let id = try Self.planID(named: name, connection) else { return nil }
      return try Self.plan(id, connection)
    }
  }

  /// The plan with an id, with its entries in order.
  /// - Returns: `nil` when there is no such plan.
  /// - Complexity: O(entries).
  public func plan(_ id: Plan.ID) throws(StoreError) -> Plan? {
    try read { (connection) throws(SQLiteError) in try Self.plan(id, connection) }
  }

  static func plan(_ id: Plan.ID, _ connection: Connection) throws(SQLiteError) -> Plan? {
    let key = Value.integer(id.rawValue)
    let name = try connection.firstRow("SELECT name FROM plan WHERE id = :id", [":id": key]) { $0.text(0) }
    guard let name else { return nil }
    let rows = try connection.rows(
      """
      SELECT id, workout_id, joins_previous, is_done, \(SettingsColumns.names)
      FROM plan_entry
      LEFT JOIN plan_entry_settings ON entry_id = id
      WHERE plan_id = :plan
      ORDER BY position
      """, [":plan": key]
    ) {
      (
        id: Plan.Entry.ID(rawValue: $0.integer(0)), workout: Workout.ID(rawValue: $0.integer(1)),
        joinsPrevious: $0.int(2) == 1, isDone: $0.int(3) == 1, settings: SettingsColumns.settings($0, from: 4)
      )
    }
    var entries: [Plan.Entry] = []
    try WorkoutReading.perform(on: connection) { (reading) throws(SQLiteError) in
      for row in rows {
        guard let workout = try reading.workout(row.workout) else { continue }
        entries.append(
          Plan.Entry(
            id: row.id, workout: workout, ownSettings: row.settings,
            joinsPrevious: row.joinsPrevious && !entries.isEmpty, isDone: row.isDone))
      }
    }
    return Plan(id: id, name: name, entries: entries)
  }

  // MARK: Plans as wholes

  /// Makes a plan without entries.
  /// - Parameter name: its name; blanks at its ends are left out.
  /// - Throws: `StoreError` of kind `invalid` for a name that is blank, longer than ``Plan/longestName``, or
  ///   another plan's.
  @discardableResult
  public func createPlan(named name: String) throws(StoreError) -> Plan.ID {
    let name = try Self.checkedPlanName(name)
    return try writeOrRefuse { (connection) throws(StoreError) in
      try requireFree(name, connection)
      return try mapped { () throws(SQLiteError) in try Self.insertPlan(name, connection) }
    }
  }

  /// Gives a plan another name.
  /// - Throws: `StoreError` of kind `invalid` for a name as in ``createPlan(named:)``, and when the plan is no
  ///   longer there.
  public func renamePlan(_ id: Plan.ID, to name: String) throws(StoreError) {
    let name = try Self.checkedPlanName(name)
    try writeOrRefuse { (connection) throws(StoreError) in
      try requireFree(name, except: id, connection)
      try mapped { () throws(SQLiteError) in
        try connection.run(
          "UPDATE plan SET name = :name WHERE id = :id", [":name": .text(name), ":id": .integer(id.rawValue)])
      }
      guard connection.changedRowCount > 0 else { throw Self.planIsGone }
    }
  }

  /// Makes a plan with the entries of another: their workouts, settings and supersets, none of them done yet.
  /// - Throws: `StoreError` of kind `invalid` for a name as in ``createPlan(named:)``, and when the plan is no
  ///   longer there.
  @discardableResult
  public func copyPlan(_ id: Plan.ID, as name: String) throws(StoreError) -> Plan.ID {
    let name = try Self.checkedPlanName(name)
    return try writeOrRefuse { (connection) throws(StoreError) in
      try requirePlan(id, connection)
      try requireFree(name, connection)
      return try mapped { () throws(SQLiteError) in
        let copy = try Self.insertPlan(name, connection)
        try connection.run(
          """
          INSERT INTO plan_entry (plan_id, position, workout_id, joins_previous)
          SELECT :copy, position, workout_id, joins_previous
          FROM plan_entry
          WHERE plan_id = :plan
          """, [":copy": .integer(copy.rawValue), ":plan": .integer(id.rawValue)])
        try connection.run(
          """
          INSERT INTO plan_entry_settings (entry_id, \(SettingsColumns.names))
          SELECT copied.id, \(SettingsColumns.names)
          FROM plan_entry
          JOIN plan_entry_settings ON entry_id = plan_entry.id
          JOIN plan_entry AS copied ON copied.plan_id = :copy AND copied.position = plan_entry.position
          WHERE plan_entry.plan_id = :plan
          """, [":copy": .integer(copy.rawValue), ":plan": .integer(id.rawValue)])
        return copy
      }
    }
  }

  /// Deletes a plan with its entries; ``restore(_:)`` brings it back.
  /// - Throws: `StoreError` of kind `invalid` when the plan is no longer there.
  public func deletePlan(_ id: Plan.ID) throws(StoreError) {
    try writeOrRefuse { (connection) throws(StoreError) in
      try mapped { () throws(SQLiteError) in
        try connection.run("DELETE FROM plan WHERE id = :id", [":id": .integer(id.rawValue)])
      }
      guard connection.changedRowCount > 0 else { throw Self.planIsGone }
    }
  }
}

// MARK: Checks

extension WorkoutStore {
  static let planIsGone = StoreError(
    .invalid, "the plan is no longer there; nothing was changed", "계획이 이제 없습니다. 아무것도 바뀌지 않았습니다")

  func mapped<Result>(_ body: () throws(SQLiteError) -> Result) throws(StoreError) -> Result {
    try Self.mapping(path, body)
  }

  /// A plan's name as it is stored.
  static func checkedPlanName(_ name: String) throws(StoreError) -> String {
    let name = name.trimmedAndComposed
    guard !name.isEmpty else { throw StoreError(.invalid, "a plan needs a name", "계획에는 이름이 있어야 합니다") }
    guard name.unicodeScalars.count <= Plan.longestName else {
      throw StoreError(
        .invalid, "a plan's name may have \(Plan.longestName) characters",
        "계획의 이름은 \(Plan.longestName)자까지입니다")
    }
    return name
  }

  func requirePlan(_ id: Plan.ID, _ connection: Connection) throws(StoreError) {
    let isThere = try mapped { () throws(SQLiteError) in
      try connection.firstRow("SELECT 1 FROM plan WHERE id = :id", [":id": .integer(id.rawValue)]) { _ in true
      }
    }
    guard isThere == true else { throw Self.planIsGone }
  }

  func requireFree(_ name: String, except own: Plan.ID? = nil, _ connection: Connection) throws(StoreError) {
    let holder = try mapped { () throws(SQLiteError) in try Self.planID(named: name, connection) }
    guard holder == nil || holder == own else {
      throw StoreError(
        .invalid, "there is a plan named '\(name)' already; choose another name",
        "이미 있는 계획 이름입니다: '\(name)'. 다른 이름을 고르세요")
    }
  }

  static func planID(named name: String, _ connection: Connection) throws(SQLiteError) -> Plan.ID? {
    try connection.firstRow("SELECT id FROM plan WHERE name = :name", [":name": .text(name)]) {
      Plan.ID(rawValue: $0.integer(0))
    }
  }

  static func insertPlan(_ name: String, _ connection: Connection) throws(SQLiteError) -> Plan.ID {
    try connection.run("INSERT INTO plan (name) VALUES (:name)", [":name": .text(name)])
    return Plan.ID(rawValue: connection.lastInsertedRowID)
  }
}
