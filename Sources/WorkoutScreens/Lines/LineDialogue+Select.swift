public import WorkoutCatalog

extension LineDialogue {
  /// Adds workouts to a plan: searches, picks by number, and adds the picks in their order.
  /// - Returns: what was added; none when it was left without.
  public func select(planName: String) -> [Workout] {
    show("Add to \(planName).", "\(planName)에 담기.")
    show("Type words to search, numbers to pick, ? for help.", "찾을 말이나 고를 번호를 입력하세요. ?는 도움말입니다.")
    var list: NumberedWorkouts?
    var picks: [Workout.ID] = []
    while let answer = ask(phrases.choose("Pick:", "고르기:"), selectCommands) {
      switch answer {
      case .nothing:
        if list == nil {
          list = search(SearchQuery()) { picks.contains($0) }
        } else if var more = list {
          showNext(&more) { picks.contains($0) }
          list = more
        }
      case .text(let text):
        list = search(SearchQuery(text)) { picks.contains($0) } ?? list
      case .numbers(let numbers):
        guard let ids = items(numbers, of: list?.ids ?? []) else { continue }
        picks += ids.filter { !picks.contains($0) }
        tell(picks, ids)
      case .command("v", _): showPicks(picks)
      case .command("x", let rest): takeBack(rest, from: &picks)
      case .command("s", let rest): showSettings(rest, of: list?.ids ?? [])
      case .command("a", _):
        if let added = add(picks, to: planName) { return added }
      case .command:
        if picks.isEmpty || confirm("Leave without adding \(picks.count)?", "\(picks.count)개를 담지 않고 나갈까요?") {
          return []
        }
      }
    }
    return []
  }

  private var selectCommands: [(String, String)] {
    [
      (phrases.choose("words", "글"), phrases.choose("search for them", "그 말로 찾기")),
      ("1 3-5", phrases.choose("pick these numbers", "이 번호들을 고르기")),
      ("Enter", phrases.choose("the next of the list", "목록의 다음 쪽")),
      ("v", phrases.choose("say the picks in order", "고른 운동을 순서대로 보기")),
      ("x 2", phrases.choose("take the second pick back", "둘째로 고른 운동을 빼기")),
      ("s 1", phrases.choose("the settings of number 1", "1번의 설정 보기")),
      ("a", phrases.choose("add the picks to the plan", "고른 운동을 계획에 담기")),
      ("q", phrases.choose("leave, add nothing", "담지 않고 나가기")),
    ]
  }

  private func tell(_ picks: [Workout.ID], _ ids: [Workout.ID]) {
    guard let workouts = attempt({ (store) throws(StoreError) in try store.workouts(ids) }) else { return }
    let names = workouts.map { $0.name(in: phrases.language) }.joined(separator: "; ")
    show("Picked: \(names). \(picks.count) in all.", "고름: \(names). 모두 \(picks.count)개.")
  }

  private func showPicks(_ picks: [Workout.ID]) {
    guard !picks.isEmpty else { return show("Nothing picked yet.", "고른 운동이 없습니다.") }
    guard let workouts = attempt({ (store) throws(StoreError) in try store.workouts(picks) }) else { return }
    for (index, workout) in workouts.enumerated() { terminal.show("\(index + 1). \(line(workout))") }
  }

  private func takeBack(_ rest: String, from picks: inout [Workout.ID]) {
    guard case .numbers(let numbers) = Answer(rest), let ids = items(numbers, of: picks) else {
      return showPicks(picks)
    }
    picks.removeAll { ids.contains($0) }
    show("\(picks.count) picked.", "\(picks.count)개 고름.")
  }

  private func add(_ picks: [Workout.ID], to planName: String) -> [Workout]? {
    showPicks(picks)
    guard !picks.isEmpty,
      confirm("Add \(picks.count) to \(planName)?", "\(planName)에 \(picks.count)개를 담을까요?")
    else { return nil }
    let added = attempt { (store) throws(StoreError) in
      let workouts = try store.workouts(picks)
      try store.append(picks, toPlanNamed: planName)
      return workouts
    }
    guard let added else { return nil }
    show("\(added.count) added to \(planName).", "\(planName)에 \(added.count)개 담았습니다.")
    return added
  }
}
