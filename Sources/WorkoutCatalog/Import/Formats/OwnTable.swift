internal import DataFormats

/// The catalog's own CSV, read row by row: some records have rows of their own below them.
struct OwnTable {
  /// A record that is whole, or why there is none, and where it begins.
  struct Outcome: Sendable {
    let record: Result<OwnRecord, ImportMessage>
    let place: ImportReport.Place
  }

  /// What a row may be.
  enum RowKind: String {
    case catalog, workout, source, text, review, plan, entry
    case planSource = "plan-source"
    case planSourceEntry = "plan-source-entry"
  }

  /// A record whose rows are not all there yet.
  private struct Open {
    let kind: RowKind
    var object: JSONObject
    let place: ImportReport.Place
    /// The rows below it; of a workout, each source with its texts.
    var parts: [(object: JSONObject, texts: [JSONValue])] = []
  }

  /// Which column of the file each of `OwnColumn.all` is.
  private let columns: [Int?]
  /// The columns with texts of a workout, in files written by hand.
  private let texts: [(kind: WorkoutText.Kind, column: Int)]
  private let kind: Int?
  private let version: Int?
  private let width: Int
  private var open: Open?

  /// The table that begins with a row of names.
  init(_ header: CSVHeader) {
    columns = OwnColumn.all.map { header.index(of: $0.name) }
    texts = WorkoutText.Kind.allCases.compactMap { kind in header.index(of: kind.rawValue).map { (kind, $0) }
    }
    kind = header.index(of: "kind")
    version = header.index(of: "version")
    width = header.count
  }

  /// The version of the format that a row tells; `nil` of any other row.
  func version(_ fields: [String]) -> Int? {
    guard let kind, let version, fields.count == width, fields[kind] == RowKind.catalog.rawValue else {
      return nil
    }
    return Int(fields[version])
  }

  /// Takes a row.
  /// - Returns: the records that it ends, or is.
  mutating func add(_ fields: [String], at place: ImportReport.Place) -> [Outcome] {
    guard fields.count == width else {
      return finish() + [Outcome(record: .failure(.fields(fields.count, of: width)), place: place)]
    }
    let name = kind.map { PlainText.line(fields[$0]) } ?? ""
    // What a later version may add is passed over.
    guard let kind = name.isEmpty ? .workout : RowKind(rawValue: name) else { return finish() }
    let object = object(fields)
    let (parent, last) = (open?.kind, (open?.parts.count ?? 0) - 1)
    switch kind {
    case .catalog: return finish()
    case .workout, .review, .plan, .planSource:
      let ended = finish()
      open = Open(kind: kind, object: object, place: place)
      return ended
    case .source where parent == .workout && isOfOpen(object, "slug"),
      .entry where parent == .plan && isOfOpen(object, "plan"),
      .planSourceEntry where parent == .planSource:
      open?.parts.append((object, []))
    case .text where parent == .workout && isOfOpen(object, "slug") && last >= 0:
      open?.parts[last].texts.append(.object(object))
    case .source, .text, .entry, .planSourceEntry:
      return [Outcome(record: .failure(.orphan(kind.rawValue)), place: place)]
    }
    return []
  }

  /// Ends the table.
  mutating func finish() -> [Outcome] {
    guard let open else { return [] }
    self.open = nil
    var object = open.object
    let list: OwnRecord.List
    switch open.kind {
    case .review: list = .reviews
    case .plan:
      list = .plans
      object.append("name", object["plan"] ?? .null)
      let entries = open.parts.map { part in
        var entry = part.object
        entry.append("workout", entry["slug"] ?? .null)
        return JSONValue.object(entry)
      }
      object.append("entries", .array(entries))
    case .planSource:
      list = .planSources
      object.append("entries", .array(open.parts.compactMap { $0.object["id"] }))
    default:
      list = .workouts
      let sources = open.parts.map { part in
        var source = part.object
        source.append("texts", .array(part.texts))
        return JSONValue.object(source)
      }
      object.append("sources", .array(sources))
    }
    let record = Result { () throws(ImportMessage) in try OwnRecord(object, in: list) }
    return [Outcome(record: record, place: open.place)]
  }

  private func isOfOpen(_ object: JSONObject, _ key: String) -> Bool {
    object.text(key) == open?.object.text(key)
  }

  /// A row as the record's JSON would be.
  private func object(_ fields: [String]) -> JSONObject {
    var object = JSONObject()
    var members: [String: JSONObject] = [:]
    for (column, index) in zip(OwnColumn.all, columns) {
      guard let index, !fields[index].isEmpty else { continue }
      let value = column.value(fields[index])
      if column.group.isEmpty {
        object.append(column.key, value)
      } else {
        members[column.group, default: JSONObject()].append(column.key, value)
      }
    }
    // An export says all of a workout: what is blank in it is nothing.
    if kind != nil {
      members["settings"] = members["settings"] ?? JSONObject()
      if object["equipment"] == nil { object.append("equipment", .array([])) }
    }
    for (group, member) in members { object.append(group, .object(member)) }
    let texts = texts.flatMap { kind, column in
      PlainText.block(CSVWriter.unguarded(fields[column])).split(separator: "\n").map { line in
        var text = JSONObject()
        text.append("kind", .string(kind.rawValue))
        text.append("language", .string(Language(of: String(line)).rawValue))
        text.append("text", .string(String(line)))
        return JSONValue.object(text)
      }
    }
    if !texts.isEmpty { object.append("texts", .array(texts)) }
    return object
  }
}

extension ImportMessage {
  /// A row that stands below another one, and does not.
  fileprivate static func orphan(_ kind: String) -> ImportMessage {
    ImportMessage("its row above is missing (\(kind))", "이 행이 딸린 윗행이 없습니다 (\(kind))")
  }
}
