import WorkoutCatalog
import WorkoutScreens

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

  /// Adds the workouts named, or those picked on the screen, and prints their names.
  @MainActor
  func run() throws -> Exit {
    guard program.arguments.has(.workout) else { return try pick() }
    let store = try program.openStore()
    var picks: [Workout] = []
    for name in workouts { picks.append(try store.knownWorkout(name, in: program.language)) }
    try store.append(picks.map(\.id), toPlanNamed: plan)
    try printNames(picks)
    return .done
  }

  @MainActor
  private func pick() throws -> Exit {
    var picks: [Workout] = []
    let outcome = try program.runScreen(for: .select) { context in
      let screen = WorkoutSelectionScreen(context: context, planName: plan)
      screen.onAdd = { [weak screen] added in
        picks = added
        screen?.leave()
      }
      return screen
    } dialogue: {
      picks = $0.select(planName: plan)
    }
    try printNames(picks)
    return outcome.exit(left: picks.isEmpty ? .nothing : .done)
  }

  private func printNames(_ workouts: [Workout]) throws {
    for workout in workouts { try program.print(workout.name(in: program.language)) }
  }
}
