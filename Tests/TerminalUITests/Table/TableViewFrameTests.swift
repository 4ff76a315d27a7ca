import SectionedList
import Testing

@testable import TerminalUI

@MainActor
struct `A table view's frame` {
  let rows = ListedRows([
    .init("Chest", ["Bench Press", "Dip", "Fly"]),
    .init("Legs", footer: "Never skip these.", ["Squat", "Lunge"]),
    .init("Back", ["Row", "Pull-Up"]),
  ])
  let table = TableView()

  init() { table.dataSource = rows }

  @Test func `shows headers, rows and footers, and a mark on the cursor's row`() {
    #expect(
      table.frame(columns: 24, rows: 12) == """
        Chest
        › Bench Press
          Dip
          Fly
        Legs
          Squat
          Lunge
          Never skip these.
        Back
          Row
          Pull-Up

        """)
    #expect(table.cursor == Point(column: 0, row: 1))
  }

  @Test func `keeps the header of the section at the top, and shows a thumb`() {
    _ = table.frame(columns: 24, rows: 5)
    table.press(.down, .down, .down)
    #expect(
      table.frame(columns: 24, rows: 5) == """
        Chest
          Dip                  ┃
          Fly                  ┃
        Legs
        › Squat
        """)
    table.press(.down, .down)
    #expect(
      table.frame(columns: 24, rows: 5) == """
        Legs
          Lunge
          Never skip these.    ┃
        Back                   ┃
        › Row
        """)
    table.press(.end)
    #expect(
      table.frame(columns: 24, rows: 5) == """
        Legs
          Never skip these.
        Back
          Row                  ┃
        › Pull-Up              ┃
        """)
  }

  @Test func `scrolls no more than the cursor needs`() {
    _ = table.frame(columns: 24, rows: 5)
    table.press(.end)
    _ = table.frame(columns: 24, rows: 5)
    table.press(.up)
    #expect(
      table.frame(columns: 24, rows: 5) == """
        Legs
          Never skip these.
        Back
        › Row                  ┃
          Pull-Up              ┃
        """)
    table.press(.up)
    #expect(
      table.frame(columns: 24, rows: 5) == """
        Legs
        › Lunge
          Never skip these.    ┃
        Back                   ┃
          Row
        """)
  }

  @Test func `shows the last footer with the last row and the first header with the first row`() {
    rows.sections[2].footer = "The end."
    table.reloadData()
    _ = table.frame(columns: 24, rows: 4)
    table.press(.end)
    #expect(
      table.frame(columns: 24, rows: 4) == """
        Back
          Row
        › Pull-Up
          The end.             ┃
        """)
    table.press(.home)
    #expect(
      table.frame(columns: 24, rows: 4) == """
        Chest                  ┃
        › Bench Press
          Dip
          Fly
        """)
  }

  @Test func `numbers picks in their order, and widens for the hundredth`() {
    table.allowsMultipleSelection = true
    _ = table.frame(columns: 24, rows: 12)
    table.press(.down, .tab, .down, .down, .tab, .up, .up, .up, .tab)
    #expect(
      table.frame(columns: 24, rows: 6) == """
        Chest                  ┃
        ›  3 Bench Press       ┃
           1 Dip               ┃
             Fly
        Legs
           2 Squat
        """)
    table.selectedIdentities = (0..<99).map { AnyHashable($0) } + ["Fly"]
    #expect(
      table.frame(columns: 24, rows: 4) == """
        Chest                  ┃
        ›     Bench Press
              Dip
          100 Fly
        """)
  }

  @Test func `draws the cursor's row in its own look from edge to edge`() {
    let canvas = table.canvas(columns: 24, rows: 12)
    for column in 0..<22 {
      #expect(canvas[row: 1, column: column].style.attributes.contains(.reverse))
      #expect(!canvas[row: 2, column: column].style.attributes.contains(.reverse))
    }
    #expect(canvas[row: 0, column: 0].style == Theme.dark.header)
  }

  @Test func `shows its background view only while there are no rows`() {
    final class Hint: View {
      func draw(on canvas: inout Canvas, in frame: Rect) {
        canvas.write("Nothing found", at: Point(column: 2, row: 1), width: frame.columns)
      }
    }
    table.backgroundView = Hint()
    #expect(table.frame(columns: 24, rows: 12).hasPrefix("Chest"))
    rows.sections = [.init("Chest", [])]
    table.reloadData()
    #expect(table.frame(columns: 24, rows: 3) == "\n  Nothing found\n")
    #expect(table.cursor == nil)
    table.backgroundView = nil
    #expect(table.frame(columns: 24, rows: 2) == "Chest\n")
  }

  @Test func `shows views of any kind as headers and footers`() {
    final class Ruled: View {
      let title: String
      init(_ title: String) { self.title = title }
      func draw(on canvas: inout Canvas, in frame: Rect) {
        let start = Point(column: frame.column, row: frame.row)
        canvas.write(title, at: start, width: frame.columns)
        let rule = String(repeating: "─", count: frame.columns)
        canvas.write(rule, at: Point(column: start.column, row: start.row + 1), width: frame.columns)
      }
    }
    let dataSource = SectionedTableViewDataSource<SectionModel<Int, String>> {
      _, tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
      cell.text = item
      return cell
    }
    dataSource.viewForHeaderInSection = { _, section in section == 1 ? Ruled("Part \(section)") : nil }
    dataSource.heightForHeaderInSection = { _, _ in 2 }
    dataSource.viewForFooterInSection = { _, section in section == 1 ? Ruled("End") : nil }
    dataSource.setSections([
      SectionModel(id: 0, items: ["a", "b"]), SectionModel(id: 1, items: ["c", "d", "e", "f"]),
    ])
    table.dataSource = dataSource
    #expect(
      table.frame(columns: 11, rows: 10) == """
        › a
          b
        Part 1
        ───────────
          c
          d
          e
          f
        End

        """)
    _ = table.frame(columns: 11, rows: 4)
    table.press(.end)
    _ = table.frame(columns: 11, rows: 4)
    table.press(.up)
    #expect(
      table.frame(columns: 11, rows: 4) == """
        Part 1
        ───────────
        › e
          f
        """)
  }

  @Test func `keeps a header of several lines whole at the top`() {
    let dataSource = SectionedTableViewDataSource<SectionModel<Int, String>> {
      _, tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
      cell.text = item
      return cell
    }
    final class TwoLines: View {
      func draw(on canvas: inout Canvas, in frame: Rect) {
        for line in 0..<2 {
          let start = Point(column: frame.column, row: frame.row + line)
          canvas.write("line \(line + 1)", at: start, width: frame.columns)
        }
      }
    }
    dataSource.viewForHeaderInSection = { _, section in section == 1 ? TwoLines() : nil }
    dataSource.heightForHeaderInSection = { _, _ in 2 }
    dataSource.setSections([
      SectionModel(id: 0, items: ["a", "b"]), SectionModel(id: 1, items: ["c", "d", "e", "f", "g"]),
      SectionModel(id: 2, items: ["h", "i"]),
    ])
    table.dataSource = dataSource
    _ = table.frame(columns: 10, rows: 5)
    let anywhere = Point(column: 0, row: 0)
    // Its first line is above the top, and it covers the row below its second.
    _ = table.handle(.scroll(1, at: anywhere))
    #expect(table.frame(columns: 10, rows: 5) == "line 1\nline 2\n› d\n  e\n  f")
    _ = table.handle(.scroll(1, at: anywhere))
    #expect(table.frame(columns: 10, rows: 5) == "line 1\nline 2\n› g\n  h\n  i")
    // The end of its section pushes it up.
    table.press(.end)
    #expect(table.frame(columns: 10, rows: 3) == "line 2\n  h\n› i")
  }

  @Test func `neutralises and aligns Hangul and escape sequences in titles and texts`() {
    rows.sections = [.init("가슴\u{1B}[31m", ["벤치프레스와 아주 긴 이름", "딥스"])]
    table.reloadData()
    #expect(
      table.frame(columns: 14, rows: 3) == """
        가슴␛[31m
        › 벤치프레…
          딥스
        """)
  }
}
