public import SectionedList
public import TerminalUI
internal import WorkoutCatalog

/// The screen of all plans; choosing one opens its checklist.
@MainActor
public final class PlanListScreen: Screen {
  private let context: CatalogContext
  private let tableView: TableView
  private let chrome: ListChrome
  private let plans: Relay<[Plan.Summary]>
  private var subscriptions: [Subscription] = []

  /// A screen of a store's plans.
  public init(context: CatalogContext) {
    let phrases = context.phrases
    self.context = context
    tableView = TableView(theme: context.theme)
    tableView.acceptsTypedKeys = true
    tableView.backgroundView = MessageView(
      lines: [
        phrases.choose("No plans yet.", "아직 계획이 없습니다."),
        phrases.choose("Pick workouts to make one.", "운동을 골라 담으면 생깁니다."),
      ], theme: context.theme)
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [.init("Enter", phrases.choose("open", "열기")), phrases.helpHint(), phrases.leaveHint],
      help: (
        phrases.choose("Plans", "계획"),
        [
          .init("Enter", phrases.choose("open its checklist", "체크리스트 열기")),
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
    let title = chrome.title(phrases.choose("Plans", "계획"), detail: phrases.number(plans.value.count))
    chrome.draw([title], on: &canvas, in: frame)
  }

  /// Offers the event to the list, then to the screen's own keys.
  public func handle(_ event: Event) -> Bool { chrome.handle(event) }
}

extension PlanListScreen: TableViewDelegate {
  /// Opens the plan's checklist.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    chrome.navigator?.push(
      PlanChecklistScreen(context: context, planName: plans.value[indexPath.row].name))
  }
}
