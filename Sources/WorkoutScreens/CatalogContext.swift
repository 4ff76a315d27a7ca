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

  /// How long a screen may stand still for another process that holds the file, in milliseconds. Then it says so; the
  /// key is pressed once more.
  static let patience = 400

  /// What the screens over a store share. The store waits no longer for other processes than a screen may.
  public init(store: WorkoutStore, language: Language, theme: Theme) {
    self.store = store
    self.language = language
    self.theme = theme
    store.setPatience(Self.patience)
    workoutListDataSource = WorkoutListDataSource(store: store, language: language)
  }

  /// Looks again and again, as long as the context is there, whether another process has written to the file. The
  /// screens then show what it wrote.
  /// - Parameter interval: the time between two looks, each of which costs microseconds.
  public func watchForChanges(every interval: Duration) {
    Task { [weak self] in
      while true {
        try await Task.sleep(for: interval)
        guard let self else { return }
        // A file that cannot be read now is told of by what reads it next.
        try? store.refresh()
      }
    }
  }

  /// Readies the search on another thread, after the first frame, so that the first key takes no longer than the next.
  public func prepareSearch() {
    // A task of the main actor has its turn when the screen stands.
    Task { [store] in await Task.detached(priority: .utility) { store.prepareSearch() }.value }
  }

  var phrases: Phrases { Phrases(language) }
}
