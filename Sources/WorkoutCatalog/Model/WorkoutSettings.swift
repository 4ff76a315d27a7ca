/// How a workout is to be done: how many sets, of how much, with what rest. `nil` where a figure does not
/// apply.
public struct WorkoutSettings: Hashable, Sendable {
  /// What a figure may be; a rest may also be 0. Enough for anyone, and small enough to reckon with.
  public static let figures = 1...1_000_000

  /// The number of sets.
  public var sets: Int?
  /// The repetitions of a set, or the fewest of a range.
  public var reps: Int?
  /// The most repetitions, where `reps` begins a range.
  public var repsMax: Int?
  /// The length of a set in seconds.
  public var seconds: Int?
  /// The distance of a set in metres.
  public var meters: Int?
  /// The rest between sets in seconds.
  public var rest: Int?
  /// How the sets are done besides.
  public var techniques: [Technique]?

  /// Settings; what is not given does not apply.
  public init(
    sets: Int? = nil, reps: Int? = nil, repsMax: Int? = nil, seconds: Int? = nil, meters: Int? = nil,
    rest: Int? = nil, techniques: [Technique]? = nil
  ) {
    self.sets = sets
    self.reps = reps
    self.repsMax = repsMax
    self.seconds = seconds
    self.meters = meters
    self.rest = rest
    self.techniques = techniques
  }

  /// The settings with every figure of `changes` in place of its own.
  public func overridden(by changes: WorkoutSettings) -> WorkoutSettings {
    WorkoutSettings(
      sets: changes.sets ?? sets, reps: changes.reps ?? reps,
      // A new lower end without an upper one is a single number, not half of the old range.
      repsMax: changes.repsMax ?? (changes.reps == nil ? repsMax : nil),
      seconds: changes.seconds ?? seconds, meters: changes.meters ?? meters, rest: changes.rest ?? rest,
      techniques: changes.techniques ?? techniques
    ).normalized
  }
}

extension WorkoutSettings {
  /// Whether every figure is in range.
  var isPlausible: Bool { self == withPlausibleFigures }

  /// The settings without figures that are out of range, as a file from elsewhere may hold.
  var withPlausibleFigures: WorkoutSettings {
    func plausible(_ figure: Int?) -> Int? { figure.flatMap { Self.figures.contains($0) ? $0 : nil } }
    return WorkoutSettings(
      sets: plausible(sets), reps: plausible(reps), repsMax: plausible(repsMax), seconds: plausible(seconds),
      meters: plausible(meters), rest: rest == 0 ? 0 : plausible(rest), techniques: techniques)
  }

  /// The settings with a range of repetitions only where it is one.
  var normalized: WorkoutSettings {
    guard let reps, let repsMax, repsMax <= reps else { return self }
    var settings = self
    settings.repsMax = nil
    return settings
  }
}

extension WorkoutSettings {
  /// The figures that are others than those of `defaults`: what a person's own settings need to hold.
  ///
  /// `defaults.overridden(by: settings.differences(from: defaults))` gives the settings again, as long as
  /// they have a figure wherever the defaults have one.
  public func differences(from defaults: WorkoutSettings) -> WorkoutSettings {
    func own<Figure: Equatable>(_ figure: KeyPath<WorkoutSettings, Figure?>) -> Figure? {
      self[keyPath: figure] == defaults[keyPath: figure] ? nil : self[keyPath: figure]
    }
    let reps = own(\.reps)
    return WorkoutSettings(
      sets: own(\.sets), reps: reps,
      // An own lower end would drop the default's upper one.
      repsMax: reps == nil ? own(\.repsMax) : repsMax,
      seconds: own(\.seconds), meters: own(\.meters), rest: own(\.rest), techniques: own(\.techniques))
  }
}
