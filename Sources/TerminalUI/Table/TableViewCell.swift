/// One row as it is shown: configured by a data source when the row comes into view, and used again for
/// another row when it has left.
///
/// The class itself shows a text and, at the right, a detail. Subclass it for anything else, and say in
/// `prepareForReuse()` what must not be seen on the next row:
///
/// ```swift
/// final class TodoCell: TableViewCell {
///   var onToggle: (() -> Void)?
///
///   override func prepareForReuse() {
///     super.prepareForReuse()
///     onToggle = nil
///   }
/// }
/// ```
///
/// A cell that was configured may be shown at another index path after changes were applied: what it calls
/// back with is the item or its identity, not the index path it was configured at.
@MainActor
open class TableViewCell: ReuseIdentifiable {
  /// What the table view knows about a row that its cell may want to show.
  public struct State: Hashable, Sendable {
    /// Whether the cursor is on the row.
    public var isHighlighted: Bool
    /// Whether the row is selected.
    public var isSelected: Bool
    /// In which place the row was picked, from 1; `nil` when it is not, or only one row can be.
    public var selectionNumber: Int?
    /// The looks of the table view.
    public var theme: Theme

    /// A row's state; by default nothing is the matter with it.
    public init(
      isHighlighted: Bool = false, isSelected: Bool = false, selectionNumber: Int? = nil, theme: Theme = .dark
    ) {
      self.isHighlighted = isHighlighted
      self.isSelected = isSelected
      self.selectionNumber = selectionNumber
      self.theme = theme
    }
  }

  /// The shelf the cell goes back to; `nil` for a cell that the table view did not make.
  public internal(set) var reuseIdentifier: String?
  /// The text at the left.
  public var text = ""
  /// The text at the right, which gives way to `text`.
  public var detailText: String?

  /// A cell that shows nothing yet.
  public required init() {}

  /// Readies the cell for another row. Overrides call `super`.
  open func prepareForReuse() {
    text = ""
    detailText = nil
  }

  /// Draws the row into `frame`, as if the cursor were elsewhere and it were not selected: the table view
  /// itself marks the row the cursor is on, and numbers the picks. `state` is for a cell that shows more.
  open func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    guard !frame.isEmpty else { return }
    let start = Point(column: frame.column, row: frame.row)
    let used = canvas.write(text, at: start, width: frame.columns, style: state.theme.text)
    guard let detailText else { return }
    canvas.write(detailText, trailingIn: frame.inset(left: used + 2), style: state.theme.secondary)
  }

  /// Which part of `frame` shows that the cursor is on the row: all of it, unless a cell says that less will
  /// do. The less it is, the fewer bytes a move of the cursor sends.
  open func highlightedFrame(in frame: Rect) -> Rect { frame }

  /// Handles an event while the cursor is on the row, or a click on it; the table view is offered it next.
  /// - Returns: whether it was used.
  open func handle(_ event: Event) -> Bool { false }
}
