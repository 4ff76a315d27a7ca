/// How far a long job on a whole catalog file has come.
public struct CareProgress: Hashable, Sendable {
  /// What is being done.
  public enum Step: Hashable, Sendable {
    /// The file's pages are checked.
    case pages
    /// The workouts are read.
    case workouts
    /// The search index is compared with them.
    case index
    /// Rows or pages are copied.
    case copying
    /// The search index and the list are made anew.
    case rebuilding
  }

  /// What is being done.
  public let step: Step
  /// How much of it is done: workouts, rows, pages or words of the index.
  public let done: Int
  /// How much there is to do; `nil` where that is not known.
  public let total: Int?
}
