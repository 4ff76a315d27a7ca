public import TerminalUI
public import WorkoutCatalog

/// What all screens of an application share: the store, the language, the looks, and the one workout list.
@MainActor
public final class CatalogContext {
  /// Where the workouts and plans are.
  public let store: WorkoutStore
  /// The language of names and messages.
  public let language: Language
  /// The looks.
  public let theme: Theme
  /// The one data source of all workout lists.
  public let workoutListDataSource: WorkoutListDataSource

  /// What the screens over a store share.
  public init(store: WorkoutStore, language: Language, theme: Theme) {
    self.store = store
    self.language = language
    self.theme = theme
    workoutListDataSource = WorkoutListDataSource(store: store, language: language)
  }

  var phrases: Phrases { Phrases(language) }
}
