import TerminalUI
import WorkoutCatalog

extension Failure {
  /// An option that no command has, or not this one.
  static func unknownOption(_ name: String, of command: Command) -> Failure {
    let owners = Command.Name.allCases.map(OptionTable.command).filter { owner in
      owner.options.contains { $0.name.rawValue == name }
    }
    if !owners.isEmpty {
      let named = owners.prefix(3).map { "'\($0.name.typed)'" }
      let (more, moreInKorean) = owners.count > named.count ? (" and others", " 등") : ("", "")
      return Failure(
        "'--\(name)' is an option of \(named.joined(separator: " and "))\(more), not of '\(command.name.typed)'",
        "'--\(name)' 옵션은 '\(command.name.typed)' 명령에 없습니다. 있는 명령: "
          + "\(named.joined(separator: ", "))\(moreInKorean)")
    }
    let nearest = OptionTable.options(of: command.name).map(\.name.rawValue).nearest(to: name)
    return unknown(option: "--" + name, suggestion: nearest.map { "--" + $0 }, of: command)
  }

  /// A letter that is no option of the command, in a word such as `-x` or `-limit`.
  static func unknownLetter(in word: String, of command: Command) -> Failure {
    let name = String(word.dropFirst().prefix { $0 != "=" })
    let nearest =
      name.count < 3 ? nil : OptionTable.options(of: command.name).map(\.name.rawValue).nearest(to: name)
    return unknown(option: word, suggestion: nearest.map { "--" + $0 }, of: command)
  }

  private static func unknown(option: String, suggestion: String?, of command: Command) -> Failure {
    guard let suggestion else {
      return Failure(
        "unknown option \(quoted(option)); '\(command.name.typed) --help' lists them",
        "모르는 옵션입니다: \(quoted(option)). '\(command.name.typed) --help'에 모두 나옵니다")
    }
    return Failure(
      "unknown option \(quoted(option)); did you mean '\(suggestion)'?",
      "모르는 옵션입니다: \(quoted(option)). 혹시 '\(suggestion)'인가요?")
  }

  /// The beginning of several options' names.
  static func ambiguousOption(_ name: String, _ candidates: [Option.Name]) -> Failure {
    let candidates = candidates.map { "'\($0.typed)'" }
    return Failure(
      "option '--\(name)' may be \(candidates.joined(separator: " or ")); write more of it",
      "'--\(name)' 옵션은 여럿일 수 있습니다: \(candidates.joined(separator: ", ")). 더 길게 쓰세요")
  }

  /// An option at the end of the line, without its value.
  static func missingValue(_ option: Option) -> Failure {
    Failure(
      "option '\(option.name.typed)' needs a value: '\(option.typed)'",
      "'\(option.name.typed)' 옵션에는 값이 필요합니다: '\(option.typed)'")
  }

  /// A value for an option that takes none.
  static func unwantedValue(_ option: Option) -> Failure {
    Failure(
      "option '\(option.name.typed)' takes no value; write it without '='",
      "'\(option.name.typed)' 옵션에는 값이 없습니다. '=' 없이 쓰세요")
  }

  /// A value that is empty, or blank.
  static func blank(_ what: String) -> Failure {
    Failure("\(what) must not be empty", "\(what) 값이 비어 있습니다")
  }

  /// A value that is not one of the few that an option takes.
  static func notOneOf(_ choices: [String], _ value: String, for option: Option) -> Failure {
    let choices = choices.map { "'\($0)'" }
    return Failure(
      "'\(option.name.typed)' must be \(choices.joined(separator: " or ")), not \(quoted(value))",
      "'\(option.name.typed)' 값은 \(choices.joined(separator: ", ")) 중 하나여야 합니다: \(quoted(value))")
  }

  /// An operand that is not one of the few that a command takes.
  static func notOneOf(_ choices: [String], _ operand: String, of command: Command) -> Failure {
    let choices = choices.map { "'\($0)'" }
    return Failure(
      "'\(command.name.typed)' takes \(choices.joined(separator: " or ")), not \(quoted(operand))",
      "'\(command.name.typed)' 명령은 \(choices.joined(separator: ", ")) 중 하나를 받습니다: \(quoted(operand))")
  }

  /// A value that is not a number in the range an option takes.
  static func notACount(_ value: String, for option: Option) -> Failure {
    Failure(
      "'\(option.name.typed)' must be a whole number from 1 to \(Value.largestCount), not \(quoted(value))",
      "'\(option.name.typed)' 값은 1부터 \(Value.largestCount)까지의 정수여야 합니다: \(quoted(value))")
  }

  /// A value that is not a figure of a workout's settings.
  static func notAFigure(_ value: String, for option: Option) -> Failure {
    let figures = WorkoutSettings.figures
    return Failure(
      "'\(option.name.typed)' must be a whole number from 1 to \(figures.upperBound), not \(quoted(value))",
      "'\(option.name.typed)' 값은 1부터 \(figures.upperBound)까지의 정수여야 합니다: \(quoted(value))")
  }

