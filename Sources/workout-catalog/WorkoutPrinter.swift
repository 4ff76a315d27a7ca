import DataFormats
import WorkoutCatalog

/// Prints workouts as they come: one name a line, or as a JSON array with an object a line.
struct WorkoutPrinter {
  private let program: Program
  private let isJSON: Bool
  private var json = JSONWriter()
  /// How many were printed.
  private(set) var count = 0

  /// How many workouts are best read at once. Names are small, and the more of them, the closer together they stand in
  /// the file; whole workouts would fill the memory.
  var pageSize: Int { isJSON ? 1_024 : 65_536 }

  /// A printer in the form that the command line asks for.
  init(_ program: Program) {
    self.program = program
    isJSON = program.arguments.has(.json)
  }

  /// Prints workouts of a store.
  mutating func add(_ ids: [Workout.ID], from store: WorkoutStore) throws {
    if isJSON {
      for workout in try store.workouts(ids) { try add(workout) }
    } else {
      for name in try store.names(ids, in: program.language) { try add(named: name) }
    }
  }

  private mutating func add(_ workout: Workout) throws(Output.WriteError) {
    json.object { $0.fields(of: workout, in: program.language) }
    try program.output.write(count == 0 ? "[\n  " : ",\n  ")
    try program.output.write(json.take())
    count += 1
  }

  private mutating func add(named name: String) throws(Output.WriteError) {
    try program.print(name)
    count += 1
  }

  /// Prints what comes after the last workout.
  func end() throws(Output.WriteError) {
    guard isJSON else { return }
    try program.output.write(count == 0 ? "[]\n" : "\n]\n")
  }
}
