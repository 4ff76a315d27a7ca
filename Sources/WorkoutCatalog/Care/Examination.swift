internal import SQLite

/// What an examination of a catalog file found: whether the file is whole, and whether all that is kept beside the
/// workouts (the search index, the list, the counts) says the same as they do.
public struct Examination: Sendable {
  /// How many workouts could be read.
  public internal(set) var workoutCount = 0
  /// How many plans could be read.
  public internal(set) var planCount = 0
  /// What is wrong.
  public internal(set) var findings: [Finding] = []

  /// Whether nothing is wrong.
  public var isHealthy: Bool { findings.isEmpty }

  /// What puts everything right that was found; `nil` when nothing was.
  public var remedy: Finding.Remedy? {
    findings.contains { $0.remedy == .salvage } ? .salvage : findings.first?.remedy
  }
}

extension WorkoutStore {
  /// Examines a catalog file, and changes nothing in it. Others may use the file meanwhile; nobody waits.
  /// - Parameters:
  ///   - path: the file.
  ///   - progress: told now and then how far it has come.
  /// - Throws: `StoreError` when the file is not there, may not be read, or is none of ours.
  /// - Complexity: O(*n*) in the size of the file; a million workouts take about two minutes, and 70 MB.
  public static func examine(_ path: String, progress: (CareProgress) -> Void) throws(StoreError)
    -> Examination
  {
    let file = try CatalogFile.existing(path)
    let connection: Connection
    do throws(StoreError) {
      connection = try CatalogFile.openFilledCatalog(file, path: path, migrator)
    } catch {
      guard let reason = error.damage else { throw error }
      return Examination(findings: [.unreadable(reason)])
    }
    return try mapping(path) { () throws(SQLiteError) in
      try configure(connection)
      try connection.beginSnapshot()
      defer { connection.endSnapshot() }
      return Examiner.examine(connection, progress)
    }
  }
}

/// One examination over one connection.
struct Examiner {
  private let connection: Connection
  private let progress: (CareProgress) -> Void
  private var examination = Examination()

  static func examine(_ connection: Connection, _ progress: (CareProgress) -> Void) -> Examination {
    withoutActuallyEscaping(progress) { progress in
      var examiner = Examiner(connection, progress)
      examiner.examine()
      return examiner.examination
    }
  }

  private init(_ connection: Connection, _ progress: @escaping (CareProgress) -> Void) {
    self.connection = connection
    self.progress = progress
  }

  private mutating func examine() {
    progress(CareProgress(step: .pages, done: 0, total: nil))
    reading("the file", "파일", .salvage) { (examiner) throws(SQLiteError) in try examiner.checkPages() }
    reading("the workouts", "운동", .salvage) { (examiner) throws(SQLiteError) in
      try examiner.checkReferences()
      try examiner.checkWorkouts()
    }
    reading("the plans", "계획", .salvage) { (examiner) throws(SQLiteError) in
      examiner.examination.planCount =
        try examiner.connection.firstRow("SELECT count(*) FROM plan") { $0.int(0) } ?? 0
    }
    reading("the sections' counts", "부위별 운동 수", .rebuild) { (examiner) throws(SQLiteError) in
      try examiner.checkCounts()
    }
  }

  /// Does one part; what cannot be read is a finding like any other.
  private mutating func reading(
    _ english: String, _ korean: String, _ remedy: Finding.Remedy,
    _ part: (inout Examiner) throws(SQLiteError) -> Void
  ) {
    do throws(SQLiteError) { try part(&self) } catch {
      examination.findings.append(.unreadable((english, korean), error.message, remedy))
    }
  }

  private mutating func note(_ count: Int, _ finding: (Int) -> Finding) {
    if count > 0 { examination.findings.append(finding(count)) }
  }

