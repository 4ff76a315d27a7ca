public import SectionedList

extension Relay {
  /// Drives a sink, such as that of `TableView.items(makeCell:)`, with the latest value and every later one.
  /// - Returns: the subscription, to be held as long as the sink is to be driven.
  @MainActor
  public func bind(to sink: @escaping @MainActor (Value) -> Void) -> Subscription {
    subscribeOnMain(sink)
  }

  /// Lets a data source show the latest sections and every later ones, in all its table views.
  /// - Returns: the subscription, to be held as long as the data source is to be driven.
  @MainActor
  public func bind<Section>(to dataSource: SectionedTableViewDataSource<Section>) -> Subscription
  where Value == [Section] {
    subscribeOnMain { [weak dataSource] sections in dataSource?.setSections(sections) }
  }
}
