internal import DataFormats
internal import SQLite

extension WorkoutStore {
  /// What the catalog holds at this moment, written so that an import gives it again: in any catalog, an empty one too.
  /// - Parameters:
  ///   - scope: what of it.
  ///   - format: how it is written.
  /// - Throws: `StoreError` when the catalog cannot be read.
  public func export(
    _ scope: ExportScope = .all, as format: ExportFormat = .json
  ) throws(StoreError) -> CatalogExport {
    try CatalogExport(self, scope, format)
  }
}

/// A text that a catalog is written as, piece by piece: in memory for one record, whatever the catalog's size.
///
/// ```swift
/// let export = try store.export(.custom, as: .csv)
/// while let piece = try export.next() { try output.write(piece) }
/// ```
///
/// All of it is of the moment when the export began; what others write meanwhile is not in it.
public final class CatalogExport {
  /// About how many bytes a piece has.
  private static let pieceSize = 1 << 16

  private let path: String
  private let reading: ExportReading
  private var text: ExportText

  fileprivate init(
    _ store: WorkoutStore, _ scope: ExportScope, _ format: ExportFormat
  ) throws(StoreError) {
    path = store.path
    text = ExportText(format)
    reading = try WorkoutStore.mapping(path) { () throws(SQLiteError) in
      try ExportReading(try store.connectForReading(), scope)
    }
  }

  /// The next piece of the text, in UTF-8; `nil` after the end.
  /// - Complexity: O(*n*) in the piece's length, and O(log *m*) in the catalog's size for each record.
  public func next() throws(StoreError) -> [UInt8]? {
    while text.count < Self.pieceSize, !text.isEnded {
      if let record = try WorkoutStore.mapping(path, { () throws(SQLiteError) in try reading.next() }) {
        text.append(record)
      } else {
        text.end()
      }
    }
    let piece = text.take()
    return piece.isEmpty ? nil : piece
  }
}

/// The text of an export as it grows.
private struct ExportText {
  private let format: ExportFormat
  private var csv = CSVWriter()
  private var json: [UInt8] = []
  /// The JSON's list that is open, and whether it has a record yet.
  private var list = OwnRecord.List.workouts
  private var isListEmpty = true
  private(set) var isEnded = false

  init(_ format: ExportFormat) {
    self.format = format
    switch format {
    case .json:
      append(
        "{\"format\": \"\(OwnRecord.formatName)\", \"version\": \(OwnRecord.newestVersion),\n\"workouts\": [")
    case .csv: OwnTable.writeHead(to: &csv)
    }
  }

  /// How many bytes were written since the last were taken.
  var count: Int { csv.count + json.count }

  mutating func append(_ record: OwnRecord) {
    if format == .csv { return OwnTable.write(record, to: &csv) }
    if record.list != list {
      append("\n],\n\"\(record.list.rawValue)\": [")
      (list, isListEmpty) = (record.list, true)
    }
    append(isListEmpty ? "\n  " : ",\n  ")
    isListEmpty = false
    var writer = JSONWriter()
    writer.value(.object(record.object))
    json += writer.take()
  }

  mutating func end() {
    isEnded = true
    if format == .json { append("\n]}\n") }
  }

  mutating func take() -> [UInt8] {
    guard format == .json else { return csv.take() }
    defer { json = [] }
    return json
  }

  private mutating func append(_ text: String) { json += text.utf8 }
}
