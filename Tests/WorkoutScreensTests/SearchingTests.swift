import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// Searching in the list.
@MainActor
struct SearchingTests {
  /// A list that is asked through a counter.
  private func countedList(adding workouts: [Workout.Facts] = []) throws -> (Session, CountingDataSource) {
    var counter: CountingDataSource?
    let session = try Session(adding: workouts) { context in
      let screen = WorkoutListScreen(context: context)
      let counting = CountingDataSource(context.workoutListDataSource)
      screen.tableView.dataSource = counting
      counter = counting
      return screen
    }
    return (session, try #require(counter))
  }

  @Test func `a search on one tab never shows on the other`() throws {
    let session = try Session { context in
      TabScreen(tabs: [
        .init("Pick", WorkoutSelectionScreen(context: context, planName: "My plan")),
        .init("Find", WorkoutListScreen(context: context)),
        .init("Again", WorkoutListScreen(context: context)),
      ])
    }
    let whole = session.frame
    session.press(.control("t"))
    session.type("squat")
    #expect(session.line(-1).hasPrefix("1 of 18"))
    session.press(.control("t"))
    #expect(session.line(-1).hasPrefix("18 workouts"))
    session.type("plank")
    #expect(session.line(-1).hasPrefix("2 of 18"))
    session.press(.control("t"))
    #expect(session.frame == whole)
    session.press(.alt("2"))
    #expect(session.line(2).hasPrefix("› Back Squat"))
  }

  @Test func `Esc comes back to the list as it was`() throws {
    let session = try Session(.english, "80x10", adding: SmallCatalog.numbered(300)) {
      WorkoutListScreen(context: $0)
    }
    session.type("press")
    session.press(.pageDown, .pageDown, .up, .up)
    let before = try #require(session.terminal.frame)
    session.press(.enter)
    #expect(session.frame != before.lines.joined(separator: "\n"))
    session.press(.down, .escape)
    #expect(session.terminal.frame == before)
    session.press(.escape)
    #expect(session.outcome == .finished)
  }

  @Test func `keys typed in one batch are searched once`() throws {
    let (session, counter) = try countedList()
    counter.reset()
    session.type("bench press")
    #expect(counter.reloads == 1)
    #expect(session.line(-1).hasPrefix("2 of 18"))
    counter.reset()
    session.send(.key(.backspace), .key(.backspace), .key(.control("u")), .key(.character("d")))
    #expect(counter.reloads == 1)
  }

  @Test func `keys in one batch with the text act on what was typed`() throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    session.send(.paste("plank"), .key(.down), .key(.enter))
    #expect(session.line(1).hasPrefix("› Side Plank"))
  }

  @Test func `the total comes when it is counted, and with it the rows beyond the ranked`() async throws {
    let session = try Session(adding: SmallCatalog.numbered(3_000)) { WorkoutListScreen(context: $0) }
    session.type("press")
    #expect(session.line(-1).hasPrefix("… of 3,018"))
    let first = session.line(1)
    await session.until("the total is known") { session.line(-1).hasPrefix("3,00") }
    #expect(session.line(-1).hasPrefix("3,004 of 3,018"))
    session.press(.end)
    #expect(session.line(-2).hasPrefix("› Press 3000"))
    session.press(.pageUp, .home)
    #expect(session.line(1) == first)
  }

  @Test func `the total of an older text never shows`() async throws {
    let session = try Session(adding: SmallCatalog.numbered(3_000)) { WorkoutListScreen(context: $0) }
    session.type("press")
    session.type(" 300")
    let answer = session.frame
    #expect(session.line(-1).hasPrefix("1 of 3,018") || session.line(-1).hasPrefix("11 of 3,018"))
    session.press(.control("u"))
    session.type("press")
    await session.until("the total is known") { session.line(-1).hasPrefix("3,004 of 3,018") }
    session.type(" 300")
    await session.until("a moment has passed") { true }
    #expect(session.frame == answer)
  }

  @Test func `two lists are counted though one store counts one at a time`() async throws {
    let session = try Session(adding: SmallCatalog.numbered(2_000)) { context in
      TabScreen(tabs: [
        .init("One", WorkoutListScreen(context: context)), .init("Two", WorkoutListScreen(context: context)),
      ])
    }
    session.type("press")
    session.press(.control("t"))
    session.type("pres")
    await session.until("the second is counted") { session.line(-1).hasPrefix("2,004 of 2,018") }
    session.press(.control("t"))
    await session.until("the first is counted") { session.line(-1).hasPrefix("2,004 of 2,018") }
  }

