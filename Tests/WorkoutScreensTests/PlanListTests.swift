import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// Making, renaming, copying and deleting plans on their screen.
@MainActor
struct PlanListTests {
  private let session: Session

  init() throws {
    session = try Session { context in
      try context.store.append([1, 2].map { Workout.ID(rawValue: $0) }, toPlanNamed: "Push")
      try context.store.createPlan(named: "Pull")
      return PlanListScreen(context: context)
    }
  }

  private var names: [String] {
    get throws { try session.store.plans().map(\.name) }
  }

  @Test func `a new plan is named, and the cursor goes to it`() async throws {
    session.press(.character("n"))
    #expect(session.line(0) == "New plan")
    session.type("Legs")
    session.press(.enter)
    #expect(try names == ["Push", "Pull", "Legs"])
    await session.until("the cursor is on it") { session.line(3).hasPrefix("› Legs") }
  }

  @Test func `a name that is taken is told of, and can be mended`() throws {
    session.press(.character("n"))
    session.type("Pull")
    session.press(.enter)
    #expect(session.line(-1).hasPrefix("there is a plan named 'Pull' already"))
    session.type("!")
    session.press(.enter)
    #expect(try names == ["Push", "Pull", "Pull!"])
    session.press(.character("n"), .enter)
    #expect(session.line(-1).hasPrefix("a plan needs a name"))
    session.press(.escape)
    #expect(try names.count == 3)
  }

  @Test func `a plan is renamed, beginning with its name`() async throws {
    session.press(.character("r"))
    #expect(session.line(0) == "Rename Push")
    #expect(session.line(1).hasPrefix("Name: Push"))
    session.type(" day")
    session.press(.enter)
    #expect(try names == ["Push day", "Pull"])
    await session.until("the list shows the name") { session.line(1).hasPrefix("› Push day") }
  }

  @Test func `a plan is copied under a name that is offered`() async throws {
    session.press(.character("c"), .enter)
    #expect(try names == ["Push", "Pull", "Push (copy)"])
    #expect(try session.store.plan(named: "Push (copy)")?.entries.count == 2)
    await session.until("the cursor is on it") { session.line(3).hasPrefix("› Push (copy)") }
  }

  @Test func `a deleted plan is brought back`() async throws {
    let before = try session.store.plan(named: "Push")
    session.press(.character("d"))
    #expect(session.line(-1).hasPrefix("Deleted Push: u brings it back"))
    session.press(.delete)
    #expect(try names == [])
    session.press(.character("d"), .character("u"), .character("u"), .character("u"))
    #expect(try names == ["Push", "Pull"])
    #expect(try session.store.plan(named: "Push") == before)
    await session.until("the list has both") { session.line(2).contains("Pull") }
  }
}
