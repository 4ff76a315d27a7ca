internal import SQLite

extension WorkoutStore {
  /// Makes a plan again as it was once read: its name, and its entries with order, settings, supersets and switches.
  /// This takes back any change but a deletion.
  /// - Throws: `StoreError` of kind `invalid` when the plan or a workout is no longer there, or another plan has
  ///   the name now.
  public func restore(_ plan: Plan) throws(StoreError) {
    let key = Value.integer(plan.id.rawValue)
    try writeOrRefuse { (connection) throws(StoreError) in
      try requirePlan(plan.id, connection)
      try requireFree(plan.name, except: plan.id, connection)
      try mapped { () throws(SQLiteError) in
        try connection.run(
          "UPDATE plan SET name = :name WHERE id = :id", [":name": .text(plan.name), ":id": key])
        try connection.run("DELETE FROM plan_entry WHERE plan_id = :id", [":id": key])
        try Self.insert(plan.entries, into: plan.id, connection)
      }
    }
  }

  /// Brings a plan back that was deleted.
  ///
  /// Numbers that others got meanwhile are left to them, so that ids may differ from the former ones.
  /// - Returns: the plan's id.
  /// - Throws: `StoreError` of kind `invalid` when another plan has the name now, or a workout is no longer there.
  @discardableResult
  public func restoreDeleted(_ plan: Plan) throws(StoreError) -> Plan.ID {
    try writeOrRefuse { (connection) throws(StoreError) in
      try requireFree(plan.name, connection)
      return try mapped { () throws(SQLiteError) in
        let id = try Self.free(plan.id.rawValue, in: "plan", connection)
        try connection.run(
          "INSERT INTO plan (id, name) VALUES (:id, :name)", [":id": id, ":name": .text(plan.name)])
        let restored = Plan.ID(rawValue: connection.lastInsertedRowID)
        try Self.insert(plan.entries, into: restored, connection)
        return restored
      }
    }
  }

  private static func insert(
    _ entries: [Plan.Entry], into plan: Plan.ID, _ connection: Connection
  ) throws(SQLiteError) {
    for (index, entry) in entries.enumerated() {
      try connection.run(
        """
        INSERT INTO plan_entry (id, plan_id, position, workout_id, joins_previous, is_done)
        VALUES (:id, :plan, :position, :workout, :joins, :done)
        """,
        [
          ":id": free(entry.id.rawValue, in: "plan_entry", connection), ":plan": .integer(plan.rawValue),
          ":position": .integer(index + 1), ":workout": .integer(entry.workout.id.rawValue),
          ":joins": .integer(entry.joinsPrevious ? 1 : 0), ":done": .integer(entry.isDone ? 1 : 0),
        ])
      guard entry.ownSettings != WorkoutSettings() else { continue }
      try SettingsColumns.set(entry.ownSettings, of: .entry, connection.lastInsertedRowID, connection)
    }
  }

  /// An id as it is to be inserted: `NULL`, for a new one, when somebody has it.
  private static func free(_ id: Int64, in table: String, _ connection: Connection) throws(SQLiteError)
    -> Value
  {
    let sql = "SELECT 1 FROM \(table) WHERE id = :id"
    let isTaken = try connection.firstRow(sql, [":id": .integer(id)]) { _ in true } ?? false
    return isTaken ? .null : .integer(id)
  }
}
