import WorkoutCatalog

extension Value {
  /// The greatest count, far beyond any catalog and far from overflow.
  static let largestCount = Int(Int32.max)

  /// What is wrong with a value given to an option; `nil` when nothing is.
  func failure(of text: String, for option: Option) -> Failure? {
    if text.isBlank { return .blank("'\(option.name.typed)'") }
    if option.canClear, text == Self.nothing { return nil }
    if !choices.isEmpty, !choices.contains(text) { return .notOneOf(choices, text, for: option) }
    switch self {
    case .count:
      return Int(text).map((1...Self.largestCount).contains) == true ? nil : .notACount(text, for: option)
    case .muscle: return Muscle.failure(of: text, for: option)
    case .equipment: return Equipment.failure(of: text, for: option)
    case .category: return Category.failure(of: text, for: option)
    case .level: return Level.failure(of: text, for: option)
    case .force: return Force.failure(of: text, for: option)
    case .mechanic: return Mechanic.failure(of: text, for: option)
    case .measurement: return Measurement.failure(of: text, for: option)
    case .figure:
      return Int(text).map(WorkoutSettings.figures.contains) == true ? nil : .notAFigure(text, for: option)
    case .repetitions:
      return WorkoutSettings.repetitions(text) == nil ? .notRepetitions(text, for: option) : nil
    case .weight: return Weight(text, unit: .kilogram) == nil ? .notAWeight(text, for: option) : nil
    case .duration:
      let least = option.name == .rest ? 0 : 1
      return WorkoutSettings.seconds(text).map { $0 >= least } == true ? nil : .notATime(text, for: option)
    case .distance:
      let distance = Distance(text, unit: .meter)
      return distance.map { $0.millionths > 0 } == true ? nil : .notADistance(text, for: option)
    case .file, .newFile, .language, .theme, .shell, .format, .planFormat, .exportFormat, .scope, .query,
      .workout, .plan, .name, .note:
      return nil
    }
  }
}

extension String {
  /// Whether the text holds nothing to see.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
