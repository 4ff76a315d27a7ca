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
    /// What a person set for this entry in place of the workout's settings.
    public let ownSettings: WorkoutSettings
    /// Whether it stands in a superset with the entry before it.
    public let joinsPrevious: Bool
    /// Whether it has been done.
    public let isDone: Bool

    /// The settings that hold: the entry's own, and the workout's where there are none.
    public var settings: WorkoutSettings { workout.settings.overridden(by: ownSettings) }

    /// How it is done, in short: `4 × 8, 60 kg`.
    public func summary(in language: Language) -> String {
      [settings.summary(in: language), settings.weight?.shown ?? ""].filter { !$0.isEmpty }.joined(
        separator: ", ")
    }

    /// The workout as it stands in the plan: its settings are the defaults, and the entry's own in place of its own.
    public var workoutInPlan: Workout {
      var placed = workout
      placed.facts.defaults = workout.settings
      placed.ownSettings = ownSettings
      return placed
    }
  }

  /// An entry that is to be put into a plan.
  public struct NewEntry: Hashable, Sendable {
    /// What is to be done.
    public var workout: Workout.ID
    /// What is set in place of the workout's settings.
    public var ownSettings: WorkoutSettings
    /// Whether it stands in a superset with the entry before it.
    public var joinsPrevious: Bool

    /// An entry of a workout.
    public init(
      workout: Workout.ID, ownSettings: WorkoutSettings = WorkoutSettings(), joinsPrevious: Bool = false
    ) {
      self.workout = workout
      self.ownSettings = ownSettings
      self.joinsPrevious = joinsPrevious
    }
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

extension Plan {
  /// Where an entry stands in its superset.
  public enum SupersetPlace: Hashable, Sendable {
    /// It begins one, stands in the midst of one, or ends one.
    case first, middle, last
  }

  /// Where each entry stands in its superset; `nil` for one that is in none.
  public var supersetPlaces: [SupersetPlace?] {
    entries.indices.map { index in
      let joins = entries[index].joinsPrevious
      let isJoined = index + 1 < entries.count && entries[index + 1].joinsPrevious
      switch (joins, isJoined) {
      case (false, false): return nil
      case (false, true): return .first
      case (true, true): return .middle
      case (true, false): return .last
      }
    }
  }

  /// The number of each entry's superset, from 1 in the plan's order; `nil` for an entry that is in none.
  public var supersetNumbers: [Int?] {
    var count = 0
    return supersetPlaces.map { place in
      if place == .first { count += 1 }
      return place == nil ? nil : count
    }
  }

  /// What the entries train, done or not.
  public var coverage: MuscleCoverage {
    var coverage = MuscleCoverage()
    for entry in entries { coverage.add(entry.workout.facts, sets: entry.settings.sets) }
    return coverage
  }
}
