import WorkoutCatalog

/// A plan as CSV (RFC 4180), with a line for each entry. Names of columns and vocabulary are the same in every language.
struct PlanTable {
  private static let columns = [
    "number", "superset", "name", "slug", "sets", "reps", "reps_max", "weight", "seconds", "distance", "rest",
    "techniques", "note", "done",
  ]

  private let plan: Plan
  private let language: Language

  /// A plan with names in a language.
  init(_ plan: Plan, language: Language) {
    self.plan = plan
    self.language = language
  }

  /// The text, each line ended by CR LF.
  var text: String {
    var lines = [Self.columns]
    for (index, entry) in plan.entries.enumerated() {
      let settings = entry.settings
      func number(_ figure: Int?) -> String { figure.map(String.init) ?? "" }
      lines.append([
        number(index + 1), number(plan.supersetNumbers[index]),
        Self.defused(entry.workout.name(in: language)), Self.defused(entry.workout.slug),
        number(settings.sets), number(settings.reps), number(settings.repsMax), settings.weight?.text ?? "",
        number(settings.seconds), settings.distance?.text ?? "", number(settings.rest),
        (settings.techniques ?? []).map(\.rawValue).joined(separator: " "),
        Self.defused(settings.note ?? ""), entry.isDone ? "1" : "0",
      ])
    }
    return lines.map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell that no spreadsheet runs as a formula: one that would begin as such has an apostrophe before it, which
  /// spreadsheets take for "this is text". (OWASP, "CSV Injection".) Full-width signs are taken for plain ones by
  /// some.
  static func defused(_ cell: String) -> String {
    guard let first = cell.unicodeScalars.first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) else {
      return cell
    }
    return "'" + cell
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.unicodeScalars.contains { "\",\r\n\t".unicodeScalars.contains($0) }
    guard needsQuotes || cell.first == " " || cell.last == " " else { return cell }
    let doubled = cell.unicodeScalars.reduce(into: "") { text, scalar in
      text.unicodeScalars.append(scalar)
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
    }
    return "\"\(doubled)\""
  }
}
