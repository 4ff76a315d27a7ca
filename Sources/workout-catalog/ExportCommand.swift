import WorkoutCatalog

/// `export`: prints what the catalog holds, for `import` to bring in again.
struct ExportCommand {
  private let program: Program

  /// The export that a command line asks for.
  init(_ program: Program) {
    self.program = program
  }

  /// Prints the catalog piece by piece.
  func run() throws -> Exit {
    let export = try program.openStore().export(
      program.arguments.value(of: .only).flatMap(ExportScope.init) ?? .all,
      as: program.arguments.value(of: .format).flatMap(ExportFormat.init) ?? .json)
    while let piece = try export.next() { try program.output.write(piece) }
    return .done
  }
}
