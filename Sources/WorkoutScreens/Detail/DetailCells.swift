internal import TerminalUI

/// A workout's name, with the one in the other language beside it.
final class DetailTitleCell: TableViewCell {
  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    let start = Point(column: frame.column, row: frame.row)
    let used = canvas.write(text, at: start, width: frame.columns, style: state.theme.text.adding(.bold))
    guard let detailText else { return }
    let rest = frame.inset(left: used + 2)
    canvas.write(
      detailText, at: Point(column: rest.column, row: rest.row), width: rest.columns,
      style: state.theme.secondary)
  }
}

/// A label with what it stands for.
final class DetailFactCell: TableViewCell {
  /// How far the values stand from the labels' left edge, in cells.
  static let labelWidth = 19

  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    let labelWidth = min(Self.labelWidth, frame.columns / 2)
    let start = Point(column: frame.column, row: frame.row)
    canvas.write(text, at: start, width: labelWidth - 1, style: state.theme.secondary)
    let value = frame.inset(left: labelWidth)
    canvas.write(
      detailText ?? "", at: Point(column: value.column, row: value.row), width: value.columns,
      style: state.theme.text)
  }
}

/// A figure between the signs that count it down and up.
final class DetailStepperCell: TableViewCell {
  /// Called with -1 or 1 when the figure is to be counted.
  var onStep: ((Int) -> Void)?

  override func prepareForReuse() {
    super.prepareForReuse()
    onStep = nil
  }

  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    let labelWidth = min(DetailFactCell.labelWidth, frame.columns / 2)
    let start = Point(column: frame.column, row: frame.row)
    canvas.write(text, at: start, width: labelWidth - 1, style: state.theme.text)
    let value = frame.inset(left: labelWidth)
    canvas.write(
      [
        Span("− ", style: state.theme.secondary), Span(detailText ?? ""),
        Span(" +", style: state.theme.secondary),
      ],
      at: Point(column: value.column, row: value.row), width: value.columns)
  }

  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.left), .key(.character("-")), .key(.character("h")): onStep?(-1)
    case .key(.right), .key(.character("+")), .key(.character("=")), .key(.character("l")): onStep?(1)
    default: return false
    }
    return true
  }
}

/// A label with a text that a person may write.
final class DetailEntryCell: TableViewCell {
  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    let labelWidth = min(DetailFactCell.labelWidth, frame.columns / 2)
    let start = Point(column: frame.column, row: frame.row)
    canvas.write(text, at: start, width: labelWidth - 1, style: state.theme.text)
    let value = frame.inset(left: labelWidth)
    let isEmpty = detailText?.isEmpty ?? true
    canvas.write(
      isEmpty ? "…" : detailText ?? "", at: Point(column: value.column, row: value.row), width: value.columns,
      style: isEmpty ? state.theme.secondary : state.theme.text)
  }
}

/// Something that can be done, and the key that does it too.
final class DetailActionCell: TableViewCell {
  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    canvas.write(
      [
        Span(text, style: state.theme.text),
        Span(detailText.map { "  \($0)" } ?? "", style: state.theme.secondary),
      ],
      at: Point(column: frame.column, row: frame.row), width: frame.columns)
  }
}

/// What the figures above it come to.
final class DetailTotalCell: TableViewCell {
  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    canvas.write(
      text, at: Point(column: frame.column, row: frame.row), width: frame.columns,
      style: state.theme.text.adding(.bold))
  }
}
