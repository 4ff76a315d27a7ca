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
  private let chrome: ListChrome
  private let workouts: Relay<[Workout]>
  private var subscriptions: [Subscription] = []

  /// A screen of a workout's alternatives.
  init(context: CatalogContext, workout: Workout) {
    let phrases = context.phrases
    self.context = context
    self.workout = workout
    let found = Self.workouts(like: workout, in: context.store)
    workouts = Relay((try? found.get()) ?? [])
    tableView = WorkoutListTableView(relay: workouts, language: context.language, theme: context.theme)
    tableView.acceptsTypedKeys = true
    tableView.backgroundView = MessageView(
      lines: [phrases.choose("Nothing else trains the same.", "같은 부위의 다른 운동이 없습니다.")],
      theme: context.theme)
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [.init("Enter", phrases.choose("settings", "설정")), phrases.helpHint(), phrases.backHint],
      help: (
        phrases.choose("Similar workouts", "비슷한 운동"),
        [
          .init("Enter", phrases.choose("show its settings", "운동 설정 보기")),
          .init("Esc, q", phrases.choose("back", "뒤로")),
        ]
      ))
    subscriptions = [
      tableView.modelSelected.subscribeOnMain { [weak self] in self?.open($0) },
      context.store.onChange { [weak self] in self?.reload() },
    ]
    if case .failure(let error) = found { chrome.tell(error) }
  }

  var cursor: Point? { tableView.cursor }

  func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  /// The best known of those that train the same muscle first; others that only use it as well are found too.
  private static func workouts(
    like workout: Workout, in store: WorkoutStore
  ) -> Result<[Workout], StoreError> {
    let muscles = Array(workout.facts.primaryMuscles.prefix(1))
    var same: [Workout] = []
    do throws(StoreError) {
      for hit in try store.search(SearchQuery(muscles: muscles)).hits where hit.id != workout.id {
        guard same.count < limit else { break }
        guard let other = try store.workout(hit.id), other.facts.primaryMuscles.starts(with: muscles) else {
          continue
        }
        same.append(other)
      }
      return .success(same)
    } catch {
      return .failure(error)
    }
  }

  private func reload() {
    switch Self.workouts(like: workout, in: context.store) {
    case .success(let found): workouts.accept(found)
    case .failure(let error): chrome.tell(error)
    }
  }

  private func open(_ workout: Workout?) {
    guard let workout else { return }
    tableView.deselectAll()
    chrome.navigator?.push(WorkoutDetailScreen(context: context, workout: workout))
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let name = workout.name(in: context.language)
    let title = chrome.title(
      phrases.choose("Instead of \(name)", "\(name) 대신"), detail: phrases.workouts(workouts.value.count))
    chrome.draw([title], on: &canvas, in: frame)
  }

  func handle(_ event: Event) -> Bool { chrome.handle(event) }
}
