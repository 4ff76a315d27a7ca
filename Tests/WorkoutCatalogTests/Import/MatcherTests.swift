import TestSupport
import Testing

@testable import WorkoutCatalog

struct MatcherTests {
  /// What a record of a name, equipment and muscle is said to be, among the built-in workouts.
  private func outcome(_ name: String, _ equipment: String, _ muscle: String) throws -> String {
    let folder = try TemporaryFolder()
    let store = try SampleCatalog.store(in: folder)
    let report = try store.bring(
      """
      [{"id": "1", "name": "\(name)", "equipment": "\(equipment)", "primaryMuscles": [\(muscle.isEmpty ? "" : "\"\(muscle)\"")],
        "secondaryMuscles": []}]
      """.utf8)
    if let match = report.matches.first { return match.workoutName }
    return report.doubts.first.map { "? \($0.candidateName)" } ?? "new"
  }

  @Test(arguments: [
    ("Bench Press (Barbell)", "", "", "Barbell Bench Press"),
    ("Barbell Bench Press - Medium Grip", "barbell", "chest", "Barbell Bench Press"),
    ("Press, Bench, Barbell", "barbell", "chest", "Barbell Bench Press"),
    ("Bench Press", "barbell", "chest", "Barbell Bench Press"),
    ("Bench Presses", "barbell", "chest", "Barbell Bench Press"),
    ("Dumbbell Bench Press", "dumbbell", "chest", "Dumbbell Bench Press"),
    ("Bench Press", "dumbbell", "chest", "Dumbbell Bench Press"),
    ("Bench Press", "kettlebells", "chest", "new"),
    ("Deadlift with Bands", "barbell", "lower back", "? Band Deadlift"),
    ("Elbow to Knee", "body only", "abdominals", "new"),
    ("Barbell Bench Press", "barbell", "calves", "? Barbell Bench Press"),
    ("Bench Press on Stones", "barbell", "chest", "new"),
    ("Pushups", "body only", "chest", "Push-Up"),
    ("바벨 벤치 프레스", "barbell", "chest", "Barbell Bench Press"),
  ])
  func `a record is joined only where names and facts agree`(
    _ name: String, _ equipment: String, _ muscle: String, _ expected: String
  ) throws {
    #expect(try outcome(name, equipment, muscle) == expected)
  }
}
