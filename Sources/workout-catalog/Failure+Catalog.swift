import WorkoutCatalog

extension Failure {
  /// A name that no workout has.
  static func unknownWorkout(_ name: String, nearest: String?) -> Failure {
    guard let nearest else {
      return Failure(
        "unknown workout \(quoted(name)); '\(Command.program) search' lists them all",
        "모르는 운동입니다: \(quoted(name)). '\(Command.program) search'에 모두 나옵니다")
    }
    return Failure(
      "unknown workout \(quoted(name)); did you mean \(quoted(nearest))?",
      "모르는 운동입니다: \(quoted(name)). 혹시 \(quoted(nearest))인가요?")
  }

  /// A name that no plan has.
  static func unknownPlan(_ name: String, nearest: String?) -> Failure {
    guard let nearest else {
      return Failure(
        "unknown plan \(quoted(name)); '\(Command.program) plan' lists them",
        "없는 계획입니다: \(quoted(name)). '\(Command.program) plan'에 모두 나옵니다")
    }
    return Failure(
      "unknown plan \(quoted(name)); did you mean \(quoted(nearest))?",
      "없는 계획입니다: \(quoted(name)). 혹시 \(quoted(nearest))인가요?")
  }

  /// A number that no entry of a plan has.
  static func unknownEntry(_ number: Int, of plan: Plan) -> Failure {
    guard !plan.entries.isEmpty else {
      return Failure(
        "the plan \(quoted(plan.name)) has no workouts", "계획에 운동이 없습니다: \(quoted(plan.name))")
    }
    return Failure(
      "there is no entry \(number) in \(quoted(plan.name)); it has 1 to \(plan.entries.count)",
      "\(quoted(plan.name))에 \(number)번 항목이 없습니다. 1번부터 \(plan.entries.count)번까지 있습니다")
  }

  /// A value that is no word of a vocabulary.
  static func unknownTerm(_ value: String, for option: Option, nearest: String?) -> Failure {
    guard let nearest else {
      return Failure(
        "'\(option.name.typed)' does not know \(quoted(value)); '\(Command.program) search --help' lists what it knows",
        "'\(option.name.typed)' 값이 없는 것입니다: \(quoted(value)). '\(Command.program) search --help'에 모두 나옵니다")
    }
    return Failure(
      "'\(option.name.typed)' does not know \(quoted(value)); did you mean '\(nearest)'?",
      "'\(option.name.typed)' 값이 없는 것입니다: \(quoted(value)). 혹시 '\(nearest)'인가요?")
  }

  /// A command that draws a screen, where there is no terminal.
  static func needsTerminal(_ command: Command.Name) -> Failure {
    switch command {
    case .select:
      Failure(
        "'\(command.typed)' needs a terminal; without one, give '--workout NAME_OR_SLUG'",
        "'\(command.typed)' 명령에는 터미널이 필요합니다. 없으면 '--workout NAME_OR_SLUG'을 쓰세요")
    default:
      Failure(
        "'\(command.typed)' needs a terminal; without one, give a command: '\(Command.program) --help' lists them",
        "'\(command.typed)' 실행에는 터미널이 필요합니다. 없으면 명령을 쓰세요. '\(Command.program) --help'에 모두 나옵니다")
    }
  }
}
