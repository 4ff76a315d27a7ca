import DataFormats
import TerminalUI
import WorkoutCatalog

/// `import`: brings in workouts and training logs from files.
struct ImportCommand {
  private let program: Program

  /// The import that a command line asks for.
  init(_ program: Program) {
    self.program = program
  }

  private var isRehearsal: Bool { program.arguments.has(.dryRun) }

  /// Brings in each file in a transaction of its own, in the order given.
  func run() throws -> Exit {
    if isRehearsal, program.arguments.has(.review) { throw Failure.excluding(.dryRun, .review) }
    let review = program.arguments.has(.review) ? try ImportReviewPrompt(program) : nil
    let store = try program.openStore()
    StopSignal.watch()
    var printer = ImportPrinter(program)
    for file in program.arguments.words {
      let report: ImportReport
      do throws(ImportError) {
        report = try bring(file, into: store)
      } catch {
        try printer.end()
        try program.output.flush()
        if error.kind == .stopped { return try stopped(file, error) }
        throw failure(file, error)
      }
      try printer.add(report, of: file)
      // What is asked about stands in the report.
      if review != nil { try program.output.flush() }
      if let review, try review.run(store, report.format) == .interrupted { return .interrupted }
    }
    try printer.end()
    return .done
  }

  private func bring(_ file: String, into store: WorkoutStore) throws(ImportError) -> ImportReport {
    let input = try FileInput(file)
    let bar = ProgressBar(total: input.size, left: Text("s left", "초 남음")[program.language])
    defer { bar.end() }
    return try store.importWorkouts(
      format: program.arguments.value(of: .format).flatMap(ImportFormat.init), isRehearsal: isRehearsal,
      from: { () throws(ImportError) in try input.next() },
      isStopped: { progress in
        bar.show(progress.bytes, count: progress.records)
        return StopSignal.number != 0
      })
  }

  private func stopped(_ file: String, _ error: ImportError) throws -> Exit {
    program.tell(failure(file, error).message)
    return .signalled(StopSignal.number)
  }

  private func failure(_ file: String, _ error: ImportError) -> Failure {
    let name = DisplayText.neutralized(file == "-" ? "stdin" : file)
    // What is wrong with the catalog names the catalog's own file.
    let place = error.kind == .store ? "" : "\(name): "
    return Failure(
      place + DisplayText.neutralized(error.message(in: .english)),
      place + DisplayText.neutralized(error.message(in: .korean)))
  }
}
