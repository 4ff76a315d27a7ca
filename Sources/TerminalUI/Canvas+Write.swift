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
    let isCut = isWider(text, than: width)
    return writeUnits(of: text, at: point, width: width, isCut: isCut) { _ in style }
  }

  /// Writes text whose given ranges are in another style, for instance where a search matched. A grapheme
  /// that begins inside a range is highlighted as a whole.
  /// - Parameter ranges: ranges of `text`, in ascending order.
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
    let isCut = isWider(text, than: width)
    var remaining = offsets[...]
    return writeUnits(of: text, at: point, width: width, isCut: isCut) { offset in
      while let range = remaining.first, range.upperBound <= offset { remaining.removeFirst() }
      return remaining.first?.contains(offset) == true ? highlight : style
    }
  }

  /// Writes runs one after another as if they were one text: what is wider than `width` is cut and ends in `…`.
  /// - Returns: the number of cells written, counting those that the clip hides.
  @discardableResult
  public mutating func write(_ spans: [Span], at point: Point, width: Int) -> Int {
    var room = width
    var widths: [Int] = []
    for span in spans {
      widths.append(DisplayText.width(of: span.text, stoppingBeyond: room))
      room -= widths.last ?? 0
      if room < 0 { break }
    }
    var column = 0
    for (index, (span, spanWidth)) in zip(spans, widths).enumerated() where column < width {
      let end = column + spanWidth
      // The last cell that all runs share must hold the `…`, so a run may have to leave it room.
      let isCut = end > width || (end == width && widths.dropFirst(index + 1).contains { $0 > 0 })
      column += writeUnits(
        of: span.text, at: Point(column: point.column + column, row: point.row), width: width - column,
        isCut: isCut
      ) { _ in span.style }
      if isCut { break }
    }
    return column
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

  private func isWider(_ text: String, than width: Int) -> Bool {
    // No character shows wider than twice its bytes, so that short text need not be measured.
    text.utf8.count * 2 > width && DisplayText.width(of: text, stoppingBeyond: width) > width
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
      if isCut, end == point.column + count { cells[first + end - 1] = PackedCell("…", style) }
      return count
    }
    return written ?? nil
  }

  private mutating func writeUnits(
    of text: String, at point: Point, width: Int, isCut: Bool, style: (_ offset: Int) -> Style
  ) -> Int {
    let isDrawn = clip.row <= point.row && point.row < clip.row + clip.rows
    let room = isCut ? width - 1 : width
    var used = 0
    var last = 0
    DisplayText.forEachUnit(in: text) { unit, offset in
      last = offset
      guard used + unit.width <= room else { return false }
      if isDrawn { put(unit, row: point.row, column: point.column + used, style: style(offset)) }
      used += unit.width
      return true
    }
    if isCut {
      let ellipsis = DisplayUnit(scalar: "…", width: 1)
      if isDrawn { put(ellipsis, row: point.row, column: point.column + used, style: style(last)) }
      used += 1
    }
    return used
  }
}
