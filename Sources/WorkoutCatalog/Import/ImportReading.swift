internal import DataFormats

/// Reads a file to import, record by record, and makes of each what can be made without the catalog.
struct ImportReading {
  /// What a file says next.
  enum Step: Sendable {
    case workout(ReadWorkout, ImportReport.Place)
    case plan(ImportedPlan)
    /// A record of our own files; of a workout with what would be stored of it.
    case own(OwnRecord, WorkoutRows?, ImportReport.Place)
    /// A record that cannot be understood.
    case skip(ImportReport.Place, ImportMessage)
  }

  /// A workout's record with what would be stored of it.
  final class ReadWorkout: Sendable {
    let record: ImportedWorkout
    let checksum: Int64
    /// What a new workout would be, or why it cannot be one.
    let rows: Result<WorkoutRows, StoreError>
    /// The checksums of a new workout's fields.
    let written: [UInt8]
    /// What the record is among the workouts known by heart.
    let match: Matcher.Outcome

    init(_ record: ImportedWorkout, _ matcher: Matcher) {
      self.record = record
      match = matcher.find(record)
      checksum = record.checksum
      rows = Result { () throws(StoreError) in WorkoutRows(try record.facts.checked()) }
      written = (try? rows.get())?.facts.fieldChecksums ?? []
    }
  }

  private let format: ImportFormat
  private let matcher: Matcher
  private var input: ImportInput
  private let handOver: (Result<Step, ImportError>) -> Bool
  private var records = 0

  /// The steps of a file, made ahead on another thread; a failure is the last.
  /// - Parameter head: what was read of it to know what it is.
  static func steps(
    of file: ImportFile, head: [UInt8], _ input: ImportInput, _ matcher: Matcher
  ) -> ReadAhead<Result<Step, ImportError>> {
    ReadAhead { handOver in
      withoutActuallyEscaping(handOver) { handOver in
        var reading = ImportReading(format: file.format, matcher: matcher, input: input, handOver: handOver)
        do throws(Ending) {
          try reading.read(file, head)
        } catch {
          if case .failed(let error) = error { _ = handOver(.failure(error)) }
        }
      }
    }
  }

  /// Why reading ended before the end.
  private enum Ending: Error {
    case failed(ImportError)
    /// Nobody wants more.
    case stopped
  }

  private mutating func read(_ file: ImportFile, _ head: [UInt8]) throws(Ending) {
    if file.format.isCSV { try readCSV(head) } else { try readJSON(file.layout, head) }
  }

  private func say(_ step: Step) throws(Ending) {
    guard handOver(.success(step)) else { throw .stopped }
  }

  private func say(_ outcome: OwnTable.Outcome) throws(Ending) {
    switch outcome.record {
    case .success(let record):
      var rows: WorkoutRows?
      if case .workout(let workout) = record { rows = WorkoutRows(workout.facts) }
      try say(.own(record, rows, outcome.place))
    case .failure(let reason): try say(.skip(outcome.place, reason))
    }
  }

  /// Counts a record; now and then somebody may want to stop.
  private mutating func count() throws(Ending) {
    records += 1
    guard records.isMultiple(of: 1_000) else { return }
    do throws(ImportError) { try input.check(records) } catch { throw .failed(error) }
  }

  private mutating func nextPiece() throws(Ending) -> [UInt8]? {
    do throws(ImportError) { return try input.piece(afterRecords: records) } catch { throw .failed(error) }
  }

  // MARK: JSON

  private mutating func readJSON(_ layout: JSONReader.Layout, _ head: [UInt8]) throws(Ending) {
    var reader = JSONReader(layout)
    var members = JSONObject()
    var hasArray = false
    var piece: [UInt8]? = head
    var isDone = false
    while !isDone {
      if let piece { reader.feed(piece) } else { reader.finish() }
      isDone = piece == nil
      while let event = try next(&reader) {
        switch event {
        case .array: hasArray = true
        case .member(let key, let value):
          members.append(key, value)
          try checkVersion(members)
        case .record(let record):
          hasArray = true
          try take(record)
          try count()
        }
      }
      if !isDone { piece = try nextPiece() }
    }
    // An object by itself is a record by itself.
    if !hasArray { try take(members, in: nil, ImportReport.Place(record: 1, line: 1)) }
  }

