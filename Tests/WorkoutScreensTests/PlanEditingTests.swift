import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// Putting a plan together on its screen.
@MainActor
struct PlanEditingTests {
  private let session: Session

  /// A plan of the small catalog's first three workouts: bench press, push-up and incline press.
  init() throws {
    session = try Session { context in
      try context.store.append([1, 2, 3].map { Workout.ID(rawValue: $0) }, toPlanNamed: "A")
      return PlanChecklistScreen(context: context, planName: "A")
    }
  }

  private var plan: Plan {
    get throws { try #require(try session.store.plan(named: "A")) }
  }

  /// The workouts' numbers; those of one superset have no blank between them.
  private var text: String {
    get throws {
      try plan.entries.enumerated().reduce(into: "") { text, entry in
        if entry.offset > 0, !entry.element.joinsPrevious { text += " " }
        text += String(entry.element.workout.id.rawValue)
      }
    }
  }

  @Test func `a row is moved with the cursor on it, and back`() throws {
    session.press(.character("J"))
    #expect(try text == "2 1 3")
    #expect(session.line(2).hasPrefix("› [ ] Barbell Bench Press"))
    session.press(.character("J"), .character("J"))
    #expect(try text == "2 3 1")
    #expect(session.line(3).hasPrefix("› [ ] Barbell Bench Press"))
    session.press(.character("K"))
    #expect(try text == "2 1 3")
    session.press(.character("u"), .character("u"), .character("u"))
    #expect(try text == "1 2 3")
    #expect(session.line(-1).hasPrefix("Undone"))
    session.press(.character("u"))
    #expect(session.line(-1).hasPrefix("Nothing to undo"))
  }

  @Test func `neighbours are joined in a bracket and parted again`() throws {
    session.press(.character("s"))
    #expect(session.line(-1).hasPrefix("Nothing above to join"))
    session.press(.down, .character("s"), .down, .character("s"))
    #expect(try text == "123")
    #expect((1...3).map { String(session.line($0).prefix(8)) } == ["  ┌ [ ] ", "  │ [ ] ", "› └ [ ] "])
    session.press(.character("s"))
    #expect(try text == "12 3")
    #expect((1...3).map { String(session.line($0).prefix(8)) } == ["  ┌ [ ] ", "  └ [ ] ", "›   [ ] "])
    session.press(.character("u"), .character("u"), .character("u"))
    #expect(try text == "1 2 3")
    #expect(session.line(1).hasPrefix("  [ ] Barbell"))
  }

  @Test func `an entry is removed with a word of how to undo it`() throws {
    session.press(.down, .character("d"))
    #expect(try text == "1 3")
    #expect(session.line(-1).hasPrefix("Removed Push-Up: u undoes"))
    session.press(.character("u"))
    #expect(try text == "1 2 3")
    session.press(.delete, .delete, .delete, .delete)
    #expect(try text == "")
    #expect(session.line(2).hasPrefix("  Nothing in this plan."))
    session.press(.character("u"), .character("u"), .character("u"))
    #expect(try text == "1 2 3")
  }

  @Test func `an entry is repeated with its settings`() throws {
    try session.store.setOwnSettings(WorkoutSettings(sets: 9), ofEntry: plan.entries[0].id)
    session.draw()
    session.press(.character("c"))
    #expect(try text == "1 1 2 3")
    session.press(.character("c"))
    #expect(try plan.entries.allSatisfy { $0.workout.id.rawValue != 1 || $0.workout.settings.sets == 4 })
  }

  @Test func `what is set here holds for the entry alone, and can be taken back`() throws {
    session.press(.down, .enter)
    #expect(session.line(1).hasPrefix("› Push-Up"))
    session.press(.character("]"), .right)
    #expect(try plan.entries[1].ownSettings == WorkoutSettings(sets: 4))
    #expect(try session.store.workout(Workout.ID(rawValue: 2))?.settings.sets == 3)
    session.press(.character("r"))
    #expect(try plan.entries[1].ownSettings == WorkoutSettings())
    session.press(.right, .escape)
    #expect(session.line(2).hasSuffix("4 × 15"))
    session.press(.character("u"))
    #expect(session.line(2).hasSuffix("3 × 15"))
    #expect(try plan.entries[1].ownSettings == WorkoutSettings())
  }

  @Test func `a picker begins with what the plan has, and writes what was changed`() throws {
    session.press(.character("a"))
    #expect(session.line(0).hasPrefix("Workouts of A"))
    #expect(session.line(-1).hasPrefix("3 picked"))
    // The chest's workouts in the list's order: bench press, dip, incline press, push-up.
    #expect(
      (2...5).map { String(session.line($0).prefix(8)) } == ["›  1 Bar", "     Dip", "   3 Inc", "   2 Pus"])
    session.press(.space, .down, .space, .enter)
    #expect(try text == "2 3 4")
    #expect(session.line(0).hasPrefix("A "))
    session.press(.character("u"))
    #expect(try text == "1 2 3")
  }

  @Test func `leaving the picker changes nothing`() throws {
    session.press(.character("a"), .space, .escape)
    #expect(try text == "1 2 3")
    session.press(.character("u"))
    #expect(session.line(-1).hasPrefix("Nothing to undo"))
  }

  @Test func `a picker's unchanged marks change nothing`() throws {
    session.press(.character("a"), .enter)
    #expect(try text == "1 2 3")
  }

  @Test func `what somebody else has changed is not lost by an undo`() async throws {
    session.press(.character("J"))
    #expect(try text == "2 1 3")
    let other = try session.otherStore()
    try other.append([Workout.ID(rawValue: 4)], toPlanNamed: "A")
    try session.store.refresh()
    await session.until("the list has the new entry") { session.line(4).contains("Dip") }
    session.press(.character("u"))
    #expect(try text == "2 1 3 4")
    #expect(session.line(-1).hasPrefix("Nothing to undo"))
  }

  @Test func `a plan that was renamed elsewhere stays in view`() async throws {
    try session.store.renamePlan(plan.id, to: "B")
    await session.until("the title is the new name") { session.line(0).hasPrefix("B ") }
    session.press(.character("J"))
    #expect(try session.store.plan(named: "B")?.entries.map(\.workout.id.rawValue) == [2, 1, 3])
  }
}
