/// What is kept of a training log: the exercises that were done, and each routine's, in the order in which they were
/// first done. The sets are not needed.
struct TrainingLog {
  /// More exercises than anyone does; a file with more is no log.
  static let mostExercises = 50_000

  private let format: ImportFormat
  private let header: CSVHeader
  private var ids: Set<String> = []
  private(set) var workouts: [(workout: ImportedWorkout, line: Int)] = []
  private(set) var plans: [ImportedPlan] = []
  private var planPlaces: [String: Int] = [:]
  private var members: [Set<String>] = []
  /// The exercise and the superset of each plan's last row, in the training of the last row.
  private var previous: [(id: String, superset: String)?] = []
  private var previousDay = ""

  init(_ format: ImportFormat, _ header: CSVHeader) {
    (self.format, self.header) = (format, header)
  }

  /// Takes a row.
  /// - Throws: why nothing is in it.
  mutating func add(_ row: [String], line: Int) throws(ImportMessage) {
    guard row.count == header.count else { throw .fields(row.count, of: header.count) }
    let column = format == .strong ? "exercisename" : format == .hevy ? "exercisetitle" : "exercise"
    guard let name = header.field(column, of: row) else { throw .noName }
    let id = Folding.compact(name)
    if !ids.contains(id) {
      guard ids.count < Self.mostExercises else {
        throw ImportMessage("there are too many exercises for a log", "운동 기록이라기에는 종목이 너무 많습니다")
      }
      try note(name, id, row, line)
    }
    addToPlan(id, row)
  }

  private mutating func note(_ name: String, _ id: String, _ row: [String], _ line: Int) throws(ImportMessage)
  {
    var workout = ImportedWorkout(id: id)
    workout.setName(name)
    let (_, equipment) = MatchKey.parts(of: name)
    workout.equipment = equipment
    if format == .fitNotes { setCategory(header.field("category", of: row), of: &workout) }
    let hasDistance = ["distance", "distancekm", "distancemiles", "distancemeters"].contains {
      header.field($0, of: row).map(Self.isAmount) ?? false
    }
    let hasTime = ["seconds", "durationseconds", "time"].contains {
      header.field($0, of: row).map(Self.isAmount) ?? false
    }
    let hasReps = header.field("reps", of: row).map(Self.isAmount) ?? false
    if !hasReps { workout.measurement = hasDistance ? .distance : hasTime ? .time : nil }
    workouts.append((try workout.checked(), line))
    ids.insert(id)
  }

  /// A number above zero; a log writes 0, 0.0 or 00:00 for none.
  private static func isAmount(_ text: String) -> Bool {
    text.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }

  private func setCategory(_ word: String?, of workout: inout ImportedWorkout) {
    guard let word else { return }
    if let category = ImportVocabulary.category(word) {
      workout.category = category
    } else {
      workout.primaryMuscles = Array(ImportVocabulary.muscles(word == "Legs" ? "quads" : word).prefix(1))
    }
    workout.addFact("category", word)
  }

  private mutating func addToPlan(_ id: String, _ row: [String]) {
    let column = format == .strong ? "workoutname" : "title"
    guard format != .fitNotes, let name = header.field(column, of: row) else { return }
    let title = String(name.unicodeScalars.prefix(Plan.longestName))
    let day = header.field(format == .strong ? "date" : "starttime", of: row) ?? ""
    if day != previousDay { previous = previous.map { _ in nil } }
    previousDay = day
    let place = planPlaces[title] ?? plans.count
    if place == plans.count {
      planPlaces[title] = place
      plans.append(ImportedPlan(name: title))
      members.append([])
      previous.append(nil)
    }
    let superset = format == .hevy ? header.field("supersetid", of: row) : nil
    if members[place].insert(id).inserted {
      // A superset's number counts within one training, and 0 is one like any other.
      let joins =
        superset != nil && superset == previous[place]?.superset
        && plans[place].entries.last?.id == previous[place]?.id
      plans[place].entries.append(.init(id: id, joinsPrevious: joins))
    }
    previous[place] = superset.map { (id, $0) }
  }
}
