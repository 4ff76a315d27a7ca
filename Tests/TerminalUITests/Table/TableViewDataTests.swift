import SectionedList
import Testing

@testable import TerminalUI

private struct Todo: Identifiable, Equatable, Sendable {
  var id: Int
  var name: String
}

@MainActor
private func makeCell(_ tableView: TableView, _ indexPath: IndexPath, _ text: String) -> TableViewCell {
  let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
  cell.text = text
  return cell
}

@MainActor
struct `A sectioned data source` {
  private typealias Todos = SectionedTableViewDataSource<SectionModel<String, Todo>>

  @Test func `shows sections of a relay in every table view that has it, and nobody calls reload`() async {
    let relay = Relay<[SectionModel<String, Todo>]>([])
    let dataSource = Todos { _, tableView, indexPath, todo in makeCell(tableView, indexPath, todo.name) }
    let tables = [TableView(), TableView()]
    for table in tables { table.dataSource = dataSource }
    let subscription = relay.bind(to: dataSource)
    for table in tables { #expect(table.frame(columns: 20, rows: 2) == "\n") }

    relay.accept([
      SectionModel(id: "today", header: "Today", footer: "1 left", items: [Todo(id: 1, name: "Lift")])
    ])
    await delivered(relay)
    for table in tables { #expect(table.frame(columns: 20, rows: 3) == "Today\n› Lift\n  1 left") }

    let refreshed = relay.value.map { section in
      SectionModel(original: section, items: [Todo(id: 2, name: "Eat")] + section.items)
    }
    relay.accept(refreshed)
    await delivered(relay)
    for table in tables { #expect(table.frame(columns: 20, rows: 4) == "Today\n  Eat\n› Lift\n  1 left") }
    subscription.cancel()
    relay.accept([])
    await delivered(relay)
    #expect(tables[0].numberOfRows == 2)
  }

  @Test func `configures only what changed, and stays on the same item`() {
    var configured: [String] = []
    let dataSource = Todos { _, tableView, indexPath, todo in
      configured.append(todo.name)
      return makeCell(tableView, indexPath, todo.name)
    }
    let table = TableView()
    table.dataSource = dataSource
    dataSource.setSections([SectionModel(id: "", items: (0..<9).map { Todo(id: $0, name: "todo \($0)") })])
    _ = table.frame(columns: 20, rows: 20)
    table.press(.down, .down)
    configured = []
    var items = dataSource.sections[0].items
    items[4].name = "changed"
    items.swapAt(0, 2)
    items.remove(at: 7)
    dataSource.setSections([SectionModel(id: "", header: "Now", items: items)])
    #expect(
      table.frame(columns: 20, rows: 9) == """
        Now
        › todo 2
          todo 1
          todo 0
          todo 3
          changed
          todo 5
          todo 6
          todo 8
        """)
    #expect(configured == ["changed"])
    dataSource.setSections(dataSource.sections)
    _ = table.frame(columns: 20, rows: 9)
    #expect(configured == ["changed"])
  }

  @Test func `shows a list with an identity twice, rather than trap`() {
    let dataSource = Todos { _, tableView, indexPath, todo in makeCell(tableView, indexPath, todo.name) }
    let table = TableView()
    table.dataSource = dataSource
    let todo = Todo(id: 1, name: "Lift")
    dataSource.setSections([SectionModel(id: "", items: [todo, todo])])
    #expect(table.frame(columns: 20, rows: 2) == "› Lift\n  Lift")
    dataSource.setSections([SectionModel(id: "", items: [todo])])
    #expect(table.frame(columns: 20, rows: 2) == "› Lift\n")
  }

  @Test func `shows one screen of several section kinds through an enum`() {
    enum Detail: SectionModelType {
      case title(String)
      case rest([Int])
      case sets(Int, weight: Int)

      enum Item {
        case title(String)
        case rest(Int)
        case stepper(Int)
      }

      var items: [Item] {
        switch self {
        case .title(let name): [.title(name)]
        case .rest(let seconds): seconds.map(Item.rest)
        case .sets(let count, _): [.stepper(count)]
        }
      }
      var header: String? {
        switch self {
        case .title: nil
        case .rest: "Rest"
        case .sets: "Sets"
        }
      }
      var footer: String? {
        if case .sets(let count, let weight) = self { "\(count * weight) kg in all" } else { nil }
      }
      init(original: Detail, items: [Item]) { self = original }
    }
    let dataSource = SectionedTableViewDataSource<Detail> { _, tableView, indexPath, item in
      switch item {
      case .title(let name): makeCell(tableView, indexPath, name)
      case .rest(let seconds): makeCell(tableView, indexPath, "( ) \(seconds) s")
      case .stepper(let count): makeCell(tableView, indexPath, "- \(count) +")
      }
    }
    let table = TableView()
    table.dataSource = dataSource
    dataSource.setSections([.title("Squat"), .rest([60, 90]), .sets(4, weight: 100)])
    table.press(.end)
    #expect(
      table.frame(columns: 20, rows: 7) == """
          Squat
        Rest
          ( ) 60 s
          ( ) 90 s
        Sets
        › - 4 +
          400 kg in all
        """)
    // Items without identities are known by their places.
    dataSource.setSections([.title("Squat"), .rest([30]), .sets(5, weight: 100)])
    #expect(table.indexPathForHighlightedRow == IndexPath(section: 2, row: 0))
    #expect(table.frame(columns: 20, rows: 6).hasSuffix("› - 5 +\n  500 kg in all"))
  }
}

@MainActor
struct `Items of a relay` {
  @Test func `drive a table view through the sink it returns`() async {
    let relay = Relay(["push", "pull"])
    let table = TableView()
    let subscription = relay.bind(
      to: table.items { tableView, indexPath, item in makeCell(tableView, indexPath, item) })
    #expect(table.frame(columns: 9, rows: 3) == "› push\n  pull\n")
    relay.accept(["push", "pull", "legs"])
    await delivered(relay)
    #expect(table.frame(columns: 9, rows: 3) == "› push\n  pull\n  legs")
    _ = subscription
  }

