import SQLite
import SectionedList
import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// Ticking off a plan.
@MainActor
struct ChecklistTests {
  private let session: Session
  private let screen: PlanChecklistScreen

  init() throws {
    var screen: PlanChecklistScreen?
    session = try Session { context in
      try context.store.append([3, 1, 2].map { Workout.ID(rawValue: $0) }, toPlanNamed: "Push day")
      let checklist = PlanChecklistScreen(context: context, planName: "Push day")
      screen = checklist
      return checklist
    }
    self.screen = try #require(screen)
  }

  private var done: [Bool] {
    get throws { try #require(try session.store.plan(named: "Push day")).entries.map(\.isDone) }
  }

  @Test func `a switch is written, and configures its own row alone`() async throws {
    // Whatever is configured anew loses the mark.
    for row in 0..<3 {
      screen.tableView.cellForRow(at: IndexPath(section: 0, row: row))?.text = "as it was"
    }
    session.press(.down, .space)
    await session.until("the relay has told") { true }
    #expect(session.line(1).hasPrefix("  [ ] as it was"))
    #expect(session.line(2).hasPrefix("› [x] Barbell Bench Press"))
    #expect(session.line(3).hasPrefix("  [ ] as it was"))
    #expect(session.line(-1).hasPrefix("1 of 3 done"))
    #expect(try done == [false, true, false])
    session.press(.space)
    #expect(try done == [false, false, false])
  }

  @Test func `keys that come in one burst, as over a slow link, are all used`() throws {
    session.type(" j j ")
    #expect(try done == [true, true, true])
    session.type("k k ")
    #expect(try done == [false, false, true])
  }

  @Test func `starting over marks everything as still to do`() throws {
    session.press(.space, .down, .character("x"))
    #expect(try done == [true, true, false])
    session.press(.character("r"))
    #expect(try done == [false, false, false])
    #expect(session.line(-1).hasPrefix("0 of 3 done"))
  }

  @Test func `an entry that is gone is told of`() throws {
    try session.damage("DELETE FROM plan_entry")
    session.press(.space)
    #expect(session.line(-1).hasPrefix("the entry is no longer in its plan"))
  }

  @Test func `while another program writes, the screen says so, and the key works afterwards`() throws {
    let other = try Connection(path: session.path, mode: .readWrite)
    try other.transaction { _ throws(SQLiteError) in session.press(.space) }
    #expect(session.line(-1).hasPrefix("Another program is writing: try again"))
    #expect(try done == [false, false, false])
    #expect(session.store.patience < 1_000)
    session.press(.space)
    #expect(try done == [true, false, false])
  }

  @Test func `Enter shows the workout's settings, and Esc comes back`() throws {
    let before = session.frame
    session.press(.enter)
    #expect(session.line(1).hasPrefix("› Incline Dumbbell Bench Press"))
    session.press(.escape)
    #expect(session.frame == before)
  }
}
