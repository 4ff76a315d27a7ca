internal import SQLite

/// One salvage: from a connection that reads a damaged file to one that writes a new catalog.
struct Salvager {
  var salvage = Salvage()
  private let source: Connection
  private let target: Connection

  init(from source: Connection, to target: Connection) {
    self.source = source
    self.target = target
  }

  /// What is made anew from the workouts, or belongs to the new file.
  private static let derived: Set<String> = [
    "migration", "workout_search", "workout_listing", "section_count", "search_word",
  ]

  /// Copies what can be read of each table that the new file has.
  mutating func copyTables(_ progress: (CareProgress) -> Void) throws(SQLiteError) {
    // SQLite's own list tells the search index's tables from the catalog's.
    let names = try target.rows(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name"
    ) { $0.text(0) }
    for name in names where !Self.derived.contains(name) && !name.hasPrefix("sqlite_") {
      do throws(SQLiteError) { try copy(name, progress) } catch {
        guard error.isDamage || error.isMisfit else { throw error }
        salvage.losses.append(.lostTable(name, error.message))
      }
    }
  }

  private mutating func copy(_ name: String, _ progress: (CareProgress) -> Void) throws(SQLiteError) {
    let table = try table(name)
    var read = 0
    var refused = 0
    let values = table.columns.map { _ in "?" }.joined(separator: ", ")
    let columns = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let gaps = try target.withStatement("INSERT OR IGNORE INTO \(name) (\(columns)) VALUES (\(values))") {
      (insertion) throws(SQLiteError) in
      try table.forEachRow(source) { (row) throws(SQLiteError) in
        if read.isMultiple(of: 1_000) {
          progress(CareProgress(step: .copying, done: read, total: nil))
        }
        read += 1
        for index in table.columns.indices { try insertion.bind(row.value(index), at: index + 1) }
        do throws(SQLiteError) {
          try insertion.run()
          if target.changedRowCount == 0 { refused += 1 }
        } catch {
          // What the schema does not allow was not written by any program of ours.
          guard error.isConstraintViolation else { throw error }
          refused += 1
        }
      }
    }
    if gaps > 0 { salvage.losses.append(.lostPlaces(gaps, in: name)) }
    if refused > 0 { salvage.losses.append(.refusedRows(refused, in: name)) }
  }

  private func table(_ name: String) throws(SQLiteError) -> DamagedTable {
    let known = try source.rows("SELECT name FROM pragma_table_info(:table)", [":table": .text(name)]) {
      $0.text(0)
    }
    let columns = try target.rows(
      "SELECT name, type, pk FROM pragma_table_info(:table) ORDER BY cid", [":table": .text(name)]
    ) { (name: $0.text(0), type: $0.text(1), key: $0.int(2)) }
    let isRowTable = try target.firstRow(
      "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = :table", [":table": .text(name)]
    ) { $0.int(0) == 0 }
    let first = columns.first { $0.key == 1 }
    return DamagedTable(
      name: name, columns: columns.map(\.name).filter(known.contains),
      key: isRowTable == true ? "rowid" : first?.name ?? "rowid",
      hasIntegerKey: isRowTable == true || first?.type == "INTEGER")
  }

  /// Makes what was copied a catalog again: puts back the built-in workouts that are missing, makes plain ones of those
  /// of which there are only names, and takes away what belongs to nothing.
  mutating func mend(_ builtin: [Workout.Facts]) throws(SQLiteError) {
    try putBack(builtin)
    try makeFromNames()
    try dropOrphans()
  }

