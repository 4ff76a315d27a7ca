import Testing

@testable import WorkoutScreens

struct AnswerTests {
  @Test(arguments: [
    ("", Answer.nothing), ("  ", .nothing), ("3", .numbers([(3, 3)])), ("1 3-5", .numbers([(1, 1), (3, 5)])),
    ("1,3, 5-3", .numbers([(1, 1), (3, 3), (5, 3)])), ("v", .command("v", "")), ("X 2", .command("x", "2")),
    ("x 1-2 4", .command("x", "1-2 4")), ("x bar", .text("x bar")), ("q", .text("q")),
    ("bench press", .text("bench press")), ("/3", .text("3")), ("/v", .text("v")), ("21s", .text("21s")),
    ("3-", .text("3-")), ("1-2-3", .text("1-2-3")), ("9999999999", .text("9999999999")), ("٣", .text("٣")),
    ("ㅂㅊ", .text("ㅂㅊ")),
  ])
  func `a line is a number, a letter that is a command, or text`(line: String, answer: Answer) {
    #expect(Answer(line, commands: ["v", "x"]) == answer)
  }
}
