import DataFormats
import TerminalUI
import WorkoutCatalog
import WorkoutScreens

/// `plan` and the commands below it: opens, prints and edits plans.
struct PlanCommand {
  let program: Program

  /// What a command line asks of plans.
  init(_ program: Program) {
    self.program = program
  }

  /// The words after the command.
  var operand: String { program.arguments.operand ?? "" }

  /// The plan that the command line names.
  /// - Throws: `Failure` that says the nearest when there is none.
  func plan(in store: WorkoutStore) throws -> Plan {
    guard let plan = try store.plan(named: operand) else {
      throw Failure.unknownPlan(operand, nearest: try store.plans().map(\.name).nearest(to: operand))
    }
    return plan
  }

  /// Opens the plans on a terminal; else prints every plan's name with the number of its workouts.
  @MainActor
  func list() throws -> Exit {
    let arguments = program.arguments
    guard program.output.isTerminal, !arguments.has(.json), !arguments.has(.plain) else {
      return try printList()
    }
    return try program.runScreen(for: .plan) {
      PlanListScreen(context: $0)
    } dialogue: {
      $0.plans()
    }.exit(left: .done)
  }

  /// Prints in columns on a terminal, else parted by a tab.
  private func printList() throws -> Exit {
    let plans = try program.openStore().plans()
    if program.arguments.has(.json) {
      var json = JSONWriter()
      json.array(lines: true) { json in
        for plan in plans { json.object { $0.fields(of: plan) } }
      }
      try program.output.write(json.take())
      try program.output.write("\n")
      return plans.isEmpty ? .nothing : .done
    }
    let width = plans.map { DisplayText.width(of: $0.name) }.max() ?? 0
    for plan in plans {
      let line =
        program.output.isTerminal
        ? DisplayText.padded(plan.name, to: width) + "  \(plan.entryCount)"
        : DisplayText.neutralized(plan.name) + "\t\(plan.entryCount)"
      try program.output.write(line + "\n")
    }
    guard plans.isEmpty else { return .done }
    program.tell(
      Text(
        "there are no plans yet; 'workout-catalog select' makes one",
        "아직 계획이 없습니다. 'workout-catalog select'로 만드세요"))
    return .nothing
  }

  /// Opens one plan's checklist on the terminal.
  @MainActor
  func check() throws -> Exit {
    let outcome = try program.runScreen(for: .planCheck) { context in
      PlanChecklistScreen(context: context, planName: try plan(in: context.store).name)
    } dialogue: {
      $0.checklist(planName: try plan(in: $0.store).name)
    }
    return outcome.exit(left: .done)
  }

  /// Prints one plan.
  @MainActor
  func show() throws -> Exit {
    let plan = try plan(in: program.openStore())
    if program.arguments.has(.json) {
      try printJSON(plan)
    } else if program.arguments.has(.plain) {
      for entry in plan.entries { try program.print(entry.workout.name(in: program.language)) }
    } else {
      let page = PlanPage(plan, language: program.language, columns: program.output.columns ?? Help.columns)
      for line in page.lines { try program.output.write(line + "\n") }
    }
    return .done
  }

  /// Prints a plan as one JSON object.
  func printJSON(_ plan: Plan) throws(Output.WriteError) {
    var json = JSONWriter()
    json.fields(of: plan, in: program.language)
    try program.output.write(json.take())
    try program.output.write("\n")
  }
}
