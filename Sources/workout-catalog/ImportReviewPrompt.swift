import TerminalUI
import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks on the terminal whether imported workouts are others that were there.
struct ImportReviewPrompt {
  private let program: Program
  private let input: Int32
  private let output: Output

  /// A prompt on the terminal, whatever stdin and stdout are.
  init(_ program: Program) throws(Failure) {
    self.program = program
    input = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else {
      throw Failure(
        "'--review' needs a terminal to ask on; leave it out", "'--review' 옵션에는 물어볼 터미널이 필요합니다. 빼고 쓰세요")
    }
    output = Output(descriptor: input)
  }

  /// Asks about each imported workout of a format that may be another.
  func run(_ store: WorkoutStore, _ format: ImportFormat) throws -> Exit {
    let reviews = try store.importReviews(of: format)
    for (index, review) in reviews.enumerated() {
      try ask(review, "\(index + 1)/\(reviews.count)")
      switch try answer() {
      case .same: try store.settle(review, isSame: true)
      case .different: try store.settle(review, isSame: false)
      case .later: continue
      case .end: return StopSignal.number == 0 ? .done : .interrupted
      }
    }
    return .done
  }

  private func ask(_ review: ImportReview, _ number: String) throws {
    let language = program.language
    let sides = [
      (Text("imported", "가져온 운동"), review.imported), (Text("catalog", "있던 운동"), review.candidate),
    ]
    var lines = ["", "[\(number)] " + Text("Are these the same?", "같은 운동인가요?")[language]]
    for (label, workout) in sides {
      let facts = workout.facts
      let parts = [
        facts.primaryMuscles.map { $0.name(in: language) }.joined(separator: ", "),
        facts.equipment.map { $0.name(in: language) }.joined(separator: ", "),
        facts.category.name(in: language), facts.aliases.prefix(4).joined(separator: ", "),
      ].filter { !$0.isEmpty }
      lines.append("  \(label[language]): \(workout.name(in: language))  (\(parts.joined(separator: " · ")))")
    }
    for line in lines { try output.write(DisplayText.neutralized(line) + "\n") }
  }

  private enum Answer { case same, different, later, end }

  private func answer() throws -> Answer {
    while true {
      try output.write(
        Text("y same, n different, Enter later, q stop: ", "y 같음, n 다름, Enter 나중에, q 그만: ")[program.language])
      try output.flush()
      guard let line = readLine() else { return .end }
      switch line {
      case "y", "Y", "yes", "ㅛ": return .same
      case "n", "N", "no", "ㅜ": return .different
      case "", "l": return .later
      case "q", "Q", "ㅂ": return .end
      default: continue
      }
    }
  }

  /// A line that was typed; `nil` at the end, and after a signal.
  private func readLine() -> String? {
    var bytes: [UInt8] = []
    while true {
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, -1) < 0 || StopSignal.number != 0 { return nil }
      var byte: UInt8 = 0
      guard read(input, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { break }
      if bytes.count < 100 { bytes.append(byte) }
    }
    return String(String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace })
  }
}
