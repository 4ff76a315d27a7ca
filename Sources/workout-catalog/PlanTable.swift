import DataFormats
import TerminalUI
import WorkoutCatalog

/// A plan as CSV (RFC 4180), with a line for each entry. What a terminal would obey is a visible mark, as in all that is
/// printed, so that an entry is one line and the other way round. Names of columns and vocabulary are the same in every language.
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

  /// The text, in UTF-8.
  var text: [UInt8] {
    var csv = CSVWriter()
    csv.row(Self.columns)
    for (index, entry) in plan.entries.enumerated() {
      let settings = entry.settings
      func number(_ figure: Int?) -> String { figure.map(String.init) ?? "" }
      csv.row([
        number(index + 1), number(plan.supersetNumbers[index]),
        Self.cell(entry.workout.name(in: language)), Self.cell(entry.workout.slug),
        number(settings.sets), number(settings.reps), number(settings.repsMax), settings.weight?.text ?? "",
        number(settings.seconds), settings.distance?.text ?? "", number(settings.rest),
        (settings.techniques ?? []).map(\.rawValue).joined(separator: " "),
        Self.cell(settings.note ?? ""), entry.isDone ? "1" : "0",
      ])
    }
    return csv.take()
  }

  private static func cell(_ text: String) -> String { CSVWriter.guarded(DisplayText.neutralized(text)) }
}
