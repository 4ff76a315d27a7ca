import WorkoutCatalog
import WorkoutScreens

/// `search`: prints what a query finds.
struct SearchCommand {
  private let program: Program
  private let query: SearchQuery

  /// The search that a command line asks for.
  init(_ program: Program) {
    self.program = program
    query = SearchQuery(
      program.arguments.operand ?? "", muscles: program.arguments.terms(of: .muscle),
      equipment: program.arguments.terms(of: .equipment))
  }

  /// Opens the screen on a terminal; else prints the workouts, best first.
  @MainActor
  func run() throws -> Exit {
    let arguments = program.arguments
    guard program.output.isTerminal, !arguments.has(.json), !arguments.has(.plain), !arguments.has(.limit)
    else {
      return try printResults()
    }
    let outcome = try program.runScreen(for: .search) { WorkoutListScreen(context: $0, query: query) }
    return outcome.exit(left: .done)
  }

  private func printResults() throws -> Exit {
    let store = try program.openStore()
    var printer = WorkoutPrinter(program)
    try store.forEachPage(of: query, in: program.language, limit: program.arguments.limit) { page in
      for workout in try store.workouts(page) { try printer.add(workout) }
    }
    try printer.end()
    return printer.count == 0 ? .nothing : .done
  }
}
