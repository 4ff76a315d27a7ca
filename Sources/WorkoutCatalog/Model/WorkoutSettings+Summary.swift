extension WorkoutSettings {
  /// The sets and what each is of, in short: `4 × 8`, `3 × 8–12`, `3 × 45 s`, `4 × 20 m`, and `30 min` for a single
  /// stretch of time or distance; empty when nothing is set.
  public func summary(in language: Language) -> String {
    guard let amount = amount(in: language) else {
      guard let sets else { return "" }
      return language == .korean ? "\(sets)세트" : sets == 1 ? "1 set" : "\(sets) sets"
    }
    guard let sets, sets > 1 || reps != nil else { return amount }
    return "\(sets) × \(amount)"
  }

  private func amount(in language: Language) -> String? {
    let amounts = [
      reps.map { least in repsMax.map { "\(least)–\($0)" } ?? "\(least)" },
      distance.map { Self.distance($0) },
      seconds.map { Self.duration($0, in: language) },
    ].compactMap { $0 }
    // Nearly all have one, for which the first frame need not wait for the unspecialised code of `joined`.
    return amounts.count > 1 ? amounts.joined(separator: ", ") : amounts.first
  }

  /// A length of time in seconds, in minutes from two on, as it is said in a gym: `90 s`, `2 min`, `2 min 30 s`.
  public static func duration(_ seconds: Int, in language: Language) -> String {
    let (minutes, rest) = seconds < 120 ? (0, seconds) : seconds.quotientAndRemainder(dividingBy: 60)
    let inMinutes = language == .korean ? "\(minutes)분" : "\(minutes) min"
    let inSeconds = language == .korean ? "\(rest)초" : "\(rest) s"
    if minutes == 0 { return inSeconds }
    return rest == 0 ? inMinutes : "\(inMinutes) \(inSeconds)"
  }

  /// A distance in the unit it was typed in, whole metres as below.
  public static func distance(_ distance: Distance) -> String {
    let (meters, rest) = distance.millionths.quotientAndRemainder(dividingBy: Distance.one)
    return distance.unit == .meter && rest == 0 ? Self.distance(meters) : distance.shown
  }

  /// A distance in metres: `20 m`, `5 km`, `1.5 km`.
  public static func distance(_ meters: Int) -> String {
    guard meters >= 1_000, meters.isMultiple(of: 100) else { return "\(meters) m" }
    let (kilometers, rest) = meters.quotientAndRemainder(dividingBy: 1_000)
    return rest == 0 ? "\(kilometers) km" : "\(kilometers).\(rest / 100) km"
  }
}
