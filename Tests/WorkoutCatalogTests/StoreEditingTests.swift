import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreEditingTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    try Self.make(path) { (insertion) throws(SQLiteError) in
      for (index, facts) in SampleCatalog.builtin.prefix(60).enumerated() {
        try insertion.insert(WorkoutRows(facts), id: Workout.ID(rawValue: Int64(index + 1)), origin: .catalog)
      }
    }
    store = try WorkoutStore(path: path)
  }

  /// Makes a catalog of a few workouts.
  private static func make(
    _ path: String, _ body: (WorkoutInsertion) throws(SQLiteError) -> Void
  ) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try WorkoutStore.migrator.migrate(
      connection,
      populate: { (connection) throws(SQLiteError) in
        try WorkoutInsertion.perform(on: connection, body)
      },
      mapping: { error in
        if case .sqlite(let error) = error { return error }
        return SQLiteError.corrupt("\(error)")
      })
  }

  /// The contents of a catalog that never held anything else than what the store's holds now.
  private func freshlyMade() throws -> CatalogContents {
    let ids = try Connection(path: store.path, mode: .readOnly).rows("SELECT id FROM workout ORDER BY id") {
      Workout.ID(rawValue: $0.integer(0))
    }
    let workouts = try store.workouts(ids)
    let folder = try TemporaryFolder()
    let path = folder.path("fresh.sqlite")
    try Self.make(path) { (insertion) throws(SQLiteError) in
      for workout in workouts where workout.state == .listed {
        try insertion.insert(WorkoutRows(workout.facts), id: workout.id, origin: workout.origin)
      }
    }
    let connection = try Connection(path: path, mode: .readWrite)
    // What is not listed is nowhere but in the tables of facts.
    try connection.transaction { (connection) throws(SQLiteError) in
      for workout in workouts where workout.state != .listed {
        try insertUnlisted(workout, connection)
      }
    }
    return try CatalogContents(path)
  }

  private func insertUnlisted(_ workout: Workout, _ connection: Connection) throws(SQLiteError) {
    let (facts, defaults) = (workout.facts, workout.facts.defaults)
    try connection.run(
      """
      INSERT INTO workout (
        id, slug, origin, section, familiarity, category, force, mechanic, level, measurement, searched_names,
        default_sets, default_reps, default_reps_max, default_seconds, default_meters, default_rest, state
      )
      VALUES (
        :id, :slug, :origin, :section, :familiarity, :category, :force, :mechanic, :level, :measurement,
        :names, :sets, :reps, :reps_max, :seconds, :meters, :rest, :state
      )
      """,
      [
        ":id": .integer(workout.id.rawValue), ":slug": .text(workout.slug),
        ":origin": .text(workout.origin.rawValue), ":section": .integer(facts.section.rawValue),
        ":familiarity": .integer(facts.familiarity), ":category": .text(facts.category.rawValue),
        ":force": .optional(facts.force?.rawValue), ":mechanic": .optional(facts.mechanic?.rawValue),
        ":level": .text(facts.level.rawValue), ":measurement": .text(facts.measurement.rawValue),
        ":names": .text(String(decoding: SearchDocument(facts).searchedNames, as: UTF8.self)),
        ":sets": .optional(defaults.sets), ":reps": .optional(defaults.reps),
        ":reps_max": .optional(defaults.repsMax), ":seconds": .optional(defaults.seconds),
        ":meters": .optional(defaults.meters), ":rest": .optional(defaults.rest),
        ":state": .text(workout.state.rawValue),
      ])
    try WorkoutTables(connection).insert(WorkoutRows(facts), id: workout.id)
  }

  private func expectFreshlyMade(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let differences = try CatalogContents(store.path).differences(from: try freshlyMade())
    #expect(differences == [], sourceLocation: sourceLocation)
  }

  private func found(_ text: String) throws -> [String] {
    try store.search(SearchQuery(text)).hits.compactMap { try store.workout($0.id)?.slug }
  }

  @Test func `an edited workout is listed, found and counted as what it is now, and not as what it was`()
    throws
  {
    let id = try store.add(.sample([.english: "Garage Zercher", .korean: "차고 제르처"], aliases: ["qqx"]))
    try store.edit(id) { facts in
      facts.names = [.korean: "마당 씨름"]
      facts.aliases = ["yardling"]
      facts.primaryMuscles = [.glutes, .lats]
      facts.secondaryMuscles = [.chest]
      facts.equipment = [.tire, .log]
      facts.category = .strongman
      facts.force = .pull
      facts.mechanic = .compound
      facts.level = .expert
      facts.measurement = .distance
    }
    let workout = try #require(try store.workout(id))
    #expect(workout.slug == "garage-zercher")
    #expect(workout.section == .fullBody)
    #expect(workout.facts.names == [.korean: "마당 씨름"])
    #expect(try found("qqx") == [])
    #expect(try store.search(SearchQuery("garage")).hits == [])
    #expect(try found("yardl") == ["garage-zercher"])
    #expect(try found("마당ㅆ") == ["garage-zercher"])
    #expect(try store.workout(matching: "qqx") == nil)
    #expect(try store.position(of: id, language: .korean)?.group == .fullBody)
    try expectFreshlyMade()
  }

  @Test func `a hidden workout is out of lists, counts and search, and comes back as it was`() throws {
    let before = try CatalogContents(store.path)
    let dip = try #require(try store.workout(Workout.ID(rawValue: 1)))
    try store.append([dip.id], toPlanNamed: "Push")
    #expect(try store.setState(.hidden, of: dip.id) == .listed)
    #expect(try store.position(of: dip.id, language: .english) == nil)
    #expect(try !found("dip").contains(dip.slug))
    #expect(try !store.search(SearchQuery("di")).hits.contains { $0.id == dip.id })
    #expect(try store.sections().reduce(0) { $0 + $1.count } == 59)
    #expect(try store.plan(named: "Push")?.entries.first?.workout.state == .hidden)
    #expect(try store.workout(matching: "DIP")?.id == dip.id)
    #expect(try store.workouts(in: .hidden).map(\.id) == [dip.id])
    try expectFreshlyMade()
    #expect(try store.setState(.listed, of: dip.id) == .hidden)
    #expect(try CatalogContents(store.path).differences(from: before) == [])
  }

  @Test func `a removed workout keeps its plans, and its name only for being restored`() throws {
    let id = try store.add(.sample("Push-Up"))
    #expect(try store.workout(matching: "push up")?.id == id)
    try store.append([id], toPlanNamed: "Push")
    #expect(try store.setState(.removed, of: id) == .listed)
    #expect(try store.workout(matching: "push up")?.origin == .catalog)
    #expect(try store.workout(matching: "push-up-2") == nil)
    #expect(try store.workout(matching: "push-up-2", in: [.removed])?.id == id)
    #expect(try store.workout(matching: "push up", in: [.removed])?.id == id)
    #expect(try store.plan(named: "Push")?.entries.map(\.workout.id) == [id])
    try expectFreshlyMade()
    // Changed while it is away, it comes back changed.
    try store.edit(id) { $0.names = [.english: "Floor Shove"] }
    try expectFreshlyMade()
    try store.setState(.listed, of: id)
    #expect(try found("floor shove").first == "push-up-2")
    try expectFreshlyMade()
  }

  @Test func `a workout of the catalog is not removed`() throws {
    let before = try CatalogContents(store.path)
    let error = #expect(throws: StoreError.self) {
      try store.setState(.removed, of: Workout.ID(rawValue: 1))
    }
    #expect(error?.kind == .invalid)
    #expect(
      error?.description
        == "dip comes with the catalog and cannot be removed; hide it instead")
    #expect(try CatalogContents(store.path) == before)
  }

  @Test func `the fields that a person changed are remembered, one by one`() throws {
    let id = Workout.ID(rawValue: 1)
    #expect(try store.editedFields(of: id) == [])
    try store.edit(id) { $0.aliases.append("my bench") }
    try store.edit(id) { $0.level = .expert }
    try store.edit(id) { $0.names[.korean] = "벤치" }
    #expect(try store.editedFields(of: id) == [.aliases, .level, .koreanName])
    try store.edit(id) { _ in }
    #expect(try store.editedFields(of: id).count == 3)
    let kept = try #require(try store.workout(id)).facts
    var newer = try #require(SampleCatalog.builtin.first)
    newer.equipment = [.log]
    newer.category = .strongman
    newer.section = .fullBody
    let merged = newer.keeping(try store.editedFields(of: id), of: kept)
    #expect(merged.fields(changedFrom: kept) == [.equipment, .category])
    #expect(merged.section == .fullBody)
    #expect(newer.keeping([.category], of: kept).section == .chest)
  }

  @Test func `what may not be stored changes nothing`() throws {
    let before = try CatalogContents(store.path)
    let id = Workout.ID(rawValue: 1)
    for change: @Sendable (inout Workout.Facts) -> Void in [
      { $0.names = [:] }, { $0.names[.korean] = "!!" }, { $0.secondaryMuscles = $0.primaryMuscles },
      { $0.aliases = [String(repeating: "a", count: 301)] },
    ] {
      let error = #expect(throws: StoreError.self) { try store.edit(id, change) }
      #expect(error?.kind == .invalid)
    }
    #expect(throws: StoreError.self) { try store.edit(Workout.ID(rawValue: 99_999)) { _ in } }
    #expect(throws: StoreError.self) { try store.setState(.hidden, of: Workout.ID(rawValue: 99_999)) }
    #expect(try CatalogContents(store.path) == before)
    #expect(try store.editedFields(of: id) == [])
  }

  @Test func `after any edits the file is one that was freshly made`() throws {
    let seed: UInt64 = 20_261_130
    var random = SplitMix64(seed: seed)
    let words = [
      "press", "Press", "벤치", "프레스", "벤치프레스", "zz", "curls", "presses", "21s", "Łódź", "ㅂㅊ", "a'b",
    ]
    var ids = try (0..<6).map { try store.add(.sample("Own \($0)")) }
    ids += (1...30).map { Workout.ID(rawValue: $0) }
    for step in 0..<150 {
      guard let id = ids.randomElement(using: &random) else { break }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let states: [Workout.State] = id.rawValue > 0 ? [.listed, .hidden] : [.listed, .hidden, .removed]
        try store.setState(states.randomElement(using: &random) ?? .listed, of: id)
      } else {
        let name = (0...1).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
        let aliases = words.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        let muscles = Muscle.allCases.shuffled(using: &random)
        let equipment = Array(Equipment.allCases.shuffled(using: &random).prefix(2))
        let (level, category) = (
          Level.allCases.randomElement(using: &random), Category.allCases.randomElement(using: &random)
        )
        let language = Language.allCases.randomElement(using: &random) ?? .english
        try store.edit(id) { facts in
          facts.names[language] = name
          facts.aliases = aliases
          if let level { facts.level = level }
          guard step.isMultiple(of: 2), let category else { return }
          facts.primaryMuscles = Array(muscles.prefix(step % 3))
          facts.secondaryMuscles = Array(muscles.suffix(step % 4))
          facts.equipment = equipment
          facts.category = category
        }
      }
      guard step % 25 == 24 else { continue }
      let differences = try CatalogContents(store.path).differences(from: try freshlyMade())
      #expect(differences == [], "seed \(seed), step \(step)")
    }
  }
}
