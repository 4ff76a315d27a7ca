import TerminalUI
import WorkoutCatalog

/// What a command works with: the command line, and what stands around the program.
struct Program {
  /// The parsed command line.
  let arguments: Arguments
  /// The language to speak.
  let language: Language
  /// The environment variables.
  let environment: Environment
  /// Where results go.
  let output: Output
  /// Where it is told in one line what went wrong.
  let errors: Output
}

/// Runs the program.
/// - Parameters:
///   - words: the command line without the program's name; `nil` for a word that is not UTF-8.
///   - environment: the environment variables.
///   - output: where results go.
///   - errors: where the one line of an error goes.
@MainActor
func run(_ words: [String?], environment: Environment, output: Output, errors: Output) -> Exit {
  if words.first == Completion.query {
    return Completion.answer(words.dropFirst().map { $0 ?? "" }, environment: environment, output: output)
  }
  let (arguments, failure) = Arguments.parse(words)
  let language = arguments.language ?? Language(environment: environment)
  let program = Program(
    arguments: arguments, language: language, environment: environment, output: output, errors: errors)
  do {
    if let failure { throw failure }
    let exit = try program.run()
    try output.flush()
    return exit
  } catch Output.WriteError.readerGone {
    // `head` has what it wants; that is no error.
    return .done
  } catch {
    program.tell(Failure(error).message)
    return .failure
  }
}

extension Program {
  @MainActor
  fileprivate func run() throws -> Exit {
    if arguments.has(.help) {
      try output.write(Help(arguments.command, in: language).text)
      return .done
    }
    if arguments.has(.version) {
      try output.write("\(Command.program) \(version)\n")
      return .done
    }
    switch arguments.command {
    case .application: return try ApplicationCommand(self).run()
    case .backup: return try BackupCommand(self).run()
    case .doctor: return try DoctorCommand(self).run()
    case .completions: return try CompletionsCommand(self).run()
    case .man:
      try output.write(ManualPage(in: language).text)
      return .done
    case .plan: return try PlanCommand(self).list()
    case .planCheck: return try PlanCommand(self).check()
    case .planShow: return try PlanCommand(self).show()
    case .importing: return try ImportCommand(self).run()
    case .exporting: return try ExportCommand(self).run()
    case .planCreate: return try PlanCommand(self).create()
    case .planRename: return try PlanCommand(self).rename()
    case .planCopy: return try PlanCommand(self).copy()
    case .planDelete: return try PlanCommand(self).delete()
    case .planAdd: return try PlanCommand(self).add()
    case .planRemove: return try PlanCommand(self).remove()
    case .planMove: return try PlanCommand(self).move()
    case .planSuperset: return try PlanCommand(self).superset()
    case .planSettings: return try PlanCommand(self).settings()
    case .planDone: return try PlanCommand(self).done()
    case .planExport: return try PlanCommand(self).export()
    case .search: return try SearchCommand(self).run()
    case .select: return try SelectCommand(self).run()
    case .show: return try ShowCommand(self).run()
    case .settings: return try SettingsCommand(self).run()
    case .add: return try AddCommand(self).run()
    case .edit: return try EditCommand(self).run()
    case .remove: return try StateCommand(self).remove()
    case .restore: return try StateCommand(self).restore()
    case .hide: return try StateCommand(self).hide()
    case .unhide: return try StateCommand(self).unhide()
    }
  }
}

extension Program {
  /// Opens the catalog that the command line and the environment name. Only the default one's folders are made: a
  /// missing folder in a name is a slip.
  func openStore() throws -> WorkoutStore { try storeOpener()() }

  /// The same catalog, when it can be opened at once.
  func readyStore() throws -> WorkoutStore? { WorkoutStore.ready(at: try databasePath().path) }

  /// Begins to open the same catalog on another thread.
  func openingStore() throws -> StoreOpening { StoreOpening(try storeOpener()) }

  private func databasePath() throws -> (path: String, isNamed: Bool) {
    try environment.databasePath(given: arguments.value(of: .database))
  }

  private func storeOpener() throws -> @Sendable () throws -> WorkoutStore {
    let (path, isNamed) = try databasePath()
    return {
      if !isNamed { try WorkoutStore.makeFolder(for: path) }
      return try WorkoutStore(path: path)
    }
  }

  /// Tells something on stderr, in one line.
  func tell(_ message: Text) {
    // There is nowhere to tell that stderr cannot be written.
    try? errors.write("\(Command.program): \(message[language])\n")
    try? errors.flush()
  }

  /// Prints a line, in which nothing is left that a terminal would obey.
  func print(_ line: String) throws(Output.WriteError) {
    try output.write(DisplayText.neutralized(line) + "\n")
  }
}

extension Failure {
  /// What to tell of an error from below.
  fileprivate init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as StoreError:
      self.init(
        DisplayText.neutralized(error.message(in: .english)),
        DisplayText.neutralized(error.message(in: .korean)))
    case Output.WriteError.system(let code): self = .cannotWriteOutput(code)
    default: self.init(DisplayText.neutralized("\(error)"), DisplayText.neutralized("\(error)"))
    }
  }
}
