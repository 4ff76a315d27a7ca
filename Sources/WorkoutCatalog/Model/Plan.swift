/// An ordered list of workouts to do.
public struct Plan: Hashable, Sendable, Identifiable {
  /// The most Unicode scalars of a plan's name.
  public static let longestName = 200

  /// A plan's number in the database.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int64
    /// The plan with that number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// One place in a plan; the same workout may have several.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// An entry's number in the database.
    public struct ID: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int64
      /// The entry with that number.
      public init(rawValue: Int64) { self.rawValue = rawValue }
    }

    /// The entry's number.
    public let id: ID
    /// What is to be done.
    public let workout: Workout
    /// Whether it has been done.
    public let isDone: Bool
  }

  /// A plan without its entries.
  public struct Summary: Hashable, Sendable, Identifiable {
    /// The plan's number.
    public let id: ID
    /// Its name.
    public let name: String
    /// How many entries it has.
    public let entryCount: Int
    /// How many of them are done.
    public let doneCount: Int
  }

  /// The plan's number.
  public let id: ID
  /// Its name.
  public let name: String
  /// What is to be done, in order.
  public let entries: [Entry]
}
