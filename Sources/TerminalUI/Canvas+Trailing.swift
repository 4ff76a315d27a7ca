extension Canvas {
  /// Writes text at the right end of a rectangle's first row, cut at its own end when it is wider.
  public mutating func write(_ text: String, trailingIn frame: Rect, style: Style) {
    guard !frame.isEmpty else { return }
    let width = min(frame.columns, DisplayText.width(of: text))
    let start = Point(column: frame.column + frame.columns - width, row: frame.row)
    write(text, at: start, width: width, style: style)
  }
}
