import WorkoutCatalog

/// What the word that is being typed on a command line can become.
///
/// It is all read from the option table and the catalog when it is asked for, so that the shells' scripts know
/// nothing of their own that could go stale.
struct Completion {
  /// One thing that the word can become.
  struct Candidate: Equatable {
    /// The whole word.
    var text: String
    /// What it means, for shells that show it.
    var meaning = ""
  }

  /// What can be offered.
  enum Offer: Equatable {
    /// Files, which a shell knows best.
    case files
    /// Words.
    case words([Candidate])
  }

  let line: Arguments.Unfinished
  let word: String
  let language: Language
  let environment: Environment

  /// What can be offered for the last of some words.
  /// - Parameter words: those after the program's name; the last is being typed, and empty where nothing is typed yet.
  init(_ words: [String], environment: Environment) {
    line = Arguments.unfinished(Array(words.dropLast()))
    word = words.last ?? ""
    language = line.arguments.language ?? Language(environment: environment)
    self.environment = environment
  }

  /// What can be offered.
  var offer: Offer {
    if let option = line.awaiting { return values(of: option, typed: word) }
    if !line.areOptionsOver, word.hasPrefix("-") {
      guard let equals = word.firstIndex(of: "="), word.hasPrefix("--") else { return .words(options) }
      guard let option = option(named: word[..<equals].dropFirst(2)) else { return .words([]) }
      return values(of: option, typed: String(word[equals...].dropFirst()), after: option.name.typed + "=")
    }
    if let option = line.gathering { return values(of: option, typed: word) }
    let subcommands = line.isNaming ? subcommands : []
    guard let operand = OptionTable.command(line.arguments.command).operand else {
      return .words(subcommands)
    }
    // Several words are one operand: what is offered goes on from those that are there.
    let before = line.arguments.words.map { $0 + " " }.joined()
    guard case .words(let operands) = values(operand.value, typed: before + word) else { return .files }
    return .words(
      subcommands
        + operands.map { Candidate(text: String($0.text.dropFirst(before.count)), meaning: $0.meaning) })
  }

  private var subcommands: [Candidate] {
    let command = OptionTable.command(line.arguments.command)
    let optional = command.optionalWord.map { Candidate(text: $0, meaning: command.summary[language]) }
    return
      (command.name.subcommands.map {
        Candidate(text: String($0.word), meaning: OptionTable.command($0).summary[language])
      } + [optional].compactMap(\.self)).filter { $0.text.hasPrefix(word) }
  }

  /// The options that may still be given and begin as the word does.
  private var options: [Candidate] {
    OptionTable.options(of: line.arguments.command)
      .filter { option in
        option.name.typed.hasPrefix(word) && (option.occurrence != .once || !line.arguments.has(option.name))
      }
      .map { Candidate(text: $0.name.typed, meaning: $0.help[language]) }
  }

  private func option(named name: Substring) -> Option? {
    let options = OptionTable.options(of: line.arguments.command).filter { $0.name.rawValue.hasPrefix(name) }
    return options.first { $0.name.rawValue == name } ?? (options.count == 1 ? options.first : nil)
  }

  private func values(of option: Option, typed: String, after name: String = "") -> Offer {
    guard let value = option.value, case .words(let candidates) = values(value, typed: typed) else {
      return option.value == nil ? .words([]) : .files
    }
    return .words(candidates.map { Candidate(text: name + $0.text, meaning: $0.meaning) })
  }
}
