internal import SectionedList
public import TerminalUI
internal import WorkoutCatalog

/// The screen that one trains by, and on which a plan is put together: its entries, each with a switch for done.
///
/// Whatever is changed is written at once; a switch configures its one row anew. Each change can be taken back, as
/// long as nobody else has changed the plan since.
@MainActor
public final class PlanChecklistScreen: Screen {
  let context: CatalogContext
  /// The list of the plan's entries.
  let tableView: TableView
  let chrome: ListChrome
  /// The plan as it was read last.
  private(set) var plan: Plan?
  private let planName: String
  private let panel: CoveragePanel
  private var changes: Subscription?
  /// The plan before each change that was made here, the latest last.
  private var history: [Plan] = []
  /// The plan as it was when a screen that may change it was opened.
  private var planBeforeScreen: Plan?

  /// A checklist of the plan of a name.
  public init(context: CatalogContext, planName: String) {
    self.context = context
    self.planName = planName
    tableView = TableView(theme: context.theme)
    tableView.register(cellType: ChecklistCell.self)
    tableView.acceptsTypedKeys = true
    panel = CoveragePanel(context: context)
    let phrases = context.phrases
    tableView.backgroundView = MessageView(
      lines: [
        phrases.choose("Nothing in this plan.", "이 계획에는 운동이 없습니다."),
        phrases.choose("a picks workouts for it.", "a를 누르면 운동을 고릅니다."),
      ], theme: context.theme)
    chrome = ListChrome(
      context: context, tableView: tableView, hints: Self.hints(phrases),
      help: (planName, Self.keys(phrases)))
    tableView.dataSource = dataSource
    changes = context.store.onChange { [weak self] in self?.reload() }
    reload()
  }

  private lazy var dataSource = SectionedTableViewDataSource<SectionModel<Plan.ID, ChecklistRow>> {
    [weak self, language = context.language] _, tableView, indexPath, row in
    let entry = row.entry
    let cell = tableView.dequeueReusableCell(ofType: ChecklistCell.self, for: indexPath)
    cell.text = entry.workout.name(in: language)
    cell.detailText = entry.summary(in: language)
    cell.bracket = row.bracket
    cell.isDone = entry.isDone
    cell.onToggle = {
      self?.change { (store, _) throws(StoreError) in try store.setDone(!entry.isDone, entry: entry.id) }
    }
    return cell
  }

  /// The caret's place: the row that the cursor is on.
  public var cursor: Point? { tableView.cursor }

  /// Remembers whom to ask for other screens, and what the one above has changed.
  public func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
    guard let before = planBeforeScreen else { return }
    reload()
    planBeforeScreen = nil
    if plan != nil, plan != before { history.append(before) }
  }

  private func reload() {
    let id = plan?.id
    let read = chrome.attempt { (store) throws(StoreError) in
      // A plan that was renamed meanwhile is still the same.
      if let id { return try store.plan(id) }
      return try store.plan(named: planName)
    }
    guard let read else { return }
    // What somebody else has changed must not be lost by taking back what was before.
    if read != plan, planBeforeScreen == nil { history = [] }
    show(read)
  }

  private func show(_ plan: Plan?) {
    self.plan = plan
    panel.coverage = plan?.coverage ?? MuscleCoverage()
    dataSource.setSections(plan.map { [SectionModel(id: $0.id, items: ChecklistRow.rows(of: $0))] } ?? [])
  }

  /// Draws the plan's name, its entries, how many of them are done and, where there is room, what they train.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let entries = plan?.entries ?? []
    chrome.draw(
      [chrome.title(plan?.name ?? planName, detail: phrases.workouts(entries.count))],
      status: phrases.progress(entries.count { $0.isDone }, of: entries.count), beside: panel, on: &canvas,
      in: frame)
  }

  // MARK: Changes

  /// The entry that the cursor is on, and its index.
  var highlighted: (index: Int, entry: Plan.Entry)? {
    guard let row = tableView.indexPathForHighlightedRow?.row, let plan, plan.entries.indices.contains(row)
    else { return nil }
    return (row, plan.entries[row])
  }

  /// Changes the plan, in a way that can be taken back.
  /// - Parameter notice: what the status bar says of it.
  func change(_ notice: String? = nil, _ change: (WorkoutStore, Plan) throws(StoreError) -> Void) {
    chrome.notice = nil
    guard let plan else { return }
    let changed = chrome.attempt { (store) throws(StoreError) in
      try change(store, plan)
      return try store.plan(plan.id)
    }
    guard let changed, let changed, changed != plan else { return }
    history.append(plan)
    show(changed)
    if let notice { chrome.notice = Notice(notice) }
  }

  /// Takes the last change back.
  func undo() {
    chrome.notice = nil
    guard let former = history.last else {
      chrome.notice = Notice(context.phrases.choose("Nothing to undo", "되돌릴 것이 없습니다"))
      return
    }
    let restored = chrome.attempt { (store) throws(StoreError) in
      try store.restore(former)
      return try store.plan(former.id)
    }
    guard let restored else { return }
    history.removeLast()
    show(restored)
    chrome.notice = Notice(context.phrases.choose("Undone", "되돌렸습니다"))
  }

  /// Opens a screen that may change the plan.
  func open(_ screen: any Screen) {
    chrome.notice = nil
    planBeforeScreen = plan
    chrome.navigator?.push(screen)
  }
}
