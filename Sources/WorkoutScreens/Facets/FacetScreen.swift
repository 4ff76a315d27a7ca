internal import SectionedList
internal import TerminalUI
internal import WorkoutCatalog

/// The menus of the facets that a list can be kept to: the values of one kind widen each other, the kinds narrow.
///
/// Whatever is chosen is applied at once, so that the status bar tells how many workouts are left.
@MainActor
final class FacetScreen: Screen {
  private let context: CatalogContext
  private let tableView: TableView
  private let chrome: ListChrome
  private let status: () -> String
  private let onChange: (SearchQuery) -> Void
  private var query: SearchQuery
  /// Whether anything was chosen or taken back since the screen was opened.
  private var isChanged = false

  /// The menus for a query.
  /// - Parameters:
  ///   - query: what is chosen now, in its facets.
  ///   - status: what the status bar is to say of the list.
  ///   - onChange: called with the query whenever its facets changed.
  init(
    context: CatalogContext, query: SearchQuery, status: @escaping () -> String,
    onChange: @escaping (SearchQuery) -> Void
  ) {
    let phrases = context.phrases
    self.context = context
    self.query = query
    self.status = status
    self.onChange = onChange
    tableView = TableView(theme: context.theme)
    tableView.register(cellType: ChoiceCell.self)
    tableView.acceptsTypedKeys = true
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [
        .init("Space", phrases.choose("choose", "고르기")), .init("Enter", phrases.choose("show", "보기")),
        phrases.helpHint(), .init("Ctrl-X", phrases.choose("clear", "모두 해제")), phrases.backHint,
      ],
      help: (
        phrases.choose("Filter the list", "목록 거르기"),
        [
          .init("[ ]", phrases.choose("a menu up or down", "이전·다음 항목")),
          .init("Space", phrases.choose("choose, or take back", "고르기 또는 취소")),
          .init("Enter", phrases.choose("choose and show the list", "골라서 목록 보기")),
          .init("Ctrl-X", phrases.choose("take all back", "모두 해제")),
          .init("Esc, q, F4", phrases.choose("back to the list", "목록으로")),
        ]
      ))
    tableView.dataSource = dataSource
    tableView.delegate = self
    show()
  }

  private lazy var dataSource = {
    let dataSource = SectionedTableViewDataSource<FacetSection> { _, tableView, indexPath, row in
      let cell = tableView.dequeueReusableCell(ofType: ChoiceCell.self, for: indexPath)
      cell.text = row.label
      cell.isChosen = row.isChosen
      cell.isOneOfMany = true
      return cell
    }
    let style = context.theme.header
    dataSource.viewForHeaderInSection = { dataSource, section in
      let section = dataSource.sections[section]
      return TitleView(section.title, detail: section.chosen, style: style)
    }
    return dataSource
  }()

  var cursor: Point? { tableView.cursor }

  func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let title = chrome.title(context.phrases.choose("Filter the list", "목록 거르기"))
    chrome.draw([title], status: status(), on: &canvas, in: frame)
  }

  func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.enter):
      // Where nothing was chosen yet, the row at the cursor is meant.
      if !isChanged, let indexPath = tableView.indexPathForHighlightedRow, !dataSource[indexPath].isChosen {
        toggle(dataSource[indexPath].facet)
      }
      chrome.navigator?.pop()
    case FilterBar.openingKey, FilterBar.otherOpeningKey: chrome.navigator?.pop()
    case FilterBar.clearingKey:
      query.removeFacets()
      show()
      tell()
    default: return chrome.handle(event)
    }
    return true
  }

  private func toggle(_ facet: Facet) {
    query.toggle(facet)
    show()
    tell()
  }

  private func tell() {
    isChanged = true
    onChange(query)
  }

  private func show() {
    dataSource.setSections(Facet.Kind.allCases.map { FacetSection($0, of: query, context.phrases) })
  }
}

extension FacetScreen: TableViewDelegate {
  /// Takes the choice, or takes it back.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    toggle(dataSource[indexPath].facet)
  }
}
