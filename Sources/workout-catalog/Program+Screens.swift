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

  /// Opens the catalog, and a screen over it on the terminal, until a person leaves it. Where that was asked for, and on
  /// a terminal that cannot show a screen, a dialogue in lines takes its place.
  ///
  /// The terminal is sent nothing before the first frame, and so nothing at all if opening fails soon. It is given
  /// back before this returns.
  /// - Parameters:
  ///   - command: the command, for the message when there is no terminal.
  ///   - makeScreen: the first screen.
  ///   - dialogue: the same as a dialogue.
  @MainActor
  func runScreen(
    for command: Command.Name, _ makeScreen: @escaping @MainActor (CatalogContext) throws -> any Screen,
    dialogue: @MainActor (LineDialogue) throws -> Void
  ) throws -> Application.Outcome {
    let theme = theme
    if arguments.has(.accessible) { return try run(dialogue) }
    let terminal: CursesTerminal
    do throws(TerminalError) {
      terminal = try CursesTerminal(mouse: arguments.has(.mouse))
    } catch {
      guard error.reason == .noTerminal else { return try run(dialogue, insteadOfScreenFor: error) }
      throw Failure.needsTerminal(command)
    }
    defer { terminal.restore() }
    let application = Application(
      terminal: terminal, noRoomNote: Text("Needs 20 × 5 cells", "20 × 5칸이 필요합니다")[language])
    let makeScreen = { @MainActor [language] (store: WorkoutStore) in
      let context = CatalogContext(store: store, language: language, theme: theme)
      context.watchForChanges(every: Self.refreshInterval)
      context.prepareSearch()
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

  /// The looks that the command line asks for, else the environment.
  private var theme: Theme {
    arguments.value(of: .theme).flatMap(ThemeName.init(rawValue:))?.theme
      ?? Theme.preferred { environment[$0] }
  }

  /// Runs a dialogue over the catalog: its questions go to stderr, for stdout is for results, and its answers come from
  /// stdin, as those of a shell's `select` do. Where these are no terminal and nobody asked for a dialogue, it takes the
  /// terminal as a screen does.
  @MainActor
  private func run(
    _ dialogue: @MainActor (LineDialogue) throws -> Void, insteadOfScreenFor error: TerminalError? = nil
  ) throws -> Application.Outcome {
    var (input, output) = (STDIN_FILENO, errors.descriptor)
    var device: Int32 = -1
    if error != nil, isatty(input) == 0 || isatty(output) == 0 {
      device = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
      if device >= 0 { (input, output) = (device, device) }
    }
    defer { if device >= 0 { close(device) } }
    let terminal = DescriptorLineTerminal(input: input, output: output)
    if let error, error.reason != .notAddressable("dumb") {
      terminal.show("\(error): \(Text("lines in place of a screen", "화면 대신 줄로 진행합니다")[language])")
    }
    let opening = try openingStore()
    var store = try opening.wait(atMost: Self.patience)
    if store == nil {
      terminal.show(Text("Opening the catalog…", "카탈로그를 여는 중…")[language])
      terminal.flush()
      store = try opening.wait(atMost: .never)
    }
    if let store { try dialogue(LineDialogue(store: store, language: language, terminal: terminal)) }
    terminal.flush()
    return .finished
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