  @Test func `that are identifiable keep the cursor on the same one`() {
    struct Named: Identifiable { var id: String }
    let table = TableView()
    let show: @MainActor ([Named]) -> Void = table.items { makeCell($0, $1, $2.id) }
    show(["a", "b"].map(Named.init))
    table.press(.down)
    show(["b", "a"].map(Named.init))
    #expect(table.frame(columns: 9, rows: 2) == "› b\n  a")
  }

  @Test func `are shown by a list table on two screens, which reports what is selected`() async {
    final class TodoListTableView: ListTableView<Todo> {
      init(relay: Relay<[Todo]>) {
        super.init(relay: relay, cellType: TableViewCell.self) { cell, todo in cell.text = todo.name }
      }
    }
    let relay = Relay([Todo(id: 1, name: "Lift"), Todo(id: 2, name: "Eat")])
    let tables = [TodoListTableView(relay: relay), TodoListTableView(relay: relay)]
    let log = Log()
    tables[0].delegate = log
    var selected: [Todo?] = []
    let subscription = tables[0].modelSelected.subscribeOnMain { selected.append($0) }
    tables[0].press(.down, .enter)
    #expect(tables[0].modelSelected.value == Todo(id: 2, name: "Eat"))
    await delivered(tables[0].modelSelected)
    #expect(selected == [nil, Todo(id: 2, name: "Eat")])
    #expect(tables[1].modelSelected.value == nil)
    #expect(log.entries == ["highlight 0.1", "select 0.1", "activate 0.1"])
    relay.accept([Todo(id: 2, name: "Eat"), Todo(id: 3, name: "Sleep")])
    await delivered(relay)
    #expect(tables[0].frame(columns: 9, rows: 2) == "› Eat\n  Sleep")
    #expect(tables[1].frame(columns: 9, rows: 2) == "› Eat\n  Sleep")
    #expect(tables[1].item(at: IndexPath(section: 0, row: 1))?.name == "Sleep")
    #expect(tables[1].item(at: IndexPath(section: 0, row: 2)) == nil)
    _ = subscription
  }

  @Test func `end with the table view that shows them`() {
    let relay = Relay([Todo(id: 1, name: "Lift")])
    weak var gone: TableView?
    do {
      let table = ListTableView(relay: relay, cellType: TableViewCell.self) { cell, todo in
        cell.text = todo.name
      }
      _ = table.frame(columns: 9, rows: 2)
      gone = table
    }
    #expect(gone == nil)
  }
}
