import TerminalUI
import Testing

@testable import workout_catalog

/// A command line, and the one line that tells what is wrong with it.
struct WrongLine: CustomTestStringConvertible, Sendable {
  let words: [String]
  let english: String
  let korean: String

  init(_ line: String, _ english: String, _ korean: String) {
    self.init(line.split(separator: " ").map(String.init), english, korean)
  }

  init(_ words: [String], _ english: String, _ korean: String) {
    self.words = words
    self.english = english
    self.korean = korean
  }

  var testDescription: String { DisplayText.truncated(words.joined(separator: " "), to: 60) }
}

@MainActor
struct UsageErrorTests {
  nonisolated static let wrongLines = [
    WrongLine(
      "search --limt 5", "unknown option '--limt'; did you mean '--limit'?",
      "모르는 옵션입니다: '--limt'. 혹시 '--limit'인가요?"),
    WrongLine(
      "search --limt=5", "unknown option '--limt'; did you mean '--limit'?",
      "모르는 옵션입니다: '--limt'. 혹시 '--limit'인가요?"),
    WrongLine(
      "search --sparkle", "unknown option '--sparkle'; 'workout-catalog search --help' lists them",
      "모르는 옵션입니다: '--sparkle'. 'workout-catalog search --help'에 모두 나옵니다"),
    WrongLine(
      "search -limit 5", "unknown option '-limit'; did you mean '--limit'?",
      "모르는 옵션입니다: '-limit'. 혹시 '--limit'인가요?"),
    WrongLine(
      "search -x", "unknown option '-x'; 'workout-catalog search --help' lists them",
      "모르는 옵션입니다: '-x'. 'workout-catalog search --help'에 모두 나옵니다"),
    WrongLine(
      "search --json -가", "unknown option '-가'; 'workout-catalog search --help' lists them",
      "모르는 옵션입니다: '-가'. 'workout-catalog search --help'에 모두 나옵니다"),
    WrongLine(
      "show squat --plan A",
      "'--plan' is an option of 'workout-catalog select', not of 'workout-catalog show'",
      "'--plan' 옵션은 'workout-catalog show' 명령에 없습니다. 있는 명령: 'workout-catalog select'"),
    WrongLine(
      "--json search press",
      "'--json' is an option of 'workout-catalog search' and 'workout-catalog show' and "
        + "'workout-catalog plan' and others, not of 'workout-catalog'",
      "'--json' 옵션은 'workout-catalog' 명령에 없습니다. 있는 명령: 'workout-catalog search', "
        + "'workout-catalog show', 'workout-catalog plan' 등"),
    WrongLine(
      "search --l 5", "option '--l' may be '--limit' or '--level' or '--lang'; write more of it",
      "'--l' 옵션은 여럿일 수 있습니다: '--limit', '--level', '--lang'. 더 길게 쓰세요"),
    WrongLine(
      "search --limit", "option '--limit' needs a value: '--limit N'",
      "'--limit' 옵션에는 값이 필요합니다: '--limit N'"),
    WrongLine(
      "search -n", "option '--limit' needs a value: '--limit N'",
      "'--limit' 옵션에는 값이 필요합니다: '--limit N'"),
    WrongLine(
      "search --json=yes", "option '--json' takes no value; write it without '='",
      "'--json' 옵션에는 값이 없습니다. '=' 없이 쓰세요"),
    WrongLine(
      "search --limit 0", "'--limit' must be a whole number from 1 to 2147483647, not '0'",
      "'--limit' 값은 1부터 2147483647까지의 정수여야 합니다: '0'"),
    WrongLine(
      "search --limit -3", "'--limit' must be a whole number from 1 to 2147483647, not '-3'",
      "'--limit' 값은 1부터 2147483647까지의 정수여야 합니다: '-3'"),
    WrongLine(
      "search --limit 99999999999999999999",
      "'--limit' must be a whole number from 1 to 2147483647, not '99999999999999999999'",
      "'--limit' 값은 1부터 2147483647까지의 정수여야 합니다: '99999999999999999999'"),
    WrongLine(
      "search --limit ten", "'--limit' must be a whole number from 1 to 2147483647, not 'ten'",
      "'--limit' 값은 1부터 2147483647까지의 정수여야 합니다: 'ten'"),
    WrongLine(
      "search --json --plain", "'--json' and '--plain' contradict each other; give one of them",
      "'--json' '--plain' 옵션은 함께 쓸 수 없습니다. 하나만 쓰세요"),
    WrongLine(
      ["select", "--plan", " "], "'--plan' must not be empty", "'--plan' 값이 비어 있습니다"),
    WrongLine(
      ["--database", ""], "'--database' must not be empty", "'--database' 값이 비어 있습니다"),
    WrongLine(
      "serach press", "unknown command 'serach'; did you mean 'search'?",
      "모르는 명령입니다: 'serach'. 혹시 'search'인가요?"),
    WrongLine(
      "help", "unknown command 'help'; did you mean '--help'?", "모르는 명령입니다: 'help'. 혹시 '--help'인가요?"),
    WrongLine(
      "deadlift", "unknown command 'deadlift'; 'workout-catalog --help' lists them",
      "모르는 명령입니다: 'deadlift'. 'workout-catalog --help'에 모두 나옵니다"),
    WrongLine(
      "plan shwo A", "unknown command 'shwo'; did you mean 'show'?",
      "모르는 명령입니다: 'shwo'. 혹시 'show'인가요?"),
    WrongLine(
      "plan list show", "unexpected argument 'show'; 'workout-catalog plan' takes only options",
      "필요 없는 인수입니다: 'show'. 'workout-catalog plan' 명령은 옵션만 받습니다"),
    WrongLine(
      "select squat", "unexpected argument 'squat'; 'workout-catalog select' takes only options",
      "필요 없는 인수입니다: 'squat'. 'workout-catalog select' 명령은 옵션만 받습니다"),
    WrongLine(
      "show", "NAME_OR_SLUG is missing: 'workout-catalog show NAME_OR_SLUG'",
      "NAME_OR_SLUG 인수가 없습니다: 'workout-catalog show NAME_OR_SLUG'"),
    WrongLine(
      "plan show --json", "NAME is missing: 'workout-catalog plan show NAME'",
      "NAME 인수가 없습니다: 'workout-catalog plan show NAME'"),
    WrongLine(["show", "", " "], "NAME_OR_SLUG must not be empty", "NAME_OR_SLUG 값이 비어 있습니다"),
    WrongLine(
      ["search", "a\0b"], "argument 2 holds a NUL character; leave it out", "2번째 인수에 NUL 문자가 있습니다. 빼고 쓰세요"),
    WrongLine(
      ["search", "--\u{1B}[31m\nred\u{202E}"],
      "unknown option '--␛[31m␊red‹202E›'; 'workout-catalog search --help' lists them",
      "모르는 옵션입니다: '--␛[31m␊red‹202E›'. 'workout-catalog search --help'에 모두 나옵니다"),
    WrongLine(
      [String(repeating: "가", count: 1000)],
      "unknown command '\(String(repeating: "가", count: 29))…'; 'workout-catalog --help' lists them",
      "모르는 명령입니다: '\(String(repeating: "가", count: 29))…'. 'workout-catalog --help'에 모두 나옵니다"),
  ]

