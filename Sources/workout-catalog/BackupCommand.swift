import WorkoutCatalog

/// `backup`: copies the catalog to a file.
struct BackupCommand {
  private let program: Program

  /// The copy that a command line asks for.
  init(_ program: Program) {
    self.program = program
  }

  /// Copies the catalog; nothing is printed, for a script knows the file's name.
  func run() throws -> Exit {
    let (path, _) = try program.environment.databasePath(given: program.arguments.value(of: .database))
    try ProgressLine(program).during { show in
      try WorkoutStore.backUp(
        path, to: program.arguments.operand ?? "", replaces: program.arguments.has(.replace), progress: show)
    }
    return .done
  }
}
