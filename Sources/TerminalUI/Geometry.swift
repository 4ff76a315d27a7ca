/// A place in the terminal: `column` and `row` count cells from the top left, starting at 0.
public struct Point: Hashable, Sendable {
  /// The cell's distance from the left edge.
  public var column: Int
  /// The cell's distance from the top edge.
  public var row: Int

  /// A place at the given column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// An extent in cells.
public struct Size: Hashable, Sendable {
  /// The width in cells.
  public var columns: Int
  /// The height in cells.
  public var rows: Int

  /// An extent of the given width and height.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var column: Int
  /// The top edge.
  public var row: Int
  /// The width in cells; never negative.
  public var columns: Int
  /// The height in cells; never negative.
  public var rows: Int

  /// A rectangle; a negative extent counts as none.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The rectangle of that size at the top left.
  public init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Whether the rectangle holds no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The part that both rectangles cover.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top,
      columns: min(column + columns, other.column + other.columns) - left,
      rows: min(row + rows, other.row + other.rows) - top)
  }

  /// The rectangle without that many cells at each edge.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    Rect(
      column: column + left, row: row + top, columns: columns - left - right, rows: rows - top - bottom)
  }
}
