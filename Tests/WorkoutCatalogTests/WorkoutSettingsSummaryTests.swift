import Testing
import WorkoutCatalog

struct WorkoutSettingsSummaryTests {
  @Test(
    arguments: [
      (WorkoutSettings(sets: 3, reps: 8, repsMax: 12), "3 × 8–12", "3 × 8–12"),
      (WorkoutSettings(sets: 3, reps: 5, rest: 180), "3 × 5", "3 × 5"),
      (WorkoutSettings(sets: 3, seconds: 45), "3 × 45 s", "3 × 45초"),
      (WorkoutSettings(sets: 1, seconds: 1_200), "20 min", "20분"),
      (WorkoutSettings(sets: 4, meters: 400), "4 × 400 m", "4 × 400 m"),
      (WorkoutSettings(seconds: 1_500, meters: 5_000), "5 km, 25 min", "5 km, 25분"),
      (WorkoutSettings(sets: 1), "1 set", "1세트"),
      (WorkoutSettings(sets: 5), "5 sets", "5세트"),
      (WorkoutSettings(), "", ""),
    ])
  func `settings are told in short`(_ settings: WorkoutSettings, _ english: String, _ korean: String) {
    #expect(settings.summary(in: .english) == english)
    #expect(settings.summary(in: .korean) == korean)
  }

  @Test(arguments: [
    (0, "0 s"), (60, "60 s"), (90, "90 s"), (119, "119 s"), (120, "2 min"), (150, "2 min 30 s"),
  ])
  func `time is told in minutes from two on`(_ seconds: Int, _ text: String) {
    #expect(WorkoutSettings.duration(seconds, in: .english) == text)
  }
}
