internal import TerminalUI
internal import WorkoutCatalog

/// What a list's workouts train, beside the list where there is room: a bar for each muscle, and the body below
/// when there are lines left for all of it.
@MainActor
final class CoveragePanel: View {
  /// The panel's width, with the blanks before it.
  static let columns = BodyView.columns + gap
  /// How wide a screen has to be for the panel to stand beside its list.
  static let leastScreen = 110
  private static let gap = 4

  private let title: String
  private let theme: Theme
  private let chart: CoverageChart
  private let body: BodyView

  /// A panel that shows nothing yet.
  init(context: CatalogContext) {
    title = context.phrases.setsPerMuscle
    theme = context.theme
    chart = CoverageChart(MuscleCoverage(), language: context.language, theme: context.theme)
    body = BodyView(MuscleCoverage(), language: context.language, theme: context.theme)
  }

  /// What is shown.
  var coverage: MuscleCoverage {
    get { chart.coverage }
    set {
      chart.coverage = newValue
      body.coverage = newValue
    }
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let frame = frame.inset(left: Self.gap)
    // The bars say more than the picture does, so they come first.
    let hasBody = frame.rows >= 1 + chart.rows + 1 + BodyView.rows
    canvas.write(
      title, at: Point(column: frame.column, row: frame.row), width: frame.columns, style: theme.header)
    let below = frame.inset(top: 1)
    chart.draw(on: &canvas, in: below)
    guard hasBody else { return }
    body.draw(on: &canvas, in: below.inset(top: chart.rows + 1))
  }
}
