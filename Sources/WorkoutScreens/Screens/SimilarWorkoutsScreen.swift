internal import SectionedList
internal import TerminalUI
internal import WorkoutCatalog

/// What could be done instead of a workout: others that train its main muscle, best known first.
@MainActor
final class SimilarWorkoutsScreen: Screen {
  private static let limit = 50

  private let context: CatalogContext
  private let workout: Workout
  private let tableView: WorkoutListTableView
  private let statusBar: StatusBar
  private let workouts = Relay<[Workout]>([])
  private weak var navigator: (any Navigator)?
  private var selected: Subscription?
  private var error: StoreError?

  /// A screen of a workout's alternatives.
  init(context: CatalogContext, workout: Workout) {
    self.context = context
    self.workout = workout
    tableView = WorkoutListTableView(relay: workouts, language: context.language, theme: context.theme)
    statusBar = StatusBar(theme: context.theme)
    tableView.acceptsTypedKeys = true
    selected = tableView.modelSelected.subscribeOnMain { [weak self] in self?.open($0) }
    load()
  }

  var cursor: Point? { tableView.cursor }

  func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  private func load() {
    let query = SearchQuery(muscles: Array(workout.facts.primaryMuscles.prefix(1)))
    do throws(StoreError) {
      let ids = try context.store.search(query).hits.map(\.id).filter { $0 != workout.id }
      let others = try context.store.workouts(Array(ids.prefix(Self.limit * 4)))
      let same = others.filter { $0.facts.primaryMuscles.first == workout.facts.primaryMuscles.first }
      workouts.accept(Array(same.prefix(Self.limit)))
    } catch {
      self.error = error
    }
  }

  private func open(_ workout: Workout?) {
    guard let workout else { return }
    tableView.deselectAll()
    navigator?.push(WorkoutDetailScreen(context: context, workout: workout))
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let name = workout.name(in: context.language)
    SectionHeaderView(
      title: phrases.choose("Instead of \(name)", "\(name) 대신"),
      detail: phrases.workouts(workouts.value.count), theme: context.theme
    ).draw(on: &canvas, in: Rect(column: frame.column, row: frame.row, columns: frame.columns, rows: 1))
    tableView.draw(on: &canvas, in: frame.inset(top: 1, bottom: 1))
    statusBar.text = error?.description ?? ""
    statusBar.isError = error != nil
    statusBar.hints = [
      .init(phrases.choose("Enter", "엔터"), phrases.choose("settings", "설정")), phrases.backHint,
    ]
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  func handle(_ event: Event) -> Bool {
    if tableView.handle(event) { return true }
    switch event {
    case .key(.escape), .key(.character("q")), .key(.backspace): navigator?.pop()
    default: return false
    }
    return true
  }
}
