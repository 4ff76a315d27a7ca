import Dispatch
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
  /// How long the first frame waits for the catalog. A frame that only says to wait would flicker in less time.
  private static let patience = DispatchTimeInterval.milliseconds(100)

  /// Opens the catalog, and a screen over it on the terminal, until a person leaves it.
  ///
  /// The terminal is sent nothing before the first frame, and so nothing at all if opening fails soon. It is given
  /// back before this returns.
  /// - Parameters:
  ///   - command: the command, for the message when there is no terminal.
  ///   - makeScreen: the first screen.
  @MainActor
  func runScreen(
    for command: Command.Name, _ makeScreen: @escaping @MainActor (CatalogContext) throws -> any Screen
  ) throws -> Application.Outcome {
    let theme = Theme.preferred { environment[$0] }
    let terminal = try terminal(for: command)
    defer { terminal.restore() }
    let application = Application(
      terminal: terminal, noRoomNote: Text("Needs 20 × 5 cells", "20 × 5칸이 필요합니다")[language])
    let makeScreen = { @MainActor [language] (store: WorkoutStore) in
      let context = CatalogContext(store: store, language: language, theme: theme)
      context.watchForChanges(every: Self.refreshInterval)
      return try makeScreen(context)
    }
    // To start a thread takes longer than to open a catalog that is ready.
    if let store = try readyStore() { return application.run(root: try makeScreen(store)) }
    let opening = try openingStore()
    if let store = try opening.wait(atMost: Self.patience) {
      return application.run(root: try makeScreen(store))
    }
    let screen = LoadingScreen(language: language, theme: theme) { try makeScreen(await opening.store) }
    let outcome = application.run(root: screen)
    if let error = screen.error { throw error }
    return outcome
  }

  @MainActor
  private func terminal(for command: Command.Name) throws -> CursesTerminal {
    do throws(TerminalError) {
      return try CursesTerminal()
    } catch {
      throw error.reason == .noTerminal ? Failure.needsTerminal(command) : error
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
