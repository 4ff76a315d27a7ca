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

  // MARK: Settings

  /// Settings in short: "4 × 8", "3 × 8–12", "3 × 45 s", "30 min", "4 × 20 m".
  func settings(_ settings: WorkoutSettings) -> String {
    guard let amount = amount(settings) else { return "" }
    guard let sets = settings.sets, sets > 1 || settings.reps != nil else { return amount }
    return "\(sets) × \(amount)"
  }

  private func amount(_ settings: WorkoutSettings) -> String? {
    if let reps = settings.reps { return settings.repsMax.map { "\(reps)–\($0)" } ?? "\(reps)" }
    if let seconds = settings.seconds { return duration(seconds) }
    return settings.meters.map(distance)
  }

  /// A length of time: "45 s", "30 min", "1 min 30 s".
  func duration(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let s = choose("s", "초")
    let min = choose("min", "분")
    if minutes == 0 { return choose("\(rest) \(s)", "\(rest)\(s)") }
    if rest == 0 { return choose("\(minutes) \(min)", "\(minutes)\(min)") }
    return choose("\(minutes) \(min) \(rest) \(s)", "\(minutes)\(min) \(rest)\(s)")
  }

  /// A distance: "20 m", "5 km".
  func distance(_ meters: Int) -> String {
    if meters >= 1_000, meters.isMultiple(of: 100) {
      let (kilometers, rest) = meters.quotientAndRemainder(dividingBy: 1_000)
      return rest == 0 ? "\(kilometers) km" : "\(kilometers).\(rest / 100) km"
    }
    return "\(meters) m"
  }

  /// What settings come to: "4 × 8 = 32 reps, about 9 min".
  func total(_ settings: WorkoutSettings) -> String? {
    guard let sets = settings.sets else { return nil }
    let equation: String
    if let reps = settings.reps {
      let range = settings.repsMax.map { "\(reps)–\($0)" } ?? "\(reps)"
      let total = settings.repsMax.map { "\(sets * reps)–\(sets * $0)" } ?? "\(sets * reps)"
      equation = choose("\(sets) × \(range) = \(total) reps", "\(sets) × \(range) = \(total)회")
    } else if let seconds = settings.seconds {
      equation = "\(sets) × \(duration(seconds)) = \(duration(sets * seconds))"
    } else if let meters = settings.meters {
      equation = "\(sets) × \(distance(meters)) = \(distance(sets * meters))"
    } else {
      return nil
    }
    guard let length = length(settings) else { return equation }
    let minutes = duration(max(60, (length + 30) / 60 * 60))
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
