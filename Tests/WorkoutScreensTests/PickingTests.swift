import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// Picking workouts into a plan.
@MainActor
struct PickingTests {
  private let session: Session
  private let screen: WorkoutSelectionScreen

  init() throws {
    var screen: WorkoutSelectionScreen?
    session = try Session { context in
      let selection = WorkoutSelectionScreen(context: context, planName: "Push day")
      screen = selection
      return selection
    }
    self.screen = try #require(screen)
  }

  private func plan() throws -> [String] {
    try session.store.plan(named: "Push day")?.entries.map { $0.workout.name(in: .english) } ?? []
  }

  @Test func `picks survive a search, a resize and a reload, and are added in pick order`() async throws {
    session.press(.down, .space, .up, .space)
    session.context.workoutListDataSource.search(SearchQuery("squat"), in: screen.tableView)
    session.draw()
    #expect(session.line(1).hasPrefix("›    Back Squat"))
    session.press(.space)
    #expect(session.line(1).hasPrefix("›  3 Back Squat"))
    session.resize("40x10")
    #expect(session.line(-1).hasPrefix("3 picked"))
    session.context.workoutListDataSource.search(SearchQuery(), in: screen.tableView)
    screen.tableView.reloadData()
    session.draw()
    #expect(session.line(2).hasPrefix("›  2 Barbell Bench Press"))
    #expect(session.line(3).hasPrefix("   1 Dip"))
    try session.otherStore().add(.sample("Zottman Curl", muscle: .biceps))
    try session.store.refresh()
    await session.until("the other's workout is counted") { session.line(0).hasSuffix("19 workouts") }
    #expect(session.line(-1).hasPrefix("3 picked"))
    session.press(.enter)
    #expect(try plan() == ["Dip", "Barbell Bench Press", "Back Squat"])
    #expect(session.line(-1).hasPrefix("3 added to Push day"))
  }

  @Test func `picks that are not added yet are told of, if there are any`() {
    #expect(!screen.remindOfPicks())
    session.press(.space)
    #expect(screen.remindOfPicks())
    session.draw()
    #expect(session.line(-1).hasPrefix("1 picked, not added yet: Enter adds, Esc leaves"))
  }

  @Test func `a pick that is taken back leaves the others in order`() throws {
    session.press(.space, .down, .space, .down, .space, .up, .space)
    #expect(session.line(2).hasPrefix("   1 Barbell Bench Press"))
    #expect(session.line(4).hasPrefix("   2 Incline Dumbbell Bench"))
    session.press(.enter)
    #expect(try plan() == ["Barbell Bench Press", "Incline Dumbbell Bench Press"])
  }

  @Test func `the same workout may be added again as an entry of its own`() throws {
    session.press(.space, .enter, .space, .enter)
    #expect(try plan() == ["Barbell Bench Press", "Barbell Bench Press"])
    let entries = try #require(try session.store.plan(named: "Push day")).entries
    #expect(Set(entries.map(\.id)).count == 2)
  }

  @Test func `Enter with nothing picked writes nothing`() throws {
    var added: [[Workout]] = []
    screen.onAdd = { added.append($0) }
    session.press(.enter)
    #expect(session.line(-1).hasPrefix("Nothing picked yet"))
    #expect(try session.store.plans().isEmpty)
    #expect(added.isEmpty)
    session.press(.down)
    #expect(session.line(-1).hasPrefix("0 picked"))
  }

  @Test func `Esc leaves without writing`() throws {
    session.press(.space, .escape)
    #expect(session.outcome == .finished)
    #expect(try session.store.plans().isEmpty)
  }

  @Test func `picks stay when the plan cannot be written`() throws {
    session.press(.space)
    try session.damage("ALTER TABLE plan_entry RENAME TO gone")
    session.press(.enter)
    #expect(session.line(-1).hasPrefix("The catalog cannot be read or written"))
    session.press(.down)
    #expect(session.line(-1).hasPrefix("1 picked"))
  }

  @Test func `a pick is taken back where the picks are looked over`() async throws {
    session.press(.space, .down, .space, .down, .space, .character("v"), .down, .space)
    await session.until("the pick is gone") { session.line(0).hasSuffix("2 workouts") }
    session.press(.enter)
    #expect(session.line(-1).hasPrefix("2 picked"))
    session.press(.enter)
    #expect(try plan() == ["Barbell Bench Press", "Incline Dumbbell Bench Press"])
  }

  @Test func `a pick taken back in one batch with what adds the others is not added`() throws {
    session.press(.space, .down, .space)
    session.send(.key(.character("v")), .key(.space), .key(.enter), .key(.enter))
    #expect(try plan() == ["Dip"])
  }
}
