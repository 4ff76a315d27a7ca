import TestSupport
import Testing

@testable import WorkoutCatalog

struct ImportMergeTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  private func record(
    _ id: String, _ name: String, equipment: String = "other", muscle: String = "calves",
    level: String = "beginner",
    step: String = "Hop."
  ) -> String {
    """
    {"id": "\(id)", "name": "\(name)", "equipment": "\(equipment)", "primaryMuscles": ["\(muscle)"],
     "secondaryMuscles": [], "level": "\(level)", "instructions": ["\(step)"], "category": "strength"}
    """
  }

  private func bring(_ records: String..., isRehearsal: Bool = false) throws -> ImportReport {
    try store.bring("[\(records.joined(separator: ","))]".utf8, isRehearsal: isRehearsal)
  }

  private func workout(_ name: String) throws -> Workout { try #require(try store.workout(matching: name)) }

  @Test func `what came from elsewhere does not rise above the well-known as one's own does`() throws {
    _ = try bring(record("j", "Cable Judo Flip", equipment: "cable", muscle: "abdominals"))
    let own = try store.add(
      Workout.Facts.named("Garage Rope Twist", muscles: [.abdominals], equipment: [.cable], familiarity: 4))
    let found = try store.search(SearchQuery("cable abs")).hits.map(\.id)
    let places = try ["Cable Judo Flip", "Cable Crunch"].map { name in
      try #require(found.firstIndex(of: workout(name).id))
    }
    #expect(places[1] < places[0])
    #expect(try #require(found.firstIndex(of: own)) < places[0])
  }

  @Test func `a sure match is joined: the name becomes an alias, texts are added, facts stay`() throws {
    let before = try workout("Barbell Bench Press")
    let report = try bring(
      record("b", "Barbell Bench Press - Medium Grip", equipment: "barbell", muscle: "chest", level: "expert")
    )
    #expect(report.counts == "added 0, updated 0, unchanged 0, matched 1, skipped 0")
    let after = try workout("Barbell Bench Press - Medium Grip")
    #expect(after.id == before.id)
    var expected = before.facts
    expected.aliases.append("Barbell Bench Press - Medium Grip")
    #expect(after.facts == expected)
    #expect(
      try store.sources(of: after.id).map(\.texts) == [[WorkoutText(.instruction, "Hop.", language: "en")]])
    #expect(try store.search(SearchQuery("medium grip")).hits.first?.id == after.id)
  }

  @Test func `the same file again changes nothing`() throws {
    let records =
      record("a", "Zig Hop") + "," + record("b", "Barbell Bench Press", equipment: "barbell", muscle: "chest")
    #expect(try bring(records).counts == "added 1, updated 0, unchanged 0, matched 1, skipped 0")
    let before = try CatalogContents(folder.path("catalog.sqlite"))
    #expect(try bring(records).counts == "added 0, updated 0, unchanged 2, matched 0, skipped 0")
    #expect(try CatalogContents(folder.path("catalog.sqlite")) == before)
  }

  @Test func `a newer file changes what a person has not, also under another name`() throws {
    _ = try bring(record("a", "Zig Hop"))
    let id = try workout("Zig Hop").id
    try store.edit(id) { $0.level = .intermediate }
    let report = try bring(record("a", "Zag Hop", muscle: "glutes", level: "expert", step: "Zag."))
    #expect(report.counts == "added 0, updated 1, unchanged 0, matched 0, skipped 0")
    let after = try workout("Zag Hop")
    #expect(after.id == id)
    #expect(after.facts.primaryMuscles == [.glutes])
    #expect(after.facts.level == .intermediate)
    #expect(try store.sources(of: id).flatMap(\.texts).map(\.text) == ["Zag."])
    #expect(try store.workout(matching: "Zig Hop") == nil)
    _ = try bring(record("a", "Zag Hop", muscle: "lats", level: "expert", step: "Zag."))
    #expect(try workout("Zag Hop").facts.primaryMuscles == [.lats])
  }

  @Test func `a name that a person changed stays, and the record is still remembered`() throws {
    _ = try bring(record("a", "Zig Hop"))
    let id = try workout("Zig Hop").id
    try store.edit(id) { $0.names[.english] = "My Hop" }
    _ = try bring(record("a", "Zag Hop"))
    #expect(try workout("My Hop").id == id)
    #expect(try store.workout(matching: "Zag Hop") == nil)
  }

  @Test func `an unsure match is added by itself, and a person's answer holds for later imports`() throws {
    let wrongMuscle = record("b", "Barbell Bench Press", equipment: "barbell", muscle: "calves")
    let report = try bring(wrongMuscle)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 0, skipped 0")
    #expect(report.doubts.map(\.candidateName) == ["Barbell Bench Press"])
    let review = try #require(try store.importReviews(of: .freeExerciseDB).first)
    try store.append([review.imported.id], toPlanNamed: "P")
    try store.settle(review, isSame: true)
    #expect(try store.importReviews(of: .freeExerciseDB) == [])
    #expect(try store.plan(named: "P")?.entries.map(\.workout.id) == [review.candidate.id])
    #expect(try bring(wrongMuscle).counts == "added 0, updated 0, unchanged 1, matched 0, skipped 0")
    #expect(try store.sources(of: review.candidate.id).map(\.id) == ["b"])
    _ = try bring(record("c", "Barbell Deadlift", equipment: "barbell", muscle: "neck"))
    let other = try #require(try store.importReviews(of: .freeExerciseDB).first)
    try store.settle(other, isSame: false)
    #expect(try store.importReviews(of: .freeExerciseDB) == [])
    #expect(try store.workout(other.imported.id)?.state == .listed)
  }

  @Test func `a bad record is told with its place, and the rest goes in`() throws {
    let report = try store.bring(
      "[\(record("a", "Zig Hop")),\n 7,\n {\"id\": \"x\", \"name\": \"  \", \"primaryMuscles\": []},\n".utf8
        + Array("\(record("a", "Zag Hop")), {\"id\": \"y\", \"name\": \"".utf8) + [0xFF]
        + Array("\", \"primaryMuscles\": []},\n \(record("z", String(repeating: "x", count: 301)))]".utf8))
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 0, skipped 5")
    #expect(report.skips.map(\.place.record) == [2, 3, 4, 5, 6])
    #expect(report.skips.map(\.place.line) == [3, 4, 5, 6, 7])
  }

  @Test func `a rehearsal reports and writes nothing`() throws {
    let before = try CatalogContents(folder.path("catalog.sqlite"))
    #expect(try bring(record("a", "Zig Hop"), isRehearsal: true).added == 1)
    #expect(try CatalogContents(folder.path("catalog.sqlite")) == before)
  }

  @Test(arguments: [
    "", "[]", "{}", "hello, world", "[1, 2]", "[{\"a\": 1}]", "{\"results\": 1}", "a;b;c\n1;2;3",
  ])
  func `a file that is nothing known is refused, and nothing changes`(_ text: String) throws {
    let before = try CatalogContents(folder.path("catalog.sqlite"))
    #expect(throws: ImportError.self) { try store.bring(text.utf8) }
    #expect(try CatalogContents(folder.path("catalog.sqlite")) == before)
  }

  @Test func `a file cut off in the middle, or stopped, leaves everything as it was`() throws {
    let before = try CatalogContents(folder.path("catalog.sqlite"))
    let text = "[" + (0..<50).map { record("\($0)", "Zig Hop \($0)") }.joined(separator: ",")
    #expect(throws: ImportError.self) { try store.bring(text.utf8) }
    let error = #expect(throws: ImportError.self) {
      try store.importWorkouts(from: { Array(text.utf8) }, isStopped: { $0.bytes > 0 })
    }
    #expect(error?.kind == .stopped)
    #expect(try CatalogContents(folder.path("catalog.sqlite")) == before)
  }

  @Test func `lines of records are read, and one that is broken is told`() throws {
    let report = try store.bring(
      "\(record("a", "Zig Hop").replacing("\n", with: ""))\n{\"id\": \n\(record("b", "Zag Hop").replacing("\n", with: ""))"
        .utf8)
    #expect(report.counts == "added 2, updated 0, unchanged 0, matched 0, skipped 1")
    #expect(report.skips.map(\.place.line) == [2])
  }
}
