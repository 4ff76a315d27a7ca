public import SectionedList

/// A data source for sections of any kind: what they are, and a closure that makes the cell of an item.
///
/// ```swift
/// typealias Todos = SectionedTableViewDataSource<SectionModel<String, Todo>>
///
/// let dataSource = Todos { _, tableView, indexPath, todo in
///   let cell = tableView.dequeueReusableCell(ofType: TodoCell.self, for: indexPath)
///   cell.show(todo)
///   return cell
/// }
/// tableView.dataSource = dataSource
/// subscription = relay.bind(to: dataSource)
/// ```
///
/// Whatever table views show it repaint by themselves when the sections are set. If the items are
/// `Identifiable`, cursor, scroll and selection stay on the same items; if the sections are differentiable,
/// only the rows that changed are configured anew.
@MainActor
public final class SectionedTableViewDataSource<Section: SectionModelType>: TableViewDataSource {
  /// Makes the cell of an item.
  public typealias ConfigureCell =
    @MainActor (
      SectionedTableViewDataSource<Section>, TableView, IndexPath, Section.Item
    ) -> TableViewCell
  /// Answers a question about a section.
  public typealias SectionProperty<Value> = @MainActor (SectionedTableViewDataSource<Section>, Int) -> Value

  /// The title above a section; by default the section's own header.
  public var titleForHeaderInSection: SectionProperty<String?> = { $0.sections[$1].header }
  /// The text below a section; by default the section's own footer.
  public var titleForFooterInSection: SectionProperty<String?> = { $0.sections[$1].footer }
  /// The view above a section, instead of a title.
  public var viewForHeaderInSection: SectionProperty<(any View)?> = { _, _ in nil }
  /// The view below a section, instead of a text.
  public var viewForFooterInSection: SectionProperty<(any View)?> = { _, _ in nil }
  /// The height in lines of a header that there is.
  public var heightForHeaderInSection: SectionProperty<Int> = { _, _ in 1 }
  /// The height in lines of a footer that there is.
  public var heightForFooterInSection: SectionProperty<Int> = { _, _ in 1 }
  /// The height in lines of a row.
  public var heightForItem: @MainActor (Section.Item) -> Int = { _ in 1 }

  /// What is shown now.
  public private(set) var sections: [Section] = []
  private let configureCell: ConfigureCell
  private let identification: Identification?
  private let change: Change
  /// Those that asked for the number of sections, which every table view does first.
  private var tableViews: [WeakTableView] = []

  /// How items are told apart.
  private struct Identification {
    var identity: @MainActor (Section.Item) -> AnyHashable
    var find: @MainActor (AnyHashable, [Section]) -> IndexPath?
  }

  /// Lets a table view show the second list after the first.
  private typealias Change = @MainActor (_ old: [Section], _ new: [Section]) -> @MainActor (TableView) -> Void

  private struct WeakTableView {
    weak var tableView: TableView?
  }

  private init(
    _ configureCell: @escaping ConfigureCell, identification: Identification?, change: @escaping Change
  ) {
    self.configureCell = configureCell
    self.identification = identification
    self.change = change
  }

  /// A data source whose rows are known by their places only.
  public convenience init(configureCell: @escaping ConfigureCell) {
    self.init(configureCell, identification: nil) { _, _ in { $0.reloadData() } }
  }

  /// A data source that keeps to the same items, and configures all in view anew when sections are set.
  public convenience init(configureCell: @escaping ConfigureCell) where Section.Item: Identifiable {
    self.init(configureCell, identification: Self.byID()) { _, _ in { $0.reloadData() } }
  }

  /// A data source that keeps to the same items, and configures those anew that changed.
  ///
  /// Should an identity be there twice, so that changes cannot be told, all in view are configured anew.
  public convenience init(configureCell: @escaping ConfigureCell)
  where Section: DifferentiableSectionModelType {
    self.init(configureCell, identification: Self.byID()) { old, new in
      guard let changeset = try? changes(from: old, to: new) else { return { $0.reloadData() } }
      return { $0.apply(changeset) }
    }
  }

  private static func byID() -> Identification where Section.Item: Identifiable {
    Identification(
      identity: { $0.id },
      find: { identity, sections in
        guard let id = identity.base as? Section.Item.ID else { return nil }
        for (index, section) in sections.enumerated() {
          if let row = section.items.firstIndex(where: { $0.id == id }) {
            return IndexPath(section: index, row: row)
          }
        }
        return nil
      })
  }

  /// Shows other sections, in every table view at once.
  /// - Complexity: O(items) at most, see `changes(from:to:)`; O(sections) if the items are not identifiable.
  public func setSections(_ sections: [Section]) {
    let show = change(self.sections, sections)
    self.sections = sections
    tableViews.removeAll { $0.tableView?.dataSource !== self }
    for tableView in tableViews.compactMap(\.tableView) { show(tableView) }
  }

  /// The item of a row.
  public subscript(indexPath: IndexPath) -> Section.Item {
    sections[indexPath.section].items[indexPath.row]
  }

  // MARK: TableViewDataSource

  /// The number of sections.
  public func numberOfSections(in tableView: TableView) -> Int {
    if !tableViews.contains(where: { $0.tableView === tableView }) {
      tableViews.append(WeakTableView(tableView: tableView))
    }
    return sections.count
  }

  /// The number of the section's items.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  /// What `configureCell` makes of the item.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    configureCell(self, tableView, indexPath, self[indexPath])
  }

  /// What `heightForItem` says.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    heightForItem(self[indexPath])
  }

  /// What `titleForHeaderInSection` says.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  /// What `titleForFooterInSection` says.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  /// What `viewForHeaderInSection` says.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> (any View)? {
    viewForHeaderInSection(self, section)
  }

  /// What `viewForFooterInSection` says.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> (any View)? {
    viewForFooterInSection(self, section)
  }

  /// What `heightForHeaderInSection` says.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    heightForHeaderInSection(self, section)
  }

  /// What `heightForFooterInSection` says.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int {
    heightForFooterInSection(self, section)
  }

  /// The item's `id`, or its place if it has none.
  public func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
    identification?.identity(self[indexPath]) ?? AnyHashable(indexPath)
  }

  /// Where the item of that `id` is. Complexity: O(items).
  public func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath? {
    guard let identification else { return identity.base as? IndexPath }
    return identification.find(identity, sections)
  }
}
