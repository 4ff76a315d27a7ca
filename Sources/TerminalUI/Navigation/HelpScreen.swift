internal import SectionedList

/// A screen that lists keys and what they do, which any closing key leaves again.
@MainActor
public final class HelpScreen: Screen {
  /// Some keys, as a person would name them, and what they do.
  public struct Entry: Hashable, Sendable {
    /// The keys' names.
    public var keys: String
    /// What they do.
    public var description: String

    /// An entry for some keys.
    public init(_ keys: String, _ description: String) {
      self.keys = keys
      self.description = description
    }
  }

  private let entries: [Entry]
  private let table: TableView
  private let statusBar: StatusBar
  private weak var navigator: (any Navigator)?

  /// A help screen.
  /// - Parameters:
  ///   - title: what stands above the entries, in the person's language.
  ///   - entries: the keys, the most useful first.
  ///   - hint: the key that leaves and its word, shown in the footer.
  ///   - theme: the looks.
  public init(title: String, entries: [Entry], hint: StatusBar.Hint, theme: Theme = .dark) {
    self.entries = entries
    table = TableView(theme: theme)
    statusBar = StatusBar(hints: [hint], theme: theme)
    table.acceptsTypedKeys = true
    let keysWidth = entries.map { DisplayText.width(of: $0.keys) }.max() ?? 0
    let dataSource = SectionedTableViewDataSource<SectionModel<Int, Entry>> {
      _, tableView, indexPath, entry in
      let cell = tableView.dequeueReusableCell(ofType: EntryCell.self, for: indexPath)
      cell.entry = entry
      cell.keysWidth = keysWidth
      return cell
    }
    dataSource.setSections([SectionModel(id: 0, header: title, items: entries)])
    table.show(dataSource)
  }

  /// Remembers whom to ask to leave.
  public func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  /// Draws the entries, and the footer if there is room.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let footer = frame.rows > 2 ? 1 : 0
    table.draw(on: &canvas, in: frame.inset(bottom: footer))
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - footer))
  }

  /// Scrolls, or leaves with Esc, Enter, `q` or `?`.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.escape), .key(.enter), .key(.character("q")), .key(.character("?")):
      navigator?.pop()
      return true
    case .click:
      return true
    default:
      return table.handle(event)
    }
  }

  /// The row the cursor is on.
  public var cursor: Point? { table.cursor }

  private final class EntryCell: TableViewCell {
    var entry = Entry("", "")
    var keysWidth = 0

    override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
      let start = Point(column: frame.column, row: frame.row)
      let keysWidth = min(keysWidth, frame.columns / 2)
      let keys = DisplayText.padded(entry.keys, to: keysWidth)
      let bold = Style(.bold).layered(over: state.theme.text)
      let spans = [Span(keys, style: bold), Span("  \(entry.description)", style: state.theme.text)]
      canvas.write(spans, at: start, width: frame.columns)
    }
  }
}
