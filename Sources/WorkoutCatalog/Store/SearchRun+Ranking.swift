internal import SQLite

extension SearchRun {
  /// How many candidates one statement reads.
  private static let batch = 50

  /// The sets need no walking through: each is an index that is looked into. An EXISTS would open it anew for each row.
  /// Only of a person's own is it asked whether another catalog brought it in.
  private static func statement(withFacts: Bool) -> String {
    """
    SELECT id,
      origin = 'custom'
        AND NOT EXISTS (
          SELECT 1 FROM workout_source WHERE workout_source.workout_id = workout.id AND is_joined = 0),
      familiarity, searched_names,
      id IN (SELECT workout_id FROM plan_entry) OR id IN (SELECT workout_id FROM workout_use),
      section, is_favourite
      \(withFacts ? facts : "")
    FROM workout
    LEFT JOIN workout_settings ON workout_settings.workout_id = id
    WHERE id IN (\([String](repeating: "?", count: batch).joined(separator: ", ")))
    """
  }

  private static let facts = """
    , (SELECT muscle FROM workout_muscle WHERE workout_id = id AND role = 1 ORDER BY position LIMIT 1),
      (SELECT count(*) FROM workout_muscle WHERE workout_id = id AND role = 1),
      (SELECT equipment FROM workout_equipment WHERE workout_id = id ORDER BY position LIMIT 1),
      mechanic = 'isolation',
      category = 'plyometrics',
      EXISTS (SELECT 1 FROM workout_equipment WHERE workout_id = id AND equipment = 'barbell')
    """

  private static let plain = statement(withFacts: false)
  private static let withFacts = statement(withFacts: true)

  /// Ranks what was gathered since the last time.
  mutating func rank(_ ranking: Ranking) throws(SQLiteError) {
    guard !unranked.isEmpty else { return }
    let ids = unranked
    unranked = []
    ranks.reserveCapacity(ranks.count + ids.count)
    try connection.withStatement(asked == nil ? Self.plain : Self.withFacts) {
      (statement) throws(SQLiteError) in
      for start in stride(from: 0, to: ids.count, by: Self.batch) {
        // What stays unbound is NULL, and no id.
        for (index, id) in ids[start..<min(start + Self.batch, ids.count)].enumerated() {
          try statement.bind(.integer(id.rawValue), at: index + 1)
        }
        while let row = try statement.step() { ranks.append(rank(row, ranking)) }
        statement.reset()
      }
    }
  }

  private func rank(_ row: Row, _ ranking: Ranking) -> Ranking.Rank {
    let id = Workout.ID(rawValue: row.integer(0))
    let candidate = Ranking.Candidate(
      id: id, isCustom: row.int(1) == 1, isUsed: row.int(4) == 1, isFavourite: row.int(6) == 1,
      familiarity: row.int(2), section: MuscleGroup(rawValue: row.int(5)), source: sources[id] ?? .typed,
      asked: askedFacts(id, row))
    return row.withTextBytes(3) { ranking.rank(candidate, names: $0) }
  }

  /// What counts for and against a workout that has the facets asked for; `nil` where none are.
  private func askedFacts(_ id: Workout.ID, _ row: Row) -> Ranking.AskedFacts? {
    guard let asked, askedIDs.contains(id) else { return nil }
    return Ranking.AskedFacts(
      isMain: Muscle(rawValue: row.text(7)).map(asked.muscles.contains) ?? false,
      isShared: row.int(8) > Ranking.AskedFacts.mostMuscles,
      hasMainEquipment: asked.equipment.isEmpty
        || Equipment(rawValue: row.text(9)).map(asked.equipment.contains) ?? false,
      isIsolation: row.int(10) == 1, isJump: row.int(11) == 1, usesBarbell: row.int(12) == 1)
  }
}
