import WorkoutCatalog

/// An option of the command line: what is parsed, helped and completed, all from this one description.
struct Option: Sendable {
  /// The long name, without its dashes.
  enum Name: String, Sendable, CaseIterable {
    case accessible, category, database, equipment, help, json, lang, level, limit, mouse, muscle, plain, plan
    case theme, version, workout
    case alias, english, force, korean, measurement, mechanic, secondary, yes
    case distance, favourite, note, reps, reset, rest, seconds, sets, weight
    case removeAlias = "remove-alias"
    case noFavourite = "no-favourite"
    case format, only, review
    case dryRun = "dry-run"
    case rebuild, replace, salvage
    case apart, `as`, at, entry, to, undo

    /// The name as it is typed.
    var typed: String { "--" + rawValue }
  }

  /// How often an option may be given.
  enum Occurrence: Sendable {
    /// The last one counts.
    case once
    /// Each one counts.
    case repeated
    /// Each one counts, and so do the words that follow it: `--workout squat deadlift`.
    case gathering
  }

  /// The long name.
  let name: Name
  /// The one-letter name.
  var short: Character?
  /// What the option's value is; `nil` when it has none.
  var value: Value?
  /// How often it may be given.
  var occurrence = Occurrence.once
  /// Whether `-` as its value clears what it sets.
  var canClear = false
  /// Whether the command cannot do without it.
  var isRequired = false
  /// What it does: a phrase for the help.
  let help: Text

  /// How the option is typed: `--limit N`.
  var typed: String { name.typed + (value.map { " " + $0.placeholder } ?? "") }

  /// How the option stands in a command's usage: `[--limit N]`, with `...` when it may be repeated, without
  /// brackets when it is required.
  var usage: String {
    let (open, close) = isRequired ? ("", "") : ("[", "]")
    return switch occurrence {
    case .once: open + typed + close
    case .repeated: open + typed + close + "..."
    case .gathering: open + typed + "..." + close
    }
  }
}

/// What a word of the command line stands for: how it is checked, and what completion offers for it.
enum Value: Sendable {
  case file, newFile, language, theme, shell, count, query, workout, plan, planFormat
  case muscle, equipment, category, level
  case name, force, mechanic, measurement
  case format, exportFormat, scope, figure, repetitions, weight, duration, distance, note

  /// What clears an option that can be cleared.
  static let nothing = "-"

  /// What stands for it in help and usage.
  var placeholder: String {
    switch self {
    case .language, .planFormat, .exportFormat, .scope: choices.joined(separator: "|")
    case .theme: "THEME"
    case .shell: "SHELL"
    case .file: "FILE"
    case .newFile: "NEW_FILE"
    case .count: "N"
    case .query: "QUERY"
    case .workout: "NAME_OR_SLUG"
    case .plan: "NAME"
    case .muscle: "M"
    case .equipment: "E"
    case .category: "C"
    case .level: "L"
    case .name: "NAME"
    case .format: "FORMAT"
    case .force: "F"
    case .mechanic: "MECHANIC"
    case .measurement: "MEASUREMENT"
    case .figure: "N"
    case .repetitions: "REPS"
    case .weight: "WEIGHT"
    case .duration: "TIME"
    case .distance: "DISTANCE"
    case .note: "TEXT"
    }
  }

  /// The few words of which it has to be one; none where it may be another.
  var choices: [String] {
    switch self {
    case .language: Language.allCases.map(\.rawValue)
    case .theme: ThemeName.allCases.map(\.rawValue)
    case .shell: Shell.allCases.map(\.rawValue)
    case .planFormat: PlanFormat.allCases.map(\.rawValue)
    case .format: ImportFormat.allCases.map(\.rawValue)
    case .exportFormat: ExportFormat.allCases.map(\.rawValue)
    case .scope: ExportScope.allCases.map(\.rawValue)
    case .file, .newFile, .count, .query, .workout, .plan, .muscle, .equipment, .category, .level: []
    case .name, .force, .mechanic, .measurement: []
    case .figure, .repetitions, .weight, .duration, .distance, .note: []
    }
  }
}
