import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// An import of made-up records from a file, beside the same rows written by hand into the same tables (see
// `HandWriting`), in one run.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let folder = CommandLine.arguments.dropFirst(2).first ?? "/tmp"
let records = "\(folder)/benchmark-import.json"
let (imported, written) = ("\(folder)/benchmark-import.sqlite", "\(folder)/benchmark-rows.sqlite")

func removeFiles() {
  unlink(records)
  for file in [imported, written] { for ending in ["", "-wal", "-shm"] { unlink(file + ending) } }
}

/// The most memory that the process has taken so far, in MiB.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss) >> 20
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_maxrss) >> 10
  #endif
}

func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

func rate(_ duration: Duration, processor: Double) -> String {
  let seconds = duration / .seconds(1)
  return
    "\(rounded(seconds)) s, \(Int(Double(count) / seconds)) records/s (writing: \(rounded(processor)) s of a processor)"
}

removeFiles()
RecordFile.make(at: records, count: count)
let first = Int64(try BuiltinCatalog.workouts().count) + 1
try WorkoutStore.create(at: imported, adding: []) { _ in }
try WorkoutStore.create(at: written, adding: []) { _ in }
let store = try WorkoutStore(path: imported)
let clock = ContinuousClock()
let (start, startOfWork) = (clock.now, threadTime())
let report = try store.importWorkouts(from: RecordFile.pieces(of: records))
let (importing, work) = (clock.now - start, threadTime() - startOfWork)
guard report.added == count else { fail("added \(report.added) of \(count) records") }
print("import   \(rate(importing, processor: work)), peak memory \(peakMemory()) MiB")

var hand = HandWriting(into: written, from: imported, since: first)
hand.write()
print("sqlite3  \(rate(hand.duration, processor: hand.processorTime)), \(hand.rows) rows")
print("ratio    \(rounded(hand.duration / importing)) (writing: \(rounded(hand.processorTime / work)))")
hand.compare()
hand.close()
removeFiles()
