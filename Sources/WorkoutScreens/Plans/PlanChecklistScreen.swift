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
  private let tableView: TableView
  private let statusBar: StatusBar
  private var dataSource: SectionedTableViewDataSource<SectionModel<Plan.ID, Plan.Entry>>?
  private var plan: Plan?
  private weak var navigator: (any Navigator)?
  private var changes: Subscription?
  private var error: StoreError?

  /// A checklist of the plan of a name.
  public init(context: CatalogContext, planName: String) {
    self.context = context
    self.planName = planName
    tableView = TableView(theme: context.theme)
    statusBar = StatusBar(theme: context.theme)
    tableView.register(cellType: ChecklistCell.self)
    tableView.acceptsTypedKeys = true
    let phrases = context.phrases
    let dataSource = SectionedTableViewDataSource<SectionModel<Plan.ID, Plan.Entry>> {
      [weak self] _, tableView, indexPath, entry in
      let cell = tableView.dequeueReusableCell(ofType: ChecklistCell.self, for: indexPath)
      cell.text = entry.workout.name(in: phrases.language)
      cell.detailText = entry.workout.settings.summary(in: phrases.language)
      cell.isDone = entry.isDone
      cell.onToggle = { self?.setDone(!entry.isDone, entry.id) }
      return cell
    }
    self.dataSource = dataSource
    tableView.dataSource = dataSource
    tableView.backgroundView = MessageView(
      lines: [phrases.choose("Nothing in this plan yet.", "아직 이 계획에 운동이 없습니다.")], theme: context.theme)
    changes = context.store.changes.subscribeOnMain { [weak self] _ in self?.reload() }
    reload()
  }

  /// The caret's place: the row that the cursor is on.
  public var cursor: Point? { tableView.cursor }

  /// Remembers whom to ask for other screens.
  public func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  private func reload() {
    do throws(StoreError) {
      plan = try context.store.plan(named: planName)
      error = nil
    } catch {
      self.error = error
    }
    guard let plan else { return }
    let done = plan.entries.count { $0.isDone }
    dataSource?.setSections([
      SectionModel(
        id: plan.id, header: plan.name, footer: context.phrases.progress(done, of: plan.entries.count),
        items: plan.entries)
    ])
  }

  private func setDone(_ isDone: Bool, _ entry: Plan.Entry.ID) {
    write { (store) throws(StoreError) in try store.setDone(isDone, entry: entry) }
  }

  private func write(_ change: (WorkoutStore) throws(StoreError) -> Void) {
    do throws(StoreError) {
      try change(context.store)
      reload()
    } catch {
      self.error = error
    }
  }

  /// Draws the entries and the status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    tableView.draw(on: &canvas, in: frame.inset(bottom: 1))
    statusBar.text = error?.description ?? ""
    statusBar.isError = error != nil
    statusBar.hints = [
      .init(phrases.choose("Space", "스페이스"), phrases.choose("done", "완료")),
      .init(phrases.choose("Enter", "엔터"), phrases.choose("settings", "설정")),
      .init("r", phrases.choose("reset", "초기화")),
      .init("Esc", phrases.choose("back", "뒤로")),
      .init("?", phrases.choose("help", "도움말")),
    ]
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  /// Offers the event to the screen's own keys, then to the list.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.enter): showSettings()
    case .key(.character("r")):
      if let plan { write { (store) throws(StoreError) in try store.resetDone(plan: plan.id) } }
    case .key(.escape), .key(.character("q")): navigator?.pop()
    case .key(.character("?")), .key(.function(1)): showHelp()
    default: return tableView.handle(event)
    }
    return true
  }

  private func showSettings() {
    guard let indexPath = tableView.indexPathForHighlightedRow, let entry = dataSource?[indexPath] else {
      return
    }
    navigator?.push(WorkoutDetailScreen(context: context, workout: entry.workout))
  }

  private func showHelp() {
    let phrases = context.phrases
    navigator?.push(
      HelpScreen(
        title: planName,
        entries: phrases.listKeys + [
          .init(phrases.choose("Space", "스페이스"), phrases.choose("done, or still to do", "완료 또는 취소")),
          .init(phrases.choose("Enter", "엔터"), phrases.choose("show the workout's settings", "운동 설정 보기")),
          .init("r", phrases.choose("start over: nothing done", "모두 미완료로")),
          .init("Esc, q", phrases.choose("back", "뒤로")),
        ], hint: phrases.backHint, theme: context.theme))
  }
}
