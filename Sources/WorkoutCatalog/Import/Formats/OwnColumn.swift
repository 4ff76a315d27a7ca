internal import DataFormats

/// A column of the catalog's own CSV, and the member of a record's JSON that stands in it.
struct OwnColumn: Sendable {
  enum Kind: Sendable {
    /// A text; a number; `1` or `0`.
    case text, number, truth
    /// Texts, a line for each.
    case lines
    /// Words, parted by spaces, or `none`.
    case words
  }

  let name: String
  /// The object that the member is in; empty for the record itself.
  let group: String
  let key: String
  let kind: Kind

  private init(_ name: String, _ key: String, in group: String = "", _ kind: Kind = .text) {
    (self.name, self.group, self.key, self.kind) = (name, group, key, kind)
  }

  /// The columns behind `kind` and `version`.
  static let all: [OwnColumn] =
    [
      OwnColumn("slug", "slug"), OwnColumn("name_en", "en", in: "names"),
      OwnColumn("name_ko", "ko", in: "names"), OwnColumn("aliases", "aliases", .lines),
      OwnColumn("primary_muscles", "primaryMuscles", .lines),
      OwnColumn("secondary_muscles", "secondaryMuscles", .lines),
      OwnColumn("equipment", "equipment", .lines), OwnColumn("category", "category"),
      OwnColumn("force", "force"), OwnColumn("mechanic", "mechanic"), OwnColumn("level", "level"),
      OwnColumn("measurement", "measurement"), OwnColumn("section", "section"),
      OwnColumn("familiarity", "familiarity", .number), OwnColumn("rank", "rank", .number),
      OwnColumn("origin", "origin"), OwnColumn("state", "state"), OwnColumn("edits", "edits", .lines),
      OwnColumn("favourite", "isFavourite", .truth), OwnColumn("opened", "opened", .number),
    ] + figures("default", in: "settings")
    + [OwnColumn("default_meters", "meters", in: "settings", .number)]
    + figures("own", in: "own")
    + [
      OwnColumn("own_measurement", "measurement", in: "own"), OwnColumn("own_weight", "weight", in: "own"),
      OwnColumn("own_distance", "distance", in: "own"),
      OwnColumn("own_techniques", "techniques", in: "own", .words),
      OwnColumn("own_note", "note", in: "own"),
      OwnColumn("source", "source"), OwnColumn("source_id", "id"), OwnColumn("checksum", "checksum"),
      OwnColumn("joined", "isJoined", .truth), OwnColumn("written", "written"),
      OwnColumn("text_kind", "kind"), OwnColumn("language", "language"), OwnColumn("text", "text"),
      OwnColumn("candidate", "candidate"), OwnColumn("different", "isDifferent", .truth),
      OwnColumn("plan", "plan"), OwnColumn("joins_previous", "joinsPrevious", .truth),
      OwnColumn("done", "isDone", .truth),
    ]

  private static func figures(_ prefix: String, in group: String) -> [OwnColumn] {
    [("sets", "sets"), ("reps", "reps"), ("reps_max", "repsMax"), ("seconds", "seconds"), ("rest", "rest")]
      .map { OwnColumn("\(prefix)_\($0)", $1, in: group, .number) }
  }

  /// Where in `all` a member's column is, by its object and its key.
  static let indices: [String: [String: Int]] = {
    var indices: [String: [String: Int]] = [:]
    for (index, column) in all.enumerated() { indices[column.group, default: [:]][column.key] = index }
    return indices
  }()
}

// MARK: Cells

extension OwnColumn {
  /// The cell that holds a member's value; empty for what a cell cannot hold.
  func cell(_ value: JSONValue) -> String {
    switch (kind, value) {
    case (.text, .string(let text)): CSVWriter.guarded(Self.escaped(text))
    case (.number, .number(let number)): CSVWriter.guarded(number)
    case (.truth, .bool(let bool)): bool ? "1" : "0"
    case (.lines, .array(let values)):
      CSVWriter.guarded(
        values.compactMap(\.string).map { Self.escaped($0, isLine: true) }.joined(separator: "\n"))
    case (.words, .array(let values)):
      values.isEmpty ? "none" : values.compactMap(\.string).joined(separator: " ")
    default: ""
    }
  }

  /// The value that a cell holds, which is not empty.
  func value(_ cell: String) -> JSONValue {
    let cell = CSVWriter.unguarded(cell)
    switch kind {
    case .text: return .string(Self.unescaped(cell))
    case .number: return .number(PlainText.line(cell))
    case .truth: return .bool(PlainText.line(cell) == "1")
    case .lines:
      return .array(cell.unicodeScalars.split(separator: "\n").map { .string(Self.unescaped(String($0))) })
    case .words:
      return .array(cell == "none" ? [] : cell.split(separator: " ").map { .string(String($0)) })
    }
  }

  /// A text without what a reader of CSV may take for something else, or a terminal obey.
  private static func escaped(_ text: String, isLine: Bool = false) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") || $0 >= 0x7F }) else {
      return text
    }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
      case "\n" where isLine: escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\n", "\t": escaped.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        escaped.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else { plain.append(scalar); continue }
      switch next {
      case "\\": plain.append("\\")
      case "r": plain.append("\r")
      case "n": plain.append("\n")
      case "u":
        guard rest.dropFirst().first == "{", let end = rest.prefix(12).firstIndex(of: "}"),
          let code = UInt32(String(rest[..<end].dropFirst(2)), radix: 16),
          let hidden = Unicode.Scalar(code)
        else { plain.append(scalar); continue }
        plain.append(hidden)
        rest = rest[end...]
      default: plain.append(scalar); continue
      }
      rest.removeFirst()
    }
    return String(plain)
  }
}
