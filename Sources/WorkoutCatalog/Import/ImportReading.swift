internal import DataFormats

/// Reads a file to import, record by record, and makes of each what can be made without the catalog.
struct ImportReading {
  /// What a file says next.
  enum Step: Sendable {
    case workout(ReadWorkout, ImportReport.Place)
    case plan(ImportedPlan)
    /// A record that cannot be understood.
    case skip(ImportReport.Place, ImportMessage)
  }

  /// A workout's record with what would be stored of it.
  struct ReadWorkout: Sendable {
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
    if !hasArray { try take(members, ImportReport.Place(record: 1, line: 1)) }
  }

  private func next(_ reader: inout JSONReader) throws(Ending) -> JSONReader.Event? {
    do throws(JSONError) { return try reader.next() } catch {
      throw .failed(ImportError(.unreadable, ImportMessage(error)))
    }
  }

  private func checkVersion(_ members: JSONObject) throws(Ending) {
    guard format == .own, let version = members["version"]?.int, version > OwnRecord.newestVersion else {
      return
    }
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
    guard format == .own, record.array == "plans" else { return try take(object, place) }
    let plan: ImportedPlan
    do throws(ImportMessage) { plan = try OwnRecord.plan(object) } catch {
      return try say(.skip(place, error))
    }
    try say(.plan(plan))
  }

  private func take(_ object: JSONObject, _ place: ImportReport.Place) throws(Ending) {
    let workout: ImportedWorkout
    do throws(ImportMessage) { workout = try format.workout(object) } catch {
      return try say(.skip(place, error))
    }
    try say(.workout(ReadWorkout(workout, matcher), place))
  }

  // MARK: CSV

  private mutating func readCSV(_ head: [UInt8]) throws(Ending) {
    var reader = CSVReader()
    var header: CSVHeader?
    var log: TrainingLog?
    var piece: [UInt8]? = head
    var isDone = false
    while !isDone {
      if let piece { reader.feed(piece) } else { reader.finish() }
      isDone = piece == nil
      while let row = try next(&reader) {
        guard let known = header else {
          let found = CSVHeader(row.fields ?? [])
          header = found
          if format.isLog { log = TrainingLog(format, found) }
          continue
        }
        try take(row, ImportReport.Place(record: records + 1, line: row.line), known, &log)
        try count()
      }
      if !isDone { piece = try nextPiece() }
    }
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
    _ row: CSVReader.Row, _ place: ImportReport.Place, _ header: CSVHeader, _ log: inout TrainingLog?
  ) throws(Ending) {
    guard let fields = row.fields else { return try say(.skip(place, .notUTF8)) }
    var workout: ImportedWorkout?
    do throws(ImportMessage) {
      if log != nil {
        try log?.add(fields, line: row.line)
      } else {
        guard fields.count == header.count else { throw .fields(fields.count, of: header.count) }
        workout = try OwnRecord.workout(fields, header)
      }
    } catch { return try say(.skip(place, error)) }
    if let workout { try say(.workout(ReadWorkout(workout, matcher), place)) }
  }
}
