public import SectionedList
public import TerminalUI
public import WorkoutCatalog

/// The screen of one workout: what it is, and how it is to be done, to be set by the person who does it.
///
/// Whatever is changed is written at once, and shown when the store says that it was.
@MainActor
public final class WorkoutDetailScreen: Screen {
  /// What is set here.
  private enum Subject {
    /// The workout, wherever it is done.
    case workout
    /// An entry of a plan, whose settings hold in place of the workout's.
    case entry(Plan.Entry.ID, Plan.ID)
  }

  let context: CatalogContext
  private let subject: Subject
  private let panel: CoveragePanel
  private(set) var workout: Workout
  private let tableView: TableView
  let chrome: ListChrome
  /// Whether the settings are those of a plan's entry alone.
  var isEntry: Bool { if case .entry = subject { true } else { false } }
  /// Takes back what was done last, if it can be.
  var undo: (() -> Void)?
  private var changes: Subscription?
  /// Whether it is noted that a person opened the workout.
  private var isNoted = false

  /// A screen for a workout.
  public convenience init(context: CatalogContext, workout: Workout) {
    self.init(context: context, workout: workout, subject: .workout)
  }

  /// A screen for an entry of a plan: what is set here holds for it alone.
  convenience init(context: CatalogContext, entry: Plan.Entry, of plan: Plan.ID) {
    self.init(context: context, workout: entry.workoutInPlan, subject: .entry(entry.id, plan))
  }

