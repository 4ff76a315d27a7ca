internal import SQLite

/// The columns that hold a person's own settings, alike in each table that has them.
enum SettingsColumns {
  /// What settings are of.
  enum Owner {
    case workout, entry

    /// The table, and the column that names the owner.
    var table: (name: String, key: String) {
      switch self {
      case .workout: ("workout_settings", "workout_id")
      case .entry: ("plan_entry_settings", "entry_id")
      }
    }
  }

  private static let columns = [
    "sets", "reps", "reps_max", "seconds", "rest", "techniques", "measurement", "weight", "weight_unit",
    "distance", "distance_unit", "note",
  ]

  /// The columns, as a statement lists them.
  static let names = columns.joined(separator: ", ")
  /// How many there are.
  static let count = columns.count

  private static func values(of settings: WorkoutSettings) -> [Value] {
    [
      .optional(settings.sets), .optional(settings.reps), .optional(settings.repsMax),
      .optional(settings.seconds), .optional(settings.rest),
      .optional(settings.techniques?.map(\.rawValue).joined(separator: " ")),
      .optional(settings.measurement?.rawValue), .optional(settings.weight?.millionths),
      .optional(settings.weight?.unit.rawValue), .optional(settings.distance?.millionths),
      .optional(settings.distance?.unit.rawValue), .optional(settings.note),
    ]
  }

  /// Writes settings in place of those that an owner had.
  static func set(
    _ settings: WorkoutSettings, of owner: Owner, _ id: Int64, _ connection: Connection
  ) throws(SQLiteError) {
    let (table, key) = owner.table
    let marks = String(repeating: ", ?", count: count)
    let sql = """
      INSERT INTO \(table) (\(key), \(names))
      VALUES (?\(marks))
      ON CONFLICT (\(key)) DO UPDATE SET \(columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
      """
    try connection.withStatement(sql) { (statement) throws(SQLiteError) in
      try statement.bind(.integer(id), at: 1)
      for (index, value) in values(of: settings).enumerated() { try statement.bind(value, at: index + 2) }
      try statement.run()
    }
  }

  /// The settings that a row holds from a column on; nothing for a row that is not there.
  static func settings(_ row: Row, from column: Int) -> WorkoutSettings {
    var settings = figures(row, from: column)
    // Words that this version does not know, from a stranger's file, are left out.
    settings.techniques = row.optionalText(column + 5)?.split(separator: " ").compactMap {
      Technique(rawValue: String($0))
    }
    settings.measurement = row.optionalText(column + 6).flatMap(Measurement.init)
    settings.weight = quantity(row, from: column + 7)
    settings.distance = quantity(row, from: column + 9)
    settings.note = row.optionalText(column + 11)
    return settings.withPlausibleFigures
  }

  /// The figures that the catalog's defaults have too, in the same order of columns.
  static func figures(_ row: Row, from column: Int) -> WorkoutSettings {
    WorkoutSettings(
      sets: row.optionalInt(column), reps: row.optionalInt(column + 1), repsMax: row.optionalInt(column + 2),
      seconds: row.optionalInt(column + 3), rest: row.optionalInt(column + 4))
  }

  private static func quantity<Unit>(_ row: Row, from column: Int) -> Quantity<Unit>? {
    guard let amount = row.optionalInt(column), let unit = Unit(rawValue: row.text(column + 1)) else {
      return nil
    }
    return Quantity(millionths: amount, unit)
  }
}
