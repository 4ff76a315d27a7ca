import TerminalUI
import WorkoutCatalog

/// A plan in Markdown, with the checkboxes that GitHub and most note-taking programs know.
struct PlanMarkdown {
  /// What marks something up in the midst of a line; no text stands at the beginning of one.
  private static let marks: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "!", "$",
  ]

  private let plan: Plan
  private let language: Language

  /// A plan with names in a language.
  init(_ plan: Plan, language: Language) {
    self.plan = plan
    self.language = language
  }

  /// The text, ended by a line feed.
  var text: String {
    var lines = ["# " + Self.escaped(plan.name)]
    let places = plan.supersetPlaces
    if !plan.entries.isEmpty { lines.append("") }
    for (entry, place) in zip(plan.entries, places) {
      let superset = Text("Superset", "슈퍼세트")[language]
      if place == .first { lines.append("- \(superset)") }
      let indent = place == nil ? "" : "  "
      let texts = [
        entry.workout.name(in: language), entry.summary(in: language), entry.settings.note ?? "",
      ].filter { !$0.isEmpty }.map(Self.escaped)
      lines.append("\(indent)- [\(entry.isDone ? "x" : " ")] \(texts.joined(separator: ", "))")
    }
    let shares = plan.coverage.shares
    if !shares.isEmpty {
      lines += [
        "", "| \(Text("Muscle", "근육")[language]) | \(Text("Sets", "세트")[language]) |", "| --- | ---: |",
      ]
      lines += shares.map { "| \($0.muscle.name(in: language)) | \($0.sets) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in one line, in which no character marks anything up.
  static func escaped(_ text: String) -> String {
    DisplayText.neutralized(text).reduce(into: "") { escaped, character in
      if marks.contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }
}
