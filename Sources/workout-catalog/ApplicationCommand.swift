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
      let selection = WorkoutSelectionScreen(context: context, planName: PlanName.default)
      let screen = TabScreen(
        tabs: [
          .init(Text("Pick", "고르기")[language], selection),
          .init(Text("Find", "찾기")[language], WorkoutListScreen(context: context)),
          .init(Text("Plans", "계획")[language], PlanListScreen(context: context)),
        ], theme: context.theme)
      // Picks out of sight are not to be lost out of mind.
      screen.mayLeave = { [unowned screen] in
        guard screen.selectedIndex != 0, selection.remindOfPicks() else { return true }
        screen.selectedIndex = 0
        return false
      }
      return screen
    } dialogue: {
      $0.application(planName: PlanName.default)
    }
    return outcome.exit(left: .done)
  }
}
