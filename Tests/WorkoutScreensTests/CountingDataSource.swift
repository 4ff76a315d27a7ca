import SectionedList
import TerminalUI

/// Stands between a table view and its data source, and counts what is asked.
@MainActor
final class CountingDataSource: TableViewDataSource {
  private let base: any TableViewDataSource
  /// How often the table view asked for everything anew.
  private(set) var reloads = 0
  /// The rows that were configured.
  private(set) var configured: [IndexPath] = []

  init(_ base: any TableViewDataSource) {
    self.base = base
  }

  func reset() {
    reloads = 0
    configured = []
  }

  func numberOfSections(in tableView: TableView) -> Int {
    reloads += 1
    return base.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    base.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    configured.append(indexPath)
    return base.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> (any View)? {
    base.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
    base.tableView(tableView, identityForRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath? {
    base.tableView(tableView, indexPathForIdentity: identity)
  }
}
