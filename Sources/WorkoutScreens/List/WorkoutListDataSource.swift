public import SectionedList
public import TerminalUI
public import WorkoutCatalog

/// The one data source of every workout list, paged from the store.
///
/// All screens share it, and so its pages and cells' content; a search belongs to the table view that it was begun in,
/// so that no screen ever sees another one's.
@MainActor
public final class WorkoutListDataSource: TableViewDataSource {
  private let store: WorkoutStore
  private let language: Language
  private var browsed: BrowsedList?
  private var searches: [ObjectIdentifier: Search] = [:]
  private var workouts: [Workout.ID: Workout] = [:]
  private var tableViews: [WeakTableView] = []
  private var changes: Subscription?

  /// The last trouble with the store, until a read goes well again; a screen shows it in its status bar.
  public private(set) var error: StoreError?
  /// Called when something that a screen shows besides the table view has changed, such as the total of a search.
  public var needsDisplay: () -> Void = {}

  private struct Search {
    weak var tableView: TableView?
    var list: SearchedList
  }

  private struct WeakTableView {
    weak var tableView: TableView?
  }

  /// A data source for a store.
  /// - Parameters:
  ///   - store: where the workouts are.
  ///   - language: in whose order, and with whose names, they are listed.
  public init(store: WorkoutStore, language: Language) {
    self.store = store
    self.language = language
    changes = store.changes.subscribeOnMain { [weak self] _ in self?.storeChanged() }
  }

  // MARK: Search

  /// Whether a table view shows what was found instead of the whole catalog.
  public func isSearching(in tableView: TableView) -> Bool { searchingList(in: tableView) != nil }

  /// What a table view shows of a search; `nil` when it shows the whole catalog.
  public func searchingList(in tableView: TableView) -> SearchedList? {
    searches[ObjectIdentifier(tableView)]?.list
  }

  /// Shows what a query finds in one table view; an empty query ends the search.
  public func search(_ query: SearchQuery, in tableView: TableView) {
    guard query != searchingList(in: tableView)?.query ?? SearchQuery() else { return }
    store.cancelCount()
    show(query, in: tableView)
    tableView.reloadData(keepingPlace: false)
  }

  private func show(_ query: SearchQuery, in tableView: TableView) {
    let key = ObjectIdentifier(tableView)
    searches[key] = nil
    guard !query.isEmpty,
      let list = reading({ () throws(StoreError) in try SearchedList(store: store, query: query) })
    else { return }
    searches[key] = Search(tableView: tableView, list: list)
    guard list.total == nil else { return }
    Task { [weak self, weak tableView] in
      guard await list.countAll(), let self, let tableView, searchingList(in: tableView) === list else {
        return
      }
      tableView.reloadData()
      needsDisplay()
    }
  }

  // MARK: Changes

  /// Reads everything anew: another screen, or another process, has written.
  private func storeChanged() {
    browsed = nil
    workouts = [:]
    searches = searches.filter { $0.value.tableView != nil }
    for search in searches.values {
      if let tableView = search.tableView { show(search.list.query, in: tableView) }
    }
    tableViews.removeAll { $0.tableView?.dataSource !== self }
    for tableView in tableViews.compactMap(\.tableView) { tableView.reloadData() }
    needsDisplay()
  }

  private func reading<Result>(_ body: () throws(StoreError) -> Result) -> Result? {
    do throws(StoreError) {
      let result = try body()
      error = nil
      return result
    } catch {
      self.error = error
      return nil
    }
  }

  // MARK: Workouts

  /// The workout of a row; `nil` while it cannot be read.
  public func workout(at indexPath: IndexPath, in tableView: TableView) -> Workout? {
    guard let id = id(at: indexPath, in: tableView) else { return nil }
    if let workout = workouts[id] { return workout }
    guard let workout = reading({ () throws(StoreError) in try store.workout(id) }) ?? nil else { return nil }
    if workouts.count >= 1_024 { workouts = [:] }
    workouts[id] = workout
    return workout
  }

  /// The number of workouts in the catalog.
  public var catalogCount: Int { sections.reduce(0) { $0 + $1.count } }

  private func id(at indexPath: IndexPath, in tableView: TableView) -> Workout.ID? {
    if let list = searchingList(in: tableView) {
      return reading { () throws(StoreError) in try list.id(at: indexPath.row) } ?? nil
    }
    return reading { () throws(StoreError) in try list()?.id(at: indexPath) } ?? nil
  }

  private func list() -> BrowsedList? {
    if browsed == nil {
      browsed = reading { () throws(StoreError) in try BrowsedList(store: store, language: language) }
    }
    return browsed
  }

  private var sections: [ListedSection] { list()?.sections ?? [] }

  // MARK: TableViewDataSource

  /// The muscle groups, or one section of what was found.
  public func numberOfSections(in tableView: TableView) -> Int {
    if !tableViews.contains(where: { $0.tableView === tableView }) {
      tableViews.append(WeakTableView(tableView: tableView))
    }
    return isSearching(in: tableView) ? 1 : sections.count
  }

  /// The number of workouts in a section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    searchingList(in: tableView)?.count ?? sections[section].count
  }

  /// A cell with the workout's name, equipment, muscles and settings.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ofType: WorkoutTableViewCell.self, for: indexPath)
    if let workout = workout(at: indexPath, in: tableView) {
      let list = searchingList(in: tableView)
      cell.show(workout, language: language, query: list?.query, hit: list?.hit(for: workout.id))
    }
    return cell
  }

  /// The muscle group's name and count; none over what was found.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> (any View)? {
    guard !isSearching(in: tableView) else { return nil }
    let listed = sections[section]
    return SectionHeaderView(
      title: listed.group.name(in: language), detail: Phrases(language).number(listed.count),
      theme: tableView.theme)
  }

  /// The workout's id.
  public func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
    id(at: indexPath, in: tableView).map(AnyHashable.init)
  }

  /// Where the workout of an id is listed.
  public func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath? {
    guard let id = identity.base as? Workout.ID else { return nil }
    if let list = searchingList(in: tableView) {
      return list.row(of: id).map { IndexPath(section: 0, row: $0) }
    }
    return reading { () throws(StoreError) in try list()?.indexPath(of: id) } ?? nil
  }
}
