/// A line terminal without a device: it gives the answers it is given, and keeps what was shown.
@MainActor
public final class ScriptedLineTerminal: LineTerminal {
  /// The lines shown, each question with its answer.
  public private(set) var lines: [String] = []
  private var answers: ArraySlice<String>

  /// A terminal on which those answers are given, and no more.
  public init(answers: [String]) {
    self.answers = answers[...]
  }

  /// Keeps the line.
  public func show(_ line: String) {
    lines.append(DisplayText.neutralized(line))
  }

  /// The next answer.
  public func ask(_ prompt: String) -> String? {
    let answer = answers.popFirst()
    lines.append(prompt + (answer ?? ""))
    return answer
  }
}
