public import SectionedList
public import TerminalUI
internal import WorkoutCatalog

/// The screen of all plans: makes, renames, copies and deletes them; choosing one opens its checklist.
@MainActor
public final class PlanListScreen: Screen {
  private let context: CatalogContext
  private let tableView: TableView
  private let chrome: ListChrome
  private let plans: Relay<[Plan.Summary]>
  private var subscriptions: [Subscription] = []
  /// What was deleted here, the latest last.
  private var deleted: [Plan] = []
  /// A plan that was just made, for the cursor to go to when it is there.
  private var added: Plan.ID?

  /// A screen of a store's plans.
  public init(context: CatalogContext) {
    let phrases = context.phrases
    self.context = context
    tableView = TableView(theme: context.theme)
    tableView.acceptsTypedKeys = true
    tableView.backgroundView = MessageView(
      lines: [
        phrases.choose("No plans yet.", "아직 계획이 없습니다."),
        phrases.choose("n makes one.", "n을 누르면 만듭니다."),
      ], theme: context.theme)
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [
        .init("Enter", phrases.choose("open", "열기")), .init("n", phrases.choose("new", "새 계획")),
        phrases.helpHint(), phrases.leaveHint, .init("r", phrases.choose("rename", "이름")),
        .init("c", phrases.choose("copy", "복사")), .init("d", phrases.choose("delete", "지우기")),
      ],
      help: (
        phrases.choose("Plans", "계획"),
        [
          .init("Enter", phrases.choose("open the plan", "계획 열기")),
          .init("n", phrases.choose("a new plan", "새 계획 만들기")),
          .init("r", phrases.choose("rename", "이름 바꾸기")),
          .init("c", phrases.choose("copy", "복사하기")),
          .init("d, Delete", phrases.choose("delete", "지우기")),
          .init("u", phrases.choose("bring back what was deleted", "지운 계획 되살리기")),
          .init("Esc, q", phrases.choose("leave", "나가기")),
        ]
      ))
    plans = Relay(chrome.attempt { (store) throws(StoreError) in try store.plans() } ?? [])
    tableView.delegate = self
    let show: @MainActor ([Plan.Summary]) -> Void = tableView.items { tableView, indexPath, plan in
      let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
      cell.text = plan.name
      cell.detailText = phrases.progress(plan.doneCount, of: plan.entryCount)
      return cell
    }
    subscriptions = [
      plans.bind(to: show), context.store.onChange { [weak self] in self?.reload() },
    ]
  }

  /// The caret's place: the row that the cursor is on.
  public var cursor: Point? { tableView.cursor }

  /// Remembers whom to ask for other screens.
  public func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  private func reload() {
    if let plans = chrome.attempt({ (store) throws(StoreError) in try store.plans() }) {
      self.plans.accept(plans)
    }
  }

  /// Draws the plans and the status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    goToAdded()
    let title = chrome.title(phrases.choose("Plans", "계획"), detail: phrases.number(plans.value.count))
    chrome.draw([title], on: &canvas, in: frame)
  }

  private func goToAdded() {
    guard let added, let row = plans.value.firstIndex(where: { $0.id == added }) else { return }
    let indexPath = IndexPath(section: 0, row: row)
    // The list may not have been shown the new plan yet.
    guard tableView.hasRow(at: indexPath) else { return }
    self.added = nil
    tableView.highlightRow(at: indexPath)
  }

  /// Makes, renames, copies or deletes a plan, or offers the event to the list.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.character("n")): create()
    case .key(.character("r")): rename()
    case .key(.character("c")): copy()
    case .key(.character("d")), .key(.delete): delete()
    case .key(.character("u")): bringBack()
    default: return chrome.handle(event)
    }
    return true
  }

  private var highlighted: Plan.Summary? {
    guard let row = tableView.indexPathForHighlightedRow?.row, plans.value.indices.contains(row) else {
      return nil
    }
    return plans.value[row]
  }

  /// Asks for a name, and goes back when it was taken.
  private func ask(_ title: String, name: String, accept: @escaping (String) throws(StoreError) -> Void) {
    chrome.notice = nil
    weak var shown: PlanNameScreen?
    let screen = PlanNameScreen(context: context, title: title, name: name) {
      [weak self] (name) throws(StoreError) in
      try accept(name)
      shown?.leave()
      self?.reload()
    }
    shown = screen
    chrome.navigator?.push(screen)
  }

  private func create() {
    let (store, context) = (context.store, context)
    ask(context.phrases.choose("New plan", "새 계획"), name: "") { [weak self] (name) throws(StoreError) in
      self?.added = try store.createPlan(named: name)
    }
  }

  private func rename() {
    guard let plan = highlighted else { return }
    let store = context.store
    let title = context.phrases.choose("Rename \(plan.name)", "\(plan.name) 이름 바꾸기")
    ask(title, name: plan.name) { (name) throws(StoreError) in try store.renamePlan(plan.id, to: name) }
  }

  private func copy() {
    guard let plan = highlighted else { return }
    let (store, phrases) = (context.store, context.phrases)
    let title = phrases.choose("Copy \(plan.name)", "\(plan.name) 복사하기")
    ask(title, name: phrases.choose("\(plan.name) (copy)", "\(plan.name) (복사)")) {
      [weak self] (name) throws(StoreError) in
      self?.added = try store.copyPlan(plan.id, as: name)
    }
  }

  private func delete() {
    chrome.notice = nil
    guard let id = highlighted?.id else { return }
    let plan = chrome.attempt { (store) throws(StoreError) in
      let plan = try store.plan(id)
      try store.deletePlan(id)
      return plan
    }
    guard let plan = plan ?? nil else { return }
    deleted.append(plan)
    reload()
    chrome.notice = Notice(
      context.phrases.choose("Deleted \(plan.name): u brings it back", "\(plan.name) 지움. u로 되살리기"))
  }

  private func bringBack() {
    chrome.notice = nil
    guard let plan = deleted.last else { return }
    guard let id = chrome.attempt({ (store) throws(StoreError) in try store.restoreDeleted(plan) }) else {
      return
    }
    deleted.removeLast()
    added = id
    reload()
  }
}

extension PlanListScreen: TableViewDelegate {
  /// Opens the plan's checklist.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    chrome.navigator?.push(
      PlanChecklistScreen(context: context, planName: plans.value[indexPath.row].name))
  }
}
