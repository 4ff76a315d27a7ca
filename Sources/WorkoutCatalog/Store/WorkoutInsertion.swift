internal import Dispatch
internal import SQLite
internal import Synchronization

/// Puts workouts into every table that knows of them.
///
/// All but `workout` is filled some hundred workouts at a time, table by table: what is next to each other is in the
/// processor's caches.
final class WorkoutInsertion {
  private static let batchSize = 500

  private let connection: Connection
  private let workout: Statement
  private let tables: WorkoutTables
  private let words: SearchWordInsertion
  private var pending: Batch = []
  private let written = Written()
  private let disposal = DispatchGroup()
  /// Begun with the first full batch.
  private var lull: UpkeepLull?

  private static let columns = """
    id, slug, origin, section, familiarity, category, force, mechanic, level, measurement, searched_names,
    default_sets, default_reps, default_reps_max, default_seconds, default_meters, default_rest
    """

  /// Runs `body` with an insertion into a connection's database, inside the caller's transaction.
  static func perform<Result>(
    on connection: Connection, _ body: (WorkoutInsertion) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    // Facts are checked before they come here, and their words are those of the vocabularies: to check each again in
    // SQL takes as long as to write it.
    try connection.execute("PRAGMA ignore_check_constraints = ON")
    defer { try? connection.execute("PRAGMA ignore_check_constraints = OFF") }
    let insertion = try WorkoutInsertion(connection)
    let result = try body(insertion)
    try insertion.fillTables()
    try insertion.lull?.end()
    return result
  }

  private init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    workout = try connection.prepare(
      "INSERT INTO workout (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    tables = try WorkoutTables(connection)
    words = try SearchWordInsertion(connection)
  }

  /// Inserts one workout, with its own slug or another.
  func insert(
    _ rows: WorkoutRows, slug: String? = nil, id: Workout.ID, origin: Workout.Origin,
    state: Workout.State = .listed
  ) throws(SQLiteError) {
    func bind(_ statement: Statement) throws(SQLiteError) {
      try statement.bind(.integer(id.rawValue), at: 1)
      try statement.bind(.text(slug ?? rows.facts.slug), at: 2)
      try statement.bind(.text(origin.rawValue), at: 3)
      for (index, value) in rows.workout.enumerated() { try statement.bind(value, at: index + 4) }
    }
    if state == .listed {
      try bind(workout)
      try workout.run()
      lull?.count(rows.facts.section)
      try add(rows, id, isNew: true)
    } else {
      let sql = """
        INSERT INTO workout (\(Self.columns), state)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
      try connection.withStatement(sql) { (statement) throws(SQLiteError) in
        try bind(statement)
        try statement.bind(.text(state.rawValue), at: rows.workout.count + 4)
        try statement.run()
      }
      // Neither the list nor search is to know of it.
      try tables.insert(rows, id: id)
    }
  }

  /// Inserts what the list and search need of a workout that is there.
  func insertDerived(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    try add(rows, id, isNew: false)
  }

  private func add(_ rows: WorkoutRows, _ id: Workout.ID, isNew: Bool) throws(SQLiteError) {
    pending.append((id, rows, isNew))
    guard pending.count == Self.batchSize else { return }
    if lull == nil { lull = try UpkeepLull(connection) }
    try fillTables()
  }

  private func fillTables() throws(SQLiteError) {
    for (id, rows, isNew) in pending where isNew { try tables.insertNames(rows, id: id) }
    for (id, rows, isNew) in pending where isNew { try tables.insertMuscles(rows, id: id) }
    for (id, rows, isNew) in pending where isNew { try tables.insertEquipment(rows, id: id) }
    for (id, rows, _) in pending { try tables.list(rows, id: id) }
    for (id, rows, _) in pending { try tables.index(rows, id: id) }
    for (id, rows, _) in pending { try words.insert(rows, id: id) }
    dispose()
  }

  /// Lets go of what is written, on another thread: it takes long, as it does to make it. One batch at a time, lest they
  /// pile up.
  private func dispose() {
    disposal.wait()
    guard pending.count == Self.batchSize else { return pending = [] }
    // Handed over, and not shared: whoever lets go last does the work.
    written.take(&pending)
    pending.reserveCapacity(Self.batchSize)
    DispatchQueue.global(qos: .userInitiated).async(group: disposal) { [written] in written.clear() }
  }

  private typealias Batch = [(id: Workout.ID, rows: WorkoutRows, isNew: Bool)]

  /// A batch that is written.
  private final class Written: Sendable {
    private let batch = Mutex<Batch>([])

    func take(_ other: inout Batch) { batch.withLock { swap(&$0, &other) } }

    func clear() { batch.withLock { $0 = [] } }
  }
}
