internal import DataFormats
internal import SQLite

/// The pieces of a file, as they come.
struct ImportInput: Sendable {
  let next: @Sendable () throws(ImportError) -> [UInt8]?
  let isStopped: @Sendable (ImportProgress) -> Bool
  private(set) var bytes = 0

  init(
    next: @escaping @Sendable () throws(ImportError) -> [UInt8]?,
    isStopped: @escaping @Sendable (ImportProgress) -> Bool
  ) {
    (self.next, self.isStopped) = (next, isStopped)
  }

  /// The next piece; `nil` at the end.
  mutating func piece(afterRecords records: Int) throws(ImportError) -> [UInt8]? {
    try check(records)
    guard let piece = try next() else { return nil }
    bytes += piece.count
    return piece
  }

  func check(_ records: Int) throws(ImportError) {
    guard isStopped(ImportProgress(records: records, bytes: bytes)) else { return }
    throw ImportError(.stopped, ImportMessage("stopped; nothing was changed", "멈췄습니다. 아무것도 바뀌지 않았습니다"))
  }

  /// Reads enough of a file to know what it is.
  mutating func identify(_ format: ImportFormat?) throws(ImportError) -> (file: ImportFile, head: [UInt8]) {
    var head: [UInt8] = []
    var isWhole = false
    // Each look begins at the start, so the next one waits for twice as much.
    var wanted = 1 << 16
    while true {
      while !isWhole, head.count < wanted {
        if let piece = try piece(afterRecords: 0) { head += piece } else { isWhole = true }
      }
      switch ImportFile.look(at: head, isWhole: isWhole, format: format) {
      case .found(let file): return (file, head)
      case .unknown(let reason): throw ImportError(.unreadable, reason)
      case .more: wanted = head.count * 2
      }
    }
  }
}

extension ImportRun {
  /// Reads a file to its end.
  /// - Parameters:
  ///   - head: what was read of it to know what it is.
  ///   - path: the database's, for errors.
  func read(
    _ file: ImportFile, head: [UInt8], _ input: inout ImportInput, path: String
  ) throws(ImportError) {
    if file.format.isCSV {
      try readCSV(head, &input, path)
    } else {
      try readJSON(file.layout, head, &input, path)
    }
    let isEmpty = report.added + report.updated + report.unchanged + report.matched + report.plans == 0
    if isEmpty, let first = report.skips.first {
      throw ImportError(
        .unreadable,
        ImportMessage(
          "no record of it can be read; of the first, on line \(first.place.line), \(first.reason)",
          "읽을 수 있는 기록이 없습니다. 첫 기록(\(first.place.line)번째 줄): \(first.reason.text(in: .korean))"))
    }
  }

  private func store(_ path: String, _ body: () throws(SQLiteError) -> Void) throws(ImportError) {
    do throws(SQLiteError) { try body() } catch { throw ImportError(StoreError(error, path: path)) }
  }

  private func readJSON(
    _ layout: JSONReader.Layout, _ head: [UInt8], _ input: inout ImportInput, _ path: String
  ) throws(ImportError) {
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
          let place = ImportReport.Place(record: record.index + 1, line: record.line)
          try take(record, place, path)
          if report.read.isMultiple(of: 1_000) { try input.check(report.read) }
        }
      }
      if !isDone { piece = try input.piece(afterRecords: report.read) }
    }
    // An object by itself is a record by itself.
    if !hasArray { try take(members, ImportReport.Place(record: 1, line: 1), path) }
  }

  private func next(_ reader: inout JSONReader) throws(ImportError) -> JSONReader.Event? {
    do throws(JSONError) { return try reader.next() } catch {
      throw ImportError(.unreadable, ImportMessage(error))
    }
  }

  private func checkVersion(_ members: JSONObject) throws(ImportError) {
    guard format == .own, let version = members["version"]?.int, version > OwnRecord.newestVersion else {
      return
    }
    throw ImportError(
      .unreadable,
      ImportMessage(
        "it is version \(version) of our format, and this program knows up to \(OwnRecord.newestVersion)",
        "형식의 버전이 \(version)인데 이 프로그램은 \(OwnRecord.newestVersion)까지만 압니다"))
  }

  private func take(
    _ record: JSONReader.Record, _ place: ImportReport.Place, _ path: String
  ) throws(ImportError) {
    let value: JSONValue
    do throws(JSONError) { value = try record.value.get() } catch {
      return report.skip(place, ImportMessage(error))
    }
    guard let object = value.object else { return report.skip(place, .noObject) }
    guard format == .own, record.array == "plans" else { return try take(object, place, path) }
    let plan: ImportedPlan
    do throws(ImportMessage) { plan = try OwnRecord.plan(object) } catch { return report.skip(place, error) }
    try store(path) { () throws(SQLiteError) in try take(plan) }
  }

  private func take(
    _ object: JSONObject, _ place: ImportReport.Place, _ path: String
  ) throws(ImportError) {
    let workout: ImportedWorkout
    do throws(ImportMessage) { workout = try format.workout(object) } catch {
      return report.skip(place, error)
    }
    try store(path) { () throws(SQLiteError) in try take(workout, at: place) }
  }

  private func readCSV(_ head: [UInt8], _ input: inout ImportInput, _ path: String) throws(ImportError) {
    var reader = CSVReader()
    var header: CSVHeader?
    var log: TrainingLog?
    var rows = 0
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
        rows += 1
        let place = ImportReport.Place(record: rows, line: row.line)
        try take(row, place, known, &log, path)
        if rows.isMultiple(of: 1_000) { try input.check(rows) }
      }
      if !isDone { piece = try input.piece(afterRecords: rows) }
    }
    guard let log else { return }
    for (index, (workout, line)) in log.workouts.enumerated() {
      let place = ImportReport.Place(record: index + 1, line: line)
      try store(path) { () throws(SQLiteError) in try take(workout, at: place) }
    }
    for plan in log.plans { try store(path) { () throws(SQLiteError) in try take(plan) } }
  }

  private func next(_ reader: inout CSVReader) throws(ImportError) -> CSVReader.Row? {
    do throws(CSVReader.Failure) { return try reader.next() } catch {
      throw ImportError(.unreadable, ImportMessage(error))
    }
  }

  private func take(
    _ row: CSVReader.Row, _ place: ImportReport.Place, _ header: CSVHeader, _ log: inout TrainingLog?,
    _ path: String
  ) throws(ImportError) {
    guard let fields = row.fields else { return report.skip(place, .notUTF8) }
    var workout: ImportedWorkout?
    do throws(ImportMessage) {
      if log != nil {
        try log?.add(fields, line: row.line)
      } else {
        guard fields.count == header.count else { throw .fields(fields.count, of: header.count) }
        workout = try OwnRecord.workout(fields, header)
      }
    } catch { return report.skip(place, error) }
    guard let workout else { return }
    try store(path) { () throws(SQLiteError) in try take(workout, at: place) }
  }
}
