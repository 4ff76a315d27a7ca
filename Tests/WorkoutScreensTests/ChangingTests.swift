import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// What is written shows by itself, whoever wrote it.
@MainActor
struct ChangingTests {
  @Test func `a workout of one's own appears by itself in both lists`() async throws {
    let session = try Session { context in
      TabScreen(tabs: [
        .init("Pick", WorkoutSelectionScreen(context: context, planName: "My plan")),
        .init("Find", WorkoutListScreen(context: context)),
      ])
    }
    session.press(.down, .space)
    let before = session.rows(3..<20)
    session.press(.alt("2"))
    session.type("Atlas Press")
    session.press(.control("o"), .enter)
    await session.until("the search finds it") { session.line(2).hasPrefix("› Atlas Press") }
    #expect(session.line(-1).hasPrefix("1 of 19"))
    session.press(.alt("1"))
    #expect(session.line(1).hasSuffix("19 workouts"))
    // The cursor and the pick are where they were.
    #expect(session.line(4).hasPrefix("›  1 Dip"))
    #expect(session.rows(3..<20) == before)
    session.press(.home)
    #expect(session.line(3).hasPrefix("›    Atlas Press"))
  }

  @Test func `the cursor goes to a workout of one's own, unless one goes elsewhere first`() async throws {
    let session = try Session(adding: SmallCatalog.numbered(100)) { WorkoutListScreen(context: $0) }
    session.press(.control("o"))
    session.type("Pressed Atlas")
    session.press(.down, .down, .enter)
    await session.until("it is there") { session.frame.contains("› Pressed Atlas") }
    session.press(.control("o"))
    session.type("Aardvark Press")
    session.send(.key(.enter), .key(.up))
    await session.until("it is counted") { session.line(-1).hasPrefix("120 workouts") }
    #expect(session.frame.contains("› Overhead Press"))
  }

  @Test func `what another process adds appears with the cursor and the picks unmoved`() async throws {
    let session = try Session(.english, "80x12", adding: SmallCatalog.numbered(200)) {
      WorkoutSelectionScreen(context: $0, planName: "My plan")
    }
    session.press(.down, .space, .pageDown, .pageDown, .space, .up)
    let before = session.rows(2..<11)
    let cursor = session.terminal.frame?.cursor
    let other = try session.otherStore()
    try other.add(.sample("Atlas Press"))
    try session.store.refresh()
    await session.until("it is counted") { session.line(0).hasSuffix("219 workouts") }
    #expect(session.rows(2..<11) == before)
    #expect(session.terminal.frame?.cursor == cursor)
    session.press(.home)
    #expect(session.line(2).hasPrefix("›    Atlas Press"))
    #expect(session.line(4).hasPrefix("   1 Dip"))
  }

  @Test func `a cursor far down in what was found stays on its workout`() async throws {
    let session = try Session(.english, "80x12", adding: SmallCatalog.numbered(2_000)) {
      WorkoutListScreen(context: $0)
    }
    session.type("press")
    await session.until("the total is known") { session.line(-1).hasPrefix("2,004") }
    session.press(.end, .pageUp, .pageUp, .up)
    let before = session.rows(1..<11)
    try session.otherStore().add(.sample("Atlas Press"))
    try session.store.refresh()
    await session.until("it is counted") { session.line(-1).hasPrefix("2,005 of 2,019") }
    #expect(session.rows(1..<11) == before)
  }

  @Test func `another process is noticed without being asked`() async throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    session.context.watchForChanges(every: .milliseconds(1))
    try session.otherStore().add(.sample("Atlas Press"))
    await session.until("it is counted") { session.line(-1).hasPrefix("19 workouts") }
    session.press(.home)
    #expect(session.line(2).hasPrefix("› Atlas Press"))
  }

  @Test func `plans, a checklist and details show what another process wrote`() async throws {
    let session = try Session { PlanListScreen(context: $0) }
    let other = try session.otherStore()
    try other.append([Workout.ID(rawValue: 1), Workout.ID(rawValue: 2)], toPlanNamed: "Push day")
    try session.store.refresh()
    await session.until("the plan is there") { session.line(1).hasPrefix("› Push day") }
    session.press(.enter, .down)
    let entry = try #require(try other.plan(named: "Push day")?.entries.last)
    try other.setDone(true, entry: entry.id)
    try session.store.refresh()
    await session.until("it is done") { session.line(2).hasPrefix("› [x] Push-Up") }
    session.press(.enter)
    try other.setOwnSettings(WorkoutSettings(sets: 9), of: entry.workout.id)
    try session.store.refresh()
    await session.until("the sets are others") { session.frame.contains("Sets               − 9 +") }
    session.press(.escape)
    #expect(session.line(2).hasSuffix("9 × 15"))
  }

  @Test func `settings changed in a workout's details show in the list it was opened from`() async throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    session.type("plank")
    #expect(session.line(1).hasSuffix("3 × 45 s"))
    session.press(.enter, .character("]"), .right, .down, .right)
    #expect(session.frame.contains("4 × 50 s = 3 min 20 s"))
    session.press(.escape)
    await session.until("the list knows") { session.line(1).hasSuffix("4 × 50 s") }
    session.press(.enter, .character("r"))
    #expect(session.frame.contains("3 × 45 s = 2 min 15 s"))
    #expect(try session.store.workout(matching: "plank")?.ownSettings == WorkoutSettings())
  }

  @Test func `settings changed in a similar workout show in the list of those`() async throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    session.type("bench press")
    session.press(.enter, .character("s"))
    #expect(session.line(1).hasPrefix("› Push-Up"))
    session.press(.enter)
    await session.until("it is open") { session.line(1).hasPrefix("› Push-Up  푸쉬업") }
    session.press(.character("]"), .right, .escape)
    await session.until("the list knows") { session.line(1).hasSuffix("4 × 15") }
  }

  @Test func `a change that is refused is told, and the screen shows what holds`() throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    session.type("plank")
    session.press(.enter, .character("]"))
    try session.damage("ALTER TABLE workout_settings RENAME TO gone")
    session.press(.right)
    #expect(session.line(-1).hasPrefix("The catalog cannot be read or written"))
    #expect(session.frame.contains("Sets               − 3 +"))
    session.press(.down)
    #expect(!session.line(-1).hasPrefix("The catalog"))
  }
}
