internal import WorkoutCatalog

extension Phrases {
  /// "1,041 workouts".
  func workouts(_ count: Int) -> String {
    choose("\(number(count)) \(count == 1 ? "workout" : "workouts")", "운동 \(number(count))개")
  }

  /// How many of all were found: "27 of 1,041". While they are being counted, `total` is `nil`.
  func found(_ total: Int?, of all: Int) -> String {
    let total = total.map(number) ?? "…"
    return choose("\(total) of \(number(all))", "\(number(all))개 중 \(total)개")
  }

  /// "2 of 5 done".
  func progress(_ done: Int, of all: Int) -> String {
    choose("\(number(done)) of \(number(all)) done", "\(number(all))개 중 \(number(done))개 완료")
  }

  /// What stands above bars that show how often each muscle is trained.
  var setsPerMuscle: String { choose("Sets per muscle", "근육별 세트 수") }

  /// What settings come to: "4 × 8 = 32 reps, about 9 min".
  func total(_ settings: WorkoutSettings) -> String? {
    guard let sets = settings.sets else { return nil }
    let total: String
    if let reps = settings.reps {
      let sum = settings.repsMax.map { "\(number(sets * reps))–\(number(sets * $0))" } ?? number(sets * reps)
      total = choose("\(sum) reps", "\(sum)회")
    } else if let seconds = settings.seconds {
      total = WorkoutSettings.duration(sets * seconds, in: language)
    } else if let meters = settings.meters {
      total = WorkoutSettings.distance(sets * meters)
    } else {
      return nil
    }
    let equation = sets == 1 ? total : "\(settings.summary(in: language)) = \(total)"
    guard let length = length(of: settings) else { return equation }
    let minutes = WorkoutSettings.duration(max(60, (length + 30) / 60 * 60), in: language)
    return choose("\(equation), about \(minutes)", "\(equation), 약 \(minutes)")
  }

  /// How long the sets take with their rests, in seconds, at three seconds a repetition; `nil` for distances.
  private func length(of settings: WorkoutSettings) -> Int? {
    guard let sets = settings.sets, let work = settings.seconds ?? settings.reps.map({ $0 * 3 }) else {
      return nil
    }
    return sets * work + (sets - 1) * (settings.rest ?? 0)
  }
}
