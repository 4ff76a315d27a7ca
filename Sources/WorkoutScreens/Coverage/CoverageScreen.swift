internal import TerminalUI
internal import WorkoutCatalog

/// What a workout or a plan trains, on a screen of its own: a bar for each muscle and the body, side by side where there
/// is room, else below each other.
@MainActor
final class CoverageScreen: Screen {
  private static let gap = 4

  private let title: TitleView
  private let chart: CoverageChart
  private let body: BodyView
  private let statusBar: StatusBar
  private let context: CatalogContext
  private weak var navigator: (any Navigator)?
  /// How many lines are scrolled off at the top.
  private var offset = 0
  /// How many lines there are, and how many of them the screen shows.
  private var (rows, visibleRows) = (0, 0)

  /// A screen of a coverage.
  /// - Parameter name: whose coverage it is.
  init(context: CatalogContext, name: String, coverage: MuscleCoverage) {
    let phrases = context.phrases
    self.context = context
    title = TitleView(name, detail: phrases.setsPerMuscle, style: context.theme.text.adding(.bold))
    chart = CoverageChart(coverage, language: context.language, theme: context.theme)
    body = BodyView(coverage, language: context.language, theme: context.theme)
    statusBar = StatusBar(hints: [phrases.backHint, phrases.helpHint()], theme: context.theme)
  }

  var cursor: Point? { nil }

  func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    title.draw(
      on: &canvas, in: Rect(column: frame.column, row: frame.row, columns: frame.columns - 2, rows: 1))
    let area = frame.inset(top: 1, bottom: 1)
    let isWide = area.columns >= 2 * BodyView.columns
    rows = isWide ? max(chart.rows, BodyView.rows) : chart.rows + 1 + BodyView.rows
    visibleRows = area.rows
    offset = max(0, min(offset, rows - visibleRows))
    canvas.clipped(to: area) { canvas in
      let page = Rect(column: area.column, row: area.row - offset, columns: area.columns, rows: rows)
      if isWide {
        chart.draw(on: &canvas, in: page.inset(right: BodyView.columns + Self.gap))
        body.draw(on: &canvas, in: page.inset(left: page.columns - BodyView.columns))
      } else {
        chart.draw(on: &canvas, in: page.inset(right: 1, bottom: BodyView.rows + 1))
        body.draw(on: &canvas, in: page.inset(top: chart.rows + 1))
      }
    }
    statusBar.text = rows > visibleRows ? "↑ ↓" : ""
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key):
      switch key {
      case .escape, .enter, .backspace, .character("q"), .character("b"): navigator?.pop()
      case .up, .control("p"), .character("k"): offset -= 1
      case .down, .control("n"), .character("j"): offset += 1
      case .pageUp: offset -= visibleRows - 1
      case .pageDown, .space: offset += visibleRows - 1
      case .home, .character("g"): offset = 0
      case .end, .character("G"): offset = rows
      case .character("?"), .function(1): showHelp()
      default: return false
      }
    case .scroll(let steps, at: _): offset += steps
    default: return false
    }
    offset = max(0, min(offset, rows - visibleRows))
    return true
  }

  private func showHelp() {
    let phrases = context.phrases
    let entries: [HelpScreen.Entry] = [
      .init("↑ ↓ PgUp PgDn", phrases.choose("scroll", "넘겨 보기")),
      .init("Esc, b, q", phrases.choose("back", "뒤로")),
    ]
    navigator?.push(
      HelpScreen(
        title: phrases.setsPerMuscle, entries: entries, hint: phrases.backHint, theme: context.theme))
  }
}
