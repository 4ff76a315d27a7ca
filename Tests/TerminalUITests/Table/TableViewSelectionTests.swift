import SectionedList
import Testing

@testable import TerminalUI

@MainActor
struct `A table view's selection` {
  let rows = ListedRows(["a", "b", "c", "d"])
  let table = TableView()
  let log = Log()

  init() {
    table.dataSource = rows
    table.delegate = log
    table.allowsMultipleSelection = true
    _ = table.frame(columns: 20, rows: 5)
  }

  @Test func `keeps pick order, and closes up when a pick is taken back`() {
    table.press(.end, .tab, .home, .tab, .down, .tab)
    #expect(table.selectedIdentities == ["d", "a", "b"])
    table.press(.home, .tab)
    #expect(table.selectedIdentities == ["d", "b"])
    table.press(.tab)
    #expect(table.selectedIdentities == ["d", "b", "a"])
    #expect(
      log.entries.filter { !$0.hasPrefix("highlight") }
        == ["select 0.3", "select 0.0", "select 0.1", "deselect 0.0", "select 0.0"])
  }

  @Test func `picks with Space only where no text is typed`() {
    #expect(!table.handle(.key(.space)))
    table.acceptsTypedKeys = true
    table.press(.space, .down, .character(" "))
    #expect(table.selectedIdentities == ["a", "b"])
  }

  @Test func `has as many picks as the delegate lets it`() {
    log.limit = 2
    table.press(.tab, .down, .tab, .down, .tab)
    #expect(table.selectedIdentities == ["a", "b"])
    table.press(.up, .tab, .down, .tab)
    #expect(table.selectedIdentities == ["a", "c"])
  }

  @Test func `outlasts rows that leave the list for a while`() {
    table.press(.tab, .down, .down, .tab)
    rows.sections[0].rows = ["b", "d"]
    table.reloadData()
    _ = table.frame(columns: 20, rows: 5)
    table.press(.home, .tab)
    #expect(table.selectedIdentities == ["a", "c", "b"])
    rows.sections[0].rows = ["d", "c", "b", "a"]
    table.reloadData()
    #expect(
      table.frame(columns: 20, rows: 4) == """
             d
           2 c
        ›  3 b
           1 a
        """)
  }

  @Test func `is activated, not changed, by Enter`() {
    table.press(.enter)
    #expect(table.selectedIdentities.isEmpty)
    #expect(log.entries == ["activate 0.0"])
  }

  @Test func `toggles by clicks on rows, and not on headers or beside the view`() {
    rows.sections[0].title = "Letters"
    table.reloadData()
    _ = table.frame(columns: 20, rows: 4)
    #expect(table.handle(.click(Point(column: 5, row: 3))))
    #expect(table.handle(.click(Point(column: 0, row: 1))))
    #expect(table.selectedIdentities == ["c", "a"])
    #expect(table.handle(.click(Point(column: 5, row: 3))))
    #expect(!table.handle(.click(Point(column: 5, row: 0))))
    #expect(!table.handle(.click(Point(column: 20, row: 1))))
    #expect(table.selectedIdentities == ["a"])
    #expect(table.indexPathForHighlightedRow == IndexPath(section: 0, row: 2))
  }

  @Test func `of a single row is replaced by Enter or a click, and chosen again when it is the same`() {
    table.allowsMultipleSelection = false
    table.press(.enter, .down, .enter)
    #expect(table.selectedIdentities == ["b"])
    table.press(.enter)
    #expect(!table.handle(.key(.tab)))
    #expect(
      log.entries == [
        "select 0.0", "activate 0.0", "highlight 0.1", "deselect 0.0", "select 0.1", "activate 0.1",
        "select 0.1", "activate 0.1",
      ])
    log.entries = []
    log.limit = 0
    table.press(.enter)
    #expect(log.entries.isEmpty)
  }

  @Test func `can be set, asked and cleared by the program without a report`() {
    table.selectedIdentities = ["c", "a", "c", "gone"]
    #expect(table.selectedIdentities == ["c", "a", "gone"])
    table.selectRow(at: IndexPath(section: 0, row: 1))
    table.deselectRow(at: IndexPath(section: 0, row: 2))
    #expect(table.selectedIdentities == ["a", "gone", "b"])
    #expect(table.isSelected("gone"))
    #expect(!table.isSelected("c"))
    table.allowsMultipleSelection = false
    #expect(table.selectedIdentities == ["b"])
    table.deselectAll()
    #expect(table.selectedIdentities.isEmpty)
    #expect(log.entries.isEmpty)
  }

  @Test func `leaves a row without an identity alone`() {
    final class Loading: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
      func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
        indexPath.row == 1 ? nil : indexPath
      }
    }
    let loading = Loading()
    table.dataSource = loading
    table.press(.tab, .down, .tab, .down, .tab)
    #expect(table.selectedIdentities == [IndexPath(section: 0, row: 0), IndexPath(section: 0, row: 2)])
  }
}
