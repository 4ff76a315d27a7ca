import SectionedList
import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// The list designs that the screens carry from a phone to a terminal, one test each, through the product's own
/// screens.
@MainActor
struct ArticleFlowTests {
  @Test func `two screens over one list: add workouts, and list workouts`() throws {
    var selection: WorkoutSelectionScreen?
    let session = try Session { context in
      let screen = WorkoutSelectionScreen(context: context, planName: "My plan")
      selection = screen
      return TabScreen(tabs: [.init("Pick", screen), .init("Find", WorkoutListScreen(context: context))])
    }
    // Adding picks several, and has no search bar: a letter is no text here.
    session.press(.space, .down, .space, .character("j"))
    #expect(selection?.tableView.selectedIdentities.count == 2)
    #expect(session.line(5).hasPrefix("›    Incline Dumbbell Bench Press"))
    // Listing has one, and Enter on a single row shows that workout's settings.
    session.press(.alt("2"))
    session.type("squat")
    #expect(session.line(1) == "Search: squat")
    session.press(.enter)
    #expect(session.frame.contains("5 × 5 = 25 reps"))
  }

  @Test func `WorkoutListTableView has registered its one cell`() throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    let tableView = WorkoutListTableView(theme: .dark)
    let cell = tableView.dequeueReusableCell(
      withIdentifier: WorkoutTableViewCell.reuseIdentifier, for: IndexPath(section: 0, row: 0))
    #expect(cell is WorkoutTableViewCell)
    tableView.dataSource = session.context.workoutListDataSource
    var canvas = Canvas(size: Size(columns: 40, rows: 4))
    tableView.draw(on: &canvas, in: Rect(canvas.size))
    // No separators: one row follows the other.
    #expect(canvas.lines[1].hasPrefix("› Barbell Bench Press"))
    #expect(canvas.lines[2].hasPrefix("  Dip"))
    #expect(tableView.cellForRow(at: IndexPath(section: 0, row: 1)) is WorkoutTableViewCell)
  }

  @Test func `WorkoutListDataSource has sections and rows, and is told by the search bar's delegate`() throws
  {
    var screen: WorkoutListScreen?
    let session = try Session { context in
      let list = WorkoutListScreen(context: context)
      screen = list
      return list
    }
    let list = try #require(screen)
    let dataSource = list.workoutListDataSource
    let tableView = list.tableView
    #expect(dataSource.numberOfSections(in: tableView) == 8)
    #expect((0..<3).map { dataSource.tableView(tableView, numberOfRowsInSection: $0) } == [4, 3, 2])
    #expect(!dataSource.isSearching(in: tableView))
    session.type("plank")
    #expect(dataSource.isSearching(in: tableView))
    #expect(dataSource.searchingList(in: tableView)?.total == 2)
    #expect(dataSource.numberOfSections(in: tableView) == 1)
    session.press(.control("u"))
    #expect(!dataSource.isSearching(in: tableView))
    #expect(dataSource.searchingList(in: tableView) == nil)
  }

  @Test func `ContainsWorkoutList hands out the one shared data source`() throws {
    var screens: [any ContainsWorkoutList] = []
    let session = try Session { context in
      let selection = WorkoutSelectionScreen(context: context, planName: "My plan")
      screens = [selection, WorkoutListScreen(context: context)]
      return selection
    }
    for screen in screens {
      #expect(screen.workoutListDataSource === session.context.workoutListDataSource)
      #expect(screen.tableView.dataSource === screen.workoutListDataSource)
    }
  }

  @Test func `any data: a section model and a closure make a list`() throws {
    var screen: PlanChecklistScreen?
    let session = try Session { context in
      try context.store.append([Workout.ID(rawValue: 1)], toPlanNamed: "Push day")
      let checklist = PlanChecklistScreen(context: context, planName: "Push day")
      screen = checklist
      return checklist
    }
    typealias Checklist = SectionedTableViewDataSource<SectionModel<Plan.ID, ChecklistRow>>
    let dataSource = try #require(screen?.tableView.dataSource as? Checklist)
    #expect(dataSource.sections.map { $0.items.map(\.entry.workout.slug) } == [["barbell-bench-press"]])
    #expect(session.line(1).hasPrefix("› [ ] Barbell Bench Press"))
  }

  @Test func `a to-do list: the cell's switch calls back, and its one row is loaded again`() throws {
    var screen: PlanChecklistScreen?
    let session = try Session { context in
      try context.store.append([1, 2].map { Workout.ID(rawValue: $0) }, toPlanNamed: "Push day")
      let checklist = PlanChecklistScreen(context: context, planName: "Push day")
      screen = checklist
      return checklist
    }
    let tableView = try #require(screen?.tableView)
    let first = try #require(tableView.cellForRow(at: IndexPath(section: 0, row: 0)) as? ChecklistCell)
    let second = try #require(tableView.cellForRow(at: IndexPath(section: 0, row: 1)))
    first.onToggle?()
    session.draw()
    #expect(session.line(1).hasPrefix("› [x] Barbell Bench Press"))
    #expect(tableView.cellForRow(at: IndexPath(section: 0, row: 1)) === second)
    // A cell that is used again has forgotten its switch.
    first.prepareForReuse()
    #expect(first.onToggle == nil)
    #expect(first.reuseIdentifier == ChecklistCell.reuseIdentifier)
  }

  @Test func `a table view's sink is driven by a relay of items`() async throws {
    let session = try Session { PlanListScreen(context: $0) }
    #expect(session.line(2) == "  No plans yet.")
    try session.store.append([Workout.ID(rawValue: 1)], toPlanNamed: "Push day")
    await session.until("the plan is there") { session.line(1).hasPrefix("› Push day") }
    try session.store.append([Workout.ID(rawValue: 1)], toPlanNamed: "Leg day")
    await session.until("the other is there") { session.line(2).hasPrefix("  Leg day") }
  }

  @Test func `a relay reloads without anyone calling reload: a new workout is in its section`() async throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    session.press(.control("o"))
    session.type("Atlas Press")
    session.press(.enter)
    await session.until("it is there") { session.line(2).hasPrefix("› Atlas Press") }
    #expect(session.line(1).hasPrefix("Chest  ") && session.line(1).hasSuffix("  5 ┃"))
    #expect(session.line(3).hasPrefix("  Barbell Bench Press"))
  }

  @Test func `one screen of several kinds of sections: facts, a stepper with its total, and menus`() throws {
    let session = try Session(.english, "60x40") { WorkoutListScreen(context: $0) }
    session.type("bench press")
    session.press(.enter)
    #expect(session.frame.contains("  Primary muscles    Chest"))
    // The stepper counts, and the total is computed.
    session.press(.character("]"), .right, .right)
    #expect(session.frame.contains("  6 × 8 = 48 reps"))
    // One choice of the first menu holds.
    session.press(.character("]"), .space)
    #expect(session.frame.contains("› (•) 15 s"))
    #expect(session.frame.contains("  ( ) 2 min\n"))
    // Any number of the second.
    session.press(.character("]"), .space, .down, .space)
    #expect(session.frame.contains("  [x] Warm-up sets first"))
    #expect(session.frame.contains("› [x] Drop set"))
    let settings = try #require(try session.store.workout(matching: "bench press")).ownSettings
    #expect(settings == WorkoutSettings(sets: 6, rest: 15, techniques: [.warmUp, .dropSet]))
  }

  @Test func `a table view with its relay and its cell is on two screens, and tells what was selected`()
    async throws
  {
    let session = try Session { context in
      TabScreen(tabs: [
        .init("Pick", WorkoutSelectionScreen(context: context, planName: "My plan")),
        .init("Find", WorkoutListScreen(context: context)),
      ])
    }
    // On the first, selecting takes a pick back.
    session.press(.space, .down, .space, .character("v"), .space)
    await session.until("the pick is gone") { session.line(1).hasPrefix("› Dip") }
    // On the second, it opens a workout.
    session.press(.escape, .alt("2"))
    session.type("overhead")
    session.press(.enter, .character("s"))
    #expect(session.line(1).hasPrefix("› Lateral Raise"))
    session.press(.enter)
    await session.until("it is open") { session.line(1).hasPrefix("› Lateral Raise  사이드 레터럴 레이즈") }
  }
}
