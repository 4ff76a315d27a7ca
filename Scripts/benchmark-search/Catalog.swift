import WorkoutCatalog

/// A catalog that is measured.
struct Catalog {
  let path: String
  /// The names, one a line, for those that read them.
  let names: String
  let rows: Int
  let store: WorkoutStore

  /// A catalog's file, and the names beside it, which are written when they are missing.
  init(path: String, program: Program) throws {
    self.path = path
    names = path + ".names"
    store = try WorkoutStore(path: path)
    rows = try store.sections().reduce(0) { $0 + $1.count }
    program.run(["search", "--plain", "--lang", "en", "--database", path], output: names)
  }

  /// How many workouts a screen shows.
  private static let shownRows = 40

  /// Searches, and reads the workouts that a screen shows.
  func show(_ text: String) {
    guard let results = try? store.search(SearchQuery(text)) else { return }
    _ = try? store.workouts(results.hits.prefix(Self.shownRows).map(\.id))
  }
}
