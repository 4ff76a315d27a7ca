import TerminalUI
import WorkoutCatalog
import WorkoutScreens

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Program {
  /// How often a screen looks whether another process has written to the file.
  private static let refreshInterval = Duration.milliseconds(500)

  /// Opens the catalog, and a screen over it on the terminal, until a person leaves it.
  ///
  /// The terminal is given back before this returns.
  /// - Parameters:
  ///   - command: the command, for the message when there is no terminal.
  ///   - makeScreen: the first screen.
  @MainActor
  func runScreen(
    for command: Command.Name, _ makeScreen: (CatalogContext) throws -> any Screen
  ) throws -> Application.Outcome {
    let store = try openStore()
    let context = CatalogContext(store: store, language: language, theme: .preferred { environment[$0] })
    let screen = try makeScreen(context)
    let application = Application(
      terminal: try terminal(for: command),
      noRoomNote: Text("Needs 20 × 5 cells", "20 × 5칸이 필요합니다")[language])
    let refreshing = Task { @MainActor in
      while !Task.isCancelled {
        try await Task.sleep(for: Self.refreshInterval)
        try store.refresh()
      }
    }
    defer { refreshing.cancel() }
    return application.run(root: screen)
  }

  @MainActor
  private func terminal(for command: Command.Name) throws -> CursesTerminal {
    do throws(TerminalError) {
      return try CursesTerminal()
    } catch  where error.reason == .noTerminal {
      throw Failure.needsTerminal(command)
    }
  }
}

extension Application.Outcome {
  /// The exit status of a screen that was left; `left` when a person left it.
  func exit(left: Exit) -> Exit {
    switch self {
    case .finished: left
    case .signalled(SIGINT): .interrupted
    case .signalled(let signal): .signalled(signal)
    case .disconnected: .signalled(SIGHUP)
    }
  }
}
