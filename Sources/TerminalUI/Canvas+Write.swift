/// A run of text in one style.
public struct Span: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Its look.
  public var style: Style

  /// A run of text in that style.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension Canvas {
  /// Writes text on one row from `point`, over at most `width` cells, and fills nothing beyond it.
  /// Text that is wider is cut by display cells and ends in `…`. Control characters, escape sequences,
  /// line ends and bidi overrides show as visible marks.
  /// - Returns: the number of cells written, counting those that the clip hides.
  /// - Complexity: O(*width*).
  @discardableResult
  public mutating func write(_ text: String, at point: Point, width: Int, style: Style = .plain) -> Int {
    guard width > 0 else { return 0 }
    if let written = writeASCII(text, at: point, width: width, style: style) { return written }
    var line = Line(start: point, width: width)
    writeUnits(of: text, to: &line) { _ in style }
    return finish(&line)
  }

  /// Writes text whose given ranges are in another style, for instance where a search matched. A grapheme
  /// that begins inside a range is highlighted as a whole.
  /// - Parameters:
  ///   - text: the text.
  ///   - point: where it begins.
  ///   - width: the most cells it may take.
  ///   - style: its look outside the ranges.
  ///   - ranges: ranges of `text`, in ascending order.
  ///   - highlight: its look inside them.
  /// - Returns: the number of cells written, counting those that the clip hides.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, width: Int, style: Style = .plain,
    highlighting ranges: [Range<String.Index>], with highlight: Style
  ) -> Int {
    guard width > 0, !ranges.isEmpty else { return write(text, at: point, width: width, style: style) }
    // Offsets are taken in the text's own UTF-8, which is what the units are counted in.
    let offsets = ranges.map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
    var remaining = offsets[...]
    var line = Line(start: point, width: width)
    writeUnits(of: text, to: &line) { offset in
      while let range = remaining.first, range.upperBound <= offset { remaining.removeFirst() }
      return remaining.first?.contains(offset) == true ? highlight : style
    }
    return finish(&line)
  }

  /// Writes runs one after another as if they were one text: what is wider than `width` is cut and ends in `…`.
  /// - Returns: the number of cells written, counting those that the clip hides.
  @discardableResult
  public mutating func write(_ spans: [Span], at point: Point, width: Int) -> Int {
    guard width > 0 else { return 0 }
    var line = Line(start: point, width: width)
    for span in spans where !line.isCut {
      writeUnits(of: span.text, to: &line) { _ in span.style }
    }
    return finish(&line)
  }

  /// Fills a rectangle with blanks of a style.
  /// - Complexity: O(*cells*).
  public mutating func fill(_ rect: Rect, style: Style = .plain) {
    let rect = rect.intersection(clip)
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.row + rect.rows {
      blank(row: row, from: rect.column, to: rect.column + rect.columns, style: style)
    }
  }

  /// Changes the look of what stands in a rectangle, and leaves the text.
  /// - Complexity: O(*cells*).
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let rect = rect.intersection(clip)
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.row + rect.rows {
      for index in row * size.columns + rect.column..<row * size.columns + rect.column + rect.columns {
        cells[index].style = change(cells[index].style)
      }
    }
  }

  /// Writes printable ASCII; `nil`, with nothing written, when the text holds anything else.
  private mutating func writeASCII(_ text: String, at point: Point, width: Int, style: Style) -> Int? {
    let isDrawn = clip.row <= point.row && point.row < clip.row + clip.rows
    let left = clip.column
    let right = clip.column + clip.columns
    let written: Int?? = text.utf8.withContiguousStorageIfAvailable { utf8 -> Int? in
      guard utf8.allSatisfy(DisplayText.isPrintableASCII) else { return nil }
      let isCut = utf8.count > width
      let count = isCut ? width : utf8.count
      let start = max(left, point.column)
      let end = min(right, point.column + count)
      guard isDrawn, start < end else { return count }
      mend(row: point.row, from: start, to: end)
      let first = point.row * size.columns
      cells.withUnsafeMutableBufferPointer { cells in
        var cell = PackedCell.blank(style)
        for column in start..<end {
          cell.scalar = Unicode.Scalar(utf8[column - point.column])
          cells[first + column] = cell
        }
      }
      if isCut, end == point.column + count {
        cells[first + end - 1] = PackedCell(DisplayText.cutMark, style)
      }
      return count
    }
    return written ?? nil
  }

  /// A line that is being written.
  private struct Line {
    let start: Point
    let width: Int
    var used = 0
    /// The unit that reaches into the last cell: it is written if the text ends with it, and `…` if not.
    var held: (unit: DisplayUnit, style: Style)?
    var isCut = false
  }

  /// Writes as much as there is room for; `finish(_:)` must follow the last.
  private mutating func writeUnits(of text: String, to line: inout Line, style: (_ offset: Int) -> Style) {
    DisplayText.forEachUnit(in: text) { unit, offset in
      if line.held != nil || line.used + unit.width > line.width {
        line.held = (DisplayUnit(scalar: DisplayText.cutMark, width: 1), line.held?.style ?? style(offset))
        line.isCut = true
      } else if line.used + unit.width == line.width {
        line.held = (unit, style(offset))
      } else {
        put(unit, style(offset), to: &line)
      }
      return !line.isCut
    }
  }

  /// Writes what is still held back.
  /// - Returns: the number of cells written.
  private mutating func finish(_ line: inout Line) -> Int {
    if let (unit, style) = line.held { put(unit, style, to: &line) }
    return line.used
  }

  private mutating func put(_ unit: DisplayUnit, _ style: Style, to line: inout Line) {
    if clip.row <= line.start.row, line.start.row < clip.row + clip.rows {
      put(unit, row: line.start.row, column: line.start.column + line.used, style: style)
    }
    line.used += unit.width
  }
}
