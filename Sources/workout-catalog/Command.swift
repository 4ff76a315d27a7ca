/// A command: the words that call it, what it takes and what it does.
struct Command: Sendable {
  /// The words that call a command, joined by a space.
  enum Name: String, Sendable, CaseIterable {
    /// The program without a command.
    case application = ""
    case select, search, show, plan
    case settings, add, edit, remove, restore, hide, unhide
    case doctor, backup, completions, man
    case planShow = "plan show"
    case planCheck = "plan check"
    case importing = "import"
    case exporting = "export"
    case planCreate = "plan create"
    case planRename = "plan rename"
    case planCopy = "plan copy"
    case planDelete = "plan delete"
    case planAdd = "plan add"
    case planRemove = "plan remove"
    case planMove = "plan move"
    case planSuperset = "plan superset"
    case planDone = "plan done"
    case planExport = "plan export"
    case planSettings = "plan settings"

    /// The whole line that calls it.
    var typed: String { rawValue.isEmpty ? Command.program : Command.program + " " + rawValue }

    /// The last word of it.
    var word: Substring { rawValue.split(separator: " ").last ?? "" }

    /// The commands called by one word more, in the order in which the help lists them.
    var subcommands: [Command.Name] {
      switch self {
      case .application:
        [
          .select, .search, .show, .plan, .settings, .add, .edit, .remove, .restore, .hide, .unhide,
          .importing, .exporting, .doctor, .backup, .completions, .man,
        ]
      case .plan:
        [
          .planShow, .planCheck, .planCreate, .planRename, .planCopy, .planDelete, .planAdd, .planRemove,
          .planMove, .planSuperset, .planSettings, .planDone, .planExport,
        ]
      default: []
      }
    }
  }

  /// What a command takes apart from its options. Several words are one operand, as if they were quoted, unless it is
  /// repeated.
  struct Operand: Sendable {
    /// What it is.
    let value: Value
    /// Whether the command needs it.
    let isRequired: Bool
    /// Whether each word is one by itself.
    var isRepeated = false

    /// How it stands in a usage.
    var usage: String {
      (isRequired ? value.placeholder : "[\(value.placeholder)]") + (isRepeated ? "..." : "")
    }
  }

  /// The program's name.
  static let program = "workout-catalog"

  /// The words that call it.
  let name: Name
  /// A word that may follow the name and changes nothing: `plan list` is `plan`.
  var optionalWord: String?
  /// What it takes apart from options.
  var operand: Operand?
  /// Its own options; the global ones are everyone's.
  var options: [Option] = []
  /// What it does: a phrase for the list of commands.
  let summary: Text
  /// What it does: the first paragraphs of its own help.
  let description: [Text]
  /// What else there is to know: the last paragraphs, made only for who reads them.
  var notes: @Sendable () -> [Text] = { [] }

  /// The command with its operand, as the list of commands has it.
  var usage: String {
    let words = [name.rawValue, optionalWord.map { "[\($0)]" }, operand?.usage]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
