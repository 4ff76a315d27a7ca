import TerminalUI
import WorkoutScreens

/// The program without a command: all screens as tabs of one.
struct ApplicationCommand {
  private let program: Program

  /// The application that a command line asks for.
  init(_ program: Program) {
    self.program = program
  }

  /// Opens the tabs on the terminal.
  @MainActor
  func run() throws -> Exit {
    let language = program.language
    let outcome = try program.runScreen(for: .application) { context in
      TabScreen(
        tabs: [
          .init(
            Text("Pick", "고르기")[language],
            WorkoutSelectionScreen(context: context, planName: PlanName.default)),
          .init(Text("Find", "찾기")[language], WorkoutListScreen(context: context)),
          .init(Text("Plans", "계획")[language], PlanListScreen(context: context)),
        ], theme: context.theme)
    } dialogue: {
      $0.application(planName: PlanName.default)
    }
    return outcome.exit(left: .done)
  }
}
