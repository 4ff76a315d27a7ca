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
public struct Canvas: Hashable, Sendable {
  /// The extent.
  public let size: Size
  /// Where drawing shows; what falls outside is dropped.
  public private(set) var clip: Rect
  private var cells: [Cell]

  /// An empty canvas.
  public init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    clip = Rect(self.size)
    cells = Array(repeating: Cell(), count: self.size.columns * self.size.rows)
  }

  /// The cell at a place inside the canvas.
  public subscript(row row: Int, column column: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Writes text on one row from `point`, over at most `width` cells, and fills nothing beyond it.
  /// Text that is wider is cut by display cells and ends in `…`. Control characters, escape sequences,
  /// line ends and bidi overrides show as visible marks.
  /// - Returns: the number of cells written.
  @discardableResult
  public mutating func write(_ text: String, at point: Point, width: Int, style: Style = .plain) -> Int {
    0
  }

  /// Fills a rectangle with blanks of a style.
  public mutating func fill(_ rect: Rect, style: Style = .plain) {}

  /// Draws with everything outside `rect` clipped away.
  public mutating func clipped(to rect: Rect, _ body: (inout Canvas) -> Void) {}

  /// The rows as text, without trailing blanks.
  public var lines: [String] { [] }
}
