public import SectionedList

/// A list of sections and rows that a person moves through, picks from and acts on.
///
/// It works as UIKit's table view does: a data source says what there is, cells are registered, dequeued and
/// used again, a delegate is told what happens. In place of a finger there is a cursor, always on a row in
/// view.
///
/// ```swift
/// let table = TableView()
/// table.register(cellType: WorkoutTableViewCell.self)
/// table.dataSource = workoutListDataSource
/// table.delegate = self
/// table.allowsMultipleSelection = true
/// ```
///
/// However many rows there are, the table view asks for those in view only, keeps no more cells than those
/// and one view's worth to use again, and its cost per key is that of one view. Cursor, scroll and selection
/// stay on the same identities (`TableViewDataSource.tableView(_:identityForRowAt:)`) when the data changes.
@MainActor
open class TableView: Responder {
  /// Where a row that is scrolled to is shown.
  public enum ScrollPosition: Hashable, Sendable {
    /// Where the least movement brings it.
    case none
    /// At the top, below its section's header.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// What the table view shows. Setting it reloads, with the cursor on the first row.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      retainedDataSource = nil
      reloadData(keepingPlace: false)
    }
  }
  /// Who is told what a person does.
  public weak var delegate: (any TableViewDelegate)?
  /// Whether more than one row can be selected; then Tab picks and each pick shows its number.
  public var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { selection = OrderedSelection(selection.identities.suffix(1)) } }
  }
  /// Whether plain characters move and pick (`j`, `k`, `g`, `G`, `[`, `]`, Space), because no text is typed.
  public var acceptsTypedKeys = false
  /// What is shown when there are no rows.
  public var backgroundView: (any View)?
  /// Whether a thumb at the right edge shows which part of a longer list is in view.
  public var showsVerticalScrollIndicator = true
  /// The looks of the table view and its cells.
  public var theme: Theme

  /// The start of the row the cursor is on.
  public internal(set) var cursor: Point?

  /// A row as it was last drawn.
  struct ShownRow {
    var indexPath: IndexPath
    var identity: AnyHashable?
    /// Its first line, counted from the top of the view.
    var line: Int
  }

  /// Keeps a data source alive that only the table view knows.
  var retainedDataSource: (any TableViewDataSource)?
  var contents = TableContents()
  var edges: [TablePart: Edge] = [:]
  /// The heights that were asked for since the last reload, of rows in view and not far from it.
  var rowHeights: [IndexPath: Int] = [:]

  /// Where the table view was last drawn.
  var frame = Rect(Size(columns: 0, rows: 0))
  /// What stands at the top; always a part of `contents`, when there is a section.
  var anchor = TableAnchor(part: .header(0))
  /// On which line the cursor's row is put by the next layout, so that a reload does not move it.
  var keptLine: Int?
  /// Where the next layout puts the cursor's row; `.none` leaves it to `keptLine` or the least movement.
  var requestedPosition = ScrollPosition.none
  /// Whether the next layout brings also what is before the first row, or behind the last, into view.
  var revealsSurroundings = true

  var highlighted: IndexPath?
  var highlightedIdentity: AnyHashable?
  var selection = OrderedSelection()

  var registeredTypes: [String: TableViewCell.Type] = [:]
  var visibleRows = VisibleRows()
  /// What was last drawn, from the top, whatever changed since: what cursor and scroll keep to.
  var shownRows: [ShownRow] = []
  /// Cells that keep their content through a change, until the next layout finds their rows.
  var keptCells: [AnyHashable: TableViewCell] = [:]
  /// Cells that left the view, the latest last.
  var reusableCells: [TableViewCell] = []

  /// A table view without a data source.
  /// - Parameter theme: its looks.
  public init(theme: Theme = .dark) {
    self.theme = theme
  }

  /// Draws what is in view, after configuring the rows that newly are.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    // A row may be as high as its text needs in the width there is.
    if frame.columns != self.frame.columns { rowHeights = [:] }
    self.frame = frame
    cursor = nil
    canvas.clipped(to: frame) { drawContents(on: &$0) }
  }

  /// Moves, picks or acts; the cell the cursor is on is asked first.
  open func handle(_ event: Event) -> Bool {
    switch event {
    case .key, .paste:
      if highlightedCell(for: event)?.handle(event) == true { return true }
      guard case .key(let key) = event else { return false }
      return handle(key)
    case .click(let point): return click(at: point)
    case .scroll(let steps, at: let point): return wheel(by: steps, at: point)
    case .resize: return false
    }
  }

  /// The cell that is asked first about an event: the one that the cursor is on.
  ///
  /// Keys may come faster than frames. What changed since the last one is then laid out, so that a key finds a cell of
  /// the present state; but not for each of many moves, which pass over most rows.
  private func highlightedCell(for event: Event) -> TableViewCell? {
    guard let highlighted else { return nil }
    if visibleRows[highlighted] == nil, !isMove(event) { showCells(of: settle().rows) }
    return visibleRows[highlighted]?.cell
  }

  /// A person selected a row; tells the delegate.
  func rowWasSelected(at indexPath: IndexPath) {
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  // MARK: What is where

  /// The number of sections.
  public var numberOfSections: Int { contents.sectionCount }

  /// The number of rows of all sections. Complexity: O(1).
  public var numberOfRows: Int { contents.rowCount }

  /// Where the cursor is.
  public var indexPathForHighlightedRow: IndexPath? { highlighted }

  /// Which row of all the cursor is on, from 1: the `12` of `12/345`. Complexity: O(1).
  public var highlightedRowNumber: Int? { highlighted.map { contents.number(of: $0) + 1 } }

  /// The rows in view, from the top.
  public var visibleIndexPaths: [IndexPath] { settle().rows.map(\.indexPath) }

  /// The cell of a row that was in view when last drawn.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? { visibleRows[indexPath]?.cell }

  /// Whether there is such a row.
  public func hasRow(at indexPath: IndexPath) -> Bool { contents.contains(indexPath) }
}
