public import SectionedList

extension TableView {
  /// Makes the cell of an item.
  public typealias MakeCell<Item> = @MainActor (TableView, IndexPath, Item) -> TableViewCell

  /// Shows the items of one list, and returns what to call with every new list.
  ///
  /// ```swift
  /// subscription = relay.bind(to: tableView.items { tableView, indexPath, item in
  ///   let cell = tableView.dequeueReusableCell(ofType: ItemCell.self, for: indexPath)
  ///   cell.show(item)
  ///   return cell
  /// })
  /// ```
  public func items<Item>(makeCell: @escaping MakeCell<Item>) -> @MainActor ([Item]) -> Void {
    sink(
      SectionedTableViewDataSource { _, tableView, indexPath, item in makeCell(tableView, indexPath, item) })
  }

  /// Shows the items of one list, keeping to the same items, and returns what to call with every new list.
  public func items<Item: Identifiable>(makeCell: @escaping MakeCell<Item>) -> @MainActor ([Item]) -> Void {
    sink(
      SectionedTableViewDataSource { _, tableView, indexPath, item in makeCell(tableView, indexPath, item) })
  }

  /// Shows the items of one list, keeping to the same items and configuring those anew that changed, and
  /// returns what to call with every new list.
  public func items<Item: Identifiable & Equatable>(
    makeCell: @escaping MakeCell<Item>
  ) -> @MainActor ([Item]) -> Void {
    sink(
      SectionedTableViewDataSource { _, tableView, indexPath, item in makeCell(tableView, indexPath, item) })
  }

  private func sink<Item>(
    _ dataSource: SectionedTableViewDataSource<SectionModel<Int, Item>>
  ) -> @MainActor ([Item]) -> Void {
    show(dataSource)
    return { [weak dataSource] items in dataSource?.setSections([SectionModel(id: 0, items: items)]) }
  }

  /// Shows a data source that nobody else keeps.
  func show(_ dataSource: any TableViewDataSource) {
    self.dataSource = dataSource
    retainedDataSource = dataSource
  }
}
