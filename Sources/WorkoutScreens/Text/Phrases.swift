internal import WorkoutCatalog

/// What the screens say, in one language.
struct Phrases {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  func choose(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  /// A whole number with its thousands parted.
  func number(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// What settings come to: "4 × 8 = 32 reps, about 9 min".
  func total(_ settings: WorkoutSettings) -> String? {
    guard let sets = settings.sets else { return nil }
    let total: String
    if let reps = settings.reps {
      let sum = settings.repsMax.map { "\(sets * reps)–\(sets * $0)" } ?? "\(sets * reps)"
      total = choose("\(sum) reps", "\(sum)회")
    } else if let seconds = settings.seconds {
      total = WorkoutSettings.duration(sets * seconds, in: language)
    } else if let meters = settings.meters {
      total = WorkoutSettings.distance(sets * meters)
    } else {
      return nil
    }
    let equation = sets == 1 ? total : "\(settings.summary(in: language)) = \(total)"
    guard let length = length(settings) else { return equation }
    let minutes = WorkoutSettings.duration(max(60, (length + 30) / 60 * 60), in: language)
    return choose("\(equation), about \(minutes)", "\(equation), 약 \(minutes)")
  }

  /// How long the sets take with their rests, in seconds, at three seconds a repetition; `nil` for distances.
  private func length(_ settings: WorkoutSettings) -> Int? {
    guard let sets = settings.sets, let work = settings.seconds ?? settings.reps.map({ $0 * 3 }) else {
      return nil
    }
    return sets * work + (sets - 1) * (settings.rest ?? 0)
  }
}
