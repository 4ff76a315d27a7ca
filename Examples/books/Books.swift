import SectionedList
import TerminalUI

struct Book: Identifiable, Equatable, Sendable {
  var id: String { title }
  var title: String
  var author: String
}

@MainActor final class BookScreen: Screen {
  let table = TableView()
  var cursor: Point? { table.cursor }
  private let books = SectionedTableViewDataSource<SectionModel<String, Book>> { _, table, place, book in
    let cell = table.dequeueReusableCell(ofType: TableViewCell.self, for: place)
    (cell.text, cell.detailText) = (book.title, book.author)
    return cell
  }
  private var subscription: Subscription?

  init(_ shelves: Relay<[SectionModel<String, Book>]>) {
    table.dataSource = books
    table.allowsMultipleSelection = true  // Tab picks, and Ctrl-C leaves.
    subscription = shelves.bind(to: books)  // shelves.accept(…) shows other books at once.
  }

  func handle(_ event: Event) -> Bool { table.handle(event) }
  func draw(on canvas: inout Canvas, in frame: Rect) { table.draw(on: &canvas, in: frame) }
}

@main @MainActor struct Books {
  static let novels = [Book(title: "Emma", author: "Austen"), Book(title: "토지", author: "박경리")]
  static let shelves = Relay([SectionModel(id: "novels", header: "Novels", items: novels)])

  static func main() throws {
    let screen = BookScreen(shelves)
    _ = Application(terminal: try CursesTerminal()).run(root: screen)
    for title in screen.table.selectedIdentities { print(title) }
  }
}
