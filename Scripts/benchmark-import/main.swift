import CSQLite
import Dispatch
import Synchronization
import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// An import of made-up records, beside the same rows with the same indexes written through sqlite3's C interface, in one
// run. The rows written by hand are those that the import made, so that both write the same.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let folder = CommandLine.arguments.dropFirst(2).first ?? "/tmp"
let (imported, written) = ("\(folder)/benchmark-import.sqlite", "\(folder)/benchmark-rows.sqlite")

func removeFiles() {
  for file in [imported, written] { for ending in ["", "-wal", "-shm"] { unlink(file + ending) } }
}

/// The JSON of made-up records from one number up to another, as pieces of an array.
func records(_ range: Range<Int>) -> [UInt8] {
  var text = range.lowerBound == 0 ? "[" : ","
  text.reserveCapacity(range.count * 320)
  let manners = [
    "Paused", "Tempo", "Slow", "Explosive", "Alternating", "Banded", "Heavy", "Partial", "Cluster", "Light",
  ]
  let movements = ["Press", "Row", "Curl", "Squat", "Lunge", "Raise", "Fly", "Shrug", "Twist", "Carry"]
  let equipment = ["barbell", "dumbbell", "cable", "machine", "kettlebells", "bands", "body only"]
  for number in range {
    if number > range.lowerBound { text += "," }
    let (manner, movement) = (manners[number % 10], movements[number / 10 % 10])
    text += """
      {"id":"r\(number)","name":"\(manner) Number \(number) \(movement)","force":"push","level":"beginner",\
      "mechanic":"compound","equipment":"\(equipment[number % 7])","primaryMuscles":["chest"],\
      "secondaryMuscles":["triceps","shoulders"],"instructions":["Take it up slowly.","Let it down again."],\
      "category":"strength","images":["r\(number)/0.jpg"]}
      """
  }
  return Array(text.utf8)
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

func check(_ code: Int32, _ database: OpaquePointer?) {
  guard code == SQLITE_OK || code == SQLITE_DONE else {
    print("sqlite3: \(String(cString: sqlite3_errmsg(database)))")
    exit(2)
  }
}

func execute(_ sql: String, _ database: OpaquePointer?) {
  check(sqlite3_exec(database, sql, nil, nil, nil), database)
}

/// Copies the rows of a table that the import made, by one prepared statement each way.
func copy(_ table: String, where condition: String, _ database: OpaquePointer?) -> Int {
  var (reading, writing): (OpaquePointer?, OpaquePointer?)
  check(
    sqlite3_prepare_v2(database, "SELECT * FROM source.\(table) WHERE \(condition)", -1, &reading, nil),
    database)
  let columns = sqlite3_column_count(reading)
  let marks = Array(repeating: "?", count: Int(columns)).joined(separator: ",")
  check(
    sqlite3_prepare_v2(database, "INSERT INTO main.\(table) VALUES (\(marks))", -1, &writing, nil), database)
  var rows = 0
  while sqlite3_step(reading) == SQLITE_ROW {
    for column in 0..<columns {
      check(sqlite3_bind_value(writing, column + 1, sqlite3_column_value(reading, column)), database)
    }
    check(sqlite3_step(writing), database)
    sqlite3_reset(writing)
    rows += 1
  }
  sqlite3_finalize(reading)
  sqlite3_finalize(writing)
  return rows
}

/// Fills the search index with the names as they are folded: fewer words than the import gives it.
func index(since id: Int64, _ database: OpaquePointer?) {
  var (reading, writing): (OpaquePointer?, OpaquePointer?)
  check(
    sqlite3_prepare_v2(
      database, "SELECT id, searched_names FROM source.workout WHERE id >= \(id)", -1, &reading, nil),
    database)
  check(
    sqlite3_prepare_v2(database, "INSERT INTO workout_search (rowid, name) VALUES (?, ?)", -1, &writing, nil),
    database)
  while sqlite3_step(reading) == SQLITE_ROW {
    sqlite3_bind_value(writing, 1, sqlite3_column_value(reading, 0))
    sqlite3_bind_value(writing, 2, sqlite3_column_value(reading, 1))
    check(sqlite3_step(writing), database)
    sqlite3_reset(writing)
  }
  sqlite3_finalize(reading)
  sqlite3_finalize(writing)
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(body) / .seconds(1)
}

removeFiles()
let first = Int64(try BuiltinCatalog.workouts().count) + 1
try WorkoutStore.create(at: imported, adding: []) { _ in }
try WorkoutStore.create(at: written, adding: []) { _ in }
let store = try WorkoutStore(path: imported)
let next = Mutex(0)
let importing = try seconds {
  let report = try store.importWorkouts(from: {
    next.withLock { next -> [UInt8]? in
      guard next <= count else { return nil }
      let range = next..<min(count, next + 1_000)
      defer { next = range.isEmpty ? count + 1 : range.upperBound }
      return range.isEmpty ? Array("]".utf8) : records(range)
    }
  })
  print("import   \(report.added) records")
}
let memory = peakMemory()
let making = seconds {
  for start in stride(from: 0, to: count, by: 1_000) { _ = records(start..<start + 1_000) }
}

var database: OpaquePointer?
check(sqlite3_open(written, &database), database)
execute(
  "PRAGMA synchronous = FULL; PRAGMA cache_size = -49152; ATTACH '\(imported)' AS source; BEGIN IMMEDIATE",
  database)
var rows = 0
let writing = seconds {
  rows += copy("workout", where: "id >= \(first)", database)
  for table in [
    "workout_name", "workout_muscle", "workout_equipment", "workout_source", "workout_text",
    "workout_listing",
  ] {
    rows += copy(table, where: "workout_id >= \(first)", database)
  }
  index(since: first, database)
  execute("COMMIT", database)
}
sqlite3_close(database)
removeFiles()

func rate(_ seconds: Double) -> String { "\(Int(Double(count) / seconds))/s" }
print(
  "         \(importing - making) s without making the text, \(rate(importing - making)), peak memory \(memory) MiB"
)
print("sqlite3  \(rows) rows in \(writing) s, \(rate(writing))")
print("ratio    \((writing / (importing - making) * 100).rounded() / 100)")
