internal import SectionedList
internal import WorkoutCatalog

/// The whole catalog in list order, paged from the store.
@MainActor
final class BrowsedList {
  private let store: WorkoutStore
  private let language: Language
  /// The sections that hold any workout.
  let sections: [ListedSection]
  private var pages: [KeysetPages<ListKey>]

  init(store: WorkoutStore, language: Language) throws(StoreError) {
    self.store = store
    self.language = language
    sections = try store.sections()
    pages = sections.map { KeysetPages(count: $0.count) }
  }

  /// The workout at a place; `nil` when the catalog has shrunk since.
  func id(at indexPath: IndexPath) throws(StoreError) -> Workout.ID? {
    let group = sections[indexPath.section].group
    let key = try pages[indexPath.section].key(at: indexPath.row) { (request) throws(StoreError) in
      switch request {
      case .after(let key, let skipping, let limit):
        try store.keys(in: group, language: language, after: key, skipping: skipping, limit: limit)
      case .before(let key, let skipping, let limit):
        try store.keys(in: group, language: language, before: key, skipping: skipping, limit: limit)
      }
    }
    return key?.id
  }

  /// Where a workout stands: on a page that is held, or else as the store finds it.
  func indexPath(of id: Workout.ID) throws(StoreError) -> IndexPath? {
    for (section, pages) in pages.enumerated() {
      for page in pages.loaded {
        if let offset = page.keys.firstIndex(where: { $0.id == id }) {
          return IndexPath(section: section, row: page.start + offset)
        }
      }
    }
    guard let position = try store.position(of: id, language: language),
      let section = sections.firstIndex(where: { $0.group == position.group }),
      position.index < sections[section].count
    else { return nil }
    return IndexPath(section: section, row: position.index)
  }
}
