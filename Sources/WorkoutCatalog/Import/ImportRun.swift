internal import SQLite

/// Brings the records of one file into the catalog, in the caller's transaction.
final class ImportRun {
  let connection: Connection
  let format: ImportFormat
  var report: ImportReport
  let rewriting: WorkoutRewriting
  private let insertion: WorkoutInsertion
  /// Brings in the records of our own files.
  let own: OwnMerging
  /// The ids from here on are given by this run.
  private let firstID: Int64
  private var nextID: Int64
  /// Whether anything was imported before this run.
  private let hasImported: Bool
  /// Checksums of the ids of all records of this run.
  private var seen: Set<UInt64> = []

  private let source: Statement
  private let slug: Statement
  private let newSource: Statement
  private let changedSource: Statement
  private let sameName: Statement
  private let newText: Statement

  init(_ connection: Connection, _ format: ImportFormat, _ insertion: WorkoutInsertion) throws(SQLiteError) {
    self.connection = connection
    self.format = format
    self.insertion = insertion
    report = ImportReport(format: format)
    rewriting = try WorkoutRewriting(connection)
    own = try OwnMerging(connection, insertion, rewriting)
    firstID = max(0, try connection.firstRow("SELECT max(id) FROM workout") { $0.integer(0) } ?? 0) + 1
    nextID = firstID
    hasImported =
      try connection.firstRow("SELECT 1 FROM workout_source LIMIT 1") { _ in true } ?? false
    source = try connection.prepare(
      "SELECT workout_id, checksum, is_joined, written FROM workout_source WHERE source = ? AND source_id = ?"
    )
    slug = try connection.prepare("SELECT 1 FROM workout WHERE slug = ?")
    newSource = try connection.prepare(
      """
      INSERT INTO workout_source (source, source_id, workout_id, checksum, is_joined, written)
      VALUES (?, ?, ?, ?, ?, ?)
      """)
    changedSource = try connection.prepare(
      "UPDATE workout_source SET checksum = ?, written = ? WHERE source = ? AND source_id = ?")
    sameName = try connection.prepare(
      """
      SELECT workout_id
      FROM workout_name
      WHERE folded = ? AND kind = 'name' AND workout_id < ?
      ORDER BY workout_id DESC
      LIMIT 4
      """)
    newText = try connection.prepare(
      """
      INSERT INTO workout_text (workout_id, source, source_id, position, kind, language, text)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
  }

  /// What is remembered of a record.
  struct Known {
    let workout: Workout.ID
    let checksum: Int64
    let isJoined: Bool
    let written: [UInt8]
  }

  func known(_ source: String, _ id: String) throws(SQLiteError) -> Known? {
    let statement = self.source
    defer { statement.reset() }
    try statement.bind(.text(source), at: 1)
    try statement.bind(.text(id), at: 2)
    guard let row = try statement.step() else { return nil }
    return Known(
      workout: Workout.ID(rawValue: row.integer(0)), checksum: row.integer(1), isJoined: row.int(2) == 1,
      written: row.blob(3))
  }

  /// Brings in what a file says next.
  func take(_ step: ImportReading.Step) throws(SQLiteError) {
    switch step {
    case .workout(let workout, let place): try take(workout, at: place)
    case .plan(let plan): try take(plan)
    case .own(let record, let rows, let place): try own.take(record, rows, at: place, &report)
    case .skip(let place, let reason): report.skip(place, reason)
    }
  }

  private func take(
    _ workout: ImportReading.ReadWorkout, at place: ImportReport.Place
  ) throws(SQLiteError) {
    let (record, checksum) = (workout.record, workout.checksum)
    report.noteUnknownWords(of: record)
    let isFirst = self.isFirst(record)
    // Most records are new, and most imports the first: then there is nothing to look up.
    if hasImported || !isFirst, let known = try known(format.source, record.id) {
      guard known.workout.rawValue < firstID, isFirst else {
        return report.skip(
          place, ImportMessage("its id \(record.id) has come before", "ID \(record.id)가 앞에 나왔습니다"))
      }
      if known.checksum == checksum {
        report.unchanged += 1
      } else {
        try update(known, record, checksum)
        report.updated += 1
      }
      return
    }
    switch try match(workout) {
    case .same(let id):
      try join(record, to: id, checksum)
    case .unsure(let candidate):
      guard try add(workout, at: place) else { return }
      try doubt(record, candidate, at: place)
    case .new:
      _ = try add(workout, at: place)
    }
  }

  /// Whether no record of that id has come in this run.
  private func isFirst(_ record: ImportedWorkout) -> Bool {
    var id = Checksum()
    id.add(record.id)
    return seen.insert(id.value).inserted
  }

  private func match(_ workout: ImportReading.ReadWorkout) throws(SQLiteError) -> Matcher.Outcome {
    let record = workout.record
    if let original = record.original, let known = try known(original.source, original.id),
      known.workout.rawValue < firstID
    {
      return try isTaken(known.workout) ? .unsure(known.workout) : .same(known.workout)
    }
    switch workout.match {
    case .same(let id): return try isTaken(id) ? .unsure(id) : .same(id)
    case .unsure(let id): return .unsure(id)
    case .new: return try matchOfImported(record)
    }
  }

  /// Among what was imported before, only the very name will do.
  private func matchOfImported(_ record: ImportedWorkout) throws(SQLiteError) -> Matcher.Outcome {
    guard hasImported else { return .new }
    var ids: [Workout.ID] = []
    try sameName.bind(.text(Folding.compact(record.name)), at: 1)
    try sameName.bind(.integer(firstID), at: 2)
    while let row = try sameName.step() { ids.append(Workout.ID(rawValue: row.integer(0))) }
    for id in ids {
      guard let workout = try WorkoutStore.workout(id, connection), workout.origin == .custom,
        Matcher.agrees(record, with: workout), try !isTaken(id)
      else { continue }
      return .same(id)
    }
    return .new
  }

  /// Whether another record of the source is that workout. Catalogs tell workouts apart; in a log, names of one
  /// workout may differ.
  private func isTaken(_ id: Workout.ID) throws(SQLiteError) -> Bool {
    guard !format.isLog else { return false }
    return try connection.firstRow(
      "SELECT 1 FROM workout_source WHERE workout_id = :id AND source = :source",
      [":id": .integer(id.rawValue), ":source": .text(format.source)]
    ) { _ in true } ?? false
  }

  private func add(
    _ workout: ImportReading.ReadWorkout, at place: ImportReport.Place
  ) throws(SQLiteError) -> Bool {
    let rows: WorkoutRows
    switch workout.rows {
    case .success(let made): rows = made
    case .failure(let error):
      report.skip(place, ImportMessage(error.description, error.message(in: .korean)))
      return false
    }
    let id = Workout.ID(rawValue: nextID)
    let slug = try freeSlug(rows.facts.slug, id)
    nextID += 1
    try insertion.insert(rows, slug: slug, id: id, origin: .custom)
    try remember(workout.record, id, workout.checksum, isJoined: false, written: workout.written)
    report.added += 1
    return true
  }

  private func freeSlug(_ wanted: String, _ id: Workout.ID) throws(SQLiteError) -> String {
    defer { slug.reset() }
    try slug.bind(.text(wanted), at: 1)
    guard try slug.step() != nil else { return wanted }
    return try WorkoutStore.freeSlug(like: wanted, fallback: id, connection)
  }

  private func join(_ record: ImportedWorkout, to id: Workout.ID, _ checksum: Int64) throws(SQLiteError) {
    guard let workout = try WorkoutStore.workout(id, connection) else { return }
    try addNames(of: record, to: workout)
    try remember(record, id, checksum, isJoined: true, written: [])
    report.matched += 1
    if report.matches.count < ImportReport.mostKept {
      report.matches.append(
        ImportReport.Match(name: record.name, workout: id, workoutName: workout.name(in: .english)))
    }
  }

  private func doubt(
    _ record: ImportedWorkout, _ candidate: Workout.ID, at place: ImportReport.Place
  ) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO import_review (source, source_id, candidate_id) VALUES (:source, :id, :candidate)",
      [
        ":source": .text(format.source), ":id": .text(record.id), ":candidate": .integer(candidate.rawValue),
      ])
    report.doubtful += 1
    guard report.doubts.count < ImportReport.mostKept else { return }
    let name = try WorkoutStore.workout(candidate, connection)?.name(in: .english) ?? ""
    report.doubts.append(
      ImportReport.Doubt(place: place, name: record.name, candidate: candidate, candidateName: name))
  }

  private func remember(
    _ record: ImportedWorkout, _ id: Workout.ID, _ checksum: Int64, isJoined: Bool, written: [UInt8]
  ) throws(SQLiteError) {
    try newSource.bind(.text(format.source), at: 1)
    try newSource.bind(.text(record.id), at: 2)
    try newSource.bind(.integer(id.rawValue), at: 3)
    try newSource.bind(.integer(checksum), at: 4)
    try newSource.bind(.integer(isJoined ? 1 : 0), at: 5)
    try newSource.bind(isJoined ? .null : .blob(written), at: 6)
    try newSource.run()
    try insertTexts(of: record, id)
  }

  /// Brings a record that has changed to the workout that it is.
  private func update(_ known: Known, _ record: ImportedWorkout, _ checksum: Int64) throws(SQLiteError) {
    guard let workout = try WorkoutStore.workout(known.workout, connection) else { return }
    var written: Value = .null
    if known.isJoined {
      try addNames(of: record, to: workout)
    } else {
      // What a person changed, or another source, is left alone.
      var kept = try WorkoutStore.editedFields(of: workout.id, connection)
      kept.formUnion(workout.facts.fields(otherThan: known.written))
      var facts = record.facts
      (facts.slug, facts.defaults, facts.familiarity) = (
        workout.slug, workout.facts.defaults, workout.facts.familiarity
      )
      facts = facts.keeping(kept, of: workout.facts)
      if let checked = try? facts.checked() {
        try rewriting.rewrite(workout, as: checked)
        // A field that was left alone stays another than what the import would have written.
        written = .blob(checked.fieldChecksums(keeping: kept, of: known.written))
      }
    }
    try connection.run(
      "DELETE FROM workout_text WHERE workout_id = :workout AND source = :source AND source_id = :id",
      [
        ":workout": .integer(workout.id.rawValue), ":source": .text(format.source), ":id": .text(record.id),
      ])
    try insertTexts(of: record, workout.id)
    try changedSource.run(
      binding: [.integer(checksum), written, .text(format.source), .text(record.id)])
  }

  /// Adds a record's names to a workout's aliases, unless a person has said what these are.
  func addNames(of record: ImportedWorkout, to workout: Workout) throws(SQLiteError) {
    try rewriting.add(Array(record.names.values) + record.aliases, to: workout)
  }

  private func insertTexts(of record: ImportedWorkout, _ id: Workout.ID) throws(SQLiteError) {
    for (position, text) in record.texts.enumerated() {
      try newText.bind(.integer(id.rawValue), at: 1)
      try newText.bind(.text(format.source), at: 2)
      try newText.bind(.text(record.id), at: 3)
      try newText.bind(.integer(position), at: 4)
      try newText.bind(.text(text.kind.rawValue), at: 5)
      try newText.bind(.text(text.language), at: 6)
      try newText.bind(.text(text.text), at: 7)
      try newText.run()
    }
  }
}

extension WorkoutRewriting {
  /// The most aliases that imports give a workout.
  private static var mostAliases: Int { 100 }

  /// Adds names to a workout's aliases, unless it has them or a person has said what its aliases are.
  func add(_ names: [String], to workout: Workout) throws(SQLiteError) {
    guard try !WorkoutStore.editedFields(of: workout.id, connection).contains(.aliases) else { return }
    var facts = workout.facts
    var folded = Set((Array(facts.names.values) + facts.aliases).map(Folding.compact))
    for name in names.sorted() where facts.aliases.count < Self.mostAliases {
      if folded.insert(Folding.compact(name)).inserted { facts.aliases.append(name) }
    }
    try rewrite(workout, as: facts)
  }
}

extension Workout.Facts {
  /// A checksum of each field, four bytes in the fields' order.
  var fieldChecksums: [UInt8] {
    Workout.Field.allCases.flatMap { field in
      var checksum = Checksum()
      switch field {
      case .englishName: checksum.add(names[.english] ?? "")
      case .koreanName: checksum.add(names[.korean] ?? "")
      case .aliases: checksum.add(list: aliases)
      case .primaryMuscles: checksum.add(list: primaryMuscles.map(\.rawValue))
      case .secondaryMuscles: checksum.add(list: secondaryMuscles.map(\.rawValue))
      case .equipment: checksum.add(list: equipment.map(\.rawValue))
      case .category: checksum.add(category.rawValue)
      case .force: checksum.add(force?.rawValue ?? "")
      case .mechanic: checksum.add(mechanic?.rawValue ?? "")
      case .level: checksum.add(level.rawValue)
      case .measurement: checksum.add(measurement.rawValue)
      }
      return (0..<4).map { UInt8(truncatingIfNeeded: checksum.value >> (UInt64($0) * 8)) }
    }
  }

  /// The fields that are no longer as checksums say that they were written.
  func fields(otherThan written: [UInt8]) -> Set<Workout.Field> {
    let now = fieldChecksums
    guard written.count == now.count else { return Set(Workout.Field.allCases) }
    return Set(
      Workout.Field.allCases.enumerated().filter { index, _ in
        now[index * 4..<index * 4 + 4] != written[index * 4..<index * 4 + 4]
      }.map(\.element))
  }

  /// The fields' checksums, for some of them those of before.
  fileprivate func fieldChecksums(keeping kept: Set<Workout.Field>, of before: [UInt8]) -> [UInt8] {
    var checksums = fieldChecksums
    guard before.count == checksums.count else { return checksums }
    for (index, field) in Workout.Field.allCases.enumerated() where kept.contains(field) {
      checksums[index * 4..<index * 4 + 4] = before[index * 4..<index * 4 + 4]
    }
    return checksums
  }
}
