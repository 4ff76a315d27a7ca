internal import TerminalUI

/// A title at the left and a detail, such as a count, at the right, above a list or a section of it.
@MainActor
final class TitleView: View {
  private let title: String
  private let detail: String
  private let style: Style

  init(_ title: String, detail: String, style: Style) {
    self.title = title
    self.detail = detail
    self.style = style
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let used = canvas.write(
      title, at: Point(column: frame.column, row: frame.row), width: frame.columns, style: style)
    canvas.write(detail, trailingIn: frame.inset(left: used + 2), style: style)
  }
}
