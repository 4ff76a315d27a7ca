internal import SectionedList
internal import TerminalUI
internal import WorkoutCatalog

/// The picks of a selection in their order, to look over and to take back before they are added.
@MainActor
final class PicksScreen: Screen {
  private let context: CatalogContext
  private let tableView: WorkoutListTableView
  private let chrome: ListChrome
  private let picks: Relay<[Workout]>

  /// A screen of picks.
  /// - Parameters:
  ///   - context: what all screens share.
  ///   - picks: the picks; one that is chosen here is taken out of them.
  init(context: CatalogContext, picks: Relay<[Workout]>) {
    let phrases = context.phrases
    self.context = context
    self.picks = picks
    tableView = WorkoutListTableView(relay: picks, language: context.language, theme: context.theme)
    tableView.acceptsTypedKeys = true
    tableView.backgroundView = MessageView(
      lines: [phrases.choose("Nothing picked.", "고른 운동이 없습니다.")], theme: context.theme)
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [.init("Space", phrases.choose("take back", "취소")), phrases.helpHint(), phrases.backHint],
      help: (
        phrases.choose("Picks, in order", "고른 순서"),
        [
          .init("Space", phrases.choose("take the pick back", "고르기 취소")),
          .init("Esc, Enter, v", phrases.choose("back to the list", "목록으로")),
        ]
      ))
    tableView.delegate = self
  }

  var cursor: Point? { tableView.cursor }

  func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let title = chrome.title(
      phrases.choose("Picks, in order", "고른 순서"), detail: phrases.workouts(picks.value.count))
    chrome.draw([title], on: &canvas, in: frame)
  }

  func handle(_ event: Event) -> Bool {
    switch event {
    // Enter adds in the list below, so it must not take anything back here.
    case .key(.enter), .key(.character("v")): chrome.navigator?.pop()
    default: return chrome.handle(event)
    }
    return true
  }
}

extension PicksScreen: TableViewDelegate {
  /// Takes the pick back, at once: the next key may be the one that adds the others.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let workout = self.tableView.item(at: indexPath) else { return }
    tableView.deselectAll()
    picks.accept(picks.value.filter { $0.id != workout.id })
  }
}
