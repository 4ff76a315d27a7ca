import DataFormats
import TerminalUI
import WorkoutCatalog

/// `show`: prints one workout.
struct ShowCommand {
  private let program: Program

  /// The workout that a command line asks for.
  init(_ program: Program) {
    self.program = program
  }

  /// Prints the workout as JSON, or as lines of labels and facts.
  func run() throws -> Exit {
    let store = try program.openStore()
    let workout = try store.knownWorkout(program.arguments.operand ?? "", in: program.language)
    if program.arguments.has(.json) {
      var json = JSONWriter()
      let sources = try store.sources(of: workout.id)
      json.object {
        $0.fields(of: workout, in: program.language)
        $0.field(of: sources)
      }
      try program.output.write(json.take())
      try program.output.write("\n")
      return .done
    }
    try program.printFacts(facts(of: workout), of: workout)
    for source in try store.sources(of: workout.id) { try printTexts(of: source) }
    return .done
  }

  /// Prints what a source of an import says, its links and who wrote it.
  private func printTexts(of source: WorkoutSource) throws {
    try program.print("")
    try program.print(Text("From \(source.name)", "출처: \(source.name)")[program.language] + " (\(source.id))")
    var step = 0
    for text in source.texts {
      var lines = text.text.split(separator: "\n").map(String.init)
      if text.kind == .instruction {
        step += 1
        lines[0] = "\(step). \(lines[0])"
      } else if let label = Self.label(of: text.kind) {
        lines[0] = "\(label[program.language]): \(lines[0])"
      }
      for line in lines { try program.print("  \(line)") }
    }
  }

  private static func label(of kind: WorkoutText.Kind) -> Text? {
    switch kind {
    case .description, .instruction, .fact: nil
    case .tip: Text("Tip", "팁")
    case .note: Text("Note", "메모")
    case .image: Text("Image", "그림")
    case .video: Text("Video", "영상")
    case .licence: Text("Licence", "라이선스")
    case .author: Text("Author", "작성자")
    }
  }

  private func facts(of workout: Workout) -> [(label: Text, text: String)] {
    let language = program.language
    let facts = workout.facts
    func names(_ terms: [some Term]) -> String {
      terms.map { $0.name(in: language) }.joined(separator: ", ")
    }
    let ownName = workout.name(in: language)
    let otherName = facts.names[language.other] ?? ""
    let called: [(label: Text, text: String)] = [
      (Text("Korean name", "영어 이름"), otherName == ownName ? "" : otherName),
      (Text("Also called", "다른 이름"), facts.aliases.joined(separator: ", ")),
      (Text("State", "상태"), workout.state.note[language]),
    ]
    return called + workout.settingRows(in: language) + [
      (Text("Primary muscles", "주동근"), names(facts.primaryMuscles)),
      (Text("Secondary muscles", "보조근"), names(facts.secondaryMuscles)),
      (Text("Equipment", "기구"), names(facts.equipment)),
      (Text("Category", "분류"), names([facts.category])),
      (Text("Force", "힘"), names([facts.force].compactMap(\.self))),
      (Text("Mechanic", "관절"), names([facts.mechanic].compactMap(\.self))),
      (Text("Level", "난이도"), names([facts.level])),
      (Text("Measured in", "측정"), names([workout.measurement])),
      (Text("Slug", "슬러그"), facts.slug),
    ]
  }
}

extension Program {
  /// Prints a workout's name, and below it labels with their texts in a column of their own.
  func printFacts(_ rows: [(label: Text, text: String)], of workout: Workout) throws {
    try print(workout.name(in: language))
    let rows = rows.filter { !$0.text.isEmpty }
    let width = rows.map { DisplayText.width(of: $0.label[language]) }.max() ?? 0
    for row in rows {
      // Only a note has lines.
      for (index, line) in row.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let label = DisplayText.padded(index == 0 ? row.label[language] : "", to: width)
        try print("  \(label)  \(line)")
      }
    }
  }
}

extension Workout.State {
  /// What there is to say of a workout that is not listed.
  fileprivate var note: Text {
    switch self {
    case .listed: Text("", "")
    case .hidden: Text("Hidden: not in lists and search", "숨김: 목록과 검색에 나오지 않음")
    case .removed: Text("Removed", "삭제함")
    }
  }
}
