import SectionedList
import Testing

@testable import TerminalUI

@MainActor
struct `A table view's cursor` {
  let rows = ListedRows([
    .init("A", ["a0", "a1", "a2", "a3"]), .init("Empty", []), .init("B", ["b0", "b1", "b2"]),
  ])
  let table = TableView()
  let log = Log()

  init() {
    table.dataSource = rows
    table.delegate = log
    _ = table.frame(columns: 20, rows: 5)
  }

  private var place: String {
    table.indexPathForHighlightedRow.map { rows.text(at: $0) } ?? "none"
  }

  @Test func `moves by rows with arrows and control chords, and stops at both ends`() {
    table.press(.up)
    #expect(place == "a0")
    table.press(.down, .control("n"), .down)
    #expect(place == "a3")
    table.press(.down)
    #expect(place == "b0")
    table.press(.control("p"), .up)
    #expect(place == "a2")
    table.press(.end, .down)
    #expect(place == "b2")
    table.press(.home)
    #expect(place == "a0")
  }

  @Test func `moves by pages, with a line that stays in view`() {
    table.press(.pageDown)
    #expect(place == "a3")
    _ = table.frame(columns: 20, rows: 5)
    table.press(.pageDown)
    #expect(place == "b0")
    table.press(.pageDown)
    #expect(place == "b2")
    table.press(.pageUp)
    #expect(place == "b0")
    table.press(.pageUp, .pageUp, .pageUp)
    #expect(place == "a0")
  }

  @Test func `moves by plain characters only where no text is typed`() {
    table.press(.character("j"), .character("G"), .character("]"), .space)
    #expect(place == "a0")
    #expect(!table.handle(.key(.character("j"))))
    table.acceptsTypedKeys = true
    table.press(.character("j"), .character("j"), .character("k"))
    #expect(place == "a1")
    table.press(.character("G"))
    #expect(place == "b2")
    table.press(.character("g"))
    #expect(place == "a0")
  }

  @Test func `moves by sections past empty ones, with the header at the top`() {
    table.acceptsTypedKeys = true
    _ = table.frame(columns: 20, rows: 3)
    table.press(.character("]"))
    #expect(place == "b0")
    #expect(
      table.frame(columns: 20, rows: 3) == """
        B
        › b0               ┃
          b1
        """)
    table.press(.character("]"))
    #expect(place == "b0")
    table.press(.down, .character("["))
    #expect(place == "b0")
    table.press(.character("["))
    #expect(place == "a0")
    table.press(.character("["))
    #expect(place == "a0")
  }

  @Test func `tells its place among all rows`() {
    #expect(table.highlightedRowNumber == 1)
    table.press(.end, .up)
    #expect(table.highlightedRowNumber == 6)
    #expect(table.numberOfRows == 7)
    #expect(table.numberOfSections == 3)
  }

  @Test func `reports every row a person moves it to, and none that the program does`() {
    table.press(.down, .up, .up)
    table.highlightRow(at: IndexPath(section: 2, row: 1))
    #expect(place == "b1")
    #expect(log.entries == ["highlight 0.1", "highlight 0.0"])
  }

  @Test func `stays in view when the view becomes smaller`() {
    _ = table.frame(columns: 20, rows: 9)
    table.highlightRow(at: IndexPath(section: 0, row: 3))
    _ = table.frame(columns: 20, rows: 9)
    #expect(
      table.frame(columns: 20, rows: 3) == """
        A
          a2               ┃
        › a3
        """)
    #expect(table.frame(columns: 20, rows: 1) == "› a3               ┃")
    #expect(table.cursor == Point(column: 0, row: 0))
  }

  @Test func `is pushed along by the wheel, which scrolls three lines a step`() {
    #expect(table.handle(.scroll(1, at: Point(column: 1, row: 1))))
    #expect(
      table.frame(columns: 20, rows: 5) == """
        A
        › a3               ┃
        Empty              ┃
        B
          b0
        """)
    #expect(log.entries == ["highlight 0.3"])
    _ = table.handle(.scroll(-1, at: Point(column: 1, row: 1)))
    #expect(table.frame(columns: 20, rows: 5).hasPrefix("A"))
    #expect(place == "a3")
    #expect(!table.handle(.scroll(1, at: Point(column: 1, row: 5))))
    for steps in [Int.max, .min] { #expect(table.handle(.scroll(steps, at: Point(column: 1, row: 1)))) }
  }

  @Test func `comes along when the program scrolls to a row`() {
    table.scrollToRow(at: IndexPath(section: 2, row: 2))
    #expect(
      table.frame(columns: 20, rows: 5) == """
        Empty
        B
        › b0
          b1               ┃
          b2               ┃
        """)
    #expect(table.visibleIndexPaths.map { rows.text(at: $0) } == ["b0", "b1", "b2"])
    table.scrollToRow(at: IndexPath(section: 0, row: 1), at: .top)
    #expect(
      table.frame(columns: 20, rows: 4) == """
        A
          a1               ┃
          a2
        › a3
        """)
    table.scrollToRow(at: IndexPath(section: 9, row: 9))
    #expect(place == "a3")
  }

  @Test func `can be put on a row at the top, the middle or the bottom`() {
    table.highlightRow(at: IndexPath(section: 0, row: 2), scrollPosition: .top)
    #expect(table.frame(columns: 20, rows: 5).hasPrefix("A\n› a2"))
    table.highlightRow(at: IndexPath(section: 2, row: 0), scrollPosition: .middle)
    _ = table.frame(columns: 20, rows: 5)
    #expect(table.cursor?.row == 2)
    table.highlightRow(at: IndexPath(section: 0, row: 3), scrollPosition: .bottom)
    _ = table.frame(columns: 20, rows: 5)
    #expect(table.cursor?.row == 4)
  }

  @Test func `reaches headers of empty sections before the first row and behind the last`() {
    rows.sections = [.init("Empty 1", []), .init("A", ["a0", "a1", "a2"]), .init("Empty 2", [])]
    table.reloadData()
    table.press(.end)
    #expect(
      table.frame(columns: 20, rows: 3) == """
        A
        › a2
        Empty 2            ┃
        """)
    table.press(.home)
    #expect(table.frame(columns: 20, rows: 3).hasPrefix("Empty 1"))
  }
}
