public import SectionedList
public import TerminalUI
public import WorkoutCatalog

/// The table view of every workout list: it has registered its cell, and needs only a data source or a relay.
@MainActor
public final class WorkoutListTableView: ListTableView<Workout> {
  /// A table view for the shared data source.
  public override init(theme: Theme) {
    super.init(theme: theme)
    register(cellType: WorkoutTableViewCell.self)
  }

  /// A table view of a relay's workouts, which needs no data source.
  /// - Parameters:
  ///   - relay: the workouts to show, now and whenever they change.
  ///   - language: the language of their names.
  ///   - theme: the looks.
  public init(relay: Relay<[Workout]>, language: Language, theme: Theme) {
    super.init(relay: relay, cellType: WorkoutTableViewCell.self, theme: theme) { cell, workout in
      cell.show(workout, language: language)
    }
  }

  /// The workout of a row: the shared data source's, or the relay's.
  public override func item(at indexPath: IndexPath) -> Workout? {
    guard let shared = dataSource as? WorkoutListDataSource else { return super.item(at: indexPath) }
    return shared.workout(at: indexPath, in: self)
  }
}