  private mutating func checkPages() throws(SQLiteError) {
    let lines = try connection.rows("PRAGMA integrity_check(1000)") { $0.text(0) }.filter { $0 != "ok" }
    // An index of SQLite's own is made anew from its table; all else is the table itself.
    let isOfIndex = { (line: String) in
      line.contains("missing from index") || line.hasPrefix("wrong # of entries in index")
        || line.hasPrefix("non-unique entry in index") || line.contains("inverted index")
    }
    let ofIndexes = lines.filter(isOfIndex)
    let ofTables = lines.filter { !isOfIndex($0) }
    if !ofTables.isEmpty { examination.findings.append(.pages(ofTables, .salvage)) }
    if !ofIndexes.isEmpty { examination.findings.append(.pages(ofIndexes, .rebuild)) }
  }

  private mutating func checkReferences() throws(SQLiteError) {
    var orphans: [[String]: Int] = [:]
    try connection.forEachRow("PRAGMA foreign_key_check") { row in
      orphans[[row.text(0), row.text(2)], default: 0] += 1
    }
    for (tables, count) in orphans.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      examination.findings.append(.orphans(count, in: tables[0], of: tables[1]))
    }
  }

  private mutating func checkCounts() throws(SQLiteError) {
    let wrong = try connection.firstRow(
      """
      SELECT count(*)
      FROM (
        SELECT section, count(*) AS workouts FROM workout WHERE state = 'listed' GROUP BY section
      ) AS listed
      FULL JOIN (SELECT section, workouts FROM section_count WHERE workouts <> 0) AS kept
        ON kept.section = listed.section
      WHERE kept.workouts IS NOT listed.workouts
      """
    ) { $0.int(0) }
    note(wrong ?? 0, Finding.counts)
  }

  /// Reads each workout, and compares with it what is made from it.
  private mutating func checkWorkouts() throws(SQLiteError) {
    let total = try connection.firstRow("SELECT count(*) FROM workout") { $0.int(0) } ?? 0
    var derived = try DerivedAgreement(connection)
    try WorkoutReading.perform(on: connection) { (reading) throws(SQLiteError) in
      try connection.forEachRow("SELECT id, searched_names FROM workout ORDER BY id") {
        (row) throws(SQLiteError) in
        if examination.workoutCount.isMultiple(of: 1_000) {
          progress(CareProgress(step: .workouts, done: examination.workoutCount, total: total))
        }
        examination.workoutCount += 1
        let id = Workout.ID(rawValue: row.integer(0))
        guard let workout = try reading.workout(id) else { return }
        try derived.compare(workout, searchedNames: row.text(1))
      }
    }
    reading("the list", "목록", .rebuild) { (examiner) throws(SQLiteError) in try derived.countListing() }
    note(derived.searchedNames, Finding.searchedNames)
    note(derived.listing, Finding.listing)
    note(derived.strayListing, Finding.strayListing)
    note(derived.missingWords.count, Finding.words)
    reading("the search index", "검색 색인", .rebuild) { (examiner) throws(SQLiteError) in
      try examiner.checkIndex(derived.index)
    }
  }

  private mutating func checkIndex(_ expected: IndexAgreement) throws(SQLiteError) {
    var index = expected
    var prefixes = PrefixAgreement(count: index.count, connection)
    var postings = 0
    try connection.execute(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.search_posting USING fts5vocab ('main', 'workout_search', 'instance')"
    )
    try connection.forEachRow(
      """
      SELECT doc, term,
        CASE col WHEN 'name' THEN 0 WHEN 'alias' THEN 1 WHEN 'inner' THEN 2 WHEN 'initials' THEN 3 ELSE 4 END
      FROM temp.search_posting
      """
    ) { (row) throws(SQLiteError) in
      if postings.isMultiple(of: 100_000) {
        progress(CareProgress(step: .index, done: postings, total: nil))
      }
      postings += 1
      var failure: SQLiteError?
      row.withTextBytes(1) { word in
        guard let place = index.find(word, column: row.int(2), of: row.integer(0)) else { return }
        do throws(SQLiteError) { try prefixes.find(word, at: place, index) } catch { failure = error }
      }
      if let failure { throw failure }
    }
    try prefixes.end(index)
    note(index.disagreements, Finding.index)
    note(prefixes.disagreements, Finding.prefixes)
  }
}