  @Test(arguments: wrongLines)
  func `a wrong line is told in one line and ends with 2`(_ line: WrongLine) throws {
    for (language, message) in [("en", line.english), ("ko", line.korean)] {
      let run = try program(line.words, environment: ["LANG": language])
      #expect(run == ProgramRun(exit: .failure, errors: "workout-catalog: \(message)\n"))
    }
  }

  @Test func `a wrong value of --lang is told in the language of the environment`() throws {
    #expect(
      try program("--lang", "fr", environment: ["LANG": "ko_KR.UTF-8"])
        == ProgramRun(
          exit: .failure, errors: "workout-catalog: '--lang' 값은 'en', 'ko' 중 하나여야 합니다: 'fr'\n"))
    #expect(
      try program("--lang", "fr")
        == ProgramRun(exit: .failure, errors: "workout-catalog: '--lang' must be 'en' or 'ko', not 'fr'\n"))
  }

  @Test func `--lang chooses the language of an error before it`() throws {
    #expect(
      try program("search", "--limt", "3", "--lang", "ko")
        == ProgramRun(
          exit: .failure, errors: "workout-catalog: 모르는 옵션입니다: '--limt'. 혹시 '--limit'인가요?\n"))
  }

  @Test func `a word that is not UTF-8 is refused by its place`() throws {
    #expect(
      try program("search", nil)
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: argument 2 is not valid UTF-8; a file of such a name must be renamed or "
            + "linked to\n"))
  }
}
