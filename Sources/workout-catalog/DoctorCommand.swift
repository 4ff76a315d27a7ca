import WorkoutCatalog

/// `doctor`: checks the catalog, and puts right what can be.
struct DoctorCommand {
  private let program: Program
  private let path: String

  /// The check that a command line asks for.
  init(_ program: Program) throws {
    self.program = program
    path = try program.environment.databasePath(given: program.arguments.value(of: .database)).path
  }

  /// Checks the catalog, after it was rebuilt when that is asked for; or copies what can be read of it.
  func run() throws -> Exit {
    if let newPath = program.arguments.value(of: .salvage) { return try salvage(into: newPath) }
    if program.arguments.has(.rebuild) { try rebuild() }
    return try examine()
  }

  private func examine() throws -> Exit {
    let examination = try ProgressLine(program).during { show in
      try WorkoutStore.examine(path, progress: show)
    }
    guard let remedy = examination.remedy else {
      try tell(
        Text("\(path) is healthy: ", "\(path): 이상이 없습니다. "),
        holding: (examination.workoutCount, examination.planCount))
      return .done
    }
    for finding in examination.findings { try program.print(finding.message(in: program.language)) }
    try program.print(advice(remedy)[program.language])
    return .nothing
  }

  private func advice(_ remedy: Finding.Remedy) -> Text {
    switch remedy {
    case .rebuild:
      Text(
        "The workouts and plans are whole; '\(Command.program) doctor --rebuild' puts this right.",
        "운동과 계획은 온전합니다. '\(Command.program) doctor --rebuild'로 바로잡을 수 있습니다.")
    case .salvage:
      Text(
        "'\(Command.program) doctor --salvage NEW_FILE' copies what can be read to a new file.",
        "'\(Command.program) doctor --salvage NEW_FILE'로 읽을 수 있는 것을 새 파일에 옮길 수 있습니다.")
    }
  }

  private func rebuild() throws {
    try ProgressLine(program).during { show in try WorkoutStore.rebuild(path, progress: show) }
  }

  private func salvage(into newPath: String) throws -> Exit {
    let salvage = try ProgressLine(program).during { show in
      try WorkoutStore.salvage(path, into: newPath, progress: show)
    }
    for loss in salvage.losses { try program.print(loss.message(in: program.language)) }
    try tell(
      Text("\(newPath) was made: ", "\(newPath): 만들었습니다. "),
      holding: (salvage.workoutCount, salvage.planCount))
    return salvage.losses.isEmpty ? .done : .nothing
  }

  private func tell(_ head: Text, holding counts: (workouts: Int, plans: Int)) throws {
    let (workouts, plans) = counts
    let counts = Text(
      "\(workouts) \(workouts == 1 ? "workout" : "workouts"), \(plans) \(plans == 1 ? "plan" : "plans")",
      "운동 \(workouts)개, 계획 \(plans)개")
    try program.print(head[program.language] + counts[program.language])
  }
}
