public import SectionedList

/// What a table view shows: how many sections and rows there are, and a cell for each that comes into view.
///
/// A table view asks for the number of rows of every section when it is reloaded, so that number must be at
/// hand. It asks for cells, heights and identities of the rows in and next to view only, however many there
/// are. Both rules together let a list of a million rows be paged from a database.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int

  /// The number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that comes into view, dequeued from the table view and configured.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// Tells which cells will be asked for next, from the top, so that what they show can be read in one go; does
  /// nothing by default.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// A row's height in lines; 1 by default, and never less.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int

  /// The title above a section; `nil`, the default, for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; `nil`, the default, for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// The view above a section, instead of a title; `nil`, the default, for none.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> (any View)?

  /// The view below a section, instead of a text; `nil`, the default, for none.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> (any View)?

  /// The height in lines of a section's header, asked only if it has a title or a view; 1 by default.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int

  /// The height in lines of a section's footer, asked only if it has a text or a view; 1 by default.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int

  /// What a row stands for, the same wherever the row moves: cursor, scroll and selection keep to it.
  ///
  /// By default the index path itself: then they keep to the place. A row without an identity, such as one
  /// that is still loading, cannot be selected.
  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable?

  /// Where the row of an identity is now; `nil` when it is not in the list.
  ///
  /// It is asked for rows that were in view before a reload, one or a few at a time.
  func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath?
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Does nothing.
  public func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  /// One line.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { 1 }
  /// No title.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No text.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// No view.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> (any View)? { nil }
  /// No view.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> (any View)? { nil }
  /// One line.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int { 1 }
  /// One line.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int { 1 }
  /// The index path itself.
  public func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
    indexPath
  }
  /// The index path that the identity is.
  public func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath? {
    identity.base as? IndexPath
  }
}
