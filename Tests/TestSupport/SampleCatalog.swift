internal import Foundation
public import WorkoutCatalog

/// A catalog of the built-in workouts, made once and copied for each test.
public enum SampleCatalog {
  /// The built-in workouts, read once.
  public static let builtin: [Workout.Facts] = {
    do { return try BuiltinCatalog.workouts() } catch { preconditionFailure("\(error)") }
  }()

  private static let original: Result<(folder: TemporaryFolder, path: String), any Error> = Result {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    try WorkoutStore.create(at: path, adding: []) { _ in }
    return (folder, path)
  }

  /// Copies the catalog to a path.
  public static func copy(to path: String) throws {
    try FileManager.default.copyItem(atPath: original.get().path, toPath: path)
  }

  /// A store on a copy in a folder.
  public static func store(in folder: TemporaryFolder, named name: String = "catalog.sqlite") throws
    -> WorkoutStore
  {
    try copy(to: folder.path(name))
    return try WorkoutStore(path: folder.path(name))
  }
}

extension Workout.Facts {
  /// A workout with nothing particular but what is given.
  public static func sample(
    _ names: [Language: String], slug: String = "", aliases: [String] = [], muscle: Muscle = .chest,
    category: WorkoutCatalog.Category = .strength
  ) -> Workout.Facts {
    Workout.Facts(
      slug: slug, names: names, aliases: aliases, primaryMuscles: [muscle], equipment: [.barbell],
      category: category, measurement: .weightReps, defaults: WorkoutSettings(sets: 3, reps: 10, rest: 90))
  }

  /// The same, with an English name.
  public static func sample(_ name: String, slug: String = "", muscle: Muscle = .chest) -> Workout.Facts {
    sample([.english: name], slug: slug, muscle: muscle)
  }
}
