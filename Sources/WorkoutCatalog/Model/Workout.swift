/// One exercise of the catalog, such as "Barbell Bench Press" (운동종목).
public struct Workout: Hashable, Sendable, Identifiable {
  /// A workout's number in the database. The smaller, the better known: it is also the static rank of search.
  public struct ID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Int64
    /// The workout with that number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
    /// Better known first.
    public static func < (one: ID, other: ID) -> Bool { one.rawValue < other.rawValue }
  }

  /// Where a workout comes from.
  public enum Origin: String, Sendable {
    /// The built-in catalog.
    case catalog
    /// A person's own.
    case custom
    /// Made up, to fill a database for trials.
    case synthetic
  }

  /// Whether lists, counts and search know a workout. Plans keep one in any state.
  public enum State: String, Sendable, CaseIterable {
    /// They do.
    case listed
    /// A person does not want to see it. What is in the catalog is hidden, for it would come back.
    case hidden
    /// A person removed it, and may restore it.
    case removed
  }

  /// What a workout is, apart from its number and from what a person set for it.
  public struct Facts: Hashable, Sendable {
    /// A stable name for scripts: lower-case words joined by hyphens.
    public var slug: String
    /// The name in each language that has one; at least one has.
    public var names: [Language: String]
    /// Other names, abbreviations and spellings, of either language.
    public var aliases: [String]
    /// The muscles that do the work, the main one first.
    public var primaryMuscles: [Muscle]
    /// The muscles that help.
    public var secondaryMuscles: [Muscle]
    /// What it is done with, the main thing first.
    public var equipment: [Equipment]
    /// The kind of training.
    public var category: Category
    /// The direction of the effort.
    public var force: Force?
    /// One joint or several.
    public var mechanic: Mechanic?
    /// How much practice it asks for.
    public var level: Level
    /// What a set is counted in.
    public var measurement: Measurement
    /// The catalog's settings for it.
    public var defaults: WorkoutSettings
    /// From 1, known to everyone, to 5, obscure.
    public var familiarity: Int
    /// The section it is listed in.
    public var section: MuscleGroup

    /// The facts of a workout; without a section, it is listed where category and first primary muscle tell.
    public init(
      slug: String, names: [Language: String], aliases: [String] = [], primaryMuscles: [Muscle],
      secondaryMuscles: [Muscle] = [], equipment: [Equipment], category: Category = .strength,
      force: Force? = nil, mechanic: Mechanic? = nil, level: Level = .beginner, measurement: Measurement,
      defaults: WorkoutSettings, familiarity: Int = 3, section: MuscleGroup? = nil
    ) {
      self.slug = slug
      self.names = names
      self.aliases = aliases
      self.primaryMuscles = primaryMuscles
      self.secondaryMuscles = secondaryMuscles
      self.equipment = equipment
      self.category = category
      self.force = force
      self.mechanic = mechanic
      self.level = level
      self.measurement = measurement
      self.defaults = defaults
      self.familiarity = familiarity
      self.section =
        section ?? MuscleGroup(category: category, primaryMuscle: primaryMuscles.first ?? .chest)
    }

    /// The name to show in a language: its own, else the other's.
    public func name(in language: Language) -> String {
      names[language] ?? names[language.other] ?? slug
    }
  }

  /// The workout's number.
  public let id: ID
  /// Where it comes from.
  public let origin: Origin
  /// What it is.
  public internal(set) var facts: Facts
  /// Whether lists, counts and search know it.
  public let state: State
  /// What a person set in place of the defaults.
  public internal(set) var ownSettings: WorkoutSettings
  /// Whether a person marked it as a favourite: it comes first among equals.
  public let isFavourite: Bool

  /// A stable name for scripts.
  public var slug: String { facts.slug }
  /// The section it is listed in.
  public var section: MuscleGroup { facts.section }

  /// The name to show in a language: its own, else the other's.
  public func name(in language: Language) -> String { facts.name(in: language) }

  /// What a set is counted in: as a person said, else as the catalog says.
  public var measurement: Measurement { ownSettings.measurement ?? facts.measurement }

  /// Whether it may be removed: a workout of the catalog is hidden instead.
  public var isRemovable: Bool { origin != .catalog }

  /// What doing it by its settings trains.
  public var coverage: MuscleCoverage {
    var coverage = MuscleCoverage()
    coverage.add(facts, sets: settings.sets)
    return coverage
  }

  /// The settings that hold: a person's own, and the defaults where there are none.
  public var settings: WorkoutSettings { defaults.overridden(by: ownSettings) }

  /// The catalog's settings as far as they say anything of what a set is counted in.
  public var defaults: WorkoutSettings {
    measurement == facts.measurement ? facts.defaults : facts.defaults.applicable(to: measurement)
  }
}
