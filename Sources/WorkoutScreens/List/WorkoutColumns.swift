/// How wide each column of a workout's line is, for a line of a given width in cells; 0 for one that has no room.
struct WorkoutColumns: Equatable {
  /// The blanks between two columns.
  static let gap = 2

  /// The name in the language shown.
  private(set) var name = 0
  /// The name in the other language.
  private(set) var otherName = 0
  /// What it is done with.
  private(set) var equipment = 0
  /// The muscles that do the work.
  private(set) var primaryMuscles = 0
  /// The muscles that help.
  private(set) var secondaryMuscles = 0
  /// Sets and what each is of.
  private(set) var settings = 0

  /// The columns of a line of `width` cells: more of them the wider it is, and in a wide one each with its share.
  init(width: Int) {
    switch width {
    case ..<30: break
    case ..<64: settings = 10
    case ..<100:
      (equipment, primaryMuscles, settings) = (13, 14, 10)
    case ..<150:
      settings = 14
      equipment = width * 18 / 100
      primaryMuscles = width * 22 / 100
    default:
      settings = 14
      otherName = width * 22 / 100
      equipment = width * 13 / 100
      primaryMuscles = width * 12 / 100
      secondaryMuscles = width * 15 / 100
    }
    let others = [otherName, equipment, primaryMuscles, secondaryMuscles, settings]
    name = max(0, width - others.reduce(0) { $0 + ($1 > 0 ? $1 + Self.gap : 0) })
  }
}
