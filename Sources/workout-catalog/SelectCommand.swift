import WorkoutCatalog
import WorkoutScreens

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

  /// Prints what was added. That it cannot be printed must not be taken for not being added.
  private func printNames(_ added: [Workout]) throws {
    do throws(Output.WriteError) {
      for workout in added { try program.print(workout.name(in: program.language)) }
      try program.output.flush()
    } catch {
      guard case .system(let code) = error, !added.isEmpty else { throw error }
      throw Failure.addedUntold(plan: plan, code)
    }
  }
}

extension Failure {
  /// A plan was added to, and the output could not be written, for the system's reason of that number.
  fileprivate static func addedUntold(plan: String, _ code: Int32) -> Failure {
    let reason = SystemReason(code)
    return Failure(
      "the workouts were added to \(quoted(plan)), but the output cannot be written: "
        + "\(reason.text(in: .english)); do not add them again",
      "운동을 \(quoted(plan))에 담았지만 출력을 쓸 수 없습니다: \(reason.text(in: .korean)). 다시 담지 마세요")
  }
}
