internal import SQLite

/// Finds the workout that a record from elsewhere is.
///
/// It knows by heart the built-in workouts and those that a person added by hand, whose ids come first and of
/// which there are never many; what was imported is looked up by its folded name. A match is sure when the names are of
/// the same words and everything that both sides tell of muscles, equipment and kind agrees; a wrong merge is worse
/// than a duplicate.
struct Matcher: Sendable {
  /// What a record is.
  enum Outcome: Hashable, Sendable {
    case same(Workout.ID)
    /// It may be that workout: a person shall say.
    case unsure(Workout.ID)
    case new
  }

  private struct Known: Sendable {
    let workout: Workout
    let key: MatchKey
    let equipment: [Equipment]
    let isName: Bool
  }

  private enum Verdict: Int { case different, unsure, same }

  private var known: [MatchKey: [Known]] = [:]

  /// Knows no workout.
  init() {}

  /// Learns the workouts that come first.
  init(_ connection: Connection) throws(SQLiteError) {
    var ids: [Workout.ID] = []
    try connection.withStatement("SELECT id, origin FROM workout ORDER BY id") {
      (statement) throws(SQLiteError) in
      while let row = try statement.step() {
        // A person's own come before the catalog's; what follows the catalog was imported or made up.
        guard row.integer(0) <= 0 || row.text(1) == Workout.Origin.catalog.rawValue else { break }
        ids.append(Workout.ID(rawValue: row.integer(0)))
      }
      statement.reset()
    }
    try WorkoutReading.perform(on: connection) { (reading) throws(SQLiteError) in
      for id in ids {
        if let workout = try reading.workout(id) { learn(workout) }
      }
    }
  }

  private mutating func learn(_ workout: Workout) {
    let facts = workout.facts
    for (name, isName) in facts.names.values.map({ ($0, true) }) + facts.aliases.map({ ($0, false) }) {
      let (key, equipment) = MatchKey.parts(of: name)
      guard !key.words.isEmpty else { continue }
      known[key, default: []].append(Known(workout: workout, key: key, equipment: equipment, isName: isName))
    }
  }

  /// What a record is among the workouts known by heart.
  func find(_ record: ImportedWorkout) -> Outcome {
    var best: [Workout.ID: (verdict: Verdict, rank: Int)] = [:]
    for name in record.names.values {
      let (key, equipment) = MatchKey.parts(of: name)
      for other in known[key] ?? [] {
        let verdict = Self.judge(record, equipment, other)
        guard verdict != .different else { continue }
        let rank = (other.isName ? 0 : 2) + (other.equipment == equipment ? 0 : 1)
        let before = best[other.workout.id]
        if before == nil || verdict.rawValue > (before?.verdict.rawValue ?? 0) || rank < (before?.rank ?? 9) {
          best[other.workout.id] = (verdict, rank)
        }
      }
    }
    let sure = best.filter { $0.value.verdict == .same }
    let least = sure.values.map(\.rank).min()
    let closest = sure.filter { $0.value.rank == least }.keys.sorted()
    if closest.count == 1 { return .same(closest[0]) }
    if let first = closest.first ?? best.keys.min() { return .unsure(first) }
    return nearly(record)
  }

  /// A workout whose name lacks a word of the record's that often goes without saying.
  private func nearly(_ record: ImportedWorkout) -> Outcome {
    for name in record.names.values {
      let (key, equipment) = MatchKey.parts(of: name)
      for word in Self.unsaid where key.words.contains(word) && key.words.count > 1 {
        let other = known[key.without(word)]?.first { Self.judge(record, equipment, $0) == .same }
        if let other { return .unsure(other.workout.id) }
      }
    }
    return .new
  }

  private static let unsaid: [FoldedWord] = [
    "standing", "flat", "conventional", "regular", "seated", "lying", "bicep", "tricep", "alternating",
    "bentover",
  ]

  /// Whether an imported workout of the same folded name is what a record is.
  static func agrees(_ record: ImportedWorkout, with workout: Workout) -> Bool {
    let (key, equipment) = MatchKey.parts(of: record.name)
    return judge(record, equipment, Known(workout: workout, key: key, equipment: equipment, isName: true))
      == .same
  }

  private static func judge(_ record: ImportedWorkout, _ named: [Equipment], _ other: Known) -> Verdict {
    let facts = other.workout.facts
    guard isStretch(record.category) == isStretch(facts.category) || record.category == nil else {
      return .unsure
    }
    let equipment = agreement(ofEquipment: record.equipment, named, other)
    guard equipment != .different else { return .different }
    guard !record.primaryMuscles.isEmpty else { return equipment }
    let muscles = facts.primaryMuscles + facts.secondaryMuscles
    let theirs = record.primaryMuscles + record.secondaryMuscles
    let agree =
      record.primaryMuscles.first.map(muscles.contains) ?? true
      && facts.primaryMuscles.first.map(theirs.contains) ?? true
    let isSameSection =
      MuscleGroup(category: .strength, primaryMuscle: record.primaryMuscles[0])
      == facts.primaryMuscles.first.map { MuscleGroup(category: .strength, primaryMuscle: $0) }
    return agree || isSameSection ? equipment : .unsure
  }

  private static func isStretch(_ category: Category?) -> Bool {
    category == .stretching || category == .mobility
  }

  private static func agreement(
    ofEquipment told: [Equipment], _ named: [Equipment], _ other: Known
  ) -> Verdict {
    let theirs = other.workout.facts.equipment
    let told = told.filter { $0 != .other }
    // What its name says is a part of what it is: "Bench Press with Bands" is not the bench press of a record.
    let isTold = other.equipment.allSatisfy { named.contains($0) || told.contains($0) }
    guard isTold || named.isEmpty && told.isEmpty else { return .different }
    if !named.isEmpty {
      guard named.allSatisfy({ fits($0, theirs) }) else { return .different }
      // "Squat with Bands", done with a barbell, is no band squat.
      return told.isEmpty || told.contains { fits($0, theirs) || isCoarse($0, for: theirs) } ? .same : .unsure
    }
    if told.isEmpty {
      // Nothing is told: the very name has to be one that goes without saying with what.
      return other.equipment.isEmpty ? .same : .unsure
    }
    return told.contains { fits($0, theirs) } ? .same : .different
  }

  /// Whether a catalog with few words for equipment would call it so.
  private static func isCoarse(_ item: Equipment, for theirs: [Equipment]) -> Bool {
    switch item {
    case .machine: theirs.contains(.smithMachine)
    case .barbell: theirs.contains { [.ezBar, .trapBar, .landmine].contains($0) }
    default: false
    }
  }

  private static let unloaded: Set<Equipment> = [
    .bodyweight, .bench, .box, .pullUpBar, .dipBars, .rings, .exerciseBall, .other,
  ]

  private static func fits(_ item: Equipment, _ theirs: [Equipment]) -> Bool {
    switch item {
    case .bodyweight: theirs.allSatisfy(unloaded.contains)
    case .machine: theirs.contains { $0 == .machine }
    default: theirs.contains(item)
    }
  }
}
