public import TerminalUI
public import WorkoutCatalog

/// A front and a back view of the body in block characters, in which a muscle is the darker the more sets it gets.
///
/// The levels differ by their characters, so that nothing depends on colour; a legend says what they stand for.
@MainActor
public final class BodyView: View {
  /// The width of both figures in cells.
  public static let columns = 2 * BodyShape.columns + gap
  /// The height in cells: a title, the figures and the legend.
  public static let rows = BodyShape.rows + 2

  /// The blanks between the two figures.
  private static let gap = 5
  /// From what gets nothing to what gets most.
  private static let shades = ["░", "▒", "▓", "█"]

  /// What is shown.
  public var coverage: MuscleCoverage
  private let phrases: Phrases
  private let theme: Theme

  /// A picture of a coverage.
  public init(_ coverage: MuscleCoverage, language: Language, theme: Theme) {
    self.coverage = coverage
    phrases = Phrases(language)
    self.theme = theme
  }

  /// Draws the figures from the top left, and the legend below them.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let right = BodyShape.columns + Self.gap
    let figures = [
      (column: 0, title: phrases.choose("Front", "앞"), shape: BodyShape.front),
      (column: right, title: phrases.choose("Back", "뒤"), shape: BodyShape.back),
    ]
    canvas.clipped(to: frame) { canvas in
      for figure in figures {
        let area = Rect(
          column: frame.column + figure.column, row: frame.row, columns: BodyShape.columns, rows: Self.rows)
        let indent = (BodyShape.columns - DisplayText.width(of: figure.title)) / 2
        canvas.write(
          figure.title, at: Point(column: area.column + indent, row: area.row), width: area.columns,
          style: theme.secondary)
        draw(figure.shape, on: &canvas, in: area.inset(top: 1))
      }
      canvas.write(
        legend, at: Point(column: frame.column, row: frame.row + Self.rows - 1), width: frame.columns)
    }
  }

  private func draw(_ shape: String, on canvas: inout Canvas, in area: Rect) {
    for (row, line) in shape.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (column, letter) in line.enumerated() where letter != " " {
        let level = BodyShape.muscles[letter].map { coverage.level(of: $0, of: Self.shades.count - 1) } ?? 0
        canvas.write(
          Self.shades[level], at: Point(column: area.column + column, row: area.row + row), width: 1,
          style: style(of: level))
      }
    }
  }

  private func style(of level: Int) -> Style {
    switch level {
    case 0: theme.secondary
    case Self.shades.count - 1: theme.match
    default: theme.picked
    }
  }

  /// What each shade stands for: the most sets of its level.
  private var legend: [Span] {
    guard coverage.most.halves > 0 else {
      return [Span(phrases.choose("Trains no muscle.", "훈련하는 근육이 없습니다."), style: theme.secondary)]
    }
    let levels = Self.shades.count - 1
    var spans = [
      Span(Self.shades[0], style: style(of: 0)), Span(" 0", style: theme.text),
    ]
    for level in 1...levels {
      // The greatest number of half sets that is still of the level.
      let halves = coverage.most.halves * level / levels
      guard halves > coverage.most.halves * (level - 1) / levels else { continue }
      spans += [
        Span("  "), Span(Self.shades[level], style: style(of: level)),
        Span(" ≤\(MuscleCoverage.Sets(halves: halves))", style: theme.text),
      ]
    }
    return spans + [Span(phrases.choose(" sets", "세트"), style: theme.text)]
  }
}
