import SectionedList
import Testing

@testable import TerminalUI

/// The tests count live cells in static storage, so they run one after another.
@MainActor
@Suite(.serialized)
struct `A table view's cells` {
  let rows = ListedRows((0..<1000).map { "row \($0)" })
  let table = TableView()

  init() {
    CountedCell.most = CountedCell.live
    table.dataSource = rows
    _ = table.frame(columns: 20, rows: 10)
  }

  private func configured() -> [String] {
    _ = table.frame(columns: 20, rows: 10)
    defer { rows.configured = [] }
    return rows.configured
  }

  @Test func `are configured for the rows in view, and once`() {
    #expect(rows.configured == (0..<10).map { "row \($0)" })
    rows.configured = []
    #expect(configured().isEmpty)
    table.press(.down, .tab)
    table.allowsMultipleSelection = true
    table.press(.tab)
    #expect(configured().isEmpty)
  }

  @Test func `are configured for no more than the rows that come into view`() {
    _ = configured()
    table.highlightRow(at: IndexPath(section: 0, row: 9))
    #expect(configured().isEmpty)
    table.press(.down)
    #expect(configured() == ["row 10"])
    table.press(.up)
    #expect(configured().isEmpty)
    table.press(.end)
    #expect(configured() == (990..<1000).map { "row \($0)" })
  }

  @Test func `are announced together before they are configured, and only those`() {
    rows.configured = []
    rows.prefetched = []
    table.press(.end)
    #expect(configured() == rows.prefetched.flatMap(\.self))
    #expect(rows.prefetched == [(990..<1000).map { "row \($0)" }])
    rows.prefetched = []
    table.press(.up)
    #expect(configured().isEmpty)
    #expect(rows.prefetched.isEmpty)
  }

  @Test func `are used again, so that there are never more than two views of them`() {
    let others = CountedCell.live - 10
    for _ in 0..<30 {
      table.press(.pageDown)
      _ = table.frame(columns: 20, rows: 10)
    }
    table.press(.home)
    _ = table.frame(columns: 20, rows: 10)
    table.reloadData()
    _ = table.frame(columns: 20, rows: 10)
    #expect(CountedCell.most - others <= 20)
    _ = table.frame(columns: 20, rows: 2)
    #expect(CountedCell.live - others <= 4)
  }

  @Test func `are configured anew by a reload of their rows alone`() {
    _ = configured()
    let before = table.cellForRow(at: IndexPath(section: 0, row: 3))
    rows.sections[0].rows[3] = "changed"
    table.reloadRows(at: [IndexPath(section: 0, row: 3), IndexPath(section: 0, row: 500)])
    #expect(configured() == ["changed"])
    #expect(table.cellForRow(at: IndexPath(section: 0, row: 3)) === before)
    #expect(table.cellForRow(at: IndexPath(section: 0, row: 500)) == nil)
  }

  @Test func `are all configured anew by a reload of the data`() {
    _ = configured()
    table.reloadData()
    #expect(configured() == (0..<10).map { "row \($0)" })
  }

  @Test func `go along with their rows through a change, but for the updated ones`() {
    _ = configured()
    let cell = table.cellForRow(at: IndexPath(section: 0, row: 5))
    rows.sections[0].rows.remove(at: 2)
    rows.sections[0].rows.insert("new", at: 3)
    rows.sections[0].rows.swapAt(6, 7)
    rows.sections[0].rows.append("far away")
    var changes = ListChanges()
    changes.itemUpdates = [IndexPath(section: 0, row: 8), IndexPath(section: 0, row: 800)]
    changes.itemDeletes = [IndexPath(section: 0, row: 2)]
    changes.itemInserts = [IndexPath(section: 0, row: 3), IndexPath(section: 0, row: 1000)]
    changes.itemMoves = [.init(from: IndexPath(section: 0, row: 6), to: IndexPath(section: 0, row: 7))]
    table.apply(changes)
    #expect(Set(configured()) == ["new", "row 8"])
    #expect(table.cellForRow(at: IndexPath(section: 0, row: 5)) === cell)
    #expect(cell?.text == "row 5")
    table.apply(ListChanges())
    #expect(configured().isEmpty)
  }

  @Test func `keep nothing of a change that came twice before it was shown`() {
    _ = configured()
    for text in ["once", "twice"] {
      rows.sections[0].rows[1] = text
      var changes = ListChanges()
      changes.itemUpdates = [IndexPath(section: 0, row: 1)]
      table.apply(changes)
    }
    _ = configured()
    #expect(table.frame(columns: 20, rows: 3).contains("  twice"))
  }
}

