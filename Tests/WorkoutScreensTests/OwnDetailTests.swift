import TerminalUI
import TestSupport
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// What a person says of a workout on its screen, besides figures and menus.
@MainActor
struct OwnDetailTests {
  private func detail(
    of workout: String, _ language: Language = .english, _ size: String = "80x24",
    adding workouts: [Workout.Facts] = []
  ) throws -> Session {
    let session = try Session(language, size, adding: workouts) { WorkoutListScreen(context: $0) }
    session.type(workout)
    session.press(.enter)
    return session
  }

  private func workout(_ session: Session, _ name: String = "barbell bench press") throws -> Workout {
    try #require(try session.store.workout(matching: name, in: Set(Workout.State.allCases)))
  }

  @Test func `the weight is written, counted and shown in either unit`() throws {
    let session = try detail(of: "bench")
    session.press(.character("w"))
    session.type("heavy")
    session.press(.enter)
    #expect(session.line(-1).hasPrefix("No weight: write 102.5 kg or 225 lb"))
    session.press(.control("u"))
    session.type("102.5")
    session.press(.enter)
    #expect(try workout(session).ownSettings == WorkoutSettings(weight: Weight("102.5 kg", unit: .pound)))
    #expect(session.frame.contains("Weight             − 102.5 kg (225.97 lb) +"))
    session.press(.character("u"))
    #expect(session.frame.contains("Weight             − 225.97 lb (102.5 kg) +"))
    session.press(.character("u"))
    #expect(try workout(session).settings.weight?.text == "102.5 kg")
    session.press(.character("]"), .down, .down, .right)
    #expect(try workout(session).settings.weight?.text == "105 kg")
    session.press(.left, .left)
    #expect(try workout(session).settings.weight?.text == "100 kg")
  }

  @Test func `another measurement brings its own figures`() throws {
    let session = try detail(of: "bench")
    session.press(.character("]"), .down, .down, .down, .right, .right)
    #expect(try workout(session).measurement == .time)
    #expect(session.frame.contains("Measured in        − Time +"))
    #expect(session.frame.contains("Time               − – +"))
    #expect(!session.frame.contains("Reps"))
    session.press(.left, .left)
    #expect(try workout(session).ownSettings == WorkoutSettings())
  }

  @Test func `a note and a favourite are shown, and go with a reset that can be undone`() async throws {
    let session = try detail(of: "벤치", .korean)
    session.press(.character("f"), .character("n"))
    session.type("어깨 조심")
    session.press(.enter)
    #expect(session.line(1).hasPrefix("› ★ 바벨 벤치프레스"))
    #expect(session.frame.contains("메모               어깨 조심"))
    #expect(try workout(session).isFavourite)
    session.press(.character("r"))
    #expect(session.line(-1).hasPrefix("기본값으로 돌아갔습니다. z로 되돌립니다"))
    #expect(try workout(session).ownSettings == WorkoutSettings())
    #expect(try !workout(session).isFavourite)
    session.press(.character("z"))
    #expect(try workout(session).ownSettings == WorkoutSettings(note: "어깨 조심"))
    #expect(try workout(session).isFavourite)
    session.press(.escape)
    await session.until("the list marks it") { session.frame.contains("★ 바벨 벤치프레스") }
  }

  @Test func `a workout of the catalog is hidden, and comes back`() async throws {
    let session = try detail(of: "bench")
    session.press(.character("x"))
    #expect(session.line(-1).hasPrefix("Hidden. z undoes it"))
    #expect(try workout(session).state == .hidden)
    #expect(session.frame.contains("State              Hidden from lists and search"))
    session.press(.character("z"))
    #expect(try workout(session).state == .listed)
    session.press(.character("x"), .character("x"))
    #expect(session.line(-1).hasPrefix("It is back in the lists. z undoes it"))
    session.press(.character("x"), .escape)
    await session.until("the list has one less") { !session.frame.contains("Barbell Bench Press") }
  }

  @Test func `a workout of one's own is removed, and restored`() throws {
    let session = try Session(.english, "80x24") { WorkoutListScreen(context: $0) }
    try session.store.add(.sample("Garage Press"))
    session.type("garage")
    session.press(.enter, .end)
    #expect(session.frame.contains("› Remove it"))
    session.press(.enter)
    #expect(session.frame.contains("› Restore it"))
    #expect(try workout(session, "garage press").state == .removed)
    session.press(.enter)
    #expect(try workout(session, "garage press").state == .listed)
  }

  @Test func `names and facts are edited on a screen of their own`() throws {
    let session = try Session(.english, "80x24") { WorkoutListScreen(context: $0) }
    try session.store.add(.sample("Garage Press"))
    session.type("garage")
    session.press(.enter, .character("e"))
    #expect(
      session.frame == """
        Edit Garage Press
        Names                                                                          ┃
        › English name       Garage Press                                              ┃
          Korean name        …                                                         ┃
          Also called        …                                                         ┃
        Primary muscles
          [x] Chest
          [ ] Lats
          [ ] Lower Back
          [ ] Middle Back
          [ ] Traps
          [ ] Neck
          [ ] Rear Delts
          [ ] Shoulders
          [ ] Biceps
          [ ] Forearms
          [ ] Triceps
          [ ] Abdominals
          [ ] Obliques
          [ ] Hip Flexors
          [ ] Adductors
          [ ] Calves
          [ ] Hamstrings
                                     Space choose, or write  [ ] parts  ? help  Esc back
        """)
    session.press(.down, .enter)
    session.type("차고 프레스")
    session.press(.enter, .down, .enter)
    session.type("GP, 차프")
    session.press(.enter, .character("]"), .down, .space, .up, .space)
    let facts = try workout(session, "차고프레스").facts
    #expect(facts.aliases == ["GP", "차프"])
    #expect(facts.primaryMuscles == [.lats])
    session.press(.character("["), .up, .up, .up, .up, .enter, .control("u"), .enter)
    #expect(try workout(session, "차고프레스").facts.names == [.korean: "차고 프레스"])
    session.press(.down, .enter, .control("u"), .enter)
    #expect(session.line(-1).hasPrefix("a workout's name needs a letter or a digit"))
  }

  @Test func `what another process edits shows on an open screen`() async throws {
    let session = try detail(of: "bench")
    let other = try WorkoutStore(path: session.path)
    let id = try workout(session).id
    try other.edit(id) { $0.names[.english] = "Flat Press" }
    try other.setFavourite(true, of: id)
    try session.store.refresh()
    await session.until("the name is the new one") { session.line(1).hasPrefix("› ★ Flat Press") }
  }

  @Test func `a new workout much like another is pointed out before it is added`() throws {
    let session = try Session(.english, "80x24") { WorkoutListScreen(context: $0) }
    session.press(.control("o"))
    session.type("Push Ups")
    session.press(.enter)
    #expect(session.line(-1).hasPrefix("Much like “Push-Up”; Enter again adds it"))
    #expect(try session.store.workout(matching: "push ups")?.origin != .custom)
    session.press(.enter)
    #expect(try session.store.workout(matching: "push ups")?.origin == .custom)
  }
}
