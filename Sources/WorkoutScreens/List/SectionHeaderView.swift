internal import TerminalUI

/// A section's title at the left and a detail, such as its count, at the right.
@MainActor
final class SectionHeaderView: View {
  private let title: String
  private let detail: String
  private let theme: Theme

  init(title: String, detail: String, theme: Theme) {
    self.title = title
    self.detail = detail
    self.theme = theme
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    canvas.fill(frame, style: theme.header)
    let line = frame.inset(left: 1, right: 1)
    let used = canvas.write(
      title, at: Point(column: line.column, row: line.row), width: line.columns, style: theme.header)
    canvas.write(detail, trailingIn: line.inset(left: used + 2), style: theme.header)
  }
}
