internal import CNcurses

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension CursesTerminal {
  /// Hands ncurses the cells that differ from the last canvas; nothing is sent yet.
  func paint(_ canvas: Canvas) {
    let window = cncurses_stdscr()
    let last: Canvas
    if let shown, shown.size == canvas.size {
      last = shown
    } else {
      werase(window)
      last = Canvas(size: canvas.size)
    }
    let columns = min(canvas.size.columns, size.columns)
    var writer = CellWriter(terminal: self, canvas: canvas)
    for row in 0..<min(canvas.size.rows, size.rows) {
      guard let range = canvas.changedColumns(since: last, row: row, columns: columns) else { continue }
      writer.write(row: row, columns: range, to: window)
    }
    shown = canvas
  }

  /// Places the hardware cursor, and sends the frame.
  func setCursor(_ cursor: Point?) {
    let window = cncurses_stdscr()
    let bounds = Rect(size)
    let point = cursor.map { cursor in
      Point(
        column: min(max(0, cursor.column), bounds.columns - 1), row: min(max(0, cursor.row), bounds.rows - 1))
    }
    if let point { wmove(window, Int32(point.row), Int32(point.column)) }
    sendInOnePiece {
      // curs_set writes at once, so it is called for a change only, hiding before a frame and showing after.
      if point == nil, isCursorShown { curs_set(0) }
      wrefresh(window)
      if point != nil, !isCursorShown { curs_set(1) }
    }
    isCursorShown = point != nil
  }

  /// Makes the next frame go out whole, on a cleared screen.
  func repaint() {
    shown = nil
    clearok(cncurses_curscr(), true)
  }

  /// ncurses' colour pair of a style, allotted when first used; 0, the terminal's own colours, when it has no more.
  fileprivate func pair(foreground: Int16, background: Int16) -> Int16 {
    if foreground < 0, background < 0 { return 0 }
    let key = UInt16(foreground + 1) << 8 | UInt16(background + 1)
    if let pair = pairs[key] { return pair }
    let pair = Int16(pairs.count + 1)
    guard Int32(pair) < cncurses_color_pairs(), init_pair(pair, foreground, background) == OK else {
      return 0
    }
    pairs[key] = pair
    return pair
  }
}

/// Turns runs of a canvas's cells into ncurses' own.
@MainActor
private struct CellWriter {
  let terminal: CursesTerminal
  let canvas: Canvas
  private let colors = cncurses_colors()
  private var run: [cchar_t] = []
  /// The last character of the run, its marks, and the null that ends them.
  private var characters = [wchar_t](repeating: 0, count: Int(CCHARW_MAX))
  private var combined = 0
  private var style: Style?
  private var attributes: attr_t = 0
  private var pair: Int16 = 0

  init(terminal: CursesTerminal, canvas: Canvas) {
    self.terminal = terminal
    self.canvas = canvas
  }

  mutating func write(row: Int, columns: Range<Int>, to window: UnsafeMutablePointer<WINDOW>?) {
    run.removeAll(keepingCapacity: true)
    let first = row * canvas.size.columns
    var column = columns.lowerBound
    while column < columns.upperBound {
      let cell = canvas.cells[first + column]
      let isWide = column + 1 < columns.upperBound && canvas.cells[first + column + 1].isContinuation
      use(cell.style)
      append(cell, width: isWide ? 2 : 1)
      column += isWide ? 2 : 1
    }
    mvwadd_wchnstr(window, Int32(row), Int32(columns.lowerBound), run, Int32(run.count))
  }

  private mutating func use(_ style: Style) {
    guard style != self.style else { return }
    self.style = style
    attributes = 0
    if style.attributes.contains(.bold) { attributes |= cncurses_bold() }
    if style.attributes.contains(.dim) { attributes |= cncurses_dim() }
    if style.attributes.contains(.underline) { attributes |= cncurses_underline() }
    if style.attributes.contains(.reverse) { attributes |= cncurses_reverse() }
    // A terminal of eight colours shows the bright ones bold.
    if colors < 16, let color = style.foreground, color.rawValue >= 8 { attributes |= cncurses_bold() }
    pair =
      colors < 8
      ? 0 : terminal.pair(foreground: number(style.foreground), background: number(style.background))
  }

  private func number(_ color: Color?) -> Int16 {
    guard let color else { return -1 }
    return Int16(colors < 16 ? color.rawValue % 8 : color.rawValue)
  }

  /// Adds a cell so that it takes exactly its width in the eyes of the C library, which decides where the
  /// terminal's cursor is thought to be. What the two see differently, as emoji sequences, shows as its first
  /// character, and a character that the C library does not know as a question mark.
  private mutating func append(_ cell: PackedCell, width: Int) {
    switch cell.content {
    case .scalar(let scalar):
      let isKnown = scalar.isASCII || cncurses_width(wchar_t(scalar.value)) == width
      isKnown ? append(scalar) : append(CollectionOfOne(scalar), width: width)
    case .cluster(let index): append(canvas.clusters[index].unicodeScalars, width: width)
    case .continuation: append(" ")
    }
  }

  private mutating func append(_ scalars: some Sequence<Unicode.Scalar>, width: Int) {
    var used = 0
    for scalar in scalars {
      let scalarWidth = Int(cncurses_width(wchar_t(scalar.value)))
      if scalarWidth > 0, used + scalarWidth <= width {
        append(scalar)
        used += scalarWidth
      } else if scalarWidth == 0, used > 0, scalar != "\u{200D}", scalar != "\u{FE0F}" {
        combine(scalar)
      }
    }
    if used == 0 {
      append("?")
      used = 1
    }
    for _ in used..<width { append(" ") }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    characters[0] = wchar_t(scalar.value)
    characters[1] = 0
    combined = 0
    var cell = cchar_t()
    setcchar(&cell, characters, attributes, pair, nil)
    run.append(cell)
  }

  /// Adds a mark to the last character, as far as ncurses has room for it.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    guard combined + 2 < characters.count, !run.isEmpty else { return }
    combined += 1
    characters[combined] = wchar_t(scalar.value)
    characters[combined + 1] = 0
    setcchar(&run[run.count - 1], characters, attributes, pair, nil)
  }
}

extension Canvas {
  /// The columns of a row from the first to the last that differ, whole graphemes on both sides; `nil` when none do.
  /// - Parameter last: a canvas of the same size.
  func changedColumns(since last: Canvas, row: Int, columns: Int) -> Range<Int>? {
    let first = row * size.columns
    guard var start = (0..<columns).first(where: { !shows(last, at: first + $0) }),
      var end = (start..<columns).last(where: { !shows(last, at: first + $0) }).map({ $0 + 1 })
    else { return nil }
    while start > 0, cells[first + start].isContinuation || last.cells[first + start].isContinuation {
      start -= 1
    }
    while end < columns, cells[first + end].isContinuation || last.cells[first + end].isContinuation {
      end += 1
    }
    return start..<end
  }
}
