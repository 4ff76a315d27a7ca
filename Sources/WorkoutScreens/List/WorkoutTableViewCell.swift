internal import SectionedList
public import TerminalUI
internal import WorkoutCatalog

/// A workout in one line: its name, and in columns as far as there is room what it is done with, what it trains and
/// how it is done.
public final class WorkoutTableViewCell: TableViewCell {
  private var name = ""
  private var matches: [Range<String.Index>] = []
  private var alias: String?
  private var equipment = ""
  private var muscles = ""
  private var settings = ""

  /// Readies the cell for another workout.
  public override func prepareForReuse() {
    super.prepareForReuse()
    name = ""
    matches = []
    alias = nil
    equipment = ""
    muscles = ""
    settings = ""
  }

  /// Shows a workout, with what a search matched in its name when one found it.
  func show(_ workout: Workout, language: Language, query: SearchQuery? = nil, hit: SearchHit? = nil) {
    name = workout.name(in: language)
    alias = hit?.alias
    matches = query.map { MatchHighlight.ranges(of: $0, in: name) } ?? []
    equipment = workout.facts.equipment.map { $0.name(in: language) }.joined(separator: ", ")
    muscles = workout.facts.primaryMuscles.map { $0.name(in: language) }.joined(separator: ", ")
    settings = workout.settings.summary(in: language)
  }

  /// Draws the columns that fit.
  public override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    guard !frame.isEmpty else { return }
    let columns = WorkoutColumns(width: frame.columns)
    let theme = state.theme
    var column = frame.column
    func write(_ text: String, _ width: Int, _ style: Style) {
      guard width > 0 else { return }
      canvas.write(text, at: Point(column: column, row: frame.row), width: width, style: style)
      column += width + WorkoutColumns.gap
    }
    let spans = nameSpans(theme)
    canvas.write(spans, at: Point(column: column, row: frame.row), width: columns.name)
    column += columns.name + WorkoutColumns.gap
    write(equipment, columns.equipment, theme.secondary)
    write(muscles, columns.muscles, theme.secondary)
    if columns.settings > 0 {
      let cell = Rect(column: column, row: frame.row, columns: columns.settings, rows: 1)
      canvas.write(settings, trailingIn: cell, style: theme.text)
    }
  }

  /// The name's column: a whole line in reverse would be twice the bytes that a slow link should carry for a key.
  public override func highlightedFrame(in frame: Rect) -> Rect {
    frame.inset(right: frame.columns - WorkoutColumns(width: frame.columns).name)
  }

  /// The name with what matched marked, and the alias that matched when the name did not.
  private func nameSpans(_ theme: Theme) -> [Span] {
    var spans: [Span] = []
    var end = name.startIndex
    for match in matches {
      if end < match.lowerBound {
        spans.append(Span(String(name[end..<match.lowerBound]), style: theme.text))
      }
      spans.append(Span(String(name[match]), style: theme.match))
      end = match.upperBound
    }
    if end < name.endIndex { spans.append(Span(String(name[end...]), style: theme.text)) }
    if let alias { spans.append(Span("  = \(alias)", style: theme.secondary)) }
    return spans
  }
}

/// How wide each column of a workout's line is, for a line of a given width; 0 for one that has no room.
struct WorkoutColumns {
  static let gap = 2

  let name: Int
  let equipment: Int
  let muscles: Int
  let settings: Int

  init(width: Int) {
    settings = width >= 30 ? 10 : 0
    equipment = width >= 110 ? 20 : width >= 64 ? 13 : 0
    muscles = width >= 110 ? 28 : width >= 64 ? 14 : 0
    name = max(0, width - [settings, equipment, muscles].reduce(0) { $0 + ($1 > 0 ? $1 + Self.gap : 0) })
  }
}