  /// A value that is neither a number of repetitions nor a range.
  static func notRepetitions(_ value: String, for option: Option) -> Failure {
    Failure(
      "'\(option.name.typed)' must be a number as 8, or a range as 8-12, not \(quoted(value))",
      "'\(option.name.typed)' 값은 8 같은 수나 8-12 같은 범위여야 합니다: \(quoted(value))")
  }

  /// A value that is no weight.
  static func notAWeight(_ value: String, for option: Option) -> Failure {
    Failure(
      "'\(option.name.typed)' must be a weight as 60, 102.5kg or 225lb, to three decimals, not \(quoted(value))",
      "'\(option.name.typed)' 값은 60, 102.5kg, 225lb 같은 무게(소수 셋째 자리까지)여야 합니다: \(quoted(value))")
  }

  /// A value that is no distance.
  static func notADistance(_ value: String, for option: Option) -> Failure {
    Failure(
      "'\(option.name.typed)' must be a distance as 400m, 5km or 3mi, to three decimals, not \(quoted(value))",
      "'\(option.name.typed)' 값은 400m, 5km, 3mi 같은 거리(소수 셋째 자리까지)여야 합니다: \(quoted(value))")
  }

  /// A value that is no length of time.
  static func notATime(_ value: String, for option: Option) -> Failure {
    Failure(
      "'\(option.name.typed)' must be a time as 90, 1:30 or 2min, not \(quoted(value))",
      "'\(option.name.typed)' 값은 90, 1:30, 2분 같은 시간이어야 합니다: \(quoted(value))")
  }

  /// Two options that contradict each other.
  static func excluding(_ one: Option.Name, _ other: Option.Name) -> Failure {
    Failure(
      "'\(one.typed)' and '\(other.typed)' contradict each other; give one of them",
      "'\(one.typed)' '\(other.typed)' 옵션은 함께 쓸 수 없습니다. 하나만 쓰세요")
  }

  /// A word that is no command.
  static func unknownCommand(_ word: String, after command: Command) -> Failure {
    let words =
      command.name.subcommands.map { String($0.word) } + [command.optionalWord].compactMap(\.self)
    let options = OptionTable.options(of: command.name).map(\.name)
    let suggestion =
      words.nearest(to: word)
      ?? options.map(\.rawValue).nearest(to: word).flatMap(Option.Name.init(rawValue:))?.typed
    guard let suggestion else {
      return Failure(
        "unknown command \(quoted(word)); '\(command.name.typed) --help' lists them",
        "모르는 명령입니다: \(quoted(word)). '\(command.name.typed) --help'에 모두 나옵니다")
    }
    return Failure(
      "unknown command \(quoted(word)); did you mean '\(suggestion)'?",
      "모르는 명령입니다: \(quoted(word)). 혹시 '\(suggestion)'인가요?")
  }

  /// A word after a command that takes none.
  static func unexpectedWord(_ word: String, after command: Command) -> Failure {
    Failure(
      "unexpected argument \(quoted(word)); '\(command.name.typed)' takes only options",
      "필요 없는 인수입니다: \(quoted(word)). '\(command.name.typed)' 명령은 옵션만 받습니다")
  }

  /// A command without the operand it needs.
  static func missingOperand(of command: Command) -> Failure {
    let placeholder = command.operand?.value.placeholder ?? ""
    return Failure(
      "\(placeholder) is missing: '\(command.name.typed) \(placeholder)'",
      "\(placeholder) 인수가 없습니다: '\(command.name.typed) \(placeholder)'")
  }

  /// A command without an option it needs.
  static func missingOption(_ option: Option, of command: Command) -> Failure {
    Failure(
      "'\(command.name.typed)' needs '\(option.typed)'",
      "'\(command.name.typed)' 명령에는 '\(option.typed)' 옵션이 필요합니다")
  }

  /// A word with a NUL in it, counted from 1.
  static func holdsNUL(position: Int) -> Failure {
    Failure(
      "argument \(position) holds a NUL character; leave it out", "\(position)번째 인수에 NUL 문자가 있습니다. 빼고 쓰세요")
  }

  /// A word that is not UTF-8, counted from 1.
  static func notUTF8(position: Int) -> Failure {
    Failure(
      "argument \(position) is not valid UTF-8; a file of such a name must be renamed or linked to",
      "\(position)번째 인수가 올바른 UTF-8이 아닙니다. 그런 이름의 파일은 이름을 바꾸거나 링크를 만드세요")
  }
}

/// A text in quotes, on one line and no longer than a message bears.
func quoted(_ text: String) -> String {
  "'" + DisplayText.truncated(text, to: 60) + "'"
}
