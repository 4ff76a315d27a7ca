internal import TerminalUI

/// An entry of a plan with its switch.
final class ChecklistCell: TableViewCell {
  /// Whether the switch is on.
  var isDone = false
  /// The part of its superset's bracket, blank in none; `nil` where the plan has no superset.
  var bracket: String?
  /// Called when the switch is thrown.
  var onToggle: (() -> Void)?

  override func prepareForReuse() {
    super.prepareForReuse()
    isDone = false
    bracket = nil
    onToggle = nil
  }

  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    let mark = isDone ? "[x] " : "[ ] "
    let style = isDone ? state.theme.secondary : state.theme.text
    let settings = detailText ?? ""
    // What is to be done is said whole, as long as half of the line is left for the name.
    let room = max(frame.columns - DisplayText.width(of: settings) - 2, frame.columns / 2)
    canvas.write(
      [
        Span(bracket.map { $0 + " " } ?? "", style: state.theme.header),
        Span(mark, style: isDone ? state.theme.picked : state.theme.secondary), Span(text, style: style),
      ],
      at: Point(column: frame.column, row: frame.row), width: room)
    canvas.write(settings, trailingIn: frame.inset(left: room + 2), style: state.theme.secondary)
  }

  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.space), .key(.character(" ")), .key(.character("x")), .click: onToggle?()
    default: return false
    }
    return true
  }
}
