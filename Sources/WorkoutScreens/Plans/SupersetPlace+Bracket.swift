public import WorkoutCatalog

extension Plan.SupersetPlace {
  /// The part of the bracket before a superset that stands beside its entry.
  public var bracket: String {
    switch self {
    case .first: "┌"
    case .middle: "│"
    case .last: "└"
    }
  }
}