  @Test func `the search of a table view that is gone is nobody's`() throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    let dataSource = session.context.workoutListDataSource
    // A new table view may well stand where the former one stood in memory.
    for _ in 0..<100 {
      let tableView = WorkoutListTableView(theme: .dark)
      tableView.dataSource = dataSource
      #expect(!dataSource.isSearching(in: tableView))
      dataSource.search(SearchQuery("plank"), in: tableView)
      #expect(tableView.numberOfRows == 2)
    }
  }

  @Test func `a search may begin with a text and facets, which stay when the text goes`() throws {
    let session = try Session { context in
      WorkoutListScreen(context: context, query: SearchQuery("press", equipment: [.dumbbell]))
    }
    #expect(session.line(0) == "Search: press")
    #expect(session.line(-1).hasPrefix("1 of 18"))
    session.press(.control("u"))
    #expect(session.line(-1).hasPrefix("2 of 18"))
    session.type("xyz")
    #expect(session.line(3) == "  Nothing found for “xyz”.")
  }

  @Test func `a workout that does not hold what was typed says what it was found by`() throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    session.type("bencch press")
    #expect(session.line(1).hasPrefix("› Barbell Bench Press  ≈ Bench Pre…  "))
    #expect(marked(1, in: session) == ["Bench Press", "Bench Pre…"])
    session.press(.control("u"))
    session.type("press up")
    #expect(session.line(1).hasPrefix("› Push-Up  = Press-Up"))
    session.press(.control("u"))
    session.type("military press")
    #expect(session.line(1).hasPrefix("› Overhead Press  ≈ overhead press  "))
    #expect(marked(1, in: session) == ["Overhead Press", "overhead press"])
  }

  /// What is marked on a line as matching, in the name and behind the sign.
  private func marked(_ row: Int, in session: Session) -> [String] {
    guard let canvas = session.terminal.frame?.canvas else { return [] }
    var texts = [""]
    for cell in (0..<canvas.size.columns).map({ canvas[row: row, column: $0] }) {
      let isMatch = cell.style.foreground == Theme.dark.match.foreground
      if cell.text == "≈" { texts.append("") }
      // Blanks between two marked words are not marked themselves.
      if isMatch || cell.text == " " { texts[texts.count - 1] += cell.text }
    }
    return texts.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `nothing found offers the nearest text, which one key takes, and to add the workout`() throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    session.type("plank qqqqqqqq")
    #expect(
      (1..<9).map(session.line) == [
        "", "  Nothing found for “plank qqqqqqqq”.", "", "  Tab     did you mean “plank”?",
        "  Ctrl-O  add it as one of your own", "", "  Try less, a muscle, or equipment:",
        "  bench pr · chest dumbbell · rdl",
      ])
    session.press(.tab)
    #expect(session.line(0) == "Search: plank")
    #expect(session.line(1).hasPrefix("› Plank"))
    // There is nothing to take now.
    session.press(.tab)
    #expect(session.line(0) == "Search: plank")
    session.type(" qqqqqqqq")
    session.press(.control("o"))
    #expect(session.line(1) == "Name: plank qqqqqqqq")
  }

  @Test func `a key in one batch with the text takes what is offered for that text`() throws {
    let session = try Session(.korean) { WorkoutListScreen(context: $0) }
    session.send(.paste("플랭크 qqqqqqqq"), .key(.tab))
    #expect(session.line(0) == "찾기: 플랭크")
    #expect(session.line(1).hasPrefix("› 플랭크"))
  }

  @Test func `what was opened rises among equals`() async throws {
    let session = try Session(adding: SmallCatalog.numbered(3)) { WorkoutListScreen(context: $0) }
    session.type("press 000")
    #expect(session.line(1).hasPrefix("› Press 0001"))
    session.press(.end, .enter, .escape)
    #expect(session.line(3).hasPrefix("› Press 0003"))
    // Seen anew by itself, with the cursor still on the workout.
    await session.until("the workout has risen") { session.line(1).hasPrefix("› Press 0003") }
    #expect(session.line(2).hasPrefix("  Press 0001"))
  }

  @Test func `a workout of a file that may not be written is opened all the same`() throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    try session.damage("ALTER TABLE workout_use RENAME TO gone")
    session.press(.enter)
    #expect(session.line(1).hasPrefix("› Barbell Bench Press"))
    #expect(!session.line(-1).contains("cannot"))
  }

  @Test func `a search that fails finds nothing, and the next one is not the worse for it`() throws {
    let session = try Session { WorkoutListScreen(context: $0) }
    try session.damage("ALTER TABLE workout_name RENAME TO gone")
    session.type("plank")
    #expect(session.line(-1).hasPrefix("The catalog cannot be read or written"))
    #expect(session.line(1).isEmpty)
    try session.damage("ALTER TABLE gone RENAME TO workout_name")
    session.press(.backspace)
    #expect(session.line(1).hasPrefix("› Plank"))
    #expect(session.line(-1).contains(" of 18"))
  }
}
