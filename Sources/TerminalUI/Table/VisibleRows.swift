internal import SectionedList

/// The rows in view whose cells are configured, from the top.
struct VisibleRows {
  /// A row in view, configured.
  struct Row {
    var indexPath: IndexPath
    var identity: AnyHashable?
    var cell: TableViewCell
  }

  /// The rows, with ascending index paths.
  private(set) var rows: [Row] = []

  init(_ rows: [Row] = []) { self.rows = rows }

  /// The row of an index path; `nil` when it is not in view, or its cell is to be configured anew.
  /// Complexity: O(log rows).
  subscript(indexPath: IndexPath) -> Row? { index(of: indexPath).map { rows[$0] } }

  /// Takes a row out, so that its cell is configured anew.
  mutating func remove(at indexPath: IndexPath) -> Row? { index(of: indexPath).map { rows.remove(at: $0) } }

  private func index(of indexPath: IndexPath) -> Int? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].indexPath < indexPath { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].indexPath == indexPath ? low : nil
  }
}
