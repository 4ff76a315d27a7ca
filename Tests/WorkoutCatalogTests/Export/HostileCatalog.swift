import TestSupport
import Testing

@testable import WorkoutCatalog

/// A catalog in which a person did everything that they may do, with names that are as hostile as can be.
enum HostileCatalog {
  /// Texts that some reader takes for something else.
  static let texts = [
    "=cmd()", "'=x", "''+1", "-1", "@sum", "＝1", "a,b;c", "\"quoted\" \"\"twice\"\"", "Two\nlines",
    "back\\slash\\n",
    "\\u{41}", "tab\there", "carriage\rreturn", "스쿼트 \u{1112}\u{1161}\u{11AB}", "cafe\u{301}", "👩‍👩‍👧‍👦 hop",
    "تمرين الضغط", "\u{202E}drawrof\u{202C} hop", "\u{1B}[31mred", "null", "none x", "{\"a\": [1]}", "1e9",
    "'", "x'",
  ]

  /// Records of a catalog from elsewhere: one that is known, one that is new, one that may be known, and again.
  static let foreign = """
    [{"id": "b", "name": "Barbell Bench Press - Medium Grip", "equipment": "barbell", "primaryMuscles": ["chest"],
      "secondaryMuscles": [], "level": "beginner", "category": "strength", "instructions": ["=Lie down.", "Press."]},
     {"id": "n\\n,\\"\\\\\\u0000\\r'=", "name": "Zig Hop 지그", "equipment": "gizmo", "primaryMuscles": ["calves"],
      "secondaryMuscles": ["chest"], "instructions": ["\(String(repeating: "긴 글 \\\\ \\\"x\\\" 👩‍👩‍👧 ", count: 400))"],
      "images": ["z.jpg"]},
     {"id": "u", "name": "Barbell Bench Press", "equipment": "barbell", "primaryMuscles": ["neck"]},
     {"id": "d", "name": "Barbell Deadlift", "equipment": "barbell", "primaryMuscles": ["neck"]},
     {"id": "s", "name": "Barbell Squat", "equipment": "barbell", "primaryMuscles": ["neck"]},
     {"id": "e", "name": "Zag Hop", "primaryMuscles": [], "secondaryMuscles": []}]
    """

