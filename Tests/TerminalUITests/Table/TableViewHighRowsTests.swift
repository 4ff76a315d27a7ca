import SectionedList
import Testing

@testable import TerminalUI

@MainActor
struct `A table view's high rows` {
  let rows = ListedRows([
    .init("Chest", ["Bench Press", "Dip", "Fly"]),
    .init("Legs", footer: "Never skip these.", ["Squat", "Lunge"]),
    .init("Back", ["Row", "Pull-Up"]),
  ])
  let table = TableView()

  init() { table.dataSource = rows }

  @Test func `shows rows of several lines, cut at the edges of the view`() {
    rows.heights = ["Bench Press": 2, "Squat": 3]
    #expect(
      table.frame(columns: 24, rows: 7) == """
        Chest                  ┃
        › Bench Press          ┃
          Bench Press line 2   ┃
          Dip                  ┃
          Fly
        Legs
          Squat
        """)
    table.press(.down, .down, .down)
    #expect(
      table.frame(columns: 24, rows: 7) == """
        Chest
          Dip                  ┃
          Fly                  ┃
        Legs                   ┃
        › Squat                ┃
          Squat line 2
          Squat line 3
        """)
  }

  @Test func `shows the beginning of a row that is higher than the view`() {
    rows.heights = ["Squat": 9]
    _ = table.frame(columns: 24, rows: 4)
    table.press(.down, .down, .down)
    #expect(
      table.frame(columns: 24, rows: 4) == """
        Legs
        › Squat                ┃
          Squat line 2
          Squat line 3
        """)
  }

  @Test func `scrolls through a row that is higher than the view before the cursor leaves it`() {
    rows.heights = ["Squat": 9]
    _ = table.frame(columns: 24, rows: 4)
    table.press(.down, .down, .down)
    _ = table.frame(columns: 24, rows: 4)
    table.press(.down)
    #expect(
      table.frame(columns: 24, rows: 4) == """
        Legs
        › Squat line 2         ┃
          Squat line 3
          Squat line 4
        """)
    table.press(.pageDown, .pageDown, .pageDown)
    let end = """
      Legs
      › Squat line 7         ┃
        Squat line 8
        Squat line 9
      """
    #expect(table.frame(columns: 24, rows: 4) == end)
    table.press(.down)
    #expect(table.frame(columns: 24, rows: 4).contains("› Lunge"))
    table.press(.up)
    #expect(table.frame(columns: 24, rows: 4) == end)
    table.press(.pageUp, .pageUp, .pageUp)
    #expect(table.frame(columns: 24, rows: 4).contains("› Squat"))
    table.press(.up)
    #expect(!table.frame(columns: 24, rows: 4).contains("› Squat"))
  }
}
