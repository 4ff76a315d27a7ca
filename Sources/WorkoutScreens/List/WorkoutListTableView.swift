public import TerminalUI

/// The table view of every workout list: it has registered its cell, and needs only a data source.
@MainActor
public final class WorkoutListTableView: TableView {
  /// A table view without a data source.
  public override init(theme: Theme) {
    super.init(theme: theme)
    register(cellType: WorkoutTableViewCell.self)
  }
}
