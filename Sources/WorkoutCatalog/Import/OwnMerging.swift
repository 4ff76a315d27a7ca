internal import SQLite

/// Brings the records of our own files into the catalog, in the caller's transaction.
///
/// What is there stays, and what is missing is taken: a fact that somebody changed by hand, unless it was changed here
/// too; each setting, mark and name that is not there; hidden, where it is listed. So the same file again changes nothing.
final class OwnMerging {
  let connection: Connection
  private let insertion: WorkoutInsertion
  private let rewriting: WorkoutRewriting
  /// Checksums of the slugs that came in this run: what was added is not all in the search index yet.
  private var seen: Set<UInt64> = []
  /// The workouts that have another slug here than in the file.
  private var renamed: [String: Workout.ID] = [:]
  /// The plans of the file that are others here.
  var otherPlans: Set<String> = []

  private let idWithSlug: Statement
  private let newSource: Statement
  private let newText: Statement

  init(
    _ connection: Connection, _ insertion: WorkoutInsertion, _ rewriting: WorkoutRewriting
  ) throws(SQLiteError) {
    self.connection = connection
    self.insertion = insertion
    self.rewriting = rewriting
    idWithSlug = try connection.prepare("SELECT id FROM workout WHERE slug = ?")
    newSource = try connection.prepare(
      """
      INSERT INTO workout_source (source, source_id, workout_id, checksum, is_joined, written)
      VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """)
    newText = try connection.prepare(
      """
      INSERT INTO workout_text (workout_id, source, source_id, position, kind, language, text)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """)
  }

  /// Brings in a record, of a workout with the rows made of its facts.
  func take(
    _ record: OwnRecord, _ rows: WorkoutRows?, at place: ImportReport.Place, _ report: inout ImportReport
  ) throws(SQLiteError) {
    switch record {
    case .workout(let workout):
      try take(workout, rows ?? WorkoutRows(workout.facts), at: place, &report)
    case .review(let review): try take(review)
    case .plan(let plan): try take(plan, at: place, &report)
    case .planSource(let source): try take(source)
    }
  }

  /// The workout that a slug of the file means; `nil` when there is none.
  func workout(_ slug: String) throws(SQLiteError) -> Workout.ID? {
    if let id = renamed[slug] { return id }
    return try id(withSlug: slug)
  }

  private func id(withSlug slug: String) throws(SQLiteError) -> Workout.ID? {
    defer { idWithSlug.reset() }
    try idWithSlug.bind(.text(slug), at: 1)
    return try idWithSlug.step().map { Workout.ID(rawValue: $0.integer(0)) }
  }

  // MARK: Workouts

  private func take(
    _ record: OwnWorkout, _ rows: WorkoutRows, at place: ImportReport.Place, _ report: inout ImportReport
  ) throws(SQLiteError) {
    let slug = record.facts.slug
    guard seen.insert(Self.checksum(of: slug)).inserted else {
      return report.skip(
        place, ImportMessage("its slug \(slug) has come before", "슬러그 \(slug)가 앞에 나왔습니다"))
    }
    let (workout, freeSlug) = try counterpart(of: record)
    guard let workout else {
      let id = try freeID(for: record)
      if let freeSlug {
        try add(record, rows, id, slug: freeSlug)
      } else {
        try add(record, rows, id, slug: try WorkoutStore.freeSlug(like: slug, fallback: id, connection))
      }
      if freeSlug != slug { renamed[slug] = id }
      report.added += 1
      return
    }
    if workout.slug != slug { renamed[slug] = workout.id }
    switch try merge(record, into: workout) {
    case .success(let isChanged): if isChanged { report.updated += 1 } else { report.unchanged += 1 }
    case .failure(let error): report.skip(place, ImportMessage(error))
    }
  }

  private static func checksum(of slug: String) -> UInt64 {
    var checksum = Checksum()
    checksum.add(slug)
    return checksum.value
  }

