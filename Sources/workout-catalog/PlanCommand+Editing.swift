import WorkoutCatalog

extension PlanCommand {
  /// Makes an empty plan.
  func create() throws -> Exit {
    let store = try program.openStore()
    return try printIfJSON(try store.createPlan(named: operand), from: store)
  }

  /// Gives a plan another name.
  func rename() throws -> Exit {
    try edit { store, plan in try store.renamePlan(plan.id, to: newName) }
  }

  /// Makes a copy of a plan.
  func copy() throws -> Exit {
    let store = try program.openStore()
    return try printIfJSON(try store.copyPlan(try plan(in: store).id, as: newName), from: store)
  }

  /// Deletes a plan.
  func delete() throws -> Exit {
    let store = try program.openStore()
    try store.deletePlan(try plan(in: store).id)
    return .done
  }

  /// Puts workouts into a plan, and prints their names.
  func add() throws -> Exit {
    let store = try program.openStore()
    let plan = try plan(in: store)
    var workouts: [Workout] = []
    for name in program.arguments.values(of: .workout) {
      workouts.append(try store.knownWorkout(name, in: program.language))
    }
    let index = program.arguments.number(of: .at).map { $0 - 1 }
    try store.insert(workouts.map { Plan.NewEntry(workout: $0.id) }, into: plan.id, at: index)
    if program.arguments.has(.json) { return try printIfJSON(plan.id, from: store) }
    for workout in workouts { try program.print(workout.name(in: program.language)) }
    return .done
  }

  /// Takes entries out of a plan.
  func remove() throws -> Exit {
    try edit { store, plan in try store.remove(try entries(of: plan).map(\.id), from: plan.id) }
  }

  /// Moves an entry of a plan.
  func move() throws -> Exit {
    try edit { store, plan in
      guard let entry = try entries(of: plan).last, let number = program.arguments.number(of: .to) else {
        return
      }
      try store.move(entry.id, in: plan.id, to: number - 1)
    }
  }

  /// Makes entries a superset, or takes their supersets apart.
  func superset() throws -> Exit {
    try edit { store, plan in
      let entries = try entries(of: plan).map(\.id)
      if program.arguments.has(.apart) {
        try store.ungroup(entries, in: plan.id)
      } else {
        try store.group(entries, in: plan.id)
      }
    }
  }

  /// Sets how an entry is done, and prints the settings that hold.
  func settings() throws -> Exit {
    let store = try program.openStore()
    let plan = try plan(in: store)
    guard let entry = try entries(of: plan).last else { return .done }
    var own = program.arguments.has(.reset) ? WorkoutSettings() : entry.ownSettings
    program.arguments.apply(to: &own, of: entry.workoutInPlan)
    if own != entry.ownSettings { try store.setOwnSettings(own, ofEntry: entry.id) }
    guard !program.arguments.has(.json) else { return try printIfJSON(plan.id, from: store) }
    let changed = try store.plan(plan.id)?.entries.first { $0.id == entry.id } ?? entry
    try program.printFacts(changed.workoutInPlan.settingRows(in: program.language), of: changed.workout)
    return .done
  }

  /// Marks entries as done, or as still to do.
  func done() throws -> Exit {
    try edit { store, plan in
      let chosen = program.arguments.has(.entry) ? try entries(of: plan) : plan.entries
      try store.setDone(!program.arguments.has(.undo), entries: chosen.map(\.id))
    }
  }

  private var newName: String { program.arguments.value(of: .as) ?? "" }

  /// The entries of a plan that the command line names by their numbers.
  private func entries(of plan: Plan) throws -> [Plan.Entry] {
    try program.arguments.values(of: .entry).compactMap { Int($0) }.map { number in
      guard number <= plan.entries.count else { throw Failure.unknownEntry(number, of: plan) }
      return plan.entries[number - 1]
    }
  }

  private func edit(_ change: (WorkoutStore, Plan) throws -> Void) throws -> Exit {
    let store = try program.openStore()
    let plan = try plan(in: store)
    try change(store, plan)
    return try printIfJSON(plan.id, from: store)
  }

  private func printIfJSON(_ id: Plan.ID, from store: WorkoutStore) throws -> Exit {
    if program.arguments.has(.json), let plan = try store.plan(id) { try printJSON(plan) }
    return .done
  }
}
