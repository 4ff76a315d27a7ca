public import SectionedList
public import TerminalUI
public import WorkoutCatalog

/// The one data source of every workout list, paged from the store.
///
/// All screens share it, and so its pages and workouts; a search belongs to the table view that it was begun in, so that
/// no screen ever sees another one's.
@MainActor
public final class WorkoutListDataSource: TableViewDataSource {
  /// How many workouts are kept at hand, more than any screen shows.
  private static let workoutCapacity = 1_024

  private let store: WorkoutStore
  private let language: Language
  private var browsed: BrowsedList?
  private var workouts: [Workout.ID: Workout] = [:]
  private var shownLists: [ShownList] = []
  private var counting: Task<Void, Never>?
  private var changes: Subscription?
  /// The last trouble in reading the list or a workout, until a screen has told of it.
  private var readError: StoreError?

  /// A table view that asked for its sections, and what was searched for in it.
  private struct ShownList {
    weak var tableView: TableView?
    var search: SearchedList?
  }

  /// A data source for a store.
  /// - Parameters:
  ///   - store: where the workouts are.
  ///   - language: in whose order, and with whose names, they are listed.
  public init(store: WorkoutStore, language: Language) {
    self.store = store
    self.language = language
    changes = store.changes.subscribeOnMain { [weak self] _ in self?.readAnew() }
  }

  // MARK: Search

  /// Whether a table view shows what was found instead of the whole catalog.
  public func isSearching(in tableView: TableView) -> Bool { searchingList(in: tableView) != nil }

  /// What a table view shows of a search; `nil` when it shows the whole catalog.
  public func searchingList(in tableView: TableView) -> SearchedList? {
    shownLists.first { $0.tableView === tableView }?.search
  }

  /// Shows what a query finds in one table view, from the top; an empty query ends the search.
  public func search(_ query: SearchQuery, in tableView: TableView) {
    let index = index(of: tableView)
    guard query != shownLists[index].search?.query ?? SearchQuery() else { return }
    shownLists[index].search?.abandonCount()
    shownLists[index].search = query.isEmpty ? nil : SearchedList(store: store, query: query)
    tableView.reloadData(keepingPlace: false)
    countTotals()
  }

  /// Counts what searches found, one after the other, since a store counts one at a time.
  private func countTotals() {
    guard counting == nil, let list = shownLists.compactMap(\.search).first(where: { !$0.isCounted }) else {
      return
    }
    counting = Task { [weak self] in
      await list.countAll()
      guard let self else { return }
      counting = nil
      for shown in shownLists where shown.search === list { shown.tableView.map(reload) }
      countTotals()
    }
  }

  /// Reloads a table view whose cursor is to stay on its workout.
  private func reload(_ tableView: TableView) {
    if let row = tableView.indexPathForHighlightedRow?.row { searchingList(in: tableView)?.readAround(row) }
    tableView.reloadData()
  }

  private func index(of tableView: TableView) -> Int {
    if let index = shownLists.firstIndex(where: { $0.tableView === tableView }) { return index }
    shownLists.removeAll { $0.tableView == nil }
    shownLists.append(ShownList(tableView: tableView))
    return shownLists.count - 1
  }

  // MARK: Reading

  /// Another screen, or another process, has written: nothing that was read may hold any more.
  private func readAnew() {
    browsed = nil
    workouts = [:]
    shownLists.removeAll { $0.tableView == nil }
    for index in shownLists.indices {
      guard let tableView = shownLists[index].tableView else { continue }
      if let former = shownLists[index].search {
        former.abandonCount()
        shownLists[index].search = SearchedList(refreshing: former)
      }
      reload(tableView)
    }
    countTotals()
  }

  /// What went wrong since this was asked last, in a table view's search or in reading what it shows.
  func takeError(in tableView: TableView) -> StoreError? {
    defer { readError = nil }
    return searchingList(in: tableView)?.error ?? readError
  }

  private func reading<Result>(_ body: () throws(StoreError) -> Result?) -> Result? {
    do throws(StoreError) {
      return try body()
    } catch {
      readError = error
      return nil
    }
  }

  private var list: BrowsedList? {
    if browsed == nil {
      browsed = reading { () throws(StoreError) in try BrowsedList(store: store, language: language) }
    }
    return browsed
  }

  private func listedSection(_ section: Int) -> ListedSection? {
    guard let sections = list?.sections, sections.indices.contains(section) else { return nil }
    return sections[section]
  }

  private func id(at indexPath: IndexPath, in tableView: TableView) -> Workout.ID? {
    reading { () throws(StoreError) in
      if let search = searchingList(in: tableView) { return try search.id(at: indexPath.row) }
      return try list?.id(at: indexPath)
    }
  }

  // MARK: Workouts

  /// The number of workouts in the catalog.
  public var catalogCount: Int { list?.sections.reduce(0) { $0 + $1.count } ?? 0 }

  /// How many workouts a table view shows, for a status bar.
  func status(in tableView: TableView) -> String {
    let phrases = Phrases(language)
    guard let search = searchingList(in: tableView) else { return phrases.workouts(catalogCount) }
    return phrases.found(search.total, of: catalogCount)
  }

  /// The workout of a row; `nil` when it cannot be read, or is no longer there.
  public func workout(at indexPath: IndexPath, in tableView: TableView) -> Workout? {
    guard let id = id(at: indexPath, in: tableView) else { return nil }
    if workouts[id] == nil { read([id]) }
    return workouts[id]
  }

  private func read(_ ids: [Workout.ID]) {
    guard let read = reading({ () throws(StoreError) in try store.workouts(ids) }) else { return }
    if workouts.count + read.count > Self.workoutCapacity { workouts = [:] }
    for workout in read { workouts[workout.id] = workout }
  }

  // MARK: TableViewDataSource

  /// The muscle groups, or one section of what was found.
  public func numberOfSections(in tableView: TableView) -> Int {
    shownLists[index(of: tableView)].search == nil ? list?.sections.count ?? 0 : 1
  }

  /// The number of workouts in a section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    searchingList(in: tableView)?.count ?? listedSection(section)?.count ?? 0
  }

  /// Reads the workouts of the rows in one go, which is several times quicker than one by one.
  public func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    read(indexPaths.compactMap { id(at: $0, in: tableView) }.filter { workouts[$0] == nil })
  }

  /// A cell with the workout's name, equipment, muscles and settings.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ofType: WorkoutTableViewCell.self, for: indexPath)
    if let workout = workout(at: indexPath, in: tableView) {
      let search = searchingList(in: tableView)
      cell.show(workout, language: language, query: search?.query, hit: search?.hit(for: workout.id))
    } else {
      cell.showNothing()
    }
    return cell
  }

  /// The muscle group's name and count; none over what was found.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> (any View)? {
    guard !isSearching(in: tableView), let listed = listedSection(section) else { return nil }
    return TitleView(
      listed.group.name(in: language), detail: Phrases(language).number(listed.count),
      style: tableView.theme.header)
  }

  /// The workout's id.
  public func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
    id(at: indexPath, in: tableView).map(AnyHashable.init)
  }

  /// Where the workout of an id is listed.
  public func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath? {
    guard let id = identity.base as? Workout.ID else { return nil }
    if let search = searchingList(in: tableView) {
      return search.row(of: id).map { IndexPath(section: 0, row: $0) }
    }
    return reading { () throws(StoreError) in try list?.indexPath(of: id) }
  }
}
