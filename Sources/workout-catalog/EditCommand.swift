import WorkoutCatalog

/// `edit`: changes what a workout is.
struct EditCommand {
  private let program: Program

  /// The change that a command line asks for.
  init(_ program: Program) {
    self.program = program
  }

  /// Changes the workout and prints its slug.
  func run() throws -> Exit {
    let arguments = program.arguments
    let changes = arguments.given.filter { $0.name != .json }.map(\.name)
    guard changes.contains(where: { name in OptionTable.edit.options.contains { $0.name == name } }) else {
      throw Failure.nothingToChange
    }
    let store = try program.openStore()
    let workout = try store.knownWorkout(arguments.operand ?? "", in: program.language)
    let wanted = arguments.values(of: .removeAlias)
    if let unknown = wanted.first(where: { !workout.facts.hasAlias($0) }) {
      throw Failure.unknownAlias(unknown, of: workout.name(in: program.language), workout.facts.aliases)
    }
    try program.printSlug(of: try store.edit(workout.id) { arguments.apply(to: &$0) })
    return .done
  }
}

extension Workout.Facts {
  fileprivate func hasAlias(_ name: String) -> Bool {
    aliases.contains { Folding.compact($0) == Folding.compact(name) }
  }
}

extension Failure {
  /// An `edit` without a change.
  fileprivate static let nothingToChange = Failure(
    "nothing to change: '\(Command.Name.edit.typed) --help' lists the options that do",
    "고칠 것이 없습니다. '\(Command.Name.edit.typed) --help'에 옵션이 모두 나옵니다")

  /// A name that is none of a workout's other names.
  fileprivate static func unknownAlias(_ name: String, of workout: String, _ aliases: [String]) -> Failure {
    guard let nearest = aliases.nearest(to: name) else {
      return Failure(
        "\(quoted(workout)) has no other name \(quoted(name)); '\(Command.Name.show.typed)' lists them",
        "\(quoted(workout)): 그런 다른 이름이 없습니다: \(quoted(name)). '\(Command.Name.show.typed)'에 모두 나옵니다")
    }
    return Failure(
      "\(quoted(workout)) has no other name \(quoted(name)); did you mean \(quoted(nearest))?",
      "\(quoted(workout)): 그런 다른 이름이 없습니다: \(quoted(name)). 혹시 \(quoted(nearest))인가요?")
  }
}
