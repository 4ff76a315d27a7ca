import TestSupport
import Testing

@testable import WorkoutCatalog

/// An export that is brought into a catalog in use: what is there stays, what is missing is taken.
struct ExportMergeTests {
  private let folder: TemporaryFolder
  private let from: WorkoutStore
  private let to: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    from = try HostileCatalog.store(in: folder, named: "from.sqlite")
    to = try HostileCatalog.store(in: folder, named: "to.sqlite")
  }

  private func bring(_ scope: ExportScope = .custom) throws -> ImportReport {
    try to.bring(try from.exported(scope))
  }

  private func press(_ store: WorkoutStore) throws -> Workout.ID {
    try HostileCatalog.id("barbell-bench-press", store)
  }

  @Test func `settings that are there stay, and those that are missing are taken`() throws {
    let (theirs, mine) = (try press(from), try press(to))
    try from.setOwnSettings(
      WorkoutSettings(sets: 5, reps: 5, repsMax: 8, weight: Weight(100, .kilogram), note: "theirs"),
      of: theirs)
    try to.setOwnSettings(WorkoutSettings(reps: 3, note: "mine"), of: mine)
    try from.setFavourite(true, of: theirs)
    #expect(try bring().counts == "added 0, updated 1, unchanged 0, matched 0, skipped 0")
    let after = try #require(try to.workout(mine))
    #expect(
      after.ownSettings
        == WorkoutSettings(sets: 5, reps: 3, weight: Weight(100, .kilogram), note: "mine"))
    #expect(after.isFavourite)
    #expect(try bring().counts == "added 0, updated 0, unchanged 1, matched 0, skipped 0")
  }

  @Test func `an edit is taken unless the fact was edited here, and muscles go together`() throws {
    let (theirs, mine) = (try press(from), try press(to))
    try from.edit(theirs) {
      $0.names[.english] = "Their Press"
      $0.level = .expert
      $0.primaryMuscles = [.neck]
    }
    try to.edit(mine) {
      $0.names[.english] = "My Press"
      $0.secondaryMuscles = [.calves]
    }
    let muscles = try #require(try to.workout(mine)).facts.primaryMuscles
    #expect(try bring().updated == 1)
    let after = try #require(try to.workout(mine)).facts
    #expect(after.names[.english] == "My Press")
    #expect(after.level == .expert)
    #expect(after.primaryMuscles == muscles)
    #expect(after.secondaryMuscles == [.calves])
    #expect(try to.editedFields(of: mine) == [.englishName, .level, .secondaryMuscles])
    #expect(try bring().unchanged == 1)
  }

  @Test func `a workout that was renamed here is still the same`() throws {
    try from.add(.sample("Garage Press"))
    #expect(try bring().added == 1)
    let mine = try HostileCatalog.id("garage-press", to)
    try to.edit(mine) { $0.names = [.english: "Cellar Row"] }
    #expect(try bring().counts == "added 0, updated 0, unchanged 1, matched 0, skipped 0")
    #expect(try to.workout(mine)?.name(in: .english) == "Cellar Row")
  }

  @Test func `another workout of the same slug is kept beside, and plans mean the right one`() throws {
    let theirs = try from.add(.sample("Own Press", slug: "press-x"))
    try from.append([theirs], toPlanNamed: "P")
    let mine = try to.add(.sample("Different Hop", slug: "press-x"))
    #expect(try bring(.plans).counts == "added 1, updated 0, unchanged 0, matched 0, skipped 0")
    #expect(try to.workout(matching: "press-x")?.id == mine)
    #expect(try to.plan(named: "P")?.entries.map { $0.workout.name(in: .english) } == ["Own Press"])
    #expect(try to.plan(named: "P")?.entries.map(\.workout.slug) == ["press-x-2"])
    #expect(try bring(.plans).counts == "added 0, updated 0, unchanged 1, matched 0, skipped 0")
  }

  @Test func `a workout that is one of the catalog's by name alone is not joined with it`() throws {
    let theirs = try from.add(.sample("Barbell Bench Press"))
    #expect(try bring().counts == "added 1, updated 0, unchanged 0, matched 0, skipped 0")
    let slug = try #require(try from.workout(theirs)).slug
    #expect(try to.workout(matching: slug)?.origin == .custom)
    #expect(try to.importReviews(of: .own) == [])
  }

  @Test func `what was hidden there is hidden here, and what was removed there stays`() throws {
    let theirs = try from.add(.sample("Garage Press"))
    _ = try bring()
    try from.setState(.removed, of: theirs)
    try from.setState(.hidden, of: try press(from))
    #expect(try bring().counts == "added 0, updated 1, unchanged 1, matched 0, skipped 0")
    #expect(try to.workout(matching: "garage-press")?.state == .listed)
    #expect(try to.workout(press(to))?.state == .hidden)
    let hidden = try press(to)
    #expect(try to.search(SearchQuery("barbell bench press")).hits.contains { $0.id == hidden } == false)
  }

  @Test func `a plan of the same name stays, which is told unless it is the same one`() throws {
    for store in [from, to] { try store.append([try press(store)], toPlanNamed: "P") }
    let plan = try #require(try to.plan(named: "P"))
    try to.setDone(true, entry: plan.entries[0].id)
    #expect(try bring(.plans).counts == "added 0, updated 0, unchanged 1, matched 0, skipped 0")
    try from.append([try press(from)], toPlanNamed: "P")
    let report = try bring(.plans)
    #expect(
      report.skips.map(\.reason.description) == [
        "another plan named 'P' is there and stays; rename one of them to have both"
      ])
    #expect(try to.plan(plan.id) == to.plan(named: "P"))
    #expect(try to.plan(named: "P")?.entries.map(\.isDone) == [true])
  }

  @Test func `ranks that are taken are given anew on the same side`() throws {
    try from.add(.sample("Their Hop"))
    _ = try from.bring(HostileCatalog.foreign.utf8)
    let mine = try to.add(.sample("My Hop"))
    let others = HostileCatalog.foreign.replacing("Hop", with: "Hip")
      .replacing("\"id\": \"", with: "\"id\": \"2")
    _ = try to.bring(others.utf8)
    #expect(try bring().skips == [])
    let theirs = try HostileCatalog.id("their-hop", to)
    #expect(theirs.rawValue == mine.rawValue - 1)
    let zig = try HostileCatalog.id("zig-hop-지그", to)
    #expect(zig.rawValue > Int64(HostileCatalog.builtin.count))
  }

  @Test func `a slug that comes twice is passed over, and a rank out of reach is given anew`() throws {
    let record = #"{"slug": "hop", "names": {"en": "Hop"}, "rank": 9223372036854775807}"#
    let text = #"{"format": "workout-catalog", "version": 1, "workouts": [\#(record), \#(record)]}"#
    let report = try to.bring(text.utf8)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 0, skipped 1")
    #expect(try HostileCatalog.id("hop", to).rawValue == Int64(HostileCatalog.builtin.count) + 1)
    _ = try to.bring(HostileCatalog.foreign.utf8)
  }

  @Test func `rows of a table that lost the row above are told, and a newer version is refused`() throws {
    let report = try to.bring(
      """
      kind,slug,name_en,name_ko,source,source_id,text,plan,added_later
      entry,hop,,,,,,P,
      workout,hop,Hop,,,,,,x
      source,hip,,,wger,1,,,
      text,hop,,,,,words,,
      something-newer,hop,,,,,,,
      plan,,,,,,,P,
      entry,hop,,,,,,P,
      """.utf8)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 0, skipped 3")
    #expect(report.skips.map(\.place.line) == [2, 4, 5])
    #expect(try to.plan(named: "P")?.entries.count == 1)
    let error = #expect(throws: ImportError.self) {
      try to.bring("kind,version,slug,name_en,name_ko\ncatalog,2,,,\nworkout,,hip,Hip,\n".utf8)
    }
    #expect(error?.description.hasPrefix("it is version 2 of our format") == true)
  }
}
