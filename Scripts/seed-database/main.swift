import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The most workouts that are made; the made-up names stay short enough to be read up to here.
let largestCatalog = 50_000_000

func fail(_ message: String) -> Never {
  let line = Array("seed-database: \(message)\n".utf8)
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(2)
}

do {
  let options = try Options(CommandLine.arguments)
  if options.wantsHelp {
    print(Options.usage, terminator: "")
    exit(0)
  }
  guard let database = options.database else {
    fail("name the file to make with --database FILE; see --help")
  }
  let builtin = try BuiltinCatalog.workouts()
  let total = options.workouts ?? builtin.count
  guard (builtin.count...largestCatalog).contains(total) else {
    fail("--workouts takes \(builtin.count) (the built-in ones) to \(largestCatalog), not \(total)")
  }
  let more = SyntheticCatalog(
    count: total - builtin.count, seed: options.seed, taken: Set(builtin.map(\.slug)))
  let bar = ProgressBar(total: total)
  try WorkoutStore.create(at: database, adding: more, progress: bar.show)
  bar.end()
} catch let refusal as Options.Refusal {
  fail(refusal.message)
} catch {
  fail("\(error)")
}
