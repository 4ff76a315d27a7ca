import WorkoutCatalog

/// Prints workouts as they come: one name a line, or as a JSON array with an object a line.
struct WorkoutPrinter {
  private let program: Program
  private let isJSON: Bool
  private var json = JSONWriter()
  /// How many were printed.
  private(set) var count = 0

  /// A printer in the form that the command line asks for.
  init(_ program: Program) {
    self.program = program
    isJSON = program.arguments.has(.json)
  }

  /// Prints a workout.
  /// - Parameter isDone: for an entry of a plan, whether it is done.
  mutating func add(_ workout: Workout, isDone: Bool? = nil) throws(Output.WriteError) {
    defer { count += 1 }
    guard isJSON else { return try program.print(workout.name(in: program.language)) }
    json.object {
      $0.fields(of: workout, in: program.language)
      guard let isDone else { return }
      $0.key("isDone")
      $0.value(isDone)
    }
    try program.output.write((count == 0 ? "[\n  " : ",\n  ") + json.take())
  }

  /// Prints what comes after the last workout.
  func end() throws(Output.WriteError) {
    guard isJSON else { return }
    try program.output.write(count == 0 ? "[]\n" : "\n]\n")
  }
}
