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
  private let statusBar: StatusBar
  private weak var navigator: (any Navigator)?
  private var notice: Notice?

  /// A screen that begins with a name.
  init(context: CatalogContext, name: String) {
    self.context = context
    let phrases = context.phrases
    nameBar = SearchBar(
      prompt: phrases.choose(" Name: ", " 이름: "), placeholder: phrases.choose("Barbell Row", "바벨 로우"),
      theme: context.theme)
    nameBar.text = name
    tableView = TableView(theme: context.theme)
    statusBar = StatusBar(theme: context.theme)
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
    self.navigator = navigator
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    func line(_ row: Int) -> Rect {
      Rect(column: frame.column, row: frame.row + row, columns: frame.columns, rows: 1)
    }
    SectionHeaderView(
      title: phrases.choose("Add a workout of your own", "나만의 운동 추가"), detail: "", theme: context.theme
    ).draw(on: &canvas, in: line(0))
    nameBar.draw(on: &canvas, in: line(1))
    SectionHeaderView(title: phrases.choose("Section", "부위"), detail: "", theme: context.theme)
      .draw(on: &canvas, in: line(2))
    tableView.draw(on: &canvas, in: frame.inset(top: 3, bottom: 1))
    statusBar.text = notice?.text ?? ""
    statusBar.isError = notice?.isError ?? false
    statusBar.hints = [
      .init("↑ ↓", phrases.choose("section", "부위")),
      .init(phrases.choose("Enter", "엔터"), phrases.choose("add", "추가")),
      phrases.backHint,
    ]
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  func handle(_ event: Event) -> Bool {
    notice = nil
    if event == .key(.escape) {
      navigator?.pop()
      return true
    }
    return tableView.handle(event) || nameBar.handle(event)
  }

  private func add(to group: MuscleGroup) {
    let name = nameBar.text
    let facts = Workout.Facts(
      slug: Slug.make(from: name), names: [Language(of: name): name], primaryMuscles: [group.mainMuscle],
      equipment: [.other], category: group.mainCategory, measurement: .weightReps,
      defaults: WorkoutSettings(sets: 3, reps: 10, rest: 90), section: group)
    do throws(StoreError) {
      try context.store.add(facts)
      navigator?.pop()
    } catch {
      notice = Notice(error.description, isError: true)
    }
  }
}

extension QuickAddScreen: TableViewDelegate {
  /// Adds the workout to the section chosen.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    add(to: MuscleGroup.allCases[indexPath.row])
  }
}
