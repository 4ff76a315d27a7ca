import TerminalUI
import WorkoutCatalog
import WorkoutScreens

/// A plan as it is printed: its entries, and below them what they train.
@MainActor
struct PlanPage {
  /// How wide a page has to be for the body to stand beside the bars.
  static let columnsWithBody = 100
  /// The widest line.
  private static let widest = 120
  private static let gap = 4

  private let plan: Plan
  private let language: Language
  private let columns: Int

  /// A page of a width in cells.
  init(_ plan: Plan, language: Language, columns: Int) {
    self.plan = plan
    self.language = language
    self.columns = max(20, min(columns, Self.widest))
  }

  /// The lines, in which nothing is left that a terminal would obey.
  var lines: [String] {
    let coverage = plan.coverage
    let sets = Text("Sets per muscle", "근육별 세트 수")[language]
    let hasBody = columns >= Self.columnsWithBody
    let chartRows = coverage.shares.isEmpty ? 0 : max(coverage.shares.count, hasBody ? BodyView.rows : 0)
    let top = plan.entries.count + 1
    let size = Size(columns: columns, rows: top + (chartRows == 0 ? 0 : chartRows + 2))
    var canvas = Canvas(size: size)
    canvas.write(title, at: Point(column: 0, row: 0), width: columns)
    for index in plan.entries.indices { drawEntry(index, on: &canvas) }
    guard chartRows > 0 else { return canvas.lines }
    canvas.write(sets, at: Point(column: 0, row: top + 1), width: columns)
    var area = Rect(column: 0, row: top + 2, columns: columns, rows: chartRows)
    if hasBody {
      let body = area.inset(left: columns - BodyView.columns)
      BodyView(coverage, language: language, theme: .mono).draw(on: &canvas, in: body)
      area = area.inset(right: BodyView.columns + Self.gap)
    }
    CoverageChart(coverage, language: language, theme: .mono).draw(on: &canvas, in: area)
    return canvas.lines
  }

  private var title: String {
    let count = plan.entries.count
    let done = plan.entries.count { $0.isDone }
    return plan.name
      + Text(
        "  \(count) \(count == 1 ? "workout" : "workouts"), \(done) done", "  운동 \(count)개, \(done)개 완료")[
        language]
  }

  private func drawEntry(_ index: Int, on canvas: inout Canvas) {
    let entry = plan.entries[index]
    let numberWidth = String(plan.entries.count).count
    let number = DisplayText.padded(String(index + 1), to: numberWidth, .trailing)
    let bracket = plan.supersetPlaces[index].map(\.bracket) ?? " "
    let head = "\(number) \(bracket) \(entry.isDone ? "[x]" : "[ ]") "
    let settings = entry.summary(in: language)
    let line = Rect(column: 0, row: index + 1, columns: columns, rows: 1)
    let room = max(columns - DisplayText.width(of: settings) - 2, columns / 2)
    canvas.write(head + entry.workout.name(in: language), at: Point(column: 0, row: line.row), width: room)
    canvas.write(settings, trailingIn: line.inset(left: room + 2), style: .plain)
  }
}
