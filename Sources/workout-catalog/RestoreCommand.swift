import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `restore` with the file of a backup: makes the catalog what the backup holds.
struct RestoreCommand {
  private let program: Program
  private let backup: String

  /// The restoring that a command line asks for.
  init(_ program: Program, backup: String) {
    self.program = program
    self.backup = backup
  }

  /// Whether what is to be restored is a file, and no workout: no name of a workout looks like a path.
  static func isFile(_ name: String) -> Bool {
    var info = stat()
    return name.contains("/") || name.hasSuffix(".sqlite") || name.hasSuffix(".db")
      || !name.isEmpty && stat(name, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }

  /// Makes the catalog what the backup holds, and prints the file that what was there is kept in.
  func run() throws -> Exit {
    let (path, isNamed) = try program.environment.databasePath(
      given: program.arguments.value(of: .database))
    if !isNamed { try WorkoutStore.makeFolder(for: path) }
    let kept = try ProgressLine(program).during { show in
      try WorkoutStore.restore(backup, to: path, progress: show)
    }
    if let kept { try program.print(kept) }
    return .done
  }
}
