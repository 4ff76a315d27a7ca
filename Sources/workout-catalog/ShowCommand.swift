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
      json.object { $0.fields(of: workout, in: program.language) }
      try program.output.write(json.take())
      try program.output.write("\n")
      return .done
    }
    try program.print(workout.name(in: program.language))
    let rows = facts(of: workout).filter { !$0.text.isEmpty }
    let width = rows.map { DisplayText.width(of: $0.label[program.language]) }.max() ?? 0
    for row in rows {
      let label = DisplayText.padded(row.label[program.language], to: width)
      try program.print("  \(label)  \(row.text)")
    }
    return .done
  }

  private func facts(of workout: Workout) -> [(label: Text, text: String)] {
    let language = program.language
    let facts = workout.facts
    func names(_ terms: [some Term]) -> String {
      terms.map { $0.name(in: language) }.joined(separator: ", ")
    }
    let ownName = workout.name(in: language)
    let otherName = facts.names[language.other] ?? ""
    return [
      (Text("Korean name", "영어 이름"), otherName == ownName ? "" : otherName),
      (Text("Also called", "다른 이름"), facts.aliases.joined(separator: ", ")),
      (Text("Settings", "설정"), workout.settings.summary(in: language)),
      (Text("Rest", "휴식"), workout.settings.rest.map { WorkoutSettings.duration($0, in: language) } ?? ""),
      (Text("Primary muscles", "주동근"), names(facts.primaryMuscles)),
      (Text("Secondary muscles", "보조근"), names(facts.secondaryMuscles)),
      (Text("Equipment", "기구"), names(facts.equipment)),
      (Text("Category", "분류"), names([facts.category])),
      (Text("Force", "힘"), names([facts.force].compactMap(\.self))),
      (Text("Mechanic", "관절"), names([facts.mechanic].compactMap(\.self))),
      (Text("Level", "난이도"), names([facts.level])),
      (Text("Measured in", "측정"), names([facts.measurement])),
      (Text("Slug", "슬러그"), facts.slug),
    ]
  }
}
