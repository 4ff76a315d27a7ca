internal import SectionedList

extension TableView {
  /// Columns for the cursor's mark and the pick's number, with a blank behind each.
  private var gutter: Int {
    2 + (allowsMultipleSelection ? numberWidth + 1 : 0)
  }

  private var numberWidth: Int { max(2, String(selection.identities.count).count) }

  /// Columns for the scroll indicator and the blank before it, which a very narrow view does without.
  private var indicatorWidth: Int { showsVerticalScrollIndicator && frame.columns >= 12 ? 2 : 0 }

  func drawContents(on canvas: inout Canvas) {
    // The data source went away, and what it said of sections and rows with it.
    if dataSource == nil, contents.sectionCount > 0 { reloadData(keepingPlace: false) }
    let placement = settle()
    showCells(of: placement.rows)
    guard !frame.isEmpty else { return }
    if contents.rowCount == 0, let backgroundView {
      backgroundView.draw(on: &canvas, in: frame)
      return
    }
    if let row = shownRows.first(where: { $0.indexPath == highlighted }) {
      let line = max(row.line, placement.pinned?.end ?? 0)
      cursor = Point(column: frame.column, row: frame.row + line)
    }
    for place in placement.parts { draw(place, on: &canvas) }
    if let pinned = placement.pinned {
      canvas.fill(rect(of: pinned))
      draw(pinned, on: &canvas)
    }
    drawIndicator(for: placement, on: &canvas)
  }

  /// Where a part stands on the canvas.
  private func rect(of place: PlacedPart) -> Rect {
    Rect(
      column: frame.column, row: frame.row + place.line, columns: frame.columns - indicatorWidth,
      rows: place.height)
  }

  private func draw(_ place: PlacedPart, on canvas: inout Canvas) {
    let rect = rect(of: place)
    canvas.clipped(to: rect) { canvas in
      switch place.part {
      case .row(let indexPath): drawRow(at: indexPath, on: &canvas, in: rect)
      case .header:
        draw(place.part, on: &canvas, in: rect, style: theme.header, indent: 0)
      case .footer:
        draw(place.part, on: &canvas, in: rect, style: theme.secondary, indent: gutter)
      }
    }
  }

  private func draw(
    _ part: TablePart, on canvas: inout Canvas, in rect: Rect, style: Style, indent: Int
  ) {
    guard let edge = edge(part) else { return }
    if let view = edge.view {
      view.draw(on: &canvas, in: rect)
    } else if let title = edge.title {
      let start = Point(column: rect.column + indent, row: rect.row)
      canvas.write(title, at: start, width: rect.columns - indent, style: style)
    }
  }

  private func drawRow(at indexPath: IndexPath, on canvas: inout Canvas, in rect: Rect) {
    guard let row = visibleRows[indexPath] else { return }
    let number = row.identity.flatMap { selection.number(of: $0) }
    let state = TableViewCell.State(
      isHighlighted: indexPath == highlighted, isSelected: number != nil,
      selectionNumber: allowsMultipleSelection ? number : nil, theme: theme)
    let content = rect.inset(left: gutter)
    canvas.clipped(to: content) { row.cell.draw(on: &$0, in: content, state: state) }
    if let number = state.selectionNumber {
      let frame = Rect(column: rect.column + 2, row: rect.row, columns: numberWidth, rows: 1)
      canvas.write(String(number), trailingIn: frame, style: theme.picked)
    }
    guard state.isHighlighted, let cursor else { return }
    canvas.write("›", at: cursor, width: 1, style: theme.text)
    let marked = row.cell.highlightedFrame(in: content)
    let gap = marked.column - rect.column
    let frame = Rect(column: rect.column, row: marked.row, columns: gap + marked.columns, rows: marked.rows)
    canvas.restyle(frame) { theme.cursorRow.layered(over: $0) }
  }

  /// Draws a thumb about as long as the share of the list in view, unless all of it is.
  ///
  /// Its length counts a line for each row and section, so that it stays the same while the list scrolls.
  private func drawIndicator(for placement: TablePlacement, on canvas: inout Canvas) {
    let rows = placement.rows
    guard indicatorWidth > 0, let first = rows.first, let last = rows.last else { return }
    let before = contents.number(of: first.indexPath)
    let hidden = contents.rowCount - rows.count
    let isWhole = hidden == 0 && first.place.line >= 0 && last.place.end <= frame.rows
    guard !isWhole else { return }
    let share = frame.rows * frame.rows / (contents.rowCount + contents.sectionCount)
    let length = max(1, min(share, frame.rows - 1))
    let room = frame.rows - length
    // The thumb stands at an end only when the list does.
    var top = hidden == 0 ? 0 : room * before / hidden
    if room > 1, before > 0, before < hidden { top = min(max(1, top), room - 1) }
    let column = frame.column + frame.columns - 1
    // A line's width is ambiguous.
    let bar = DisplayText.localeWidth == nil ? "┃" : "|"
    for line in top..<top + length {
      canvas.write(bar, at: Point(column: column, row: frame.row + line), width: 1, style: theme.secondary)
    }
  }
}
