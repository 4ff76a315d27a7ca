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
  /// The plan whose workouts are picked anew; `nil` where picks are only added.
  private let plan: Plan?
  private let panel: CoveragePanel
  /// The picks that the panel shows.
  private var coveredIDs: [Workout.ID] = []
  private let chrome: ListChrome
  private let filterBar: FilterBar
  /// The picks while they are being looked over.
  private var picks: Relay<[Workout]>?

  /// A screen that adds to a plan.
  public convenience init(context: CatalogContext, planName: String) {
    self.init(context: context, planName: planName, plan: nil)
  }

  /// A screen that begins with a plan's workouts as the picks: those that are unpicked leave the plan, and those that
  /// are picked besides come to its end.
  convenience init(context: CatalogContext, plan: Plan) {
    self.init(context: context, planName: plan.name, plan: plan)
  }

  private init(context: CatalogContext, planName: String, plan: Plan?) {
    let phrases = context.phrases
    self.context = context
    self.planName = planName
    self.plan = plan
    panel = CoveragePanel(context: context)
    filterBar = FilterBar(context: context, query: SearchQuery())
    tableView = WorkoutListTableView(theme: context.theme)
    tableView.allowsMultipleSelection = true
    tableView.acceptsTypedKeys = true
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [
        .init("Space", phrases.choose("pick", "고르기")),
        .init("Enter", plan == nil ? phrases.choose("add", "담기") : phrases.choose("save", "저장")),
        phrases.helpHint(), .init("v", phrases.choose("picks", "고른 운동")), phrases.filterHint,
        phrases.leaveHint,
      ],
      help: (
        phrases.choose("Pick workouts into a plan", "운동을 골라 계획에 담기"),
        [
          .init("[ ]", phrases.choose("a section up or down", "이전·다음 부위")),
          .init("Space, Tab", phrases.choose("pick, or take back", "고르기 또는 취소")),
          .init("v", phrases.choose("look over the picks", "고른 운동 보기")),
          .init(
            "Enter",
            plan == nil
              ? phrases.choose("add in pick order", "고른 순서로 담기")
              : phrases.choose("save: unpicked ones leave", "저장. 취소한 운동은 빠짐")),
          phrases.filterKeys, phrases.clearingKeys,
          .init("Esc, q", phrases.choose("leave, add nothing", "담지 않고 나가기")),
        ]
      ))
    tableView.dataSource = workoutListDataSource
    tableView.selectedIdentities = markedIDs
  }

  /// The workouts that the plan has, each once.
  private var markedIDs: [Workout.ID] {
    var seen: Set<Workout.ID> = []
    return plan?.entries.map(\.workout.id).filter { seen.insert($0).inserted } ?? []
  }

  /// The caret's place: the row that the cursor is on.
  public var cursor: Point? { tableView.cursor }

  /// Takes over the picks as they are after they were looked over.
  public func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
    guard let picks else { return }
    tableView.selectedIdentities = picks.value.map(\.id)
    self.picks = nil
  }

  /// Leaves the screen, or the application when nothing is below it.
  public func leave() {
    chrome.navigator?.pop()
  }

  /// Draws title, list and status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let picked = phrases.number(tableView.selectedIdentities.count)
    tableView.backgroundView = MessageView(
      lines: workoutListDataSource.searchingList(in: tableView)?.error.map { [phrases.trouble($0)] }
        ?? phrases.nothingFound(filterBar.query), theme: context.theme)
    let title = chrome.title(
      plan == nil
        ? phrases.choose("Add to \(planName)", "\(planName)에 담기")
        : phrases.choose("Workouts of \(planName)", "\(planName)의 운동"),
      detail: workoutListDataSource.status(in: tableView))
    if frame.columns >= CoveragePanel.leastScreen { coverPicks() }
    chrome.draw(
      [title] + filterBar.views, status: phrases.choose("\(picked) picked", "\(picked)개 고름"),
      trouble: workoutListDataSource.takeError(in: tableView), beside: panel, on: &canvas, in: frame)
  }

  /// Shows what the picks train, a plan's own as they are done there.
  private func coverPicks() {
    let ids = pickedIDs
    guard ids != coveredIDs,
      let workouts = chrome.attempt({ (store) throws(StoreError) in try store.workouts(ids) })
    else { return }
    coveredIDs = ids
    let entries = Dictionary(grouping: plan?.entries ?? [], by: \.workout.id)
    var coverage = MuscleCoverage()
    for workout in workouts {
      if let entries = entries[workout.id] {
        for entry in entries { coverage.add(workout.facts, sets: entry.settings.sets) }
      } else {
        coverage.add(workout.facts, sets: workout.settings.sets)
      }
    }
    panel.coverage = coverage
  }

  /// Adds the picks, shows them, or offers the event to the list.
  public func handle(_ event: Event) -> Bool {
    chrome.notice = nil
    let isForFilter = filterBar.handle(
      event, navigator: chrome.navigator,
      status: { [weak self] in self.map { $0.workoutListDataSource.status(in: $0.tableView) } ?? "" },
      onChange: { [weak self] in self?.applyFilter() })
    if isForFilter { return true }
    switch event {
    case .key(.enter): add()
    case .key(.character("v")): showPicks()
    default: return chrome.handle(event)
    }
    return true
  }

  private func applyFilter() {
    workoutListDataSource.search(filterBar.query, in: tableView)
  }

  private var pickedIDs: [Workout.ID] { tableView.selectedIdentities.compactMap { $0.base as? Workout.ID } }

  private func add() {
    let ids = pickedIDs
    let phrases = context.phrases
    if let plan { return save(ids, in: plan) }
    guard !ids.isEmpty else {
      chrome.notice = Notice(
        phrases.choose("Nothing picked yet: Space picks", "고른 운동이 없습니다. Space로 고르세요"))
      return
    }
    let added = chrome.attempt { (store) throws(StoreError) in
      let workouts = try store.workouts(ids)
      try store.append(ids, toPlanNamed: planName)
      return workouts
    }
    guard let added else { return }
    tableView.deselectAll()
    let count = phrases.number(added.count)
    chrome.notice = Notice(
      phrases.choose("\(count) added to \(planName)", "\(planName)에 \(count)개 담았습니다"))
    onAdd(added)
  }

  /// Says in the status bar how many picks are not added yet.
  /// - Returns: whether there are any.
  public func remindOfPicks() -> Bool {
    let count = pickedIDs.count
    guard count > 0 else { return false }
    let phrases = context.phrases
    chrome.notice = Notice(
      phrases.choose(
        "\(phrases.number(count)) picked, not added yet: Enter adds, Esc leaves",
        "고른 \(phrases.number(count))개를 아직 담지 않았습니다. Enter 담기, Esc 나가기"))
    return true
  }

  private func save(_ ids: [Workout.ID], in plan: Plan) {
    let saved = chrome.attempt { (store) throws(StoreError) in
      try store.setPicks(ids, from: markedIDs, ofPlan: plan.id)
      return try store.workouts(ids)
    }
    if let saved { onAdd(saved) }
  }

  private func showPicks() {
    let ids = pickedIDs
    guard let workouts = chrome.attempt({ (store) throws(StoreError) in try store.workouts(ids) }) else {
      return
    }
    let picks = Relay(workouts)
    self.picks = picks
    chrome.navigator?.push(PicksScreen(context: context, picks: picks))
  }
}
