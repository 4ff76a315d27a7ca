extension WorkoutSettings {
  /// The sets and what each is of, in short: `3 × 8–12`, `3 × 45 s`, `4 × 400 m`; empty when nothing is set.
  public func summary(in language: Language) -> String {
    var amounts: [String] = []
    if let reps {
      let range = repsMax.map { "\(reps)–\($0)" } ?? "\(reps)"
      amounts.append(language == .korean ? range + "회" : range)
    }
    if let meters { amounts.append(Self.distance(meters)) }
    if let seconds { amounts.append(Self.duration(seconds, in: language)) }
    let amount = amounts.joined(separator: ", ")
    guard let sets else { return amount }
    guard amount.isEmpty else { return "\(sets) × \(amount)" }
    return language == .korean ? "\(sets)세트" : sets == 1 ? "1 set" : "\(sets) sets"
  }

  /// A length of time in seconds, in whole minutes where there are two or more: `90 s`, `20 min`.
  public static func duration(_ seconds: Int, in language: Language) -> String {
    let isMinutes = seconds >= 120 && seconds.isMultiple(of: 60)
    return switch language {
    case .english: isMinutes ? "\(seconds / 60) min" : "\(seconds) s"
    case .korean: isMinutes ? "\(seconds / 60)분" : "\(seconds)초"
    }
  }

  /// A distance in metres, in whole kilometres where there are any: `400 m`, `5 km`.
  private static func distance(_ meters: Int) -> String {
    meters >= 1_000 && meters.isMultiple(of: 1_000) ? "\(meters / 1_000) km" : "\(meters) m"
  }
}
