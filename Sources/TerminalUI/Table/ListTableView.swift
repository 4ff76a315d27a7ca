public import SectionedList

/// A table view that is given a relay of items and registers its own cell, so that it can be put on any
/// screen as it is.
///
/// ```swift
/// let table = ListTableView(relay: workouts, cellType: WorkoutTableViewCell.self) { cell, workout in
///   cell.show(workout)
/// }
/// selected = table.modelSelected.subscribeOnMain { workout in … }
/// ```
@MainActor
open class ListTableView<Item: Identifiable & Equatable & Sendable>: TableView {
  /// The item that a person selected last; `nil` until then. It is sent each time an item is selected, be it
  /// the same.
  public let modelSelected = Relay<Item?>(nil)
  /// What the table view shows now.
  public private(set) var items: [Item] = []
  private var subscription: Subscription?

  /// A table view that is not given a relay: a subclass with a data source of its own says what `item(at:)` is.
  public override init(theme: Theme = .dark) {
    super.init(theme: theme)
  }

  /// A table view of a relay's items.
  /// - Parameters:
  ///   - relay: the items to show, now and whenever they change.
  ///   - cellType: the kind of cell.
  ///   - theme: the looks.
  ///   - configure: readies a cell for an item.
  public init<CellType: TableViewCell>(
    relay: Relay<[Item]>, cellType: CellType.Type, theme: Theme = .dark,
    configure: @escaping @MainActor (CellType, Item) -> Void
  ) {
    super.init(theme: theme)
    register(cellType: cellType)
    let show: @MainActor ([Item]) -> Void = items { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(ofType: cellType, for: indexPath)
      configure(cell, item)
      return cell
    }
    subscription = relay.bind { [weak self] items in
      self?.items = items
      show(items)
    }
  }

  /// The item of a row; `nil` when there is no such row.
  open func item(at indexPath: IndexPath) -> Item? {
    hasRow(at: indexPath) && items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  override func rowWasSelected(at indexPath: IndexPath) {
    super.rowWasSelected(at: indexPath)
    if let item = item(at: indexPath) { modelSelected.accept(item) }
  }
}
