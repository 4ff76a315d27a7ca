import CGetopt
import Synchronization

extension Arguments {
  /// What came of the words after the program's name: the arguments, and the first thing wrong with them. The
  /// words are read to the end even so, for `--lang` to choose the language of the error.
  /// - Parameter words: the words, `nil` for one that is not UTF-8.
  static func parse(_ words: [String?]) -> (arguments: Arguments, failure: Failure?) {
    var scan = Scan(words: words.map { $0 ?? "" })
    for (index, word) in words.enumerated() {
      guard let word else { scan.note(.notUTF8(position: index + 1)); continue }
      // getopt would take the word for what stands before the NUL.
      if word.utf8.contains(0) { scan.note(.holdsNUL(position: index + 1)) }
    }
    getoptState.withLock { _ in scan.run() }
    return (scan.arguments, scan.failure ?? scan.arguments.firstWrongValue)
  }

  /// What the words before the one that is being typed have come to.
  struct Unfinished {
    /// What they give.
    let arguments: Arguments
    /// The option whose value is being typed.
    let awaiting: Option?
    /// Whether another part of the command's name may follow.
    let isNaming: Bool
    /// The option that takes the words which follow it.
    let gathering: Option?
    /// Whether `--` has ended the options.
    let areOptionsOver: Bool
  }

  /// Reads the words of a command line that is being typed, whatever is wrong with them.
  static func unfinished(_ words: [String]) -> Unfinished {
    var scan = Scan(words: words)
    getoptState.withLock { _ in scan.run() }
    let options = OptionTable.options(of: scan.arguments.command)
    return Unfinished(
      arguments: scan.arguments, awaiting: scan.awaiting, isNaming: scan.isNaming,
      gathering: scan.gathering.flatMap { name in options.first { $0.name == name } },
      areOptionsOver: scan.areOptionsOver)
  }
}

/// getopt's state is the process's, so one scan runs at a time.
private let getoptState = Mutex(())

/// One walk of `getopt_long` over the words of a command line.
private struct Scan {
  let words: [String]
  var arguments = Arguments()
  var failure: Failure?
  /// Whether the next word may still belong to the command's name.
  private(set) var isNaming = true
  /// The option that takes the words which follow it.
  private(set) var gathering: Option.Name?
  /// The option whose value would be the next word.
  private(set) var awaiting: Option?
  /// Whether a word ended the options.
  private(set) var areOptionsOver = false

  init(words: [String]) {
    self.words = words
  }

  mutating func run() {
    let vector = CStrings([Command.program] + words)
    var table = GetoptTable(arguments.command)
    cgetopt_reset()
    while true {
      // Where the word stands that the next answer is about; glibc counts from 0 before the first.
      let index = max(1, Int(cgetopt_index()))
      let code = table.next(vector)
      guard code != GetoptTable.end else { break }
      let value = cgetopt_argument().map { String(cString: $0) }
      switch code {
      case GetoptTable.word:
        take(value ?? "")
        if arguments.command != table.command { table = GetoptTable(arguments.command) }
      case GetoptTable.missingValue:
        awaiting = table.option(cgetopt_option())
        if let awaiting { note(.missingValue(awaiting)) }
      case GetoptTable.refused:
        note(reason(forRefusing: words[index - 1], in: table))
      default:
        guard let option = table.option(code) else { continue }
        arguments.given.append((option.name, option.value == nil ? nil : value))
        gathering = option.occurrence == .gathering ? option.name : nil
      }
    }
    let rest = words.dropFirst(Int(cgetopt_index()) - 1)
    areOptionsOver = rest.startIndex > 0 && words[rest.startIndex - 1] == "--" && awaiting == nil
    for word in rest { take(word) }
  }

  /// Takes a word that is no option: a part of the command's name, a gathered value, or of the operand.
  private mutating func take(_ word: String) {
    let command = OptionTable.command(arguments.command)
    if isNaming {
      let subcommands = command.name.subcommands
      if let subcommand = subcommands.first(where: { $0.word == word }) {
        arguments.command = subcommand
        return
      }
      isNaming = false
      if word == command.optionalWord { return }
      if !subcommands.isEmpty { return note(.unknownCommand(word, after: command)) }
    }
    if let gathering {
      arguments.given.append((gathering, word))
    } else if command.operand == nil {
      note(.unexpectedWord(word, after: command))
    } else {
      arguments.words.append(word)
    }
  }

  /// Keeps the first failure.
  mutating func note(_ failure: Failure) {
    if self.failure == nil { self.failure = failure }
  }

  /// Why getopt refused the option that a word holds.
  private func reason(forRefusing word: String, in table: borrowing GetoptTable) -> Failure {
    if let option = table.option(cgetopt_option()) {
      return .unwantedValue(option)
    }
    let command = OptionTable.command(table.command)
    guard word.hasPrefix("--") else { return .unknownLetter(in: word, of: command) }
    let name = String(word.dropFirst(2).prefix { $0 != "=" })
    let candidates = table.options.map(\.name).filter { $0.rawValue.hasPrefix(name) }
    return candidates.count > 1 ? .ambiguousOption(name, candidates) : .unknownOption(name, of: command)
  }
}

extension Arguments {
  /// The first thing that getopt cannot know to be wrong. Nothing is wrong where help or the version is asked for.
  fileprivate var firstWrongValue: Failure? {
    guard !has(.help), !has(.version) else { return nil }
    let command = OptionTable.command(command)
    let options = OptionTable.options(of: command.name)
    for (name, value) in given {
      guard let option = options.first(where: { $0.name == name }), let value else { continue }
      if let failure = option.value?.failure(of: value, for: option) { return failure }
    }
    if has(.json), has(.plain) { return .excluding(.json, .plain) }
    if has(.favourite), has(.noFavourite) { return .excluding(.favourite, .noFavourite) }
    guard let required = command.operand, required.isRequired else { return nil }
    guard let operand else { return .missingOperand(of: command) }
    if operand.isBlank { return .blank(required.value.placeholder) }
    let choices = required.value.choices
    if !choices.isEmpty, !choices.contains(operand) { return .notOneOf(choices, operand, of: command) }
    return options.first { $0.isRequired && !has($0.name) }.map { .missingOption($0, of: command) }
  }
}