@MainActor
struct `Dequeuing a cell` {
  final class Noted: TableViewCell {
    var note: String?
    override func prepareForReuse() {
      super.prepareForReuse()
      note = nil
    }
  }

  /// Rows alternate between two kinds of cell.
  final class Mixed: TableViewDataSource {
    var usesIdentifiers = true
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let identifier = indexPath.row.isMultiple(of: 2) ? "plain" : Noted.reuseIdentifier
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      #expect(cell.text.isEmpty)
      #expect((cell as? Noted)?.note == nil)
      cell.text = "\(type(of: cell)) \(indexPath.row)"
      (cell as? Noted)?.note = "seen"
      return cell
    }
  }

  private let first = IndexPath(section: 0, row: 0)

  @Test func `gives each identifier its own kind, readied for reuse`() {
    let table = TableView()
    let mixed = Mixed()
    table.register(cellType: TableViewCell.self, forIdentifier: "plain")
    table.register(cellType: Noted.self)
    table.dataSource = mixed
    for _ in 0..<20 {
      _ = table.frame(columns: 30, rows: 3)
      table.press(.pageDown)
    }
    #expect(
      table.frame(columns: 30, rows: 3) == """
          TableViewCell 38
          Noted 39                   ┃
        › TableViewCell 40
        """)
  }

  @Test func `says on the screen when nothing is registered`() {
    let table = TableView()
    let cell = table.dequeueReusableCell(withIdentifier: "todo", for: IndexPath(section: 1, row: 2))
    #expect(cell.text == "No cell is registered for “todo” (section 1, row 2)")
  }

  @Test func `by type needs no registration`() {
    let cell = TableView().dequeueReusableCell(ofType: Noted.self, for: first)
    #expect(cell.reuseIdentifier == Noted.reuseIdentifier)
  }

  @Test func `goes by the type's full name unless the type says otherwise`() {
    final class Named: TableViewCell {}
    #expect(Noted.reuseIdentifier.hasSuffix("Noted"))
    #expect(Noted.reuseIdentifier != TableViewCell.reuseIdentifier)
    #expect(Named.reuseIdentifier != Noted.reuseIdentifier)
  }
}

@MainActor
struct `A cell` {
  final class SwitchCell: TableViewCell {
    var isOn = false
    var onToggle: (@MainActor () -> Void)?

    override func prepareForReuse() {
      super.prepareForReuse()
      onToggle = nil
    }

    override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
      let start = Point(column: frame.column, row: frame.row)
      canvas.write("[\(isOn ? "x" : " ")] \(text)", at: start, width: frame.columns)
    }

    override func handle(_ event: Event) -> Bool {
      guard event == .key(.space) else { return false }
      onToggle?()
      return true
    }
  }

  @Test func `shows its text and, where there is room, a detail at the right`() {
    let cell = TableViewCell()
    cell.text = "Bench Press"
    cell.detailText = "4 × 8"
    func frame(_ columns: Int) -> String {
      var canvas = Canvas(size: Size(columns: columns, rows: 1))
      cell.draw(on: &canvas, in: Rect(canvas.size), state: .init())
      return canvas.lines[0]
    }
    #expect(frame(20) == "Bench Press    4 × 8")
    #expect(frame(16) == "Bench Press  4 …")
    #expect(frame(13) == "Bench Press")
    #expect(frame(6) == "Bench…")
    #expect(frame(0) == "")
  }

  @Test func `whose switch is toggled calls back, and its row alone is configured anew`() {
    struct Todo {
      var name: String
      var isDone = false
    }
    final class Todos: TableViewDataSource {
      var todos = ["Sleep", "Eat", "Lift"].map { Todo(name: $0) }
      var configured: [Int] = []
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { todos.count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(ofType: SwitchCell.self, for: indexPath)
        cell.text = todos[indexPath.row].name
        cell.isOn = todos[indexPath.row].isDone
        cell.onToggle = { [weak self, weak tableView] in
          self?.todos[indexPath.row].isDone.toggle()
          tableView?.reloadRows(at: [indexPath])
        }
        configured.append(indexPath.row)
        return cell
      }
    }
    let todos = Todos()
    let table = TableView()
    table.dataSource = todos
    _ = table.frame(columns: 20, rows: 3)
    todos.configured = []
    table.press(.down, .space)
    #expect(
      table.frame(columns: 20, rows: 3) == """
          [ ] Sleep
        › [x] Eat
          [ ] Lift
        """)
    #expect(todos.configured == [1])
  }
}
