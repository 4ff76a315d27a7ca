import TerminalUI
import WorkoutCatalog

/// `remove`, `hide`, `restore` and `unhide`: takes workouts out of lists and search, and back.
struct StateCommand {
  private let program: Program
  private let name: String

  /// The change that a command line asks for.
  init(_ program: Program) {
    self.program = program
    name = program.arguments.operand ?? ""
  }

  /// Removes a person's own workout, and prints its name.
  func remove() throws -> Exit {
    let store = try program.openStore()
    let workout = try store.knownWorkout(name, in: program.language)
    guard workout.isRemovable else { throw Failure.notRemovable(workout, in: program.language) }
    return try set(.removed, of: workout, in: store)
  }

  /// Hides a workout, and prints its name.
  func hide() throws -> Exit {
    let store = try program.openStore()
    return try set(.hidden, of: try store.knownWorkout(name, in: program.language), in: store)
  }

  /// Brings back what was removed, or lists it; or makes the catalog what a backup holds, when a file is named.
  func restore() throws -> Exit {
    guard RestoreCommand.isFile(name) else { return try bringBack(.removed) }
    return try RestoreCommand(program, backup: name).run()
  }

  /// Brings back what was hidden, or lists it.
  func unhide() throws -> Exit { try bringBack(.hidden) }

  private func bringBack(_ state: Workout.State) throws -> Exit {
    let store = try program.openStore()
    guard !name.isEmpty else { return try list(try store.workouts(in: state)) }
    let workouts = try store.workouts(matching: name, in: [state])
    guard let workout = workouts.first else {
      if let other = try store.workouts(matching: name, in: Set(Workout.State.allCases)).first {
        throw Failure.isNot(state, other, in: program.language)
      }
      let names = try store.workouts(in: state).map { $0.name(in: program.language) }
      throw Failure.unknownWorkout(name, state, nearest: names.nearest(to: name))
    }
    guard workouts.count == 1 else { throw Failure.ambiguous(name, workouts) }
    return try set(.listed, of: workout, in: store)
  }

  private func set(_ state: Workout.State, of workout: Workout, in store: WorkoutStore) throws -> Exit {
    try store.setState(state, of: workout.id)
    try program.print(workout.name(in: program.language))
    return .done
  }

  private func list(_ workouts: [Workout]) throws -> Exit {
    let names = workouts.map { $0.name(in: program.language) }
    let width = names.map { DisplayText.width(of: $0) }.max() ?? 0
    for (name, workout) in zip(names, workouts) {
      try program.output.write(
        program.output.isTerminal
          ? DisplayText.padded(name, to: width) + "  \(workout.slug)\n"
          : DisplayText.neutralized(name) + "\t\(workout.slug)\n")
    }
    return workouts.isEmpty ? .nothing : .done
  }
}

extension Failure {
  fileprivate static func notRemovable(_ workout: Workout, in language: Language) -> Failure {
    let name = quoted(workout.name(in: language))
    return Failure(
      "\(name) comes with the catalog; '\(Command.Name.hide.typed) \(workout.slug)' takes it out of sight",
      "\(name): 카탈로그의 운동입니다. '\(Command.Name.hide.typed) \(workout.slug)'으로 숨기세요")
  }

  fileprivate static func isNot(
    _ state: Workout.State, _ workout: Workout, in language: Language
  ) -> Failure {
    let name = quoted(workout.name(in: language))
    switch (state, workout.state) {
    case (_, .removed):
      return Failure(
        "\(name) was removed; '\(Command.Name.restore.typed) \(workout.slug)' brings it back",
        "\(name): 삭제한 운동입니다. '\(Command.Name.restore.typed) \(workout.slug)'으로 되살리세요")
    case (_, .hidden):
      return Failure(
        "\(name) is hidden; '\(Command.Name.unhide.typed) \(workout.slug)' brings it back",
        "\(name): 숨긴 운동입니다. '\(Command.Name.unhide.typed) \(workout.slug)'으로 다시 보이세요")
    case (.removed, .listed):
      return Failure("\(name) is not removed", "\(name): 삭제한 운동이 아닙니다")
    case (_, .listed):
      return Failure("\(name) is not hidden", "\(name): 숨긴 운동이 아닙니다")
    }
  }

  fileprivate static func unknownWorkout(
    _ name: String, _ state: Workout.State, nearest: String?
  ) -> Failure {
    let (command, what) =
      state == .removed
      ? (Command.Name.restore, Text("removed", "삭제한")) : (.unhide, Text("hidden", "숨긴"))
    guard let nearest else {
      return Failure(
        "no \(what.english) workout is called \(quoted(name)); '\(command.typed)' lists them",
        "\(what.korean) 운동 중에 없습니다: \(quoted(name)). '\(command.typed)'에 모두 나옵니다")
    }
    return Failure(
      "no \(what.english) workout is called \(quoted(name)); did you mean \(quoted(nearest))?",
      "\(what.korean) 운동 중에 없습니다: \(quoted(name)). 혹시 \(quoted(nearest))인가요?")
  }

  fileprivate static func ambiguous(_ name: String, _ workouts: [Workout]) -> Failure {
    let slugs = workouts.prefix(5).map(\.slug).joined(separator: ", ")
    return Failure(
      "\(workouts.count) workouts are called \(quoted(name)); name one by its slug: \(slugs)",
      "\(quoted(name)): 그런 운동이 \(workouts.count)개입니다. 슬러그로 하나를 고르세요: \(slugs)")
  }
}
