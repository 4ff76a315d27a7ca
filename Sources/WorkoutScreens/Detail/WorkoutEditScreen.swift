internal import SectionedList
internal import TerminalUI
internal import WorkoutCatalog

/// The screen that changes what a workout is: its names, muscles, equipment and kind.
///
/// Whatever is changed is written at once, and shown when the store says that it was.
@MainActor
final class WorkoutEditScreen: Screen {
  private let context: CatalogContext
  private var workout: Workout
  private let tableView: TableView
  private let chrome: ListChrome
  private var changes: Subscription?

  /// A screen for a workout.
  init(context: CatalogContext, workout: Workout) {
    let phrases = context.phrases
    self.context = context
    self.workout = workout
    tableView = TableView(theme: context.theme)
    tableView.register(cellType: ChoiceCell.self)
    tableView.register(cellType: DetailEntryCell.self)
    tableView.acceptsTypedKeys = true
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [
        .init("Space", phrases.choose("choose, or write", "고르기·쓰기")),
        .init("[ ]", phrases.choose("parts", "항목")), phrases.helpHint(), phrases.backHint,
      ],
      help: (
        phrases.choose("Edit a workout", "운동 고치기"),
        [
          .init("[ ]", phrases.choose("a part up or down", "이전·다음 항목")),
          .init("Space, Enter", phrases.choose("write a name; choose, or take back", "이름 쓰기, 고르기 또는 취소")),
          .init("Esc, q", phrases.choose("back to the workout", "운동으로")),
        ]
      ))
    tableView.dataSource = dataSource
    tableView.delegate = self
    changes = context.store.onChange { [weak self] in self?.reload() }
    show(workout)
  }

  private lazy var dataSource = {
    let dataSource = SectionedTableViewDataSource<EditSection> { _, tableView, indexPath, row in
      switch row {
      case .name(_, let label, let value):
        let cell = tableView.dequeueReusableCell(ofType: DetailEntryCell.self, for: indexPath)
        cell.text = label
        cell.detailText = value
        return cell
      case .choice(_, let label, let isChosen, let isOneOfMany):
        let cell = tableView.dequeueReusableCell(ofType: ChoiceCell.self, for: indexPath)
        cell.text = label
        cell.isChosen = isChosen
        cell.isOneOfMany = isOneOfMany
        return cell
      }
    }
    let style = context.theme.header
    dataSource.viewForHeaderInSection = { dataSource, section in
      TitleView(dataSource.sections[section].title, detail: "", style: style)
    }
    return dataSource
  }()

  var cursor: Point? { tableView.cursor }

  func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let name = workout.name(in: context.language)
    let title = chrome.title(context.phrases.choose("Edit \(name)", "\(name) 고치기"))
    chrome.draw([title], on: &canvas, in: frame)
  }

  func handle(_ event: Event) -> Bool { chrome.handle(event) }

  private func write(_ change: @Sendable (inout Workout.Facts) -> Void) {
    let id = workout.id
    if let workout = chrome.attempt({ (store) throws(StoreError) in try store.edit(id, change) }) {
      show(workout)
    }
  }

  /// Asks for a name.
  private func ask(for field: Workout.Field, _ label: String, _ value: String) {
    let phrases = context.phrases
    let explanation =
      field == .aliases
      ? phrases.choose("With commas between; none for none.", "쉼표로 나눠 쓰세요. 없으면 비워 두세요.")
      : phrases.choose("Empty for none.", "없으면 비워 두세요.")
    let (context, id) = (context, workout.id)
    chrome.navigator?.push(
      TextPromptScreen(context: context, title: label, explanation: explanation, text: value) { text in
        do throws(StoreError) {
          try context.store.edit(id) { $0.set(field, text) }
          return nil
        } catch {
          return error.kind == .invalid ? error.message(in: phrases.language) : phrases.trouble(error)
        }
      })
  }

  private func reload() {
    let id = workout.id
    if let workout = chrome.attempt({ (store) throws(StoreError) in try store.workout(id) }) ?? nil {
      show(workout)
    }
  }

  private func show(_ workout: Workout) {
    self.workout = workout
    dataSource.setSections(
      EditSection.Kind.allCases.map { EditSection($0, of: workout.facts, context.phrases) })
  }
}

extension WorkoutEditScreen: TableViewDelegate {
  /// Takes the choice, or takes it back; asks for a name.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    switch dataSource[indexPath] {
    case .name(let field, let label, let value): ask(for: field, label, value)
    case .choice(let choice, _, _, _): write { $0.toggle(choice) }
    }
  }
}

extension Workout.Facts {
  /// Changes a name, or all other names, to what was typed.
  fileprivate mutating func set(_ field: Workout.Field, _ text: String) {
    let text = text.allSatisfy(\.isWhitespace) ? nil : text
    switch field {
    case .englishName: names[.english] = text
    case .koreanName: names[.korean] = text
    default: aliases = text?.split(separator: ",").map(String.init) ?? []
    }
  }
}
