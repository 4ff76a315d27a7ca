internal import WorkoutCatalog

/// A figure of a workout's settings that is counted up and down.
enum Figure: Hashable, CaseIterable {
  case sets, reps, repsMax, seconds, meters

  var keyPath: WritableKeyPath<WorkoutSettings, Int?> {
    switch self {
    case .sets: \.sets
    case .reps: \.reps
    case .repsMax: \.repsMax
    case .seconds: \.seconds
    case .meters: \.meters
    }
  }

  func label(_ phrases: Phrases) -> String {
    switch self {
    case .sets: phrases.choose("Sets", "세트")
    case .reps: phrases.choose("Reps", "횟수")
    case .repsMax: phrases.choose("Reps at most", "최대 횟수")
    case .seconds: phrases.choose("Time", "시간")
    case .meters: phrases.choose("Distance", "거리")
    }
  }

  func text(_ value: Int, _ phrases: Phrases) -> String {
    switch self {
    case .sets, .reps, .repsMax: phrases.number(value)
    case .seconds: WorkoutSettings.duration(value, in: phrases.language)
    case .meters: WorkoutSettings.distance(value)
    }
  }

  /// Whether sets that are counted in a measurement have the figure.
  func isUsual(in measurement: Measurement) -> Bool {
    switch self {
    case .sets: true
    case .reps: measurement == .weightReps || measurement == .reps
    case .repsMax: false
    case .seconds: measurement == .time
    case .meters: measurement == .distance
    }
  }

  /// What a figure begins with that is not set yet.
  var beginning: Int {
    switch self {
    case .sets: 3
    case .reps, .repsMax: 10
    case .seconds: 60
    case .meters: 400
    }
  }

  /// The next value up or down: in steps that suit its size, never below one step nor beyond what anyone does.
  func stepped(_ value: Int, by direction: Int) -> Int {
    let step =
      switch self {
      case .sets, .reps, .repsMax: 1
      case .seconds: value + min(0, direction) >= 600 ? 60 : 5
      case .meters: value + min(0, direction) >= 1_000 ? 100 : 5
      }
    // A value between two steps goes to the nearer end of its own step first.
    let next = direction > 0 ? (value / step + 1) * step : ((value - 1) / step) * step
    return min(max(next, step), range.upperBound)
  }

  /// What it may be set to: no more than anyone does.
  var range: ClosedRange<Int> {
    switch self {
    case .sets: 1...99
    case .reps, .repsMax: 1...999
    case .seconds: 1...24 * 3_600
    case .meters: 1...100_000
    }
  }

  /// Changes it in settings. A range stays one: the end that is moved pushes the other.
  func set(_ value: Int, in settings: inout WorkoutSettings) {
    settings[keyPath: keyPath] = value
    guard let least = settings.reps, let most = settings.repsMax, most <= least else { return }
    if self == .reps { settings.repsMax = least + 1 } else { settings.reps = max(1, most - 1) }
    if self == .repsMax, most == 1 { settings.repsMax = 2 }
  }
}
