public import SectionedList
public import TerminalUI
public import WorkoutCatalog

/// The screen of one workout: what it is, and how it is to be done, to be set by the person who does it.
///
/// Whatever is changed is written at once, and shown when the store says that it was.
@MainActor
public final class WorkoutDetailScreen: Screen {
  private let context: CatalogContext
  private var workout: Workout
  private let tableView: TableView
  private let statusBar: StatusBar
  private var dataSource: SectionedTableViewDataSource<DetailSection>?
  private weak var navigator: (any Navigator)?
  private var changes: Subscription?
  private var error: StoreError?

  /// A screen for a workout.
  public init(context: CatalogContext, workout: Workout) {
    self.context = context
    self.workout = workout
    tableView = TableView(theme: context.theme)
    statusBar = StatusBar(theme: context.theme)
    for type in [
      DetailTitleCell.self, DetailFactCell.self, DetailStepperCell.self, DetailTotalCell.self,
      DetailChoiceCell.self,
    ] as [TableViewCell.Type] {
      tableView.register(cellType: type)
    }
    tableView.acceptsTypedKeys = true
    let dataSource = SectionedTableViewDataSource<DetailSection> { [weak self] _, tableView, indexPath, row in
      self?.cell(for: row, at: indexPath, in: tableView) ?? TableViewCell()
    }
    dataSource.viewForHeaderInSection = { dataSource, section in
      SectionHeaderView(title: dataSource.sections[section].header ?? "", detail: "", theme: context.theme)
    }
    dataSource.setSections(DetailSection.sections(of: workout, context.phrases))
    self.dataSource = dataSource
    tableView.dataSource = dataSource
    tableView.delegate = self
    changes = context.store.changes.subscribeOnMain { [weak self] _ in self?.reload() }
  }

  /// The caret's place: the row that the cursor is on.
  public var cursor: Point? { tableView.cursor }

  /// Remembers whom to ask for other screens.
  public func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  /// Draws the details and the status bar.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    tableView.draw(on: &canvas, in: frame.inset(bottom: 1))
    let phrases = context.phrases
    statusBar.text = error?.description ?? ""
    statusBar.isError = error != nil
    statusBar.hints = [
      .init("← →", phrases.choose("change", "조절")),
      .init(phrases.choose("Space", "스페이스"), phrases.choose("choose", "선택")),
      .init("r", phrases.choose("defaults", "기본값")),
      .init("s", phrases.choose("similar", "비슷한 운동")),
      .init("Esc", phrases.choose("back", "뒤로")),
      .init("?", phrases.choose("help", "도움말")),
    ]
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  /// Offers the event to the list, then to the screen's own keys.
  public func handle(_ event: Event) -> Bool {
    if tableView.handle(event) { return true }
    switch event {
    case .key(.escape), .key(.character("q")), .key(.backspace): navigator?.pop()
    case .key(.character("r")): write(WorkoutSettings())
    case .key(.character("s")): navigator?.push(SimilarWorkoutsScreen(context: context, workout: workout))
    case .key(.character("?")), .key(.function(1)): showHelp()
    default: return false
    }
    return true
  }

  private func showHelp() {
    let phrases = context.phrases
    navigator?.push(
      HelpScreen(
        title: workout.name(in: context.language),
        entries: phrases.listKeys + [
          .init("← →, - +", phrases.choose("count a figure down or up", "값을 줄이거나 늘리기")),
          .init(
            phrases.choose("Space, Enter", "스페이스, 엔터"), phrases.choose("choose, or take it back", "선택하거나 취소")),
          .init("r", phrases.choose("back to the catalog's settings", "카탈로그 기본값으로")),
          .init("s", phrases.choose("what could be done instead", "대신할 수 있는 운동")),
          .init("Esc, q", phrases.choose("back to the list", "목록으로")),
        ], hint: phrases.backHint, theme: context.theme))
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
    let cell = tableView.dequeueReusableCell(ofType: DetailChoiceCell.self, for: indexPath)
    cell.text = label
    cell.isChosen = isChosen
    cell.isOneOfMany = isOneOfMany
    return cell
  }

  // MARK: Changes

  private func step(_ figure: Figure, by direction: Int) {
    guard let value = workout.settings[keyPath: figure.keyPath] else { return }
    var settings = workout.settings
    settings[keyPath: figure.keyPath] = figure.stepped(value, by: direction)
    // A range stays one: the end that is moved pushes the other.
    if let least = settings.reps, let most = settings.repsMax, most <= least {
      if figure == .reps { settings.repsMax = least + 1 } else { settings.reps = max(1, most - 1) }
      if figure == .repsMax, most == 1 { settings.repsMax = 2 }
    }
    write(settings.differences(from: workout.facts.defaults))
  }

  private func write(_ own: WorkoutSettings) {
    do throws(StoreError) {
      try context.store.setOwnSettings(own, of: workout.id)
      error = nil
      reload()
    } catch {
      self.error = error
    }
  }

  private func reload() {
    do throws(StoreError) {
      guard let workout = try context.store.workout(workout.id) else { return }
      self.workout = workout
      dataSource?.setSections(DetailSection.sections(of: workout, context.phrases))
    } catch {
      self.error = error
    }
  }
}

extension WorkoutDetailScreen: TableViewDelegate {
  /// Takes the choice of a menu, or takes it back.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectAll()
    guard let row = dataSource?[indexPath] else { return }
    var settings = workout.settings
    switch row {
    case .rest(let seconds, _, _): settings.rest = seconds
    case .technique(let technique, _, let isChosen):
      var techniques = settings.techniques ?? []
      if isChosen { techniques.removeAll { $0 == technique } } else { techniques.append(technique) }
      settings.techniques = techniques.isEmpty ? nil : techniques
    case .title, .fact, .stepper, .total: return
    }
    write(settings.differences(from: workout.facts.defaults))
  }
}
