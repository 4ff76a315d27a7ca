internal import SectionedList
public import TerminalUI
public import WorkoutCatalog

/// The screen that adds workouts to a plan: the whole list, of which any number are picked in the order they will be
/// done.
@MainActor
public final class WorkoutSelectionScreen: Screen, ContainsWorkoutList {
  /// What all screens share.
  public let context: CatalogContext
  /// The list.
  public let tableView: WorkoutListTableView
  /// Called with the picks, in pick order, when they have been written to the plan.
  public var onAdd: ([Workout]) -> Void = { _ in }

  private let planName: String
  private let statusBar: StatusBar
  private weak var navigator: (any Navigator)?
  private var notice: Notice?
  private var picksSubscription: Subscription?

  /// A screen that adds to a plan.
  public init(context: CatalogContext, planName: String) {
    self.context = context
    self.planName = planName
    tableView = WorkoutListTableView(theme: context.theme)
    statusBar = StatusBar(theme: context.theme)
    tableView.allowsMultipleSelection = true
    tableView.acceptsTypedKeys = true
    tableView.dataSource = workoutListDataSource
    tableView.delegate = self
  }

  /// The caret's place: the row that the cursor is on.
  public var cursor: Point? { tableView.cursor }

  /// Remembers whom to ask for other screens.
  public func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  /// Leaves the screen, or the application when nothing is below it.
  public func leave() {
    navigator?.pop()
  }

  /// Draws title, list and status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let title = phrases.choose("Add to \(planName)", "\(planName)에 추가")
    SectionHeaderView(
      title: title, detail: phrases.workouts(workoutListDataSource.catalogCount), theme: context.theme
    ).draw(on: &canvas, in: Rect(column: frame.column, row: frame.row, columns: frame.columns, rows: 1))
    tableView.draw(on: &canvas, in: frame.inset(top: 1, bottom: 1))
    showStatus()
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  private func showStatus() {
    let phrases = context.phrases
    let picked = tableView.selectedIdentities.count
    let notice = workoutListDataSource.error.map { Notice($0.description, isError: true) } ?? notice
    statusBar.text = notice?.text ?? phrases.choose("\(picked) picked", "\(picked)개 선택")
    statusBar.isError = notice?.isError ?? false
    statusBar.hints = [
      .init(phrases.choose("Space", "스페이스"), phrases.choose("pick", "선택")),
      .init(phrases.choose("Enter", "엔터"), phrases.choose("add", "추가")),
      .init("Esc", phrases.choose("leave", "나가기")),
      .init("?", phrases.choose("help", "도움말")),
    ]
  }

  /// Offers the event to the list, then to the screen's own keys.
  public func handle(_ event: Event) -> Bool {
    notice = nil
    if event == .key(.enter) {
      add()
      return true
    }
    if tableView.handle(event) { return true }
    switch event {
    case .key(.escape), .key(.character("q")): leave()
    case .key(.character("v")): showPicks()
    case .key(.character("?")), .key(.function(1)): showHelp()
    default: return false
    }
    return true
  }

  private func add() {
    let ids = pickedIDs
    let phrases = context.phrases
    guard !ids.isEmpty else {
      notice = Notice(
        phrases.choose("Nothing picked yet: Space picks a workout", "선택한 운동이 없습니다: 스페이스로 선택하세요"))
      return
    }
    do throws(StoreError) {
      let workouts = try context.store.workouts(ids)
      try context.store.append(ids, toPlanNamed: planName)
      tableView.deselectAll()
      notice = Notice(
        phrases.choose("\(ids.count) added to \(planName)", "\(planName)에 \(ids.count)개 추가했습니다"))
      onAdd(workouts)
    } catch {
      notice = Notice(error.description, isError: true)
    }
  }

  private func showPicks() {
    do throws(StoreError) {
      let picks = Relay(try context.store.workouts(pickedIDs))
      picksSubscription = picks.subscribeOnMain { [weak self] picks in
        self?.tableView.selectedIdentities = picks.map(\.id)
      }
      navigator?.push(PicksScreen(context: context, picks: picks))
    } catch {
      notice = Notice(error.description, isError: true)
    }
  }

  private var pickedIDs: [Workout.ID] { tableView.selectedIdentities.compactMap { $0.base as? Workout.ID } }

  private func showHelp() {
    let phrases = context.phrases
    navigator?.push(
      HelpScreen(
        title: phrases.choose("Add workouts to a plan", "계획에 운동 추가"),
        entries: phrases.listKeys + [
          .init("j k g G", phrases.choose("down, up, first, last", "아래, 위, 처음, 끝")),
          .init("[ ]", phrases.choose("previous or next section", "이전·다음 부위")),
          .init(
            phrases.choose("Space, Tab", "스페이스, Tab"),
            phrases.choose("pick, or take the pick back", "선택하거나 취소")),
          .init("v", phrases.choose("look over the picks in order", "선택한 운동을 순서대로 보기")),
          .init(phrases.choose("Enter", "엔터"), phrases.choose("add the picks in pick order", "선택한 순서대로 추가")),
          .init("Esc, q", phrases.choose("leave without adding", "추가하지 않고 나가기")),
        ], hint: phrases.backHint, theme: context.theme))
  }
}

extension WorkoutSelectionScreen: TableViewDelegate {}
