internal import SectionedList
internal import WorkoutCatalog

extension WorkoutStore {
  /// Calls back on the main actor whenever the catalog or a plan may have changed from now on.
  /// - Returns: the subscription; the calls end when it is no longer held.
  @MainActor
  func onChange(_ act: @escaping @MainActor @Sendable () -> Void) -> Subscription {
    let known = changes.value
    return changes.subscribeOnMain { if $0 != known { act() } }
  }
}
