import TerminalUI
import WorkoutCatalog
import WorkoutScreens

/// `plan` and `plan show`: prints the plans, or one.
struct PlanCommand {
  private let program: Program

  /// What a command line asks to know of plans.
  init(_ program: Program) {
    self.program = program
  }

  /// Prints every plan's name with the number of its workouts: in columns on a terminal, else parted by a tab.
  func list() throws -> Exit {
    let plans = try program.openStore().plans()
    let width = plans.map { DisplayText.width(of: $0.name) }.max() ?? 0
    for plan in plans {
      let line =
        program.output.isTerminal
        ? DisplayText.padded(plan.name, to: width) + "  \(plan.entryCount)"
        : DisplayText.neutralized(plan.name) + "\t\(plan.entryCount)"
      try program.output.write(line + "\n")
    }
    return plans.isEmpty ? .nothing : .done
  }

  /// Opens one plan's checklist on the terminal.
  @MainActor
  func check() throws -> Exit {
    let outcome = try program.runScreen(for: .planCheck) { context in
      PlanChecklistScreen(context: context, planName: try plan(in: context.store).name)
    }
    return outcome.exit(left: .done)
  }

  private func plan(in store: WorkoutStore) throws -> Plan {
    let name = program.arguments.operand ?? ""
    guard let plan = try store.plan(named: name) else {
      throw Failure.unknownPlan(name, nearest: try store.plans().map(\.name).nearest(to: name))
    }
    return plan
  }

  /// Prints the workouts of one plan.
  func show() throws -> Exit {
    let plan = try plan(in: program.openStore())
    var printer = WorkoutPrinter(program)
    for entry in plan.entries { try printer.add(entry.workout, isDone: entry.isDone) }
    try printer.end()
    return .done
  }
}
