import SQLite
import TestSupport

@testable import WorkoutCatalog

/// A catalog of a few workouts that stay as they are here, so that whole screens of it can be written down.
enum SmallCatalog {
  /// Makes the file.
  /// - Parameter more: workouts to add after the few.
  static func make(at path: String, adding more: [Workout.Facts] = []) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.useWriteAheadLog()
    try WorkoutStore.migrator.migrate(
      connection,
      populate: { (connection) throws(StoreError) in
        _ = try WorkoutStore.insert(
          workouts + more, origin: .catalog, after: 0, connection, path: path, progress: { _ in })
      }, mapping: { StoreError($0, path: path) })
  }

  /// Chest workouts that are all alike but for a number in their names: `Press 0001` and on.
  static func numbered(_ count: Int) -> [Workout.Facts] {
    (1...count).map { number in
      let digits = String(number)
      return .sample(
        "Press " + String(repeating: "0", count: 4 - digits.count) + digits, slug: "press-\(number)")
    }
  }

  /// The workouts, best known first.
  static let workouts: [Workout.Facts] = [
    workout(
      "Barbell Bench Press", "바벨 벤치프레스", ["Bench Press", "Bench", "BP", "벤치프레스", "벤치"],
      [.chest], [.triceps, .shoulders], [.barbell], .push, sets: 4, reps: 8, rest: 120),
    workout(
      "Push-Up", "푸쉬업", ["Press-Up", "푸시업", "팔굽혀펴기"], [.chest], [.triceps, .shoulders, .abdominals],
      [.bodyweight], .push, sets: 3, reps: 15, rest: 60),
    workout(
      "Incline Dumbbell Bench Press", "인클라인 덤벨 벤치프레스", [], [.chest], [.shoulders, .triceps],
      [.dumbbell, .bench], .push, sets: 4, reps: 8, to: 12, rest: 90),
    workout(
      "Dip", "딥스", ["Parallel Bar Dip"], [.chest, .triceps], [.shoulders], [.dipBars], .push, sets: 3,
      reps: 10,
      rest: 90),
    workout(
      "Deadlift", "데드리프트", ["DL", "데드"], [.lowerBack, .glutes], [.hamstrings, .traps, .forearms], [.barbell],
      .pull, sets: 3, reps: 5, rest: 180),
    workout(
      "Pull-Up", "풀업", ["턱걸이"], [.lats], [.biceps, .middleBack], [.pullUpBar], .pull, sets: 4, reps: 8,
      rest: 120),
    workout(
      "Wide-Grip Lat Pulldown on the Plate-Loaded Machine", "와이드 그립 원판 랫 풀다운 머신", [], [.lats],
      [.biceps], [.machine, .plate], .pull, sets: 4, reps: 10, rest: 90),
    workout(
      "Overhead Press", "오버헤드 프레스", ["OHP", "밀프"], [.shoulders], [.triceps], [.barbell], .push, sets: 4,
      reps: 6, rest: 150),
    workout(
      "Lateral Raise", "사이드 레터럴 레이즈", ["사레레"], [.shoulders], [], [.dumbbell], nil, sets: 4, reps: 15,
      rest: 60),
    workout(
      "Barbell Curl", "바벨 컬", [], [.biceps], [.forearms], [.barbell], .pull, sets: 3, reps: 10, rest: 75),
    workout(
      "Triceps Pushdown", "케이블 푸시다운", [], [.triceps], [], [.cable], .push, sets: 3, reps: 12, rest: 60),
    workout(
      "Plank", "플랭크", [], [.abdominals], [.obliques], [.bodyweight], .isometric, sets: 3, seconds: 45,
      rest: 60),
    workout(
      "Side Plank", nil, [], [.obliques], [.abdominals], [.bodyweight], .isometric, sets: 3, seconds: 90,
      rest: 60),
    workout(
      "Back Squat", "백 스쿼트", ["Squat", "스쿼트", "스쾃"], [.quadriceps, .glutes], [.hamstrings], [.barbell],
      .push, sets: 5, reps: 5, rest: 180),
    workout(nil, "한국식 오리걸음", [], [.quadriceps], [.glutes], [.bodyweight], nil, sets: 3, meters: 20, rest: 90),
    workout(
      "Romanian Deadlift", "루마니안 데드리프트", ["RDL"], [.hamstrings], [.glutes], [.barbell], .pull, sets: 3,
      reps: 8, rest: 120),
    workout(
      "Treadmill Run", "트레드밀 러닝", ["Running"], [.quadriceps], [.calves], [.treadmill], nil, sets: 1,
      seconds: 1_800, category: .cardio),
    workout(
      "Cat-Cow", "캣카우", [], [.lowerBack], [], [.bodyweight], nil, sets: 2, reps: 10, rest: 20,
      category: .mobility),
  ]

  private static func workout(
    _ english: String?, _ korean: String?, _ aliases: [String], _ primary: [Muscle], _ secondary: [Muscle],
    _ equipment: [Equipment], _ force: Force?, sets: Int, reps: Int? = nil, to repsMax: Int? = nil,
    seconds: Int? = nil, meters: Int? = nil, rest: Int? = nil, category: WorkoutCatalog.Category = .strength
  ) -> Workout.Facts {
    var names: [Language: String] = [:]
    names[.english] = english
    names[.korean] = korean
    return Workout.Facts(
      slug: Slug.make(from: english ?? korean ?? ""), names: names, aliases: aliases, primaryMuscles: primary,
      secondaryMuscles: secondary, equipment: equipment, category: category, force: force,
      mechanic: secondary.isEmpty ? .isolation : .compound, level: .beginner,
      measurement: reps != nil ? .weightReps : seconds != nil ? .time : .distance,
      defaults: WorkoutSettings(
        sets: sets, reps: reps, repsMax: repsMax, seconds: seconds, meters: meters, rest: rest))
  }
}