  static let log = #"""
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2024-01-02,"Push ""A""",1h,Bench Press (Barbell),1,60,8,0,0,,,
    2024-01-02,"Push ""A""",1h,=Zog Hop,1,60,8,0,0,,,
    2024-01-03,Gone,1h,Zog Hop Two,1,60,8,0,0,,,
    """#

  /// The best known of the built-in workouts, and those that are changed here.
  static let builtin: [Workout.Facts] = {
    let changed: Set = [
      "barbell-bench-press", "barbell-squat", "barbell-front-squat", "barbell-deadlift", "plank", "push-up",
    ]
    return SampleCatalog.builtin.enumerated().filter { $0.offset < 10 || changed.contains($0.element.slug) }
      .map(\.element)
  }()

  /// A catalog with the built-in workouts, or fewer of them.
  static func store(
    in folder: TemporaryFolder, named name: String, of count: Int = builtin.count
  ) throws -> WorkoutStore {
    try WorkoutStore(path: folder.path(name), WorkoutStore.migrator) { () throws(StoreError) in
      Array(builtin.prefix(count))
    }
  }

  private static let original: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    try fill(try store(in: folder, named: "catalog.sqlite"))
    return folder
  }

  /// A store on a copy of the catalog, which is made once.
  static func make(in folder: TemporaryFolder) throws -> WorkoutStore {
    let path = folder.path("from.sqlite")
    try WorkoutStore.backUp(original.get().path("catalog.sqlite"), to: path) { _ in }
    return try WorkoutStore(path: path)
  }

  private static func fill(_ store: WorkoutStore) throws {
    let own = try addOwn(to: store)
    try editBuiltin(store)
    try importForeign(store)
    try makePlans(store, own)
    try store.add(.sample("Barbell Bench Press"))
  }

  private static func addOwn(to store: WorkoutStore) throws -> [Workout.ID] {
    var own: [Workout.ID] = []
    for (index, text) in texts.enumerated() {
      var facts = Workout.Facts.sample("Own \(index) \(text)", muscle: Muscle.allCases[index % 10])
      if index.isMultiple(of: 3) { facts.names[.korean] = text.contains { $0.isLetter } ? text : nil }
      if index.isMultiple(of: 4) { facts.names[.english] = nil }
      if facts.names.isEmpty { facts.names[.korean] = "운동 \(text)" }
      facts.aliases = Array(texts.suffix(index))
      facts.force = Force.allCases[index % 3]
      facts.section = MuscleGroup.allCases[index % 10]
      facts.defaults = WorkoutSettings(reps: 5, repsMax: index + 6, meters: index == 0 ? nil : index)
      let id = try store.add(facts)
      own.append(id)
      try store.setOwnSettings(
        WorkoutSettings(
          sets: index + 1, techniques: index.isMultiple(of: 2) ? [] : [.dropSet, .tempo],
          note: text + "\n" + String(repeating: "쉬지 말기 \(text) ", count: 60)), of: id)
      for _ in 0..<index % 3 { try store.noteOpened(id) }
    }
    var bare = Workout.Facts.sample("Bare")
    (bare.equipment, bare.primaryMuscles, bare.section) = ([], [], .fullBody)
    bare.defaults = WorkoutSettings()
    own.append(try store.add(bare))
    // The same name, and that of one of the catalog's.
    own.append(try store.add(.sample("Own 5 ＝1")))
    try store.edit(own[1]) { $0.names = [.english: "Another name altogether"] }
    try store.setState(.removed, of: own[2])
    try store.setState(.hidden, of: own[3])
    return own
  }

  private static func editBuiltin(_ store: WorkoutStore) throws {
    let id = try id("barbell-front-squat", store)
    try store.edit(id) {
      $0.names[.english] = "=Dead \"Lift\""
      $0.names[.korean] = nil
      $0.aliases = ["'=x", "데드", "Two\nlines"]
      $0.primaryMuscles = [.calves, .chest]
      $0.secondaryMuscles = []
      $0.equipment = [.box, .band]
      $0.category = .cardio
      $0.force = nil
      $0.mechanic = .isolation
      $0.level = .expert
      $0.measurement = .distance
    }
    try store.setState(.hidden, of: try self.id("plank", store))
    try store.edit(try self.id("plank", store)) { $0.aliases.append("Board") }
    let squat = try self.id("barbell-squat", store)
    try store.setOwnSettings(
      WorkoutSettings(
        measurement: .time, reps: 3, repsMax: 5, weight: Weight(millionths: 102_058_283, .kilogram),
        seconds: 45, distance: Distance("1.609", unit: .mile), rest: 0, note: "=1+1"), of: squat)
    try store.setFavourite(true, of: squat)
    let press = try self.id("barbell-bench-press", store)
    try store.setFavourite(true, of: press)
    let row = try self.id("push-up", store)
    try store.setOwnSettings(WorkoutSettings(sets: 3, weight: Weight("5.125", unit: .pound)), of: row)
    try store.setOwnSettings(WorkoutSettings(), of: row)
    for _ in 0..<7 { try store.noteOpened(row) }
  }

  private static func importForeign(_ store: WorkoutStore) throws {
    let report = try store.bring(foreign.utf8)
    #expect(report.matched == 1)
    #expect(report.doubtful == 3)
    for review in try store.importReviews(of: .freeExerciseDB) where review.sourceID != "u" {
      try store.settle(review, isSame: review.sourceID == "s")
    }
    try store.edit(try id("zig-hop-지그", store)) { $0.level = .expert }
    _ = try store.bring(log.utf8)
    try store.deletePlan(try #require(try store.plan(named: "Gone")).id)
  }

  private static func makePlans(_ store: WorkoutStore, _ own: [Workout.ID]) throws {
    let other = try store.createPlan(named: "To be deleted")
    try store.createPlan(named: "=Empty, \"plan\"\n👩‍👩‍👧")
    try store.deletePlan(other)
    let press = try id("barbell-bench-press", store)
    let settings = WorkoutSettings(
      reps: 8, repsMax: 12, weight: Weight("62.5", unit: .kilogram), techniques: [], note: "'=x\n-light")
    try store.append(
      entries: [
        Plan.NewEntry(workout: press), Plan.NewEntry(workout: own[2], ownSettings: settings),
        Plan.NewEntry(workout: own[4], joinsPrevious: true),
        Plan.NewEntry(workout: press, joinsPrevious: true),
        Plan.NewEntry(workout: press), Plan.NewEntry(workout: try id("plank", store)),
      ], toPlanNamed: "가슴 \\n 'A'")
    let plan = try #require(try store.plan(named: "가슴 \\n 'A'"))
    try store.move(plan.entries[5].id, in: plan.id, to: 0)
    try store.setDone(true, entries: [plan.entries[1].id, plan.entries[4].id])
    try store.setOwnSettings(WorkoutSettings(sets: 2), ofEntry: plan.entries[0].id)
    try store.setOwnSettings(WorkoutSettings(), ofEntry: plan.entries[0].id)
  }

  static func id(_ slug: String, _ store: WorkoutStore) throws -> Workout.ID {
    try #require(try store.workout(matching: slug), "\(slug)").id
  }
}

extension WorkoutStore {
  /// All of an export.
  func exported(_ scope: ExportScope = .all, as format: ExportFormat = .json) throws -> [UInt8] {
    let export = try export(scope, as: format)
    var text: [UInt8] = []
    while let piece = try export.next() { text += piece }
    return text
  }
}
