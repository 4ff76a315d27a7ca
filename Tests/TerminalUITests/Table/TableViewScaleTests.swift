import SectionedList
import Testing

@testable import TerminalUI

/// A million rows of which none but those in view, and the one the cursor is on, may be asked for.
@MainActor
private final class Million: TableViewDataSource {
  static let sections = 100
  static let rows = 10_000
  /// How far from the cursor rows may be asked for: the lines of a view.
  var reach = 20
  var asked = 0
  weak var table: TableView?

  private func check(_ indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    asked += 1
    guard let cursor = table?.indexPathForHighlightedRow else { return }
    let distance = (indexPath.section - cursor.section) * Self.rows + indexPath.row - cursor.row
    #expect(
      abs(distance) <= reach, "\(indexPath) while the cursor is at \(cursor)", sourceLocation: sourceLocation)
  }

  func numberOfSections(in tableView: TableView) -> Int { Self.sections }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.rows }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    check(indexPath)
    let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
    cell.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    // A height belongs to a row in view before or after the move.
    asked += 1
    return indexPath.row.isMultiple(of: 7) ? 2 : 1
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
    check(indexPath)
    return indexPath.section * Self.rows + indexPath.row
  }

  func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath? {
    guard let number = identity.base as? Int else { return nil }
    let indexPath = IndexPath(section: number / Self.rows, row: number % Self.rows)
    check(indexPath)
    return indexPath
  }
}

@MainActor
struct `A table view of a million rows` {
  private let million = Million()
  private let table = TableView()

  init() {
    million.table = table
    table.allowsMultipleSelection = true
    table.acceptsTypedKeys = true
    table.dataSource = million
    _ = table.frame(columns: 40, rows: 20)
  }

  @Test(arguments: [
    Key.down, .up, .end, .home, .pageDown, .pageUp, .tab, .character("]"), .character("["), .character("G"),
  ])
  func `asks for a view's worth of rows at any key`(key: Key) {
    for start in [0, 5_000, 999_999] {
      table.highlightRow(at: IndexPath(section: start / Million.rows, row: start % Million.rows))
      _ = table.frame(columns: 40, rows: 20)
      for _ in 0..<3 {
        million.asked = 0
        table.press(key)
        _ = table.frame(columns: 40, rows: 20)
        #expect(million.asked < 400)
      }
    }
  }

  @Test func `asks for nothing when the cursor moves in view`() {
    table.press(.pageDown, .pageDown)
    _ = table.frame(columns: 40, rows: 20)
    for key in [Key.up, .up, .tab, .down, .up] {
      million.asked = 0
      table.press(key)
      _ = table.frame(columns: 40, rows: 20)
      #expect(million.asked == 0, "\(key)")
    }
  }

  @Test func `shows its end, and where it is`() {
    table.press(.end)
    // Row 9996 has two lines; the first of them is beneath the header.
    #expect(
      table.frame(columns: 22, rows: 5) == """
        Section 99

             99.9997
             99.9998
        ›    99.9999         ┃
        """)
    #expect(table.highlightedRowNumber == 1_000_000)
  }

  @Test func `stays on its place through reloads and resizes`() {
    table.highlightRow(at: IndexPath(section: 42, row: 4_242), scrollPosition: .middle)
    let before = table.frame(columns: 40, rows: 20)
    million.asked = 0
    table.reloadData()
    #expect(table.frame(columns: 40, rows: 20) == before)
    #expect(million.asked < 400)
    _ = table.frame(columns: 40, rows: 3)
    #expect(table.indexPathForHighlightedRow == IndexPath(section: 42, row: 4_242))
  }

  @Test func `scrolls by the wheel and jumps without a look at what it passes`() {
    for _ in 0..<10 {
      million.asked = 0
      _ = table.handle(.scroll(5, at: Point(column: 0, row: 0)))
      _ = table.frame(columns: 40, rows: 20)
      #expect(million.asked < 400)
    }
    million.reach = 1_000_000
    table.scrollToRow(at: IndexPath(section: 50, row: 0), at: .top)
    million.reach = 20
    million.asked = 0
    #expect(table.frame(columns: 40, rows: 20).hasPrefix("Section 50"))
    #expect(million.asked < 400)
  }
}

@MainActor
struct `A table view of any small size` {
  @Test func `neither traps nor loses the cursor, whatever it holds`() {
    let contents: [[ListedRows.Section]] = [
      [],
      [.init(nil, [])],
      [.init("A", [])],
      [.init("A", footer: "a", ["1"])],
      [.init(nil, footer: "a", []), .init("B", ["1", "2", "3"]), .init("C", []), .init(nil, ["4", "5"])],
    ]
    let keys: [Key] = [
      .down, .pageDown, .character("]"), .end, .tab, .pageUp, .up, .character("["), .home, .enter, .space,
    ]
    for sections in contents {
      for columns in 0..<14 {
        for lines in 0..<7 {
          let rows = ListedRows(sections)
          rows.heights = ["2": 3]
          let table = TableView()
          table.dataSource = rows
          table.allowsMultipleSelection = true
          table.acceptsTypedKeys = true
          for key in keys {
            table.press(key)
            _ = table.handle(.scroll(columns.isMultiple(of: 2) ? 1 : -1, at: Point(column: 0, row: 0)))
            _ = table.handle(.click(Point(column: 0, row: lines - 1)))
            let canvas = table.canvas(columns: columns, rows: lines)
            guard lines > 0, columns > 0, table.numberOfRows > 0 else {
              #expect(table.cursor == nil)
              continue
            }
            let cursor = table.cursor
            #expect(cursor != nil, "\(columns)x\(lines) after \(key)")
            if let cursor { #expect(canvas.lines[cursor.row].hasPrefix("›")) }
          }
        }
      }
    }
  }
}
