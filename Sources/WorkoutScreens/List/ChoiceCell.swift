internal import TerminalUI

/// A choice of a menu: a round mark where only one holds, a square one where any number do.
final class ChoiceCell: TableViewCell {
  /// Whether the choice holds.
  var isChosen = false
  /// Whether the menu lets others hold beside it.
  var isOneOfMany = false

  override func prepareForReuse() {
    super.prepareForReuse()
    isChosen = false
    isOneOfMany = false
  }

  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    let mark = isOneOfMany ? (isChosen ? "[x] " : "[ ] ") : (isChosen ? "(•) " : "( ) ")
    canvas.write(
      [
        Span(mark, style: isChosen ? state.theme.picked : state.theme.secondary),
        Span(text, style: state.theme.text),
      ],
      at: Point(column: frame.column, row: frame.row), width: frame.columns)
  }
}
