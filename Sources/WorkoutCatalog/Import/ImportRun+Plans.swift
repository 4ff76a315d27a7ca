internal import SQLite

extension ImportRun {
  /// Makes a plan, or adds to it what its record has more than the last time. What a person took out of it, and a
  /// plan that they removed, do not come back.
  func take(_ plan: ImportedPlan) throws(SQLiteError) {
    var entries: [(id: String, workout: Workout.ID, joinsPrevious: Bool)] = []
    for entry in plan.entries {
      guard let known = try known(format.source, entry.id) else { continue }
      entries.append((entry.id, known.workout, entry.joinsPrevious))
    }
    guard !entries.isEmpty, let id = try planID(for: plan.name) else { return }
    var isChanged = false
    // Only what stands right before it can be joined.
    var followsNewEntry = false
    for entry in entries {
      try connection.run(
        """
        INSERT INTO plan_source_entry (source, name, source_id)
        VALUES (:source, :name, :id)
        ON CONFLICT DO NOTHING
        """, [":source": .text(format.source), ":name": .text(plan.name), ":id": .text(entry.id)])
      guard connection.changedRowCount > 0 else {
        followsNewEntry = false
        continue
      }
      isChanged = true
      defer { followsNewEntry = true }
      try connection.run(
        """
        INSERT INTO plan_entry (plan_id, position, workout_id, joins_previous)
        SELECT :plan, coalesce(max(position), 0) + 1, :workout, :joins
        FROM plan_entry
        WHERE plan_id = :plan
        """,
        [
          ":plan": .integer(id), ":workout": .integer(entry.workout.rawValue),
          ":joins": .integer(entry.joinsPrevious && followsNewEntry ? 1 : 0),
        ])
    }
    if isChanged { report.plans += 1 }
  }

  /// The plan of a record's name; `nil` when a person removed it.
  private func planID(for name: String) throws(SQLiteError) -> Int64? {
    let bindings: KeyValuePairs<String, Value> = [":source": .text(format.source), ":name": .text(name)]
    let known = try connection.firstRow(
      "SELECT plan_id FROM plan_source WHERE source = :source AND name = :name", bindings
    ) { $0.isNull(0) ? nil : $0.integer(0) }
    if let known { return known }
    try connection.run("INSERT INTO plan (name) VALUES (:name)", [":name": .text(try freeName(name))])
    let id = connection.lastInsertedRowID
    try connection.run(
      "INSERT INTO plan_source (source, name, plan_id) VALUES (:source, :name, :plan)",
      [":source": .text(format.source), ":name": .text(name), ":plan": .integer(id)])
    return id
  }

  private func freeName(_ wanted: String) throws(SQLiteError) -> String {
    var name = wanted
    var number = 1
    while try connection.firstRow(
      "SELECT 1 FROM plan WHERE name = :name", [":name": .text(name)], { _ in true })
      != nil
    {
      number += 1
      name = "\(String(wanted.unicodeScalars.prefix(Plan.longestName - 8))) \(number)"
    }
    return name
  }
}
