import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes the rows that an import made into another catalog, through sqlite3's C interface and nothing else.
///
/// It has the same schema, indexes, triggers, foreign keys, checks and durability, one transaction, and one prepared
/// statement a table. The rows come table by table, each in the order of the records, out of memory and bound without
/// being copied; reading them is not timed. The search index gets every word of every column, read back from the index
/// that the import filled, which keeps a word once for each workout and column.
struct HandWriting {
  private static let batchSize = 20_000

  private let database: OpaquePointer
  /// The id of the first workout that was imported.
  private let first: Int64
  /// How many rows were written.
  private(set) var rows = 0
  /// How long it took.
  private(set) var duration = Duration.zero
  /// How much of the processor's time it took, in seconds.
  private(set) var processorTime = 0.0

  /// Opens a catalog with the built-in workouts alone, to be filled from another.
  init(into path: String, from source: String, since first: Int64) {
    var database: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &database, flags, nil)
    guard code == SQLITE_OK, let database else { fail("\(path): cannot be opened") }
    self.database = database
    self.first = first
    execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -49152;
      PRAGMA temp_store = MEMORY;
      ATTACH '\(source)' AS source;
      CREATE VIRTUAL TABLE temp.indexed_word USING fts5vocab (source, workout_search, instance);
      CREATE TEMP TABLE document AS
      SELECT
        doc AS id, \(Self.indexColumns.map { "group_concat(term, ' ') FILTER (WHERE col = '\($0)')" }.joined(separator: ", "))
      FROM indexed_word
      WHERE doc >= \(first)
      GROUP BY doc;
      """)
  }

  private static let indexColumns = ["name", "alias", "inner", "initials", "facet"]

  /// The tables that have rows of a workout, in the order in which they may be filled.
  private static let tables = [
    "workout_name", "workout_muscle", "workout_equipment", "workout_source", "workout_text",
    "workout_listing",
  ]

  /// Writes all rows, and commits.
  mutating func write() {
    note(time { execute("BEGIN IMMEDIATE") })
    copy("SELECT * FROM source.workout WHERE id >= \(first) ORDER BY id", "main.workout")
    for table in Self.tables {
      copy("SELECT * FROM source.\(table) WHERE workout_id >= \(first) ORDER BY workout_id", "main.\(table)")
    }
    copy(
      "SELECT * FROM document ORDER BY id",
      "workout_search (rowid, \(Self.indexColumns.joined(separator: ", ")))")
    copy(
      "SELECT * FROM source.search_word WHERE word NOT IN (SELECT word FROM main.search_word)",
      "main.search_word")
    note(time { execute("COMMIT") })
  }

  /// Makes sure that both files hold the same.
  func compare() {
    for table in ["workout", "section_count"] + Self.tables {
      require(
        0, "SELECT count(*) FROM (SELECT * FROM source.\(table) EXCEPT SELECT * FROM main.\(table))", table)
    }
    execute("CREATE VIRTUAL TABLE temp.written_word USING fts5vocab (main, workout_search, col)")
    execute("CREATE VIRTUAL TABLE temp.imported_word USING fts5vocab (source, workout_search, col)")
    require(
      0,
      """
      SELECT count(*)
      FROM (SELECT term, col, doc FROM imported_word EXCEPT SELECT term, col, doc FROM written_word)
      """, "workout_search")
  }

  func close() { sqlite3_close_v2(database) }

  /// Inserts what a query gives, some thousand rows at a time.
  private mutating func copy(_ query: String, _ target: String) {
    let reading = prepare(query)
    let columns = Int(sqlite3_column_count(reading))
    let marks = Array(repeating: "?", count: columns).joined(separator: ", ")
    let writing = prepare("INSERT INTO \(target) VALUES (\(marks))")
    var isDone = false
    while !isDone {
      var values: [OpaquePointer?] = []
      values.reserveCapacity(Self.batchSize * columns)
      while values.count < Self.batchSize * columns {
        let code = sqlite3_step(reading)
        check(code, SQLITE_ROW, SQLITE_DONE)
        isDone = code == SQLITE_DONE
        if isDone { break }
        for column in 0..<columns {
          values.append(sqlite3_value_dup(sqlite3_column_value(reading, Int32(column))))
        }
      }
      let taken = time {
        for row in stride(from: 0, to: values.count, by: columns) {
          for column in 0..<columns { bind(values[row + column], writing, Int32(column + 1)) }
          check(sqlite3_step(writing), SQLITE_DONE)
          sqlite3_reset(writing)
        }
      }
      note(taken)
      rows += values.count / columns
      for value in values { sqlite3_value_free(value) }
    }
    sqlite3_finalize(reading)
    sqlite3_finalize(writing)
  }

  /// Binds a value that outlives the step.
  private func bind(_ value: OpaquePointer?, _ statement: OpaquePointer?, _ index: Int32) {
    let code =
      switch sqlite3_value_type(value) {
      case SQLITE_INTEGER: sqlite3_bind_int64(statement, index, sqlite3_value_int64(value))
      case SQLITE_TEXT: bindText(value, statement, index)
      case SQLITE_BLOB:
        sqlite3_bind_blob(statement, index, sqlite3_value_blob(value), sqlite3_value_bytes(value), nil)
      default: sqlite3_bind_null(statement, index)
      }
    check(code, SQLITE_OK)
  }

  private func bindText(_ value: OpaquePointer?, _ statement: OpaquePointer?, _ index: Int32) -> Int32 {
    let count = sqlite3_value_bytes(value)
    return sqlite3_value_text(value)?.withMemoryRebound(
      to: CChar.self, capacity: Int(count)
    ) { sqlite3_bind_text(statement, index, $0, count, nil) } ?? SQLITE_NOMEM
  }

  private typealias Taken = (duration: Duration, processor: Double)

  private func time(_ body: () -> Void) -> Taken {
    let start = threadTime()
    let duration = ContinuousClock().measure(body)
    return (duration, threadTime() - start)
  }

  private mutating func note(_ taken: Taken) {
    duration += taken.duration
    processorTime += taken.processor
  }

  private func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    check(
      sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil), SQLITE_OK)
    return statement
  }

  private func execute(_ sql: String) { check(sqlite3_exec(database, sql, nil, nil, nil), SQLITE_OK) }

  private func require(_ count: Int64, _ query: String, _ table: String) {
    let statement = prepare(query)
    check(sqlite3_step(statement), SQLITE_ROW)
    guard sqlite3_column_int64(statement, 0) == count else { fail("\(table) does not hold the same rows") }
    sqlite3_finalize(statement)
  }

  private func check(_ code: Int32, _ expected: Int32...) {
    if !expected.contains(code) { fail("sqlite3: \(String(cString: sqlite3_errmsg(database)))") }
  }
}

/// Says what went wrong, and ends.
func fail(_ message: String) -> Never {
  print("benchmark-import: \(message)")
  exit(2)
}

/// The processor's time that this thread, which writes, has taken so far, in seconds.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
