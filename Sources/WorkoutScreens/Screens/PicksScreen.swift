internal import SectionedList
internal import TerminalUI
internal import WorkoutCatalog

/// The picks of a selection in their order, to look over and to take back before they are added.
@MainActor
final class PicksScreen: Screen {
  private let context: CatalogContext
  private let tableView: WorkoutListTableView
  private let statusBar: StatusBar
  private let picks: Relay<[Workout]>
  private weak var navigator: (any Navigator)?
  private var selected: Subscription?

  /// A screen of picks.
  /// - Parameters:
  ///   - context: what all screens share.
  ///   - picks: the picks; one that is chosen here is taken out of them.
  init(context: CatalogContext, picks: Relay<[Workout]>) {
    self.context = context
    self.picks = picks
    tableView = WorkoutListTableView(relay: picks, language: context.language, theme: context.theme)
    statusBar = StatusBar(theme: context.theme)
    tableView.acceptsTypedKeys = true
    tableView.backgroundView = MessageView(
      lines: [context.phrases.choose("Nothing picked.", "선택한 운동이 없습니다.")], theme: context.theme)
    selected = tableView.modelSelected.subscribeOnMain { workout in
      guard let workout else { return }
      picks.accept(picks.value.filter { $0.id != workout.id })
    }
  }

  var cursor: Point? { tableView.cursor }

  func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    SectionHeaderView(
      title: phrases.choose("Picks, in order", "선택한 순서"), detail: phrases.workouts(picks.value.count),
      theme: context.theme
    ).draw(on: &canvas, in: Rect(column: frame.column, row: frame.row, columns: frame.columns, rows: 1))
    tableView.draw(on: &canvas, in: frame.inset(top: 1, bottom: 1))
    statusBar.hints = [
      .init(phrases.choose("Space", "스페이스"), phrases.choose("take back", "선택 취소")), phrases.backHint,
    ]
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  func handle(_ event: Event) -> Bool {
    if tableView.handle(event) { return true }
    switch event {
    case .key(.escape), .key(.character("q")), .key(.character("v")): navigator?.pop()
    default: return false
    }
    return true
  }
}
