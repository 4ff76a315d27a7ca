internal import SQLite
internal import Synchronization

extension WorkoutStore {
  /// Brings a file of workouts, or a training log, into the catalog: all of what can be read of it, or nothing.
  ///
  /// A record that was brought in before stays the workout that it was, whatever either is called; one that is surely a
  /// workout of the catalog is joined with it: its name becomes an alias, its texts are added, nothing is replaced.
  /// What a person changed stays.
  /// - Parameters:
  ///   - format: what the file is; `nil` to see by its content.
  ///   - isRehearsal: whether only the report is wanted, and nothing is written.
  ///   - next: gives the pieces of the file, and `nil` at its end.
  ///   - isStopped: told how far it is, at each piece and every thousand records; `true` stops it.
  /// - Returns: what came of it.
  /// - Throws: `ImportError`; nothing was changed then.
  /// - Complexity: O(*n* log *m*) for *n* records in a catalog of *m*, in memory for one record.
  public func importWorkouts(
    format: ImportFormat? = nil, isRehearsal: Bool = false,
    from next: @escaping @Sendable () throws(ImportError) -> [UInt8]?,
    isStopped: @escaping @Sendable (ImportProgress) -> Bool = { _ in false }
  ) throws(ImportError) -> ImportReport {
    // Out of the transaction, so that nobody waits for a file that does not come.
    var input = ImportInput(next: next, isStopped: isStopped)
    let (file, head) = try input.identify(format)
    let start = input
    let outcome = Mutex<Result<ImportReport, ImportError>?>(nil)
    do throws(StoreError) {
      try write { (connection) throws(SQLiteError) in
        let result = try Self.run(connection, file, head, start)
        outcome.withLock { $0 = result }
        // Whatever is not to stay is rolled back.
        if isRehearsal { throw .rolledBack }
        if case .failure = result { throw .rolledBack }
      }
    } catch {
      guard let result = outcome.withLock({ $0 }) else { throw ImportError(error) }
      if case .success = result, !isRehearsal { throw ImportError(error) }
      return try result.get()
    }
    guard let result = outcome.withLock({ $0 }) else { return ImportReport(format: file.format) }
    return try result.get()
  }

  private static func run(
    _ connection: Connection, _ file: ImportFile, _ head: [UInt8], _ input: ImportInput
  ) throws(SQLiteError) -> Result<ImportReport, ImportError> {
    // The pages of a large file's indexes; a catalog is else read and written in a few.
    try connection.execute("PRAGMA cache_size = -49152")
    defer { try? connection.execute("PRAGMA cache_size = -4096") }
    return try WorkoutInsertion.perform(on: connection) { (insertion) throws(SQLiteError) in
      let run = try ImportRun(connection, file.format, insertion)
      // Our own records say themselves which workouts they are.
      let matcher = file.format == .own ? Matcher() : try Matcher(connection)
      for step in ImportReading.steps(of: file, head: head, input, matcher) {
        switch step {
        case .success(let step): try run.take(step)
        case .failure(let error): return .failure(error)
        }
      }
      return run.report.result
    }
  }

  /// A slug that no workout has, in place of one that is taken: that with a number behind it, or with the id.
  static func freeSlug(
    like wanted: String, fallback id: Workout.ID, _ connection: Connection
  ) throws(SQLiteError) -> String {
    for number in 2...8 {
      let slug = "\(wanted)-\(number)"
      if try !hasSlug(slug, connection) { return slug }
    }
    // Many of one name: counting up for each would take longer and longer.
    return try freeSlug("\(wanted)-\(id.rawValue)", connection)
  }
}

extension SQLiteError {
  /// What ends a transaction whose changes are not to stay.
  fileprivate static var rolledBack: SQLiteError { SQLiteError(code: 4, message: "rolled back") }
}
