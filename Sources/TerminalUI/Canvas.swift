/// One cell of a canvas: a grapheme and its look.
public struct Cell: Hashable, Sendable {
  /// The grapheme; empty for the second half of a wide one.
  public var text: String
  /// Its look.
  public var style: Style

  /// A cell with that grapheme and look.
  public init(_ text: String = " ", style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A grid of cells that views draw on: a pure value, so that a frame can be compared as text.
///
/// A grapheme of two cells is never half there: where the clip's edge would cut one, a blank shows, and
/// overwriting one half blanks the other.
public struct Canvas: Hashable, Sendable {
  /// The extent.
  public let size: Size
  /// Where drawing shows; what falls outside is dropped.
  public private(set) var clip: Rect
  /// Row by row.
  var cells: [PackedCell]
  /// The graphemes of more than one scalar, to which cells refer by index.
  private(set) var clusters: [String] = []

  /// An empty canvas.
  /// - Complexity: O(*cells*).
  public init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    clip = Rect(self.size)
    cells = Array(repeating: .blank(.plain), count: self.size.columns * self.size.rows)
  }

  /// The cell at a place inside the canvas.
  public subscript(row row: Int, column column: Int) -> Cell {
    let cell = cells[row * size.columns + column]
    return Cell(text(of: cell), style: cell.style)
  }

  /// Draws with everything outside `rect` clipped away.
  public mutating func clipped(to rect: Rect, _ body: (inout Canvas) -> Void) {
    let outer = clip
    clip = outer.intersection(rect)
    body(&self)
    clip = outer
  }

  /// The rows as text, without trailing blanks.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for cell in cells[row * size.columns..<(row + 1) * size.columns] { line += text(of: cell) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  func text(of cell: PackedCell) -> String {
    switch cell.content {
    case .scalar(let scalar): String(scalar)
    case .cluster(let index): clusters[index]
    case .continuation: ""
    }
  }

  /// Canvases are equal when every cell shows the same, in whatever order it was drawn.
  public static func == (one: Canvas, other: Canvas) -> Bool {
    guard one.size == other.size else { return false }
    if one.clusters.isEmpty && other.clusters.isEmpty { return one.cells == other.cells }
    return one.cells.indices.allSatisfy { one.shows(other, at: $0) }
  }

  /// Hashes what every cell shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for cell in cells {
      hasher.combine(cell.style)
      hasher.combine(text(of: cell))
    }
  }

  /// Whether both canvases, of the same size, show the same in the cell of that index.
  func shows(_ other: Canvas, at index: Int) -> Bool {
    let (mine, its) = (cells[index], other.cells[index])
    guard case .cluster(let one) = mine.content, case .cluster(let two) = its.content else {
      return mine == its
    }
    return mine.style == its.style && clusters[one] == other.clusters[two]
  }

  /// Puts one unit at a place; `column` and its width may reach over the clip's edge.
  mutating func put(_ unit: DisplayUnit, row: Int, column: Int, style: Style) {
    let left = clip.column
    let right = clip.column + clip.columns
    guard column < right, column + unit.width > left else { return }
    guard column >= left, column + unit.width <= right else {
      blank(row: row, from: max(left, column), to: min(right, column + unit.width), style: style)
      return
    }
    let index = row * size.columns + column
    mend(row: row, from: column, to: column + unit.width)
    if let text = unit.text {
      cells[index] = PackedCell(cluster: clusters.count, style)
      clusters.append(text)
    } else {
      cells[index] = PackedCell(unit.scalar, style)
    }
    if unit.width == 2 { cells[index + 1] = .continuation(style) }
  }

  /// Blanks the cells of one row; the range lies inside the canvas.
  mutating func blank(row: Int, from start: Int, to end: Int, style: Style) {
    guard start < end else { return }
    mend(row: row, from: start, to: end)
    let blank = PackedCell.blank(style)
    let range = row * size.columns + start..<row * size.columns + end
    cells.withUnsafeMutableBufferPointer { $0[range].update(repeating: blank) }
  }

  /// Before cells are overwritten: blanks the halves outside of wide graphemes that have one half inside.
  @inline(__always)
  mutating func mend(row: Int, from start: Int, to end: Int) {
    let first = row * size.columns
    if cells[first + start].isContinuation {
      cells[first + start - 1] = .blank(cells[first + start - 1].style)
    }
    if end < size.columns, cells[first + end].isContinuation {
      cells[first + end] = .blank(cells[first + end].style)
    }
  }
}
