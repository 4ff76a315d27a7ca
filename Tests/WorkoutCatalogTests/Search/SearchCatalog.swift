import SQLite
import TestSupport

@testable import WorkoutCatalog

/// A catalog of a test's own workouts, best known first.
struct SearchCatalog {
  private let folder: TemporaryFolder
  let store: WorkoutStore

  /// A catalog of the given workouts alone, with the ids 1, 2, 3 and so on.
  init(_ workouts: [Workout.Facts]) throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
    try store.write { (connection) throws(SQLiteError) in
      try connection.execute(
        """
        DELETE FROM workout_listing;
        DELETE FROM workout;
        DELETE FROM search_word;
        INSERT INTO workout_search (workout_search) VALUES ('delete-all');
        """)
    }
    _ = try store.write { (connection) throws(SQLiteError) in
      try WorkoutInsertion.perform(on: connection) { (insertion) throws(SQLiteError) in
        for (index, facts) in workouts.enumerated() {
          try insertion.insert(
            WorkoutRows(facts), id: Workout.ID(rawValue: Int64(index) + 1), origin: .catalog)
        }
      }
    }
  }

  /// A catalog of workouts that have nothing but an English or a Korean name.
  init(names: [String]) throws {
    try self.init(names.map { .named($0) })
  }

  /// What a search finds, as names.
  func names(_ query: String) throws -> [String] {
    try names(SearchQuery(query))
  }

  /// What a search finds, as names.
  func names(_ query: SearchQuery) throws -> [String] {
    let hits = try store.search(query).hits
    return try store.workouts(hits.map(\.id)).map { $0.facts.names[.english] ?? $0.name(in: .korean) }
  }
}

extension Workout.Facts {
  /// A workout with nothing particular but what is given.
  static func named(
    _ name: String, aliases: [String] = [], muscles: [Muscle] = [.neck], equipment: [Equipment] = [.other],
    category: Category = .strength, force: Force? = nil, mechanic: Mechanic? = nil,
    familiarity: Int = 3
  ) -> Workout.Facts {
    Workout.Facts(
      slug: Slug.make(from: name), names: [Language(of: name): name], aliases: aliases,
      primaryMuscles: muscles,
      equipment: equipment, category: category, force: force, mechanic: mechanic, measurement: .reps,
      defaults: WorkoutSettings(), familiarity: familiarity)
  }
}
