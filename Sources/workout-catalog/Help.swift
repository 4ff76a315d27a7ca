import TerminalUI
import WorkoutCatalog

/// The help of a command, drawn from the option table for 80 columns.
struct Help {
  private let command: Command
  private let language: Language
  /// The width of what is printed where there is no terminal to tell it.
  static let columns = 80
  /// The widest left side that the right side stands beside; below a wider one.
  private static let widestLabel = 30

  /// The help of a command in a language.
  init(_ name: Command.Name, in language: Language) {
    command = OptionTable.command(name)
    self.language = language
  }

  /// The text, ended by a line feed.
  var text: String {
    let commands = command.name.subcommands.flatMap { [$0] + $0.subcommands }.map(OptionTable.command)
    let isApplication = command.name == .application
    var paragraphs = [usage]
    paragraphs += command.description.map { wrapped($0[language], indent: 0) }
    paragraphs += [
      list(Text("Commands:", "명령:"), commands.map { ($0.usage, $0.summary[language]) }),
      list(Text("Options:", "옵션:"), command.options.map(row)),
      list(
        isApplication ? Text("Options:", "옵션:") : Text("Global options:", "공통 옵션:"),
        OptionTable.globalOptions.map(row)),
    ].compactMap(\.self)
    paragraphs += command.notes().map { wrapped($0[language], indent: 0) }
    return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var usage: [String] {
    let title = Text("Usage:", "사용법:")[language]
    let options = command.options.map(\.usage)
    let rest = command.name == .application ? ["[COMMAND]", "[OPTION]..."] : options
    let line = [title, Command.program, command.usage].filter { !$0.isEmpty }.joined(separator: " ")
    return wrapped([line] + rest, firstIndent: 0, indent: 4)
  }

  private func row(_ option: Option) -> (label: String, text: String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (short + option.typed, option.help[language])
  }

  /// A title, and below it labels with their texts in a column of their own.
  private func list(_ title: Text, _ rows: [(label: String, text: String)]) -> [String]? {
    guard !rows.isEmpty else { return nil }
    let widths = rows.map { DisplayText.width(of: $0.label) }
    let label = widths.filter { $0 <= Self.widestLabel }.max() ?? 0
    let indent = 2 + label + 2
    let lines = rows.flatMap { row in
      let text = wrapped(row.text, indent: indent)
      guard DisplayText.width(of: row.label) <= label, let first = text.first else {
        return ["  " + row.label] + text
      }
      return ["  " + DisplayText.padded(row.label, to: label) + "  " + first.dropFirst(indent)]
        + text.dropFirst()
    }
    return [title[language]] + lines
  }

  /// A text broken at its blanks, each line indented.
  private func wrapped(_ text: String, indent: Int) -> [String] {
    wrapped(text.split(separator: " ").map(String.init), firstIndent: indent, indent: indent)
  }

  /// Pieces that stay whole, in indented lines.
  private func wrapped(_ pieces: [String], firstIndent: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for piece in pieces {
      let width = DisplayText.width(of: piece)
      if lines.isEmpty || width >= room {
        let indent = lines.isEmpty ? firstIndent : indent
        lines.append(String(repeating: " ", count: indent) + piece)
        room = Self.columns - indent - width
      } else {
        lines[lines.count - 1] += " " + piece
        room -= width + 1
      }
    }
    return lines
  }
}
