internal import SQLite

/// Reads a catalog as the records of an export, all of one moment.
final class ExportReading {
  private enum Part { case workouts, reviews, plans, planSources, end }

  private let connection: Connection
  private let scope: ExportScope
  private var part = Part.workouts
  /// The rows of the part that is being read.
  private var rows: Statement

  /// - Parameter connection: for this reading alone.
  init(_ connection: Connection, _ scope: ExportScope) throws(SQLiteError) {
    self.connection = connection
    self.scope = scope
    try connection.beginSnapshot()
    rows = try connection.prepare(Self.workouts(in: scope))
  }

  /// The next record; `nil` after the last.
  func next() throws(SQLiteError) -> OwnRecord? {
    while part != .end {
      if let row = try rows.step() { return try record(row) }
      try begin(following(part))
    }
    return nil
  }

  private func record(_ row: Row) throws(SQLiteError) -> OwnRecord? {
    switch part {
    case .workouts: try workout(row).map(OwnRecord.workout)
    case .reviews:
      .review(
        OwnReview(
          source: row.text(0), id: row.text(1), candidate: row.text(2), isDifferent: row.int(3) == 1))
    case .plans: .plan(OwnPlan(name: row.text(1), entries: try entries(of: row.integer(0))))
    case .planSources: try .planSource(planSource(row))
    case .end: nil
    }
  }

  private func following(_ part: Part) -> Part {
    switch part {
    case .workouts: scope == .plans ? .plans : .reviews
    case .reviews: scope == .custom ? .end : .plans
    case .plans: .planSources
    case .planSources, .end: .end
    }
  }

  private func begin(_ part: Part) throws(SQLiteError) {
    self.part = part
    switch part {
    case .workouts, .end: break
    case .reviews: rows = try connection.prepare(Self.reviews)
    case .plans: rows = try connection.prepare("SELECT id, name FROM plan ORDER BY id")
    case .planSources: rows = try connection.prepare(Self.planSources)
    }
  }

  // MARK: Workouts

  private static func workouts(in scope: ExportScope) -> String {
    let condition =
      switch scope {
      case .all: ""
      case .plans: "WHERE id IN (SELECT workout_id FROM plan_entry)"
      case .custom:
        """
        WHERE origin = 'custom' OR state <> 'listed'
          OR EXISTS (SELECT 1 FROM workout_edit WHERE workout_id = id)
          OR EXISTS (SELECT 1 FROM workout_settings WHERE workout_id = id)
          OR EXISTS (SELECT 1 FROM workout_use WHERE workout_id = id)
          OR EXISTS (SELECT 1 FROM workout_source WHERE workout_id = id)
        """
      }
    return """
      SELECT id, (SELECT group_concat(field, ' ') FROM workout_edit WHERE workout_id = id),
        (SELECT opened FROM workout_use WHERE workout_id = id),
        EXISTS (SELECT 1 FROM workout_source WHERE workout_id = id)
      FROM workout
      \(condition)
      ORDER BY id
      """
  }

  private func workout(_ row: Row) throws(SQLiteError) -> OwnWorkout? {
    let id = row.integer(0)
    guard let workout = try WorkoutStore.workout(Workout.ID(rawValue: id), connection) else { return nil }
    let edits = row.text(1).split(separator: " ").compactMap { Workout.Field(rawValue: String($0)) }
    return OwnWorkout(
      rank: id, origin: workout.origin, state: workout.state, facts: workout.facts, edits: Set(edits),
      ownSettings: workout.ownSettings, isFavourite: workout.isFavourite, opened: row.int(2),
      sources: row.int(3) == 1 ? try sources(of: id) : [])
  }

  private func sources(of id: Int64) throws(SQLiteError) -> [OwnSource] {
    var sources = try connection.rows(
      """
      SELECT source, source_id, checksum, is_joined, written
      FROM workout_source
      WHERE workout_id = :id
      ORDER BY source, source_id
      """, [":id": .integer(id)]
    ) {
      OwnSource(
        name: $0.text(0), id: $0.text(1), checksum: $0.integer(2), isJoined: $0.int(3) == 1,
        written: $0.isNull(4) ? nil : $0.blob(4))
    }
    for index in sources.indices {
      sources[index].texts = try WorkoutStore.texts(
        of: Workout.ID(rawValue: id), source: sources[index].name, sources[index].id, connection)
    }
    return sources
  }

  // MARK: Reviews and plans

  private static let reviews = """
    SELECT source, source_id, slug, is_different
    FROM import_review
    JOIN workout ON workout.id = candidate_id
    ORDER BY source, source_id
    """

  private func entries(of plan: Int64) throws(SQLiteError) -> [OwnPlan.Entry] {
    try connection.rows(
      """
      SELECT (SELECT slug FROM workout WHERE workout.id = workout_id), joins_previous, is_done,
        \(SettingsColumns.names)
      FROM plan_entry
      LEFT JOIN plan_entry_settings ON entry_id = plan_entry.id
      WHERE plan_id = :plan
      ORDER BY position
      """, [":plan": .integer(plan)]
    ) {
      OwnPlan.Entry(
        workout: $0.text(0), joinsPrevious: $0.int(1) == 1, isDone: $0.int(2) == 1,
        ownSettings: SettingsColumns.settings($0, from: 3))
    }
  }

  private static let planSources = """
    SELECT source, plan_source.name, plan.name
    FROM plan_source
    LEFT JOIN plan ON plan.id = plan_id
    ORDER BY source, plan_source.name
    """

  private func planSource(_ row: Row) throws(SQLiteError) -> OwnPlanSource {
    let (source, name) = (row.text(0), row.text(1))
    return OwnPlanSource(
      source: source, name: name, plan: row.optionalText(2),
      entries: try connection.rows(
        "SELECT source_id FROM plan_source_entry WHERE source = :source AND name = :name ORDER BY source_id",
        [":source": .text(source), ":name": .text(name)]
      ) { $0.text(0) })
  }
}