  /// The workout here that a record is, or else a slug that it may have: its own, unless that is another's.
  private func counterpart(of record: OwnWorkout) throws(SQLiteError) -> (Workout?, freeSlug: String?) {
    for number in 1...8 {
      let slug = number == 1 ? record.facts.slug : "\(record.facts.slug)-\(number)"
      guard let id = try id(withSlug: slug) else { return (nil, slug) }
      // That of another record of the file.
      if renamed.values.contains(id) || number > 1 && seen.contains(Self.checksum(of: slug)) { continue }
      guard let workout = try WorkoutStore.workout(id, connection) else { continue }
      if try isSame(record, workout) { return (workout, nil) }
    }
    return (nil, nil)
  }

  /// Whether a workout of the same slug is what a record is. The catalog's are; of two persons' own, one may have
  /// another by that name, unless a name is common, or was changed.
  private func isSame(_ record: OwnWorkout, _ workout: Workout) throws(SQLiteError) -> Bool {
    guard (record.origin == .catalog) == (workout.origin == .catalog) else { return false }
    if workout.origin == .catalog { return true }
    let names = Set(workout.facts.allNames.map(Folding.compact))
    if record.facts.allNames.contains(where: { names.contains(Folding.compact($0)) }) { return true }
    let edits = try WorkoutStore.editedFields(of: workout.id, connection).union(record.edits)
    return edits.contains(.englishName) || edits.contains(.koreanName)
  }

  /// The number that a record wants, when it is free; else the next on the side of zero that tells a person's own.
  private func freeID(for record: OwnWorkout) throws(SQLiteError) -> Workout.ID {
    let rank = record.rank ?? 1
    if record.rank != nil, rank.magnitude < 1 << 40 {
      let isTaken = try connection.firstRow(
        "SELECT 1 FROM workout WHERE id = :id", [":id": .integer(rank)], { _ in true })
      if isTaken == nil { return Workout.ID(rawValue: rank) }
    }
    if rank > 0 {
      let last = try connection.firstRow("SELECT max(id) FROM workout") { $0.integer(0) }
      return Workout.ID(rawValue: max(0, last ?? 0) + 1)
    }
    let first = try connection.firstRow("SELECT min(id) FROM workout") { $0.integer(0) }
    return Workout.ID(rawValue: min(0, first ?? 0) - 1)
  }

  private func add(
    _ record: OwnWorkout, _ rows: WorkoutRows, _ id: Workout.ID, slug: String
  ) throws(SQLiteError) {
    try insertion.insert(rows, slug: slug, id: id, origin: record.origin, state: record.state)
    try mark(record.edits, of: id)
    if record.ownSettings != WorkoutSettings() {
      try SettingsColumns.set(record.ownSettings, of: .workout, id.rawValue, connection)
    }
    if record.isFavourite { try WorkoutStore.setFavourite(true, of: id, connection) }
    _ = try noteOpened(record.opened, id)
    for source in record.sources { _ = try remember(source, id) }
  }

  /// Gives a workout what it lacks of a record.
  /// - Returns: whether there was anything; or why it would be a workout that may not be stored.
  private func merge(
    _ record: OwnWorkout, into workout: Workout
  ) throws(SQLiteError) -> Result<Bool, StoreError> {
    let edited = try WorkoutStore.editedFields(of: workout.id, connection)
    let taken = record.fieldsToTake(without: edited)
    var rewritten = workout
    do throws(StoreError) {
      rewritten.facts = try record.merged(into: workout.facts, taking: taken, edited: edited).checked()
    } catch { return .failure(error) }
    var isChanged = rewritten.facts != workout.facts || !taken.isEmpty
    try rewriting.rewrite(workout, as: rewritten.facts)
    try mark(taken, of: workout.id)
    // A workout that was removed elsewhere is one to keep here.
    if record.state == .hidden, workout.state == .listed {
      try rewriting.setState(.hidden, of: rewritten)
      isChanged = true
    }
    let settings = record.ownSettings.overridden(by: workout.ownSettings)
    if settings != workout.ownSettings {
      try SettingsColumns.set(settings, of: .workout, workout.id.rawValue, connection)
      isChanged = true
    }
    if record.isFavourite, !workout.isFavourite {
      try WorkoutStore.setFavourite(true, of: workout.id, connection)
      isChanged = true
    }
    if try noteOpened(record.opened, workout.id) { isChanged = true }
    for source in record.sources where try remember(source, workout.id) { isChanged = true }
    return .success(isChanged)
  }

