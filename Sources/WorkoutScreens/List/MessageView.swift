internal import TerminalUI

/// A few lines that stand in place of an empty list: the first says what is the matter, the others what to try.
@MainActor
final class MessageView: View {
  private let lines: [String]
  private let theme: Theme

  init(lines: [String], theme: Theme) {
    self.lines = lines
    self.theme = theme
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    for (row, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(column: frame.column + 2, row: frame.row + 1 + row), width: frame.columns - 4,
        style: row == 0 ? theme.text : theme.secondary)
    }
  }
}
