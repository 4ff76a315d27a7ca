public import SectionedList
public import TerminalUI
public import WorkoutCatalog

/// The screen that finds a workout: a search bar over the list; choosing a row shows that workout's settings.
@MainActor
public final class WorkoutListScreen: Screen, ContainsWorkoutList {
  /// What all screens share.
  public let context: CatalogContext
  /// The list.
  public let tableView: WorkoutListTableView

  private let searchBar: SearchBar
  private let statusBar: StatusBar
  private let facets: SearchQuery
  private weak var navigator: (any Navigator)?
  /// Whether the text has changed since the list was asked for it: keys typed in one burst are searched once.
  private var isTextNew = false

  /// A list that may begin with a search.
  /// - Parameters:
  ///   - context: what all screens share.
  ///   - query: the first text, and facets that every search keeps to.
  public init(context: CatalogContext, query: SearchQuery = SearchQuery()) {
    self.context = context
    facets = query
    tableView = WorkoutListTableView(theme: context.theme)
    searchBar = SearchBar(theme: context.theme)
    statusBar = StatusBar(theme: context.theme)
    searchBar.prompt = context.phrases.choose("Search: ", "검색: ")
    searchBar.placeholder = context.phrases.choose("name, muscle, equipment", "이름, 부위, 기구, 초성")
    searchBar.text = query.text
    searchBar.delegate = self
    tableView.dataSource = workoutListDataSource
    tableView.delegate = self
    isTextNew = !query.isEmpty
  }

  /// The caret in the search bar.
  public var cursor: Point? { searchBar.cursor }

  /// Remembers whom to ask for other screens.
  public func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  /// Searches for what was typed since the last frame, and draws search bar, list and status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    searchForNewText()
    searchBar.draw(
      on: &canvas, in: Rect(column: frame.column, row: frame.row, columns: frame.columns, rows: 1))
    tableView.backgroundView = MessageView(
      lines: context.phrases.nothingFound(searchBar.text), theme: context.theme)
    tableView.draw(on: &canvas, in: frame.inset(top: 1, bottom: 1))
    showStatus()
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  private func searchForNewText() {
    guard isTextNew else { return }
    isTextNew = false
    var query = facets
    query.text = searchBar.text
    workoutListDataSource.search(query, in: tableView)
  }

  private func showStatus() {
    let phrases = context.phrases
    let error = workoutListDataSource.error
    statusBar.text = error?.description ?? count(phrases)
    statusBar.isError = error != nil
    statusBar.hints = [
      .init(phrases.choose("Enter", "엔터"), phrases.choose("settings", "설정")),
      .init("Ctrl-O", phrases.choose("new", "추가")),
      .init("Esc", phrases.choose("leave", "나가기")),
      .init("F1", phrases.choose("help", "도움말")),
    ]
  }

  private func count(_ phrases: Phrases) -> String {
    guard let list = workoutListDataSource.searchingList(in: tableView) else {
      return phrases.workouts(workoutListDataSource.catalogCount)
    }
    guard let total = list.total else { return "…" }
    return phrases.found(total, of: workoutListDataSource.catalogCount)
  }

  /// Keys that move go to the list, all others to the search bar.
  public func handle(_ event: Event) -> Bool {
    if tableView.handle(event) { return true }
    switch event {
    case .key(.escape):
      navigator?.pop()
      return true
    case .key(.control("o")):
      navigator?.push(QuickAddScreen(context: context, name: searchBar.text))
      return true
    case .key(.function(1)):
      showHelp()
      return true
    // Where there is no text yet, a question can only be one for help.
    case .key(.character("?")) where searchBar.text.isEmpty:
      showHelp()
      return true
    default: return searchBar.handle(event)
    }
  }

  private func showHelp() {
    let phrases = context.phrases
    navigator?.push(
      HelpScreen(
        title: phrases.choose("Find a workout", "운동 찾기"),
        entries: phrases.listKeys + [
          .init(
            phrases.choose("any text", "아무 글자"),
            phrases.choose("search: names, muscles, equipment", "검색: 이름, 부위, 기구, 초성")
          ),
          .init("Ctrl-A Ctrl-E", phrases.choose("to the text's start, end", "글의 처음, 끝으로")),
          .init("Ctrl-W Ctrl-U", phrases.choose("delete a word, the text", "낱말, 글 지우기")),
          .init(phrases.choose("Enter", "엔터"), phrases.choose("show the workout's settings", "운동 설정 보기")),
          .init("Ctrl-O", phrases.choose("add a workout of your own", "나만의 운동 추가")),
          .init("Esc", phrases.choose("leave", "나가기")),
        ], hint: phrases.backHint, theme: context.theme))
  }
}

extension WorkoutListScreen: TableViewDelegate {
  /// Shows the workout's settings.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let workout = workoutListDataSource.workout(at: indexPath, in: tableView) else { return }
    tableView.deselectAll()
    navigator?.push(WorkoutDetailScreen(context: context, workout: workout))
  }
}

extension WorkoutListScreen: SearchBarDelegate {
  /// The list is asked when the next frame is drawn.
  public func searchBar(_ searchBar: SearchBar, textDidChange text: String) {
    isTextNew = true
  }
}
