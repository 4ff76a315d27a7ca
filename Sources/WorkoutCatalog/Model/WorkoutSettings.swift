/// How a workout is to be done: how many sets, of how much, with what rest. `nil` where something does not
/// apply.
public struct WorkoutSettings: Hashable, Sendable {
  /// What a figure may be; a rest may also be 0. Enough for anyone, and small enough to reckon with.
  public static let figures = 1...1_000_000
  /// The most Unicode scalars of a note.
  public static let longestNote = 2_000

  /// What a set is counted in, where a person says another than the catalog.
  public var measurement: Measurement?
  /// The number of sets.
  public var sets: Int?
  /// The repetitions of a set, or the fewest of a range.
  public var reps: Int?
  /// The most repetitions, where `reps` begins a range.
  public var repsMax: Int?
  /// The weight to move.
  public var weight: Weight?
  /// The length of a set in seconds.
  public var seconds: Int?
  /// The distance of a set.
  public var distance: Distance?
  /// The rest between sets in seconds.
  public var rest: Int?
  /// How the sets are done besides.
  public var techniques: [Technique]?
  /// What a person wants to remember of it; may have several lines.
  public var note: String?

  /// Settings; what is not given does not apply.
  public init(
    measurement: Measurement? = nil, sets: Int? = nil, reps: Int? = nil, repsMax: Int? = nil,
    weight: Weight? = nil, seconds: Int? = nil, distance: Distance? = nil, rest: Int? = nil,
    techniques: [Technique]? = nil, note: String? = nil
  ) {
    self.measurement = measurement
    self.sets = sets
    self.reps = reps
    self.repsMax = repsMax
    self.weight = weight
    self.seconds = seconds
    self.distance = distance
    self.rest = rest
    self.techniques = techniques
    self.note = note
  }

  /// The same with the distance in metres, as the catalog gives it.
  public init(
    sets: Int? = nil, reps: Int? = nil, repsMax: Int? = nil, seconds: Int? = nil, meters: Int?,
    rest: Int? = nil, techniques: [Technique]? = nil
  ) {
    self.init(sets: sets, reps: reps, repsMax: repsMax, seconds: seconds, rest: rest, techniques: techniques)
    self.meters = meters
  }

  /// The distance in metres, to the nearest one. A number that is out of range is kept as no distance.
  public var meters: Int? {
    get { distance.map { $0.rescaled(to: .meter, decimals: 0).millionths / Distance.one } }
    set { distance = newValue.flatMap { Distance($0, .meter) } }
  }

  /// The settings with everything that `changes` has in place of its own.
  public func overridden(by changes: WorkoutSettings) -> WorkoutSettings {
    WorkoutSettings(
      measurement: changes.measurement ?? measurement, sets: changes.sets ?? sets,
      reps: changes.reps ?? reps,
      // A new lower end without an upper one is a single number, not half of the old range.
      repsMax: changes.repsMax ?? (changes.reps == nil ? repsMax : nil),
      weight: changes.weight ?? weight, seconds: changes.seconds ?? seconds,
      distance: changes.distance ?? distance, rest: changes.rest ?? rest,
      techniques: changes.techniques ?? techniques, note: changes.note ?? note
    ).normalized
  }
}

extension WorkoutSettings {
  /// The settings as they may be stored.
  func checked() throws(StoreError) -> WorkoutSettings {
    guard isPlausible else {
      throw StoreError(
        .invalid, "a setting must be from 1 (a rest from 0) to \(Self.figures.upperBound)",
        "설정은 1(휴식은 0)부터 \(Self.figures.upperBound)까지입니다")
    }
    let settings = normalized
    guard let note = settings.note, note.unicodeScalars.count > Self.longestNote else { return settings }
    throw StoreError(
      .invalid, "a note may have \(Self.longestNote) characters, not \(note.unicodeScalars.count)",
      "메모는 \(Self.longestNote)자까지인데 \(note.unicodeScalars.count)자입니다")
  }

  /// Whether every figure is in range.
  var isPlausible: Bool { self == withPlausibleFigures }

  /// The settings without figures that are out of range, as a file from elsewhere may hold.
  var withPlausibleFigures: WorkoutSettings {
    func plausible(_ figure: Int?) -> Int? { figure.flatMap { Self.figures.contains($0) ? $0 : nil } }
    var settings = self
    settings.sets = plausible(sets)
    settings.reps = plausible(reps)
    settings.repsMax = plausible(repsMax)
    settings.seconds = plausible(seconds)
    settings.distance = distance.flatMap { $0.millionths > 0 ? $0 : nil }
    settings.rest = rest == 0 ? 0 : plausible(rest)
    return settings
  }

  /// The settings with a range of repetitions only where it is one, and with a note only where it says something.
  var normalized: WorkoutSettings {
    var settings = self
    if let reps, let repsMax, repsMax <= reps { settings.repsMax = nil }
    settings.note = note.map(\.trimmedAndComposed).flatMap { $0.isEmpty ? nil : $0 }
    return settings
  }
}

extension WorkoutSettings {
  /// The settings without what does not apply to sets that are counted in a measurement.
  func applicable(to measurement: Measurement) -> WorkoutSettings {
    var settings = self
    if measurement != .weightReps && measurement != .reps { (settings.reps, settings.repsMax) = (nil, nil) }
    if measurement != .weightReps { settings.weight = nil }
    if measurement != .distance { settings.distance = nil }
    if measurement != .time { settings.seconds = nil }
    return settings
  }

  /// What is other than in `defaults`: what a person's own settings need to hold.
  ///
  /// `defaults.overridden(by: settings.differences(from: defaults))` gives the settings again, as long as
  /// they have something wherever the defaults have.
  public func differences(from defaults: WorkoutSettings) -> WorkoutSettings {
    func own<Setting: Equatable>(_ setting: KeyPath<WorkoutSettings, Setting?>) -> Setting? {
      self[keyPath: setting] == defaults[keyPath: setting] ? nil : self[keyPath: setting]
    }
    let reps = own(\.reps)
    return WorkoutSettings(
      measurement: own(\.measurement), sets: own(\.sets), reps: reps,
      // An own lower end would drop the default's upper one.
      repsMax: reps == nil ? own(\.repsMax) : repsMax,
      weight: own(\.weight), seconds: own(\.seconds), distance: own(\.distance), rest: own(\.rest),
      techniques: own(\.techniques), note: own(\.note))
  }
}
