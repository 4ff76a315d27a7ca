/// What an export is written as; each holds all of it, and an import reads either. See `OwnRecord`.
public enum ExportFormat: String, CaseIterable, Sendable {
  case json, csv
}

/// What of a catalog an export holds.
public enum ExportScope: String, CaseIterable, Sendable {
  /// A person's own and imported workouts, and of the catalog's those that they set, edited, opened or hid.
  case custom
  /// Plans, and the workouts in them.
  case plans
  /// All of it.
  case all
}
