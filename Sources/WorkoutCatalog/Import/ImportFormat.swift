internal import DataFormats

/// What a file to import may be.
public enum ImportFormat: String, CaseIterable, Sendable {
  case freeExerciseDB = "free-exercise-db"
  case wrkout
  case openExerciseDB = "open-exercise-db"
  case exercemus, wger
  case exerciseDB = "exercisedb"
  /// Our own export, as JSON; see `OwnRecord`.
  case own = "json"
  /// Our own export, as CSV; see `OwnRecord`.
  case ownCSV = "csv"
  case strong, hevy
  case fitNotes = "fitnotes"

  /// Whether the file is CSV.
  var isCSV: Bool {
    switch self {
    case .ownCSV, .strong, .hevy, .fitNotes: true
    default: false
    }
  }

  /// Whether the file tells of sets that somebody did, and of exercises by name alone.
  var isLog: Bool {
    switch self {
    case .strong, .hevy, .fitNotes: true
    default: false
    }
  }

  /// What the file's records are remembered under.
  var source: String {
    switch self {
    case .own, .ownCSV: "workout-catalog"
    default: rawValue
    }
  }

  /// The arrays of a JSON object that records stand in.
  static let arrays: Set<String> = Set(
    ["exercises", "exercises_to_merge", "results"] + OwnRecord.List.allCases.map(\.rawValue))

  /// The format of JSON whose first records and other members are these.
  init?(members: JSONObject, array: String?, record: JSONObject?) {
    if members["format"]?.string == OwnRecord.formatName {
      self = .own
    } else if let record, let format = Self.telling(record) {
      self = format
    } else if array == "results", members["count"] != nil {
      self = .wger
    } else {
      return nil
    }
  }

  private static func telling(_ record: JSONObject) -> ImportFormat? {
    if record["translations"] != nil { return .wger }
    if record["exerciseId"] != nil, record["targetMuscles"] != nil { return .exerciseDB }
    if record["primary_muscles"] != nil { return .exercemus }
    if record["modality"] != nil { return .openExerciseDB }
    guard record["primaryMuscles"] != nil else { return nil }
    return record["id"] == nil ? .wrkout : .freeExerciseDB
  }

  /// The format of CSV with a header.
  init?(header: CSVHeader) {
    if header.has("exercisename", "workoutname", "setorder") {
      self = .strong
    } else if header.has("exercisetitle", "title", "setindex") {
      self = .hevy
    } else if header.has("exercise", "date"), header.has("reps") || header.has("kind") {
      self = .fitNotes
    } else if header.has("slug", "nameen", "nameko") {
      self = .ownCSV
    } else {
      return nil
    }
  }
}

/// The first row of a CSV file: which column is what.
struct CSVHeader {
  private let columns: [String: Int]
  /// The number of columns.
  let count: Int

  init(_ fields: [String]) {
    columns = Dictionary(
      fields.enumerated().map { (Folding.compact($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    count = fields.count
  }

  /// The place of a column, by its name.
  func index(of name: String) -> Int? { columns[Folding.compact(name)] }

  /// Whether there are columns of those names, folded.
  func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }

  /// The field of a row in the column of a name, folded; `nil` when it is blank or there is no such column.
  func field(_ name: String, of row: [String]) -> String? {
    guard let column = columns[name], column < row.count else { return nil }
    let text = PlainText.line(row[column])
    return text.isEmpty ? nil : text
  }
}
