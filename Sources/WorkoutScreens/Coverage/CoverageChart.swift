public import TerminalUI
public import WorkoutCatalog

/// A bar for each muscle's sets, those with the most first; the figure stands behind its bar.
@MainActor
public final class CoverageChart: View {
  /// What is shown.
  public var coverage: MuscleCoverage
  private let language: Language
  private let theme: Theme

  /// A chart of a coverage.
  public init(_ coverage: MuscleCoverage, language: Language, theme: Theme) {
    self.coverage = coverage
    self.language = language
    self.theme = theme
  }

  /// How many lines show all of it.
  public var rows: Int { coverage.shares.count }

  /// Draws a line for each muscle; the last says how many are left out when there is no room for them.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    guard !frame.isEmpty else { return }
    let shares = coverage.shares
    let shown = shares.count <= frame.rows ? shares[...] : shares.prefix(frame.rows - 1)
    let names = shares.map { $0.muscle.name(in: language) }
    // A long name gives way to the bars.
    let label = min(names.map(DisplayText.width).max() ?? 0, frame.columns / 2)
    let figure = shares.map { DisplayText.width(of: $0.sets.description) }.max() ?? 0
    let bar = max(0, frame.columns - label - figure - 2)
    for (row, share) in shown.enumerated() {
      let start = Point(column: frame.column, row: frame.row + row)
      let text = BlockBar.text(share.sets.halves, of: coverage.most.halves, width: bar)
      canvas.write(
        [
          Span(DisplayText.padded(names[row], to: label) + " ", style: theme.text),
          Span(text, style: theme.picked), Span(" \(share.sets)", style: theme.text),
        ], at: start, width: frame.columns)
    }
    guard shown.count < shares.count else { return }
    let left = Phrases(language).choose(
      "… \(shares.count - shown.count) more", "… \(shares.count - shown.count)개 더")
    canvas.write(
      left, at: Point(column: frame.column, row: frame.row + shown.count), width: frame.columns,
      style: theme.secondary)
  }
}
