internal import SectionedList
public import TerminalUI
internal import WorkoutCatalog

/// A workout in one line: its name, and in columns as far as there is room its name in the other language, what it is
/// done with, what it trains and how it is done.
public final class WorkoutTableViewCell: TableViewCell {
  private var name: [(text: String, isMatch: Bool)] = []
  /// What stands behind the name: the alias or the other words that the workout was found by.
  private var label: [(text: String, isMatch: Bool)] = []
  private var otherName = ""
  private var equipment = ""
  private var primaryMuscles = ""
  private var secondaryMuscles = ""
  private var settings = ""
  /// The fewest cells that tell anything of a label, with the sign before it.
  private static let leastLabel = 10

  /// Readies the cell for another workout.
  public override func prepareForReuse() {
    super.prepareForReuse()
    name = []
    label = []
    otherName = ""
    equipment = ""
    primaryMuscles = ""
    secondaryMuscles = ""
    settings = ""
  }

  /// Shows a workout, with what a search matched in its name, or in the alias that it was found by. One that does not
  /// hold what was typed says what it was found by instead, behind "≈".
  func show(_ workout: Workout, language: Language, query: SearchQuery? = nil, hit: SearchHit? = nil) {
    let phrases = Phrases(language)
    let facts = workout.facts
    let ownName = workout.name(in: language)
    let matched = hit?.reason.map { SearchQuery($0.text) } ?? query
    name = (workout.isFavourite ? [("★ ", false)] : []) + Self.parts(of: ownName, matching: matched)
    if let found = hit?.alias(of: workout) ?? hit?.reason?.text {
      label = [(hit?.reason == nil ? "  = " : "  ≈ ", false)] + Self.parts(of: found, matching: matched)
    }
    if let other = facts.names[language.other], other != ownName { otherName = other }
    equipment = phrases.names(facts.equipment)
    primaryMuscles = phrases.names(facts.primaryMuscles)
    secondaryMuscles = phrases.names(facts.secondaryMuscles)
    settings = workout.settings.summary(in: language)
  }

  /// Shows that there is a row of which nothing is known: it cannot be read, or is no longer there.
  func showNothing() {
    name = [("…", false)]
  }

  private static func parts(
    of text: String, matching query: SearchQuery?
  ) -> [(text: String, isMatch: Bool)] {
    var parts: [(text: String, isMatch: Bool)] = []
    var end = text.startIndex
    for match in query.map({ MatchHighlight.ranges(of: $0, in: text) }) ?? [] {
      if end < match.lowerBound { parts.append((String(text[end..<match.lowerBound]), false)) }
      parts.append((String(text[match]), true))
      end = match.upperBound
    }
    if end < text.endIndex { parts.append((String(text[end...]), false)) }
    return parts
  }

  /// Draws the columns that fit.
  public override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    guard !frame.isEmpty else { return }
    let columns = WorkoutColumns(width: frame.columns)
    let theme = state.theme
    var start = Point(column: frame.column, row: frame.row)
    func write(_ text: String, in width: Int) {
      guard width > 0 else { return }
      canvas.write(text, at: start, width: width, style: theme.secondary)
      start.column += width + WorkoutColumns.gap
    }
    canvas.write(nameSpans(theme, width: columns.name), at: start, width: columns.name)
    start.column += columns.name + WorkoutColumns.gap
    write(otherName, in: columns.otherName)
    write(equipment, in: columns.equipment)
    write(primaryMuscles, in: columns.primaryMuscles)
    write(secondaryMuscles, in: columns.secondaryMuscles)
    let rest = Rect(column: start.column, row: frame.row, columns: columns.settings, rows: 1)
    canvas.write(settings, trailingIn: rest, style: theme.text)
  }

  /// The name, and the label unless no more than a stump of it would fit.
  private func nameSpans(_ theme: Theme, width: Int) -> [Span] {
    let spans = name.map { Span($0.text, style: $0.isMatch ? theme.match : theme.text) }
    let used = label.isEmpty ? width : spans.reduce(0) { $0 + DisplayText.width(of: $1.text) }
    guard used + Self.leastLabel <= width else { return spans }
    return spans + label.map { Span($0.text, style: $0.isMatch ? theme.match : theme.secondary) }
  }

  /// The name's column: a whole line in reverse would be twice the bytes that a slow link should carry for a key.
  public override func highlightedFrame(in frame: Rect) -> Rect {
    frame.inset(right: frame.columns - WorkoutColumns(width: frame.columns).name)
  }
}