  private func next(_ reader: inout JSONReader) throws(Ending) -> JSONReader.Event? {
    do throws(JSONError) { return try reader.next() } catch {
      throw .failed(ImportError(.unreadable, ImportMessage(error)))
    }
  }

  private func checkVersion(_ members: JSONObject) throws(Ending) {
    guard format == .own, let version = members["version"]?.int else { return }
    try checkVersion(version)
  }

  private func checkVersion(_ version: Int) throws(Ending) {
    guard version > OwnRecord.newestVersion else { return }
    throw .failed(
      ImportError(
        .unreadable,
        ImportMessage(
          "it is version \(version) of our format, and this program knows up to \(OwnRecord.newestVersion)",
          "형식의 버전이 \(version)인데 이 프로그램은 \(OwnRecord.newestVersion)까지만 압니다")))
  }

  private func take(_ record: JSONReader.Record) throws(Ending) {
    let place = ImportReport.Place(record: record.index + 1, line: record.line)
    let value: JSONValue
    do throws(JSONError) { value = try record.value.get() } catch {
      return try say(.skip(place, ImportMessage(error)))
    }
    guard let object = value.object else { return try say(.skip(place, .noObject)) }
    try take(object, in: record.array, place)
  }

  private func take(
    _ object: JSONObject, in array: String?, _ place: ImportReport.Place
  ) throws(Ending) {
    if format == .own {
      guard let list = OwnRecord.List(rawValue: array ?? OwnRecord.List.workouts.rawValue) else { return }
      let record = Result { () throws(ImportMessage) in try OwnRecord(object, in: list) }
      return try say(OwnTable.Outcome(record: record, place: place))
    }
    let workout: ImportedWorkout
    do throws(ImportMessage) { workout = try format.workout(object) } catch {
      return try say(.skip(place, error))
    }
    try say(.workout(ReadWorkout(workout, matcher), place))
  }

  // MARK: CSV

  private mutating func readCSV(_ head: [UInt8]) throws(Ending) {
    var reader = CSVReader()
    var hasHeader = false
    var log: TrainingLog?
    var table: OwnTable?
    var piece: [UInt8]? = head
    var isDone = false
    while !isDone {
      if let piece { reader.feed(piece) } else { reader.finish() }
      isDone = piece == nil
      while let row = try next(&reader) {
        guard hasHeader else {
          hasHeader = true
          let header = CSVHeader(row.fields ?? [])
          if format.isLog { log = TrainingLog(format, header) } else { table = OwnTable(header) }
          continue
        }
        try take(row, ImportReport.Place(record: records + 1, line: row.line), &log, &table)
        try count()
      }
      if !isDone { piece = try nextPiece() }
    }
    for outcome in table?.finish() ?? [] { try say(outcome) }
    guard let log else { return }
    for (index, (workout, line)) in log.workouts.enumerated() {
      try say(.workout(ReadWorkout(workout, matcher), ImportReport.Place(record: index + 1, line: line)))
    }
    for plan in log.plans { try say(.plan(plan)) }
  }

  private func next(_ reader: inout CSVReader) throws(Ending) -> CSVReader.Row? {
    do throws(CSVReader.Failure) { return try reader.next() } catch {
      throw .failed(ImportError(.unreadable, ImportMessage(error)))
    }
  }

  private func take(
    _ row: CSVReader.Row, _ place: ImportReport.Place, _ log: inout TrainingLog?, _ table: inout OwnTable?
  ) throws(Ending) {
    guard let fields = row.fields else { return try say(.skip(place, .notUTF8)) }
    if let version = table?.version(fields) { try checkVersion(version) }
    for outcome in table?.add(fields, at: place) ?? [] { try say(outcome) }
    do throws(ImportMessage) { try log?.add(fields, line: row.line) } catch {
      try say(.skip(place, error))
    }
  }
}
