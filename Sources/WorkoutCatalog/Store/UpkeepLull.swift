internal import SQLite

/// Has a catalog put off what it does for each workout while a great many are inserted, in the caller's transaction: the
/// sections' counts, which a trigger keeps, and writing the search index out.
final class UpkeepLull {
  /// In bytes.
  private static let indexBuffer = 16 << 20

  private let connection: Connection
  /// The statement that makes the trigger again; `nil` where all that is put off already (`BulkLoading`).
  private let trigger: String?
  private var counts: [MuscleGroup: Int] = [:]

  /// Begins it.
  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    trigger = try connection.firstRow(
      "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = 'workout_inserted'"
    ) { $0.text(0) }
    guard trigger != nil else { return }
    // Its upsert needs a savepoint for every workout, at which the search index writes itself out.
    try connection.execute("DROP TRIGGER workout_inserted")
    try setIndexBuffer(Self.indexBuffer)
  }

  /// Notes a workout that lists know of.
  func count(_ section: MuscleGroup) { counts[section, default: 0] += 1 }

  /// Makes up for what was put off.
  func end() throws(SQLiteError) {
    guard let trigger else { return }
    try setIndexBuffer(BulkLoading.everydayIndexBuffer)
    for (section, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try connection.run(
        """
        INSERT INTO section_count (section, workouts)
        VALUES (:section, :count)
        ON CONFLICT (section) DO UPDATE SET workouts = workouts + excluded.workouts
        """, [":section": .integer(section.rawValue), ":count": .integer(count)])
    }
    try connection.execute(trigger)
  }

  private func setIndexBuffer(_ bytes: Int) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO workout_search (workout_search, rank) VALUES ('hashsize', :bytes)",
      [":bytes": .integer(bytes)])
  }
}
