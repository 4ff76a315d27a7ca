import TerminalUI
import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The most workouts that are made; the made-up names stay short enough to be read up to here.
let largestCatalog = 10_000_000

func fail(_ message: String, exitCode: Int32 = 2) -> Never {
  let line = Array("seed-database: \(message)\n".utf8)
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(exitCode)
}

/// Makes the catalog that the options ask for.
func seed(_ options: Options) throws {
  guard let database = options.database else {
    fail("name the file to make with --database FILE; see --help")
  }
  let builtin = try BuiltinCatalog.workouts()
  let total = options.workouts ?? builtin.count
  guard (builtin.count...largestCatalog).contains(total) else {
    fail("--workouts takes \(builtin.count) (the built-in ones) to \(largestCatalog), not \(total)")
  }
  let more = SyntheticCatalog(count: total - builtin.count, seed: options.seed, besides: builtin)
  let bar = ProgressBar(total: total)
  defer { bar.end() }
  try WorkoutStore.create(at: database, adding: more) { (count) throws(CancellationError) in
    bar.show(count)
    if StopSignal.number != 0 { throw CancellationError() }
  }
}

do {
  let options = try Options(CommandLine.arguments)
  if options.wantsHelp {
    print(Options.usage, terminator: "")
    exit(0)
  }
  StopSignal.watch()
  try seed(options)
} catch let refusal as Options.Refusal {
  fail(refusal.message)
} catch let error as StoreError where error.kind == .stopped {
  fail(error.description, exitCode: 128 + StopSignal.number)
} catch {
  fail("\(error)")
}
