import WorkoutCatalog

/// `select`: adds workouts to a plan.
struct SelectCommand {
  private let program: Program
  private let plan: String
  private let workouts: [String]

  /// The selection that a command line asks for.
  init(_ program: Program) {
    self.program = program
    plan = program.arguments.value(of: .plan) ?? PlanName.default
    workouts = program.arguments.values(of: .workout)
  }

  /// Adds the workouts, all or none, and prints their names.
  func run() throws -> Exit {
    guard program.arguments.has(.workout) else { throw Failure.needsTerminal(.select) }
    let store = try program.openStore()
    var picks: [Workout] = []
    for name in workouts { picks.append(try store.knownWorkout(name, in: program.language)) }
    try store.append(picks.map(\.id), toPlanNamed: plan)
    for pick in picks { try program.print(pick.name(in: program.language)) }
    return .done
  }
}
