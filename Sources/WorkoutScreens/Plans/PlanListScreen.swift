public import SectionedList
public import TerminalUI
internal import WorkoutCatalog

/// The screen of all plans; choosing one opens its checklist.
@MainActor
public final class PlanListScreen: Screen {
  private let context: CatalogContext
  private let tableView: TableView
  private let statusBar: StatusBar
  private let plans = Relay<[Plan.Summary]>([])
  private weak var navigator: (any Navigator)?
  private var subscriptions: [Subscription] = []
  private var error: StoreError?

  /// A screen of a store's plans.
  public init(context: CatalogContext) {
    self.context = context
    tableView = TableView(theme: context.theme)
    statusBar = StatusBar(theme: context.theme)
    tableView.register(cellType: TableViewCell.self)
    tableView.acceptsTypedKeys = true
    let phrases = context.phrases
    let show: @MainActor ([Plan.Summary]) -> Void = tableView.items { tableView, indexPath, plan in
      let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
      cell.text = plan.name
      cell.detailText = phrases.progress(plan.doneCount, of: plan.entryCount)
      return cell
    }
    tableView.backgroundView = MessageView(
      lines: [
        phrases.choose("No plans yet.", "아직 계획이 없습니다."),
        phrases.choose("Pick workouts to make one.", "운동을 선택하면 계획이 만들어집니다."),
      ], theme: context.theme)
    tableView.delegate = self
    subscriptions = [
      plans.bind(to: show), context.store.changes.subscribeOnMain { [weak self] _ in self?.reload() },
    ]
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
      plans.accept(try context.store.plans())
      error = nil
    } catch {
      self.error = error
    }
  }

  /// Draws the plans and the status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    SectionHeaderView(
      title: phrases.choose("Plans", "계획"), detail: phrases.number(plans.value.count), theme: context.theme
    ).draw(on: &canvas, in: Rect(column: frame.column, row: frame.row, columns: frame.columns, rows: 1))
    tableView.draw(on: &canvas, in: frame.inset(top: 1, bottom: 1))
    statusBar.text = error?.description ?? ""
    statusBar.isError = error != nil
    statusBar.hints = [
      .init(phrases.choose("Enter", "엔터"), phrases.choose("open", "열기")),
      .init("Esc", phrases.choose("leave", "나가기")),
      .init("?", phrases.choose("help", "도움말")),
    ]
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  /// Offers the event to the list, then to the screen's own keys.
  public func handle(_ event: Event) -> Bool {
    if tableView.handle(event) { return true }
    switch event {
    case .key(.escape), .key(.character("q")): navigator?.pop()
    case .key(.character("?")), .key(.function(1)):
      let phrases = context.phrases
      navigator?.push(
        HelpScreen(
          title: phrases.choose("Plans", "계획"),
          entries: phrases.listKeys + [
            .init(phrases.choose("Enter", "엔터"), phrases.choose("open the plan's checklist", "체크리스트 열기")),
            .init("Esc, q", phrases.choose("leave", "나가기")),
          ], hint: phrases.backHint, theme: context.theme))
    default: return false
    }
    return true
  }
}

extension PlanListScreen: TableViewDelegate {
  /// Opens the plan's checklist.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    navigator?.push(PlanChecklistScreen(context: context, planName: plans.value[indexPath.row].name))
  }
}