  private init(context: CatalogContext, workout: Workout, subject: Subject) {
    let phrases = context.phrases
    self.context = context
    self.workout = workout
    self.subject = subject
    panel = CoveragePanel(context: context)
    tableView = TableView(theme: context.theme)
    for type in [
      DetailTitleCell.self, DetailFactCell.self, DetailStepperCell.self, DetailTotalCell.self,
      DetailEntryCell.self, DetailActionCell.self,
      ChoiceCell.self,
    ] as [TableViewCell.Type] {
      tableView.register(cellType: type)
    }
    tableView.acceptsTypedKeys = true
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [
        .init("← →", phrases.choose("change", "조절")), .init("Space", phrases.choose("choose", "고르기")),
        phrases.helpHint(), .init("f", phrases.choose("favourite", "즐겨찾기")),
        .init("s", phrases.choose("similar", "비슷한 운동")),
        .init("r", phrases.choose("defaults", "기본값")), phrases.backHint,
        .init("b", phrases.choose("muscles", "근육")),
      ],
      help: (
        workout.name(in: context.language),
        [
          .init("[ ]", phrases.choose("a part up or down", "이전·다음 항목")),
          .init("← →, - +", phrases.choose("count down or up", "값을 줄이거나 늘리기")),
          .init("Space, Enter", phrases.choose("choose, or take back", "고르기 또는 취소")),
          .init("f", phrases.choose("a favourite, or no longer", "즐겨찾기에 넣거나 빼기")),
          .init("w n", phrases.choose("write the weight, the note", "무게, 메모 쓰기")),
          .init("u", phrases.choose("kg or lb", "kg와 lb 바꾸기")),
          .init("e", phrases.choose("edit names and facts", "이름과 정보 고치기")),
          .init("x", phrases.choose("hide or remove, and back", "숨기거나 삭제, 되살리기")),
          .init("r", phrases.choose("back to the defaults", "카탈로그 기본값으로")),
          .init("z", phrases.choose("undo r or x", "r이나 x를 되돌리기")),
          .init("s", phrases.choose("what to do instead", "대신할 운동")),
          .init("b", phrases.choose("what it trains", "훈련하는 근육 보기")),
          .init("Esc, q", phrases.choose("back to the list", "목록으로")),
        ]
      ))
    tableView.dataSource = dataSource
    tableView.delegate = self
    changes = context.store.onChange { [weak self] in self?.reload() }
    show(workout)
  }

  private lazy var dataSource = {
    let dataSource = SectionedTableViewDataSource<DetailSection> { [weak self] _, tableView, indexPath, row in
      self?.cell(for: row, at: indexPath, in: tableView) ?? TableViewCell()
    }
    let style = context.theme.header
    dataSource.viewForHeaderInSection = { dataSource, section in
      dataSource.sections[section].header.map { TitleView($0, detail: "", style: style) }
    }
    return dataSource
  }()

  /// The caret's place: the row that the cursor is on.
  public var cursor: Point? { tableView.cursor }

  /// Remembers whom to ask for other screens, and notes that the workout was opened.
  public func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
    noteOpened()
  }

  /// What a person opens rises in searches. It is written beside, so that no key waits for the disk; a file that cannot
  /// be written now does without.
  private func noteOpened() {
    guard !isNoted, !context.store.isReadOnly else { return }
    isNoted = true
    let (store, id) = (context.store, workout.id)
    Task.detached { try? store.noteOpened(id) }
  }

  /// Draws the details and the status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    chrome.draw([], beside: panel, on: &canvas, in: frame)
  }

  /// Shows what could be done instead, goes back to the defaults, or offers the event to the list.
  public func handle(_ event: Event) -> Bool {
    // The cell under the cursor is asked first.
    if chrome.handle(event) { return true }
    switch event {
    case .key(.character("r")): reset()
    case .key(.character("f")): setFavourite(!workout.isFavourite)
    case .key(.character("w")): askForWeight()
    case .key(.character("n")): askForNote()
    case .key(.character("u")): changeUnit()
    case .key(.character("e")): perform(.edit)
    case .key(.character("x")): perform(.leaveOrReturn)
    case .key(.character("z")): undoLast()
    case .key(.character("s")):
      chrome.navigator?.push(SimilarWorkoutsScreen(context: context, workout: workout))
    case .key(.character("b")):
      let name = workout.name(in: context.language)
      chrome.navigator?.push(CoverageScreen(context: context, name: name, coverage: panel.coverage))
    default: return false
    }
    return true
  }

  // MARK: Cells

  private func cell(for row: DetailRow, at indexPath: IndexPath, in tableView: TableView) -> TableViewCell {
    switch row {
    case .title(let name, let other):
      let cell = tableView.dequeueReusableCell(ofType: DetailTitleCell.self, for: indexPath)
      cell.text = name
      cell.detailText = other
      return cell
    case .fact(let label, let value):
      let cell = tableView.dequeueReusableCell(ofType: DetailFactCell.self, for: indexPath)
      cell.text = label
      cell.detailText = value
      return cell
    case .stepper(let figure, let label, let value):
      let cell = tableView.dequeueReusableCell(ofType: DetailStepperCell.self, for: indexPath)
      cell.text = label
      cell.detailText = value
      cell.onStep = { [weak self] direction in self?.step(figure, by: direction) }
      return cell
    case .weight(let label, let value):
      let cell = tableView.dequeueReusableCell(ofType: DetailStepperCell.self, for: indexPath)
      cell.text = label
      cell.detailText = value ?? "–"
      cell.onStep = { [weak self] direction in self?.stepWeight(by: direction) }
      return cell
    case .measurement(let label, let value):
      let cell = tableView.dequeueReusableCell(ofType: DetailStepperCell.self, for: indexPath)
      cell.text = label
      cell.detailText = value
      cell.onStep = { [weak self] direction in self?.stepMeasurement(by: direction) }
      return cell
    case .note(let label, let value):
      let cell = tableView.dequeueReusableCell(ofType: DetailEntryCell.self, for: indexPath)
      cell.text = label
      cell.detailText = value
      return cell
    case .favourite(let label, let isChosen):
      return choice(label, isChosen, isOneOfMany: true, at: indexPath, in: tableView)
    case .action(_, let label, let key):
      let cell = tableView.dequeueReusableCell(ofType: DetailActionCell.self, for: indexPath)
      cell.text = label
      cell.detailText = key
      return cell
    case .total(let text):
      let cell = tableView.dequeueReusableCell(ofType: DetailTotalCell.self, for: indexPath)
      cell.text = text
      return cell
    case .rest(_, let label, let isChosen):
      return choice(label, isChosen, isOneOfMany: false, at: indexPath, in: tableView)
    case .technique(_, let label, let isChosen):
      return choice(label, isChosen, isOneOfMany: true, at: indexPath, in: tableView)
    }
  }

  private func choice(
    _ label: String, _ isChosen: Bool, isOneOfMany: Bool, at indexPath: IndexPath, in tableView: TableView
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ofType: ChoiceCell.self, for: indexPath)
    cell.text = label
    cell.isChosen = isChosen
    cell.isOneOfMany = isOneOfMany
    return cell
  }

  // MARK: Changes

  private func step(_ figure: Figure, by direction: Int) {
    var settings = workout.settings
    if figure == .meters, let distance = settings.distance, distance.unit != .meter {
      settings.distance = distance.stepped(by: direction, in: Self.distanceStep)
    } else if let value = settings[keyPath: figure.keyPath] {
      figure.set(figure.stepped(value, by: direction), in: &settings)
    } else {
      settings[keyPath: figure.keyPath] = figure.beginning
    }
    write(settings)
  }

  func write(_ settings: WorkoutSettings) {
    writeOwn(settings.differences(from: workout.defaults))
  }

  func writeOwn(_ own: WorkoutSettings) {
    let id = workout.id
    change { (store) throws(StoreError) in
      switch subject {
      case .workout: try store.setOwnSettings(own, of: id)
      case .entry(let entry, _): try store.setOwnSettings(own, ofEntry: entry)
      }
    }
  }

  func reload() {
    let id = workout.id
    // A workout that is gone stays as it was last seen; to change it is then refused.
    let read = chrome.attempt { (store) throws(StoreError) in
      switch subject {
      case .workout: return try store.workout(id)
      case .entry(let entry, let plan):
        return try store.plan(plan)?.entries.first { $0.id == entry }?.workoutInPlan
      }
    }
    if let read, let read { show(read) }
  }

  private func show(_ workout: Workout) {
    self.workout = workout
    panel.coverage = workout.coverage
    dataSource.setSections(DetailSection.sections(of: workout, context.phrases))
  }
}

extension WorkoutDetailScreen: TableViewDelegate {
  /// Takes the choice of a menu, or takes it back.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    var settings = workout.settings
    switch dataSource[indexPath] {
    case .rest(let seconds, _, _): settings.rest = seconds
    case .technique(let technique, _, let isChosen):
      var techniques = settings.techniques ?? []
      if isChosen { techniques.removeAll { $0 == technique } } else { techniques.append(technique) }
      settings.techniques = techniques.isEmpty ? nil : techniques
    case .weight: return askForWeight()
    case .measurement: return stepMeasurement(by: 1)
    case .note: return askForNote()
    case .favourite(_, let isChosen): return setFavourite(!isChosen)
    case .action(let action, _, _): return perform(action)
    case .title, .fact, .stepper, .total: return
    }
    write(settings)
  }
}
