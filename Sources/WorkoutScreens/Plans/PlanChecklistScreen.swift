internal import SectionedList
public import TerminalUI
internal import WorkoutCatalog

/// The screen that one trains by: a plan's entries, each with a switch for done.
///
/// Switching writes to the store and configures that one row anew.
@MainActor
public final class PlanChecklistScreen: Screen {
  private let context: CatalogContext
  private let planName: String
  /// The list of the plan's entries.
  let tableView: TableView
  private let chrome: ListChrome
  private var plan: Plan?
  private var changes: Subscription?

  /// A checklist of the plan of a name.
  public init(context: CatalogContext, planName: String) {
    let phrases = context.phrases
    self.context = context
    self.planName = planName
    tableView = TableView(theme: context.theme)
    tableView.register(cellType: ChecklistCell.self)
    tableView.acceptsTypedKeys = true
    tableView.backgroundView = MessageView(
      lines: [phrases.choose("Nothing in this plan.", "이 계획에는 운동이 없습니다.")], theme: context.theme)
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [
        .init("Space", phrases.choose("done", "완료")), phrases.helpHint(),
        .init("Enter", phrases.choose("settings", "설정")), .init("r", phrases.choose("start over", "처음부터")),
        phrases.backHint,
      ],
      help: (
        planName,
        [
          .init("Space, x", phrases.choose("done, or not done", "완료 또는 취소")),
          .init("Enter", phrases.choose("show its settings", "운동 설정 보기")),
          .init("r", phrases.choose("start over", "모두 미완료로")),
          .init("Esc, q", phrases.choose("back", "뒤로")),
        ]
      ))
    tableView.dataSource = dataSource
    changes = context.store.onChange { [weak self] in self?.reload() }
    reload()
  }

  private lazy var dataSource = SectionedTableViewDataSource<SectionModel<Plan.ID, Plan.Entry>> {
    [weak self, language = context.language] _, tableView, indexPath, entry in
    let cell = tableView.dequeueReusableCell(ofType: ChecklistCell.self, for: indexPath)
    cell.text = entry.workout.name(in: language)
    cell.detailText = entry.workout.settings.summary(in: language)
    cell.isDone = entry.isDone
    cell.onToggle = {
      self?.write { (store) throws(StoreError) in try store.setDone(!entry.isDone, entry: entry.id) }
    }
    return cell
  }

  /// The caret's place: the row that the cursor is on.
  public var cursor: Point? { tableView.cursor }

  /// Remembers whom to ask for other screens.
  public func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  private func reload() {
    guard let plan = chrome.attempt({ (store) throws(StoreError) in try store.plan(named: planName) }) else {
      return
    }
    self.plan = plan
    dataSource.setSections(plan.map { [SectionModel(id: $0.id, items: $0.entries)] } ?? [])
  }

  private func write(_ change: (WorkoutStore) throws(StoreError) -> Void) {
    if chrome.attempt(change) != nil { reload() }
  }

  /// Draws the plan's name, its entries and how many of them are done.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let entries = plan?.entries ?? []
    chrome.draw(
      [chrome.title(plan?.name ?? planName, detail: phrases.workouts(entries.count))],
      status: phrases.progress(entries.count { $0.isDone }, of: entries.count), on: &canvas, in: frame)
  }

  /// Starts over, shows a workout's settings, or offers the event to the list.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.enter): showSettings()
    case .key(.character("r")): startOver()
    default: return chrome.handle(event)
    }
    return true
  }

  private func startOver() {
    guard let plan else { return }
    write { (store) throws(StoreError) in try store.resetDone(plan: plan.id) }
  }

  private func showSettings() {
    guard let indexPath = tableView.indexPathForHighlightedRow else { return }
    let workout = dataSource[indexPath].workout
    chrome.navigator?.push(WorkoutDetailScreen(context: context, workout: workout))
  }
}
