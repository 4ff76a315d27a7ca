internal import DataFormats

extension OwnTable {
  /// Writes the names of the columns, and the version.
  static func writeHead(to csv: inout CSVWriter) {
    csv.row(["kind", "version"] + OwnColumn.all.map(\.name))
    let blanks = [String](repeating: "", count: OwnColumn.all.count)
    csv.row([RowKind.catalog.rawValue, "\(OwnRecord.newestVersion)"] + blanks)
  }

  /// Writes the rows of a record.
  static func write(_ record: OwnRecord, to csv: inout CSVWriter) {
    let object = record.object
    switch record {
    case .workout:
      write(.workout, object, to: &csv)
      for source in object.objects("sources") {
        write(.source, source, with: [("slug", object["slug"])], to: &csv)
        for text in source.objects("texts") {
          write(.text, text, with: [("slug", object["slug"])], to: &csv)
        }
      }
    case .review: write(.review, object, to: &csv)
    case .plan:
      write(.plan, JSONObject(), with: [("plan", object["name"])], to: &csv)
      for entry in object.objects("entries") {
        write(.entry, entry, with: [("plan", object["name"]), ("slug", entry["workout"])], to: &csv)
      }
    case .planSource:
      write(.planSource, object, to: &csv)
      for id in object.texts("entries") {
        write(.planSourceEntry, JSONObject(), with: [("id", .string(id))], to: &csv)
      }
    }
  }

  private static func write(
    _ kind: RowKind, _ object: JSONObject, with more: [(key: String, value: JSONValue?)] = [],
    to csv: inout CSVWriter
  ) {
    var cells = [String](repeating: "", count: OwnColumn.all.count + 2)
    cells[0] = kind.rawValue
    func fill(_ group: String, _ key: String, _ value: JSONValue) {
      guard let index = OwnColumn.indices[group]?[key] else { return }
      cells[index + 2] = OwnColumn.all[index].cell(value)
    }
    for (key, value) in object.members {
      if case .object(let inner) = value {
        for (innerKey, innerValue) in inner.members { fill(key, innerKey, innerValue) }
      } else {
        fill("", key, value)
      }
    }
    for (key, value) in more { if let value { fill("", key, value) } }
    csv.row(cells)
  }
}
