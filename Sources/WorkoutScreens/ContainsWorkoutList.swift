internal import TerminalUI

/// A screen with a workout list on it. It has the context and a table view; the extension hands out the data source
/// that all such screens share.
///
/// ```swift
/// tableView.dataSource = workoutListDataSource
/// ```
@MainActor
public protocol ContainsWorkoutList: AnyObject {
  /// What all screens share.
  var context: CatalogContext { get }
  /// The list.
  var tableView: WorkoutListTableView { get }
}

extension ContainsWorkoutList {
  /// The one data source of all workout lists.
  public var workoutListDataSource: WorkoutListDataSource { context.workoutListDataSource }
}
