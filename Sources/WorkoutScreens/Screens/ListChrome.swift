internal import TerminalUI
internal import WorkoutCatalog

/// What stands around the list of a screen, and what all such screens do alike: lines above the list, a status bar
/// below it, help, the way back, and a word when the store refuses.
@MainActor
final class ListChrome {
  private let context: CatalogContext
  private let tableView: TableView
  private let statusBar: StatusBar
  private let help: (title: String, entries: [HelpScreen.Entry])

  /// Whom to ask for other screens.
  private(set) weak var navigator: (any Navigator)?
  /// What the status bar says until the next key.
  var notice: Notice?

  /// What stands around a table view.
  /// - Parameters:
  ///   - hints: the keys that the status bar names, the most useful first: those that do not fit go from the last.
  ///   - help: the title of the help screen, and the keys that it tells besides those of every list.
  init(
    context: CatalogContext, tableView: TableView, hints: [StatusBar.Hint],
    help: (title: String, entries: [HelpScreen.Entry])
  ) {
    self.context = context
    self.tableView = tableView
    self.help = help
    statusBar = StatusBar(hints: hints, theme: context.theme)
  }

  /// Remembers whom to ask for other screens.
  func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  /// Draws a line for each view at the top, the list, and the status bar.
  /// - Parameters:
  ///   - top: the lines above the list.
  ///   - status: how things are, unless there is a notice.
  ///   - trouble: what went wrong when the list was drawn.
  ///   - panel: what stands beside the list where the screen is wide enough.
  func draw(
    _ top: [any View], status: String = "", trouble: @autoclosure () -> StoreError? = nil,
    beside panel: CoveragePanel? = nil, on canvas: inout Canvas, in frame: Rect
  ) {
    // In line with the list, which leaves these columns to its scroll indicator.
    let columns = frame.columns - 2
    for (row, view) in top.enumerated() {
      view.draw(on: &canvas, in: Rect(column: frame.column, row: frame.row + row, columns: columns, rows: 1))
    }
    let middle = frame.inset(top: top.count, bottom: 1)
    if let panel, frame.columns >= CoveragePanel.leastScreen {
      tableView.draw(on: &canvas, in: middle.inset(right: CoveragePanel.columns))
      panel.draw(on: &canvas, in: middle.inset(left: middle.columns - CoveragePanel.columns))
    } else {
      tableView.draw(on: &canvas, in: middle)
    }
    if let trouble = trouble() { tell(trouble) }
    statusBar.text = notice?.text ?? status
    statusBar.isError = notice?.isError ?? false
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  /// A line that says what the list is of.
  func title(_ title: String, detail: String = "") -> any View {
    TitleView(title, detail: detail, style: context.theme.text.adding(.bold))
  }

  /// Offers an event to the list; then helps, or leaves the screen.
  func handle(_ event: Event) -> Bool {
    notice = nil
    if tableView.handle(event) { return true }
    switch event {
    case .key(.escape): navigator?.pop()
    case .key(.function(1)): showHelp()
    case .key(.character("q")), .key(.backspace):
      guard tableView.acceptsTypedKeys else { return false }
      navigator?.pop()
    case .key(.character("?")):
      guard tableView.acceptsTypedKeys else { return false }
      showHelp()
    default: return false
    }
    return true
  }

  /// Shows the keys.
  func showHelp() {
    let phrases = context.phrases
    var entries = phrases.movingKeys(whereTextIsTyped: !tableView.acceptsTypedKeys) + help.entries
    if navigator is TabScreen { entries.append(phrases.tabKeys) }
    navigator?.push(
      HelpScreen(title: help.title, entries: entries, hint: phrases.backHint, theme: context.theme))
  }

  /// Does something with the store; when it refuses, the status bar says so.
  /// - Returns: what came of it; `nil` when the store refused.
  func attempt<Result>(_ body: (WorkoutStore) throws(StoreError) -> Result) -> Result? {
    do throws(StoreError) {
      return try body(context.store)
    } catch {
      tell(error)
      return nil
    }
  }

  /// Says what went wrong.
  func tell(_ error: StoreError) {
    notice = Notice(context.phrases.trouble(error), isError: true)
  }
}
