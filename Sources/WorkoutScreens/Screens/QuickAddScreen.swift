internal import SectionedList
internal import TerminalUI
internal import WorkoutCatalog

/// The screen that adds a workout of one's own: its name, and the section it belongs to.
///
/// It only writes to the store; every list shows the new workout by itself.
@MainActor
final class QuickAddScreen: Screen {
  private let context: CatalogContext
  private let nameBar: SearchBar
  private let tableView: TableView
  private let chrome: ListChrome
  private let onAdd: (Workout.ID) -> Void
  /// The name that was last said to be much like another's.
  private var doubtedName: String?

  /// A screen that begins with a name.
  /// - Parameter onAdd: called with the new workout when it has been written.
  init(context: CatalogContext, name: String, onAdd: @escaping (Workout.ID) -> Void) {
    let phrases = context.phrases
    self.context = context
    self.onAdd = onAdd
    nameBar = SearchBar(
      prompt: phrases.choose("Name: ", "이름: "), placeholder: phrases.choose("Barbell Row", "바벨 로우"),
      theme: context.theme)
    nameBar.text = name
    tableView = TableView(theme: context.theme)
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [
        .init("↑ ↓", phrases.choose("section", "부위")), .init("Enter", phrases.choose("add", "추가")),
        phrases.backHint,
      ],
      help: (
        phrases.choose("Add a workout of your own", "나만의 운동 추가"),
        [
          .init(phrases.choose("any text", "아무 글자"), phrases.choose("the workout's name", "운동 이름")),
          .init("Enter", phrases.choose("add it to the section", "고른 부위에 추가")),
          .init("Esc", phrases.choose("back, add nothing", "추가하지 않고 뒤로")),
        ]
      ))
    let show: @MainActor ([MuscleGroup]) -> Void = tableView.items { tableView, indexPath, group in
      let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
      cell.text = group.name(in: phrases.language)
      return cell
    }
    show(MuscleGroup.allCases)
    tableView.delegate = self
  }

  /// The caret in the name.
  var cursor: Point? { nameBar.cursor }

  func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let title = chrome.title(phrases.choose("Add a workout of your own", "나만의 운동 추가"))
    let section = TitleView(phrases.choose("Section", "부위"), detail: "", style: context.theme.header)
    chrome.draw([title, nameBar, section], on: &canvas, in: frame)
  }

  func handle(_ event: Event) -> Bool { chrome.handle(event) || nameBar.handle(event) }

  private func add(to group: MuscleGroup) {
    let name = nameBar.text
    let phrases = context.phrases
    guard !Folding.compact(name).isEmpty else {
      chrome.notice = Notice(
        phrases.choose("A name needs a letter or a digit", "이름에는 글자나 숫자가 있어야 합니다"), isError: true)
      return
    }
    guard name == doubtedName || !isDoubtful(name) else { return }
    let facts = Workout.Facts(
      slug: Slug.make(from: name), names: [Language(of: name): name], primaryMuscles: [group.mainMuscle],
      equipment: [.other], category: group.mainCategory, measurement: .weightReps,
      defaults: WorkoutSettings(sets: 3, reps: 10, rest: 90), section: group)
    guard let id = chrome.attempt({ (store) throws(StoreError) in try store.add(facts) }) else { return }
    onAdd(id)
    chrome.navigator?.pop()
  }

  /// Whether the name is much like that of another workout; then the status bar says so, once.
  private func isDoubtful(_ name: String) -> Bool {
    let others = chrome.attempt { (store) throws(StoreError) in
      try store.nearDuplicates(of: [name], limit: 1)
    }
    guard let other = others?.first?.name(in: context.language) else { return false }
    doubtedName = name
    chrome.notice = Notice(
      context.phrases.choose(
        "Much like “\(other)”; Enter again adds it", "“\(other)”와 비슷합니다. Enter를 또 누르면 추가"))
    return true
  }
}

extension QuickAddScreen: TableViewDelegate {
  /// Adds the workout to the section chosen.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    add(to: MuscleGroup.allCases[indexPath.row])
  }
}