  private func mark(_ edits: Set<Workout.Field>, of id: Workout.ID) throws(SQLiteError) {
    for field in edits {
      try connection.run(
        "INSERT INTO workout_edit (workout_id, field) VALUES (:id, :field) ON CONFLICT DO NOTHING",
        [":id": .integer(id.rawValue), ":field": .text(field.rawValue)])
    }
  }

  /// - Returns: whether it was opened more often than was known.
  private func noteOpened(_ count: Int, _ id: Workout.ID) throws(SQLiteError) -> Bool {
    guard count > 0 else { return false }
    try connection.run(
      """
      INSERT INTO workout_use (workout_id, opened)
      VALUES (:workout, :opened)
      ON CONFLICT (workout_id) DO UPDATE SET opened = excluded.opened WHERE excluded.opened > opened
      """, [":workout": .integer(id.rawValue), ":opened": .integer(count)])
    return connection.changedRowCount > 0
  }

  /// - Returns: whether it was not known.
  private func remember(_ source: OwnSource, _ id: Workout.ID) throws(SQLiteError) -> Bool {
    try newSource.run(binding: [
      .text(source.name), .text(source.id), .integer(id.rawValue), .integer(source.checksum),
      .integer(source.isJoined ? 1 : 0), source.written.map(Value.blob) ?? .null,
    ])
    guard connection.changedRowCount > 0 else { return false }
    for (position, text) in source.texts.enumerated() {
      try newText.run(binding: [
        .integer(id.rawValue), .text(source.name), .text(source.id), .integer(position),
        .text(text.kind.rawValue), .text(text.language), .text(text.text),
      ])
    }
    return true
  }

  // MARK: Reviews

  /// A question whose record is known here, and that no answer joined with another since.
  private func take(_ review: OwnReview) throws(SQLiteError) {
    guard let candidate = try workout(review.candidate) else { return }
    try connection.run(
      """
      INSERT INTO import_review (source, source_id, candidate_id, is_different)
      SELECT source, source_id, :candidate, :is_different
      FROM workout_source
      WHERE source = :source AND source_id = :id AND is_joined = 0
      ON CONFLICT DO NOTHING
      """,
      [
        ":source": .text(review.source), ":id": .text(review.id), ":candidate": .integer(candidate.rawValue),
        ":is_different": .integer(review.isDifferent ? 1 : 0),
      ])
  }
}

extension OwnWorkout {
  /// The facts that somebody changed by hand, and nobody here. A muscle is primary or secondary, so that these two go
  /// together.
  fileprivate func fieldsToTake(without edited: Set<Workout.Field>) -> Set<Workout.Field> {
    let muscles: Set<Workout.Field> = [.primaryMuscles, .secondaryMuscles]
    let fields = edits.subtracting(edited)
    return edited.isDisjoint(with: muscles) ? fields : fields.subtracting(muscles)
  }

  /// A workout's facts with some of the record's, and with aliases that it lacks.
  fileprivate func merged(
    into other: Workout.Facts, taking taken: Set<Workout.Field>, edited: Set<Workout.Field>
  ) -> Workout.Facts {
    var facts = other.keeping(taken, of: self.facts)
    if facts.category == self.facts.category, facts.primaryMuscles.first == self.facts.primaryMuscles.first,
      !taken.isDisjoint(with: [.category, .primaryMuscles])
    {
      // A section may have been chosen.
      facts.section = self.facts.section
    }
    if !taken.isDisjoint(with: [.primaryMuscles, .secondaryMuscles]) {
      facts.secondaryMuscles.removeAll(where: facts.primaryMuscles.contains)
    }
    guard !edited.contains(.aliases), !edits.contains(.aliases) else { return facts }
    var names = Set(facts.allNames.map(Folding.compact))
    for alias in self.facts.aliases where !facts.aliases.contains(alias) {
      if names.insert(Folding.compact(alias)).inserted { facts.aliases.append(alias) }
    }
    return facts
  }
}

extension Workout.Facts {
  /// The names in each language, and the aliases.
  fileprivate var allNames: [String] { Array(names.values) + aliases }
}
