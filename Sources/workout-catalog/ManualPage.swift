import WorkoutCatalog

/// The manual page, drawn from the option table in mdoc, which groff and mandoc both read
/// (https://mandoc.bsd.lv/man/mdoc.7.html).
struct ManualPage {
  private let language: Language

  /// The page in a language.
  init(in language: Language) {
    self.language = language
  }

  /// The source of the page, ended by a line feed. The titles are those by which man and roff know the sections.
  var text: String {
    let application = OptionTable.command(.application)
    let commands = Self.commands.map(OptionTable.command)
    var page = [
      ".Dd \(versionDate)", ".Dt \(Command.program.uppercased()) 1", ".Os",
      ".Sh NAME", ".Nm \(Command.program)", ".Nd \(roff(application.summary[language]))",
      ".Sh SYNOPSIS", ".Nm", ".Op Ar COMMAND", ".Op Ar OPTION ...",
    ]
    for command in commands { page += [".Nm"] + call(command) + command.options.map(usage) }
    page.append(".Sh DESCRIPTION")
    page += paragraphs(application.description)
    page += [".Sh COMMANDS", ".Bl -tag -width Ds"]
    for command in commands { page += entry(of: command) }
    page += [".El", ".Sh OPTIONS"]
    page += sentences(Text("Every command takes these.", "모든 명령에 쓸 수 있습니다.")[language])
    page += list(OptionTable.globalOptions)
    page += [".Sh ENVIRONMENT", ".Bl -tag -width Ds"]
    for (name, meaning) in OptionTable.environment {
      page += [".It Ev \(name)"] + sentences(meaning[language])
    }
    page += [".El", ".Sh EXIT STATUS"]
    page += paragraphs(application.notes())
    return page.joined(separator: "\n") + "\n"
  }

  /// Every command but the program's own, in the help's order.
  private static var commands: [Command.Name] {
    func below(_ name: Command.Name) -> [Command.Name] { name.subcommands.flatMap { [$0] + below($0) } }
    return below(.application)
  }

  private func entry(of command: Command) -> [String] {
    let head = [".It Xo"] + call(command) + [".Xc"]
    let options = command.options.isEmpty ? [] : list(command.options)
    let notes = command.notes()
    return head + paragraphs(command.description) + options + (notes.isEmpty ? [] : [".Pp"])
      + paragraphs(notes)
  }

  /// The words that call a command.
  private func call(_ command: Command) -> [String] {
    [
      ".Cm \(command.name.rawValue)", command.optionalWord.map { ".Op Cm \($0)" },
      command.operand.map {
        let placeholder = $0.value.placeholder + ($0.isRepeated ? "..." : "")
        return $0.isRequired ? ".Ar \(placeholder)" : ".Op Ar \(placeholder)"
      },
    ].compactMap(\.self)
  }

  /// How an option stands in a synopsis.
  private func usage(_ option: Option) -> String {
    let dots =
      switch option.occurrence {
      case .once: ""
      case .repeated, .gathering: " ..."
      }
    return ".Op \(flag(option))\(argument(option))\(dots)"
  }

  private func list(_ options: [Option]) -> [String] {
    [".Bl -tag -width Ds"]
      + options.flatMap { option in
        let short = option.short.map { "Fl \($0) , " } ?? ""
        return [".It \(short)\(flag(option))\(argument(option))"] + sentences(option.help[language])
      } + [".El"]
  }

  private func flag(_ option: Option) -> String { "Fl -\(option.name.rawValue)" }

  private func argument(_ option: Option) -> String { option.value.map { " Ar \($0.placeholder)" } ?? "" }

  private func paragraphs(_ texts: [Text]) -> [String] {
    Array(texts.map { sentences($0[language]) }.joined(separator: [".Pp"]))
  }

  /// A text in lines of at most 76 characters, of which each sentence begins a new one: so roff knows sentences.
  private func sentences(_ text: String) -> [String] {
    var lines: [String] = []
    var endsSentence = true
    for word in text.split(separator: " ").map({ roff(String($0)) }) {
      if endsSentence || (lines.last ?? "").count + word.count >= 76 {
        lines.append(word)
      } else {
        lines[lines.count - 1] += " " + word
      }
      endsSentence = word.hasSuffix(".") || word.hasSuffix("?") || word.hasSuffix("!")
    }
    return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }
  }

  /// A text that roff shows as it is: what it would set as an accent, a dash or a typographic quote is named.
  private func roff(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }.joined()
  }
}
