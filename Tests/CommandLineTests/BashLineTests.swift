import Testing

@testable import workout_catalog

/// Expectations are what bash 5.2 replaces, and how it quotes.
struct BashLineTests {
  /// `$COMP_WORDBREAKS` as bash has it.
  private let breaks = " \t\n\"'><=;|&(:"

  @Test(arguments: [
    ("workout-catalog", [""]), ("workout-catalog ", [""]), ("workout-catalog pl", ["pl"]),
    ("workout-catalog plan show ", ["plan", "show", ""]),
    (#"workout-catalog plan show Push\ d"#, ["plan", "show", "Push d"]),
    (#"workout-catalog plan show "Push d"#, ["plan", "show", "Push d"]),
    (#"workout-catalog plan show 'it'\''s' "a\"b\c" "#, ["plan", "show", "it's", #"a"b\c"#, ""]),
    ("workout-catalog show 벤치\\ 프", ["show", "벤치 프"]), (#"workout-catalog show a\"#, ["show", "a"]),
  ])
  func `a line comes apart by its quotes`(line: String, words: [String]) {
    #expect(BashLine(line, breaks: breaks).words == words)
  }

  @Test(arguments: [
    ("x plan show Pu", "Push day", #"Push\ day"#), (#"x plan show "Pu"#, #"Push "$day""#, #"Push \"\$day\""#),
    ("x plan show 'Pu", "Push's day", #"Push'\''s day"#),
    ("x select --plan=Pu", "--plan=Push day", #"Push\ day"#),
    (#"x plan show Day:\ p"#, "Day: pull (A)", #"\ pull\ \(A\)"#), ("x show 벤", "벤치프레스", "벤치프레스"),
    (#"x select --plan="Pu"#, "--plan=Push day", "Push day"), ("x --lang ", "en", "en"),
  ])
  func `the part that bash replaces is quoted as the word was begun`(
    line: String, word: String, shown: String
  ) {
    #expect(BashLine(line, breaks: breaks).replacement(by: word) == shown)
  }
}
