import DataFormats
import WorkoutCatalog

/// `add`: adds a workout of one's own.
struct AddCommand {
  private let program: Program

  /// The workout that a command line describes.
  init(_ program: Program) {
    self.program = program
  }

  /// Adds the workout and prints its slug, after pointing out what it may be a double of.
  func run() throws -> Exit {
    let facts = facts
    let store = try program.openStore()
    let names = Language.allCases.compactMap { facts.names[$0] } + facts.aliases
    let others = program.arguments.has(.yes) ? [] : try store.nearDuplicates(of: names)
    if !others.isEmpty {
      let warning = Text.looksLike(others, in: program.language)
      guard program.asksOnTerminal else {
        program.tell(warning)
        return try add(facts, to: store)
      }
      guard program.asks(warning, Text("Add it all the same?", "그래도 추가할까요?")) else { return .nothing }
    }
    return try add(facts, to: store)
  }

  private var facts: Workout.Facts {
    let arguments = program.arguments
    let name = arguments.operand ?? ""
    var facts = Workout.Facts(
      slug: "", names: [Language(of: name): name], primaryMuscles: [], equipment: [],
      measurement: .weightReps, defaults: WorkoutSettings())
    arguments.apply(to: &facts)
    if !arguments.has(.measurement), [.cardio, .stretching, .mobility].contains(facts.category) {
      facts.measurement = .time
    }
    facts.defaults = .usual(for: facts.measurement)
    facts.section = MuscleGroup(
      category: facts.category, primaryMuscle: facts.primaryMuscles.first ?? .chest)
    // A section has to be told by something: what trains no muscle in particular trains them all.
    if facts.primaryMuscles.isEmpty, !arguments.has(.category) { facts.section = .fullBody }
    return facts
  }

  private func add(_ facts: Workout.Facts, to store: WorkoutStore) throws -> Exit {
    let id = try store.add(facts)
    guard let workout = try store.workout(id) else { return .done }
    try program.printSlug(of: workout)
    return .done
  }
}

extension Program {
  /// Prints a workout's slug, or all of it as JSON.
  func printSlug(of workout: Workout) throws {
    guard arguments.has(.json) else { return try print(workout.slug) }
    var json = JSONWriter()
    json.object { $0.fields(of: workout, in: language) }
    try output.write(json.take())
    try output.write("\n")
  }
}

extension WorkoutSettings {
  /// What most people begin with, by what a set is counted in.
  fileprivate static func usual(for measurement: Measurement) -> WorkoutSettings {
    switch measurement {
    case .weightReps, .reps: WorkoutSettings(sets: 3, reps: 10, rest: 90)
    case .time: WorkoutSettings(sets: 3, seconds: 60, rest: 60)
    case .distance: WorkoutSettings(sets: 1, meters: 1_000)
    }
  }
}

extension Text {
  /// Workouts that a new one may be a double of.
  fileprivate static func looksLike(_ workouts: [Workout], in language: Language) -> Text {
    let names = workouts.map { quoted($0.name(in: language)) + " (\($0.slug))" }.joined(separator: ", ")
    return Text("this looks much like \(names)", "비슷한 운동이 이미 있습니다: \(names)")
  }
}
