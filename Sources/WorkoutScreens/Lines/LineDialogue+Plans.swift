internal import WorkoutCatalog

extension LineDialogue {
  /// Everything the program does, by number.
  /// - Parameter planName: the plan to which picks are added.
  public func application(planName: String) {
    while true {
      show("1. Pick workouts into \(planName)", "1. 운동을 골라 \(planName)에 담기")
      show("2. Find a workout", "2. 운동 찾기")
      show("3. Plans", "3. 계획")
      let commands = [
        ("1", phrases.choose("do number 1", "1번 하기")), ("q", phrases.choose("leave", "나가기")),
      ]
      guard let answer = ask(phrases.choose("What to do:", "할 일:"), commands), answer != .command("q", "")
      else {
        return
      }
      switch answer {
      case .numbers(let numbers) where numbers.count == 1 && numbers[0] == (1, 1):
        _ = select(planName: planName)
      case .numbers(let numbers) where numbers.count == 1 && numbers[0] == (2, 2): find()
      case .numbers(let numbers) where numbers.count == 1 && numbers[0] == (3, 3): plans()
      default: show("Type 1, 2 or 3; q leaves.", "1, 2, 3 중 하나를 입력하세요. q는 나가기입니다.")
      }
    }
  }

  /// Shows all plans, and the checklist of the one chosen by number.
  public func plans() {
    while let plans = attempt({ (store) throws(StoreError) in try store.plans() }) {
      if plans.isEmpty {
        return show("No plans yet. Pick workouts to make one.", "아직 계획이 없습니다. 운동을 골라 담으면 생깁니다.")
      }
      for (index, plan) in plans.enumerated() {
        terminal.show("\(index + 1). \(plan.name), \(phrases.progress(plan.doneCount, of: plan.entryCount))")
      }
      let commands = [
        ("1", phrases.choose("open number 1 as a checklist", "1번을 체크리스트로 열기")),
        ("q", phrases.choose("back; so does Enter", "뒤로(Enter도)")),
      ]
      switch ask(phrases.choose("Plan:", "계획:"), commands) {
      case .numbers(let numbers):
        for plan in items(numbers, of: plans) ?? [] { checklist(planName: plan.name) }
      case .text: show("Type a number; q goes back.", "번호를 입력하세요. q는 뒤로입니다.")
      case .nothing, .command, nil: return
      }
    }
  }

  /// Shows a plan's workouts, of which numbers switch whether they are done.
  public func checklist(planName: String) {
    while let plan = attempt({ (store) throws(StoreError) in try store.plan(named: planName) }) ?? nil {
      terminal.show(
        "\(plan.name), \(phrases.progress(plan.entries.count { $0.isDone }, of: plan.entries.count))")
      for (index, entry) in plan.entries.enumerated() {
        let mark = entry.isDone ? phrases.choose("done: ", "완료: ") : ""
        let settings = entry.summary(in: phrases.language)
        let name = entry.workout.name(in: phrases.language)
        terminal.show(
          "\(index + 1). \(mark)\([name, settings].filter { !$0.isEmpty }.joined(separator: ", "))")
      }
      guard let answer = ask(phrases.choose("Done:", "완료:"), checklistCommands) else { return }
      switch answer {
      case .nothing, .command("q", _): return
      case .numbers(let numbers):
        guard let entries = items(numbers, of: plan.entries) else { continue }
        _ = attempt { (store) throws(StoreError) in
          for entry in entries { try store.setDone(!entry.isDone, entry: entry.id) }
        }
      case .command("r", _): _ = attempt { (store) throws(StoreError) in try store.resetDone(plan: plan.id) }
      case .command(_, let rest): showSettings(rest, of: plan.entries.map(\.workout.id))
      case .text: show("Type numbers; ? helps.", "번호를 입력하세요. ?는 도움말입니다.")
      }
    }
  }

  private var checklistCommands: [(String, String)] {
    [
      ("1 3-5", phrases.choose("done, or not done", "완료 또는 취소")),
      ("s 1", phrases.choose("the settings of number 1", "1번의 설정 보기")),
      ("r", phrases.choose("start over", "모두 미완료로")),
      ("q", phrases.choose("back; so does Enter", "뒤로(Enter도)")),
    ]
  }
}
