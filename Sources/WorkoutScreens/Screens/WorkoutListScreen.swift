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
  private let chrome: ListChrome
  private let filterBar: FilterBar
  /// Whether the query has changed since the list was asked for it: keys typed in one burst are searched once.
  private var isQueryNew: Bool
  /// A workout that was just added, for the cursor to go to when it is there.
  private var added: Workout.ID?

  /// A list that may begin with a search.
  /// - Parameters:
  ///   - context: what all screens share.
  ///   - query: the first text, and the facets that are chosen at first.
  public init(context: CatalogContext, query: SearchQuery = SearchQuery()) {
    let phrases = context.phrases
    self.context = context
    filterBar = FilterBar(context: context, query: query)
    isQueryNew = true
    tableView = WorkoutListTableView(theme: context.theme)
    searchBar = SearchBar(
      prompt: phrases.choose("Search: ", "찾기: "),
      placeholder: phrases.choose("name, muscle, equipment", "이름, 부위, 기구, 초성"), theme: context.theme)
    searchBar.text = query.text
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [
        .init("Enter", phrases.choose("settings", "설정")), phrases.helpHint("F1"), phrases.filterHint,
        .init("Ctrl-O", phrases.choose("new", "추가")), phrases.leaveHint,
      ],
      help: (
        phrases.choose("Find a workout", "운동 찾기"),
        [
          .init(phrases.choose("any text", "아무 글자"), phrases.choose("search as you type", "글자마다 바로 찾기")),
          .init("Ctrl-A/E", phrases.choose("to the start, the end", "글의 처음, 끝으로")),
          .init("Ctrl-W/U", phrases.choose("delete a word, all", "낱말, 글 지우기")),
          .init("Enter", phrases.choose("show its settings", "운동 설정 보기")),
          phrases.filterKeys, phrases.clearingKeys,
          .init("Ctrl-O", phrases.choose("add one of your own", "나만의 운동 추가")),
          .init("Esc", phrases.choose("leave", "나가기")),
        ]
      ))
    searchBar.delegate = self
    tableView.dataSource = workoutListDataSource
    tableView.delegate = self
  }

  /// The caret in the search bar.
  public var cursor: Point? { searchBar.cursor }

  /// Remembers whom to ask for other screens.
  public func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  /// Searches for what was typed since the last frame, and draws search bar, list and status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    searchIfNew()
    goToAdded()
    let search = workoutListDataSource.searchingList(in: tableView)
    tableView.backgroundView = MessageView(
      lines: search?.error.map { [context.phrases.trouble($0)] }
        ?? context.phrases.nothingFound(query, suggestion: search?.suggestion, canAdd: true),
      theme: context.theme)
    chrome.draw(
      [searchBar] + filterBar.views, status: status,
      trouble: workoutListDataSource.takeError(in: tableView), on: &canvas, in: frame)
  }

  private var query: SearchQuery { filterBar.query }

  /// How many workouts the list shows.
  private var status: String { workoutListDataSource.status(in: tableView) }

  private func searchIfNew() {
    guard isQueryNew else { return }
    isQueryNew = false
    workoutListDataSource.search(query, in: tableView)
  }

  private func searchAnew() {
    isQueryNew = true
    searchIfNew()
  }

  /// Searches for what is offered where nothing was found.
  private func takeSuggestion() {
    guard let suggestion = workoutListDataSource.searchingList(in: tableView)?.suggestion else { return }
    searchBar.text = suggestion
    filterBar.query.text = suggestion
    isQueryNew = true
  }

  private func goToAdded() {
    guard let added,
      let indexPath = workoutListDataSource.tableView(tableView, indexPathForIdentity: added),
      // The list may not have been read anew yet.
      workoutListDataSource.tableView(tableView, identityForRowAt: indexPath) == AnyHashable(added)
    else { return }
    self.added = nil
    tableView.highlightRow(at: indexPath)
  }

  /// Keys that move in the list or act on it go to the list, all others to the search bar.
  public func handle(_ event: Event) -> Bool {
    chrome.notice = nil
    added = nil
    let isForFilter = filterBar.handle(
      event, navigator: chrome.navigator, status: { [weak self] in self?.status ?? "" },
      onChange: { [weak self] in self?.searchAnew() })
    if isForFilter { return true }
    switch event {
    case .key(.tab):
      searchIfNew()
      takeSuggestion()
      return true
    case .key(.control("o")):
      chrome.navigator?.push(
        QuickAddScreen(context: context, name: searchBar.text) { [weak self] in self?.added = $0 })
      return true
    // Where there is no text yet, a question can only be one for help.
    case .key(.character("?")) where searchBar.text.isEmpty:
      chrome.showHelp()
      return true
    default:
      guard isForList(event) else { return searchBar.handle(event) }
      // What is acted on is what was typed, though no frame may have shown it yet.
      searchIfNew()
      return chrome.handle(event)
    }
  }

  private func isForList(_ event: Event) -> Bool {
    switch event {
    case .key(let key):
      switch key {
      case .up, .down, .home, .end, .pageUp, .pageDown, .control("p"), .control("n"): true
      case .enter, .escape, .function(1): true
      default: false
      }
    case .click, .scroll: true
    case .paste, .resize: false
    }
  }
}

extension WorkoutListScreen: TableViewDelegate {
  /// Shows the workout's settings.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    guard let workout = workoutListDataSource.workout(at: indexPath, in: tableView) else { return }
    chrome.navigator?.push(WorkoutDetailScreen(context: context, workout: workout))
  }
}

extension WorkoutListScreen: SearchBarDelegate {
  /// The list is asked when the next frame is drawn.
  public func searchBar(_ searchBar: SearchBar, textDidChange text: String) {
    filterBar.query.text = text
    isQueryNew = true
  }
}