  private mutating func putBack(_ builtin: [Workout.Facts]) throws(SQLiteError) {
    var restored = 0
    for (index, facts) in builtin.enumerated() {
      let id = Int64(index + 1)
      let isThere = try target.firstRow(
        "SELECT 1 FROM workout WHERE id = :id OR slug = :slug",
        [":id": .integer(id), ":slug": .text(facts.slug)]
      ) { _ in true }
      let isNamed = try target.firstRow(
        "SELECT 1 FROM workout_name WHERE workout_id = :id AND kind = 'name'", [":id": .integer(id)]
      ) { _ in true }
      if isThere == true, isNamed == true { continue }
      let isOther = try target.firstRow(
        "SELECT 1 FROM workout WHERE (id = :id) <> (slug = :slug)",
        [":id": .integer(id), ":slug": .text(facts.slug)]
      ) { _ in true }
      if isOther == true { continue }
      for table in ["workout_name", "workout_muscle", "workout_equipment"] {
        try target.run("DELETE FROM \(table) WHERE workout_id = :id", [":id": .integer(id)])
      }
      try target.run("DELETE FROM workout WHERE id = :id", [":id": .integer(id)])
      try WorkoutInsertion.perform(on: target) { (insertion) throws(SQLiteError) in
        try insertion.insert(WorkoutRows(facts), id: Workout.ID(rawValue: id), origin: .catalog)
      }
      restored += 1
    }
    if restored > 0 { salvage.losses.append(.restoredBuiltin(restored)) }
  }

  private mutating func makeFromNames() throws(SQLiteError) {
    let orphans = try target.rows(
      """
      SELECT workout_id, min(name)
      FROM workout_name
      WHERE kind = 'name' AND workout_id NOT IN (SELECT id FROM workout)
      GROUP BY workout_id
      """
    ) { (id: $0.integer(0), name: $0.text(1)) }
    for orphan in orphans {
      let facts = Workout.Facts(named: orphan.name, in: .fullBody)
      try target.run(
        """
        INSERT INTO workout (
          id, slug, origin, section, familiarity, category, level, measurement, searched_names
        )
        VALUES (:id, :slug, 'custom', :section, :familiarity, :category, :level, :measurement, '')
        """,
        [
          ":id": .integer(orphan.id),
          ":slug": .text(WorkoutStore.freeSlug(Slug.make(from: orphan.name), target)),
          ":section": .integer(facts.section.rawValue), ":familiarity": .integer(facts.familiarity),
          ":category": .text(facts.category.rawValue), ":level": .text(facts.level.rawValue),
          ":measurement": .text(facts.measurement.rawValue),
        ])
    }
    if !orphans.isEmpty { salvage.losses.append(.onlyNames(orphans.count)) }
  }

  private mutating func dropOrphans() throws(SQLiteError) {
    let references = try references()
    // A row that goes may be what others belong to.
    var didDrop = true
    while didDrop {
      didDrop = false
      for reference in references where !Self.derived.contains(reference.child) {
        try target.run(reference.mending)
        let count = target.changedRowCount
        guard count > 0 else { continue }
        didDrop = true
        salvage.losses.append(.droppedOrphans(count, in: reference.child, of: reference.parent))
      }
    }
  }

  /// The new file's foreign keys.
  private func references() throws(SQLiteError) -> [Reference] {
    var references: [Reference] = []
    try target.forEachRow(
      """
      SELECT child.name, key."table", key.on_delete = 'SET NULL', key.seq, key."from", key."to"
      FROM pragma_table_list AS child
      JOIN pragma_foreign_key_list(child.name) AS key
      WHERE child.schema = 'main' AND child.type = 'table'
      ORDER BY child.name, key.id, key.seq
      """
    ) { row in
      if row.int(3) == 0 {
        references.append(Reference(child: row.text(0), parent: row.text(1), clears: row.int(2) == 1))
      }
      references[references.count - 1].columns.append((row.text(4), row.text(5)))
    }
    return references
  }
}

/// A foreign key of one column or several.
private struct Reference {
  let child: String
  let parent: String
  /// Whether a row stays when what it belongs to goes.
  let clears: Bool
  var columns: [(child: String, parent: String)] = []

  /// The statement that leaves no row which belongs to nothing.
  var mending: String {
    let isSet = columns.map { "\($0.child) IS NOT NULL" }
    let matches = columns.map { "\(parent).\($0.parent) = \(child).\($0.child)" }
    let isOrphan = "NOT EXISTS (SELECT 1 FROM \(parent) WHERE \(matches.joined(separator: " AND ")))"
    let cleared = columns.map { "\($0.child) = NULL" }.joined(separator: ", ")
    return """
      \(clears ? "UPDATE \(child) SET \(cleared)" : "DELETE FROM \(child)")
      WHERE \((isSet + [isOrphan]).joined(separator: " AND "))
      """
  }
}
