internal import SectionedList
public import TerminalUI
internal import WorkoutCatalog

extension PlanChecklistScreen {
  static func hints(_ phrases: Phrases) -> [StatusBar.Hint] {
    [
      .init("Space", phrases.choose("done", "완료")), phrases.helpHint(),
      .init("a", phrases.choose("workouts", "운동 담기")), .init("J K", phrases.choose("move", "옮기기")),
      .init("Enter", phrases.choose("settings", "설정")), phrases.backHint,
      .init("s", phrases.choose("superset", "슈퍼세트")), .init("d", phrases.choose("remove", "빼기")),
      .init("u", phrases.choose("undo", "되돌리기")), .init("b", phrases.choose("muscles", "근육")),
    ]
  }

  static func keys(_ phrases: Phrases) -> [HelpScreen.Entry] {
    [
      .init("Space, x", phrases.choose("done, or not done", "완료 또는 취소")),
      .init("Enter", phrases.choose("set how it is done here", "이 계획에서의 설정")),
      .init("a", phrases.choose("pick the plan's workouts", "계획의 운동 고르기")),
      .init("J K", phrases.choose("move it down or up", "아래로, 위로 옮기기")),
      .init("s", phrases.choose("superset with the one above", "위와 슈퍼세트로 묶기, 풀기")),
      .init("c", phrases.choose("the same once more", "같은 운동 한 번 더")),
      .init("d, Delete", phrases.choose("remove it", "빼기")),
      .init("u", phrases.choose("undo", "되돌리기")),
      .init("r", phrases.choose("start over", "모두 미완료로")),
      .init("b", phrases.choose("what it trains", "훈련하는 근육 보기")),
      .init("Esc, q", phrases.choose("back", "뒤로")),
    ]
  }

  /// Edits the plan, or offers the event to the list.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.enter): showSettings()
    case .key(.character("a")): pick()
    case .key(.character("J")): move(by: 1)
    case .key(.character("K")): move(by: -1)
    case .key(.character("s")): toggleSuperset()
    case .key(.character("c")): repeatEntry()
    case .key(.character("d")), .key(.delete): remove()
    case .key(.character("u")): undo()
    case .key(.character("r")):
      change { (store, plan) throws(StoreError) in try store.resetDone(plan: plan.id) }
    case .key(.character("b")): showCoverage()
    default: return chrome.handle(event)
    }
    return true
  }

  private func showSettings() {
    guard let plan, let (_, entry) = highlighted else { return }
    open(WorkoutDetailScreen(context: context, entry: entry, of: plan.id))
  }

  private func showCoverage() {
    guard let plan else { return }
    chrome.navigator?.push(CoverageScreen(context: context, name: plan.name, coverage: plan.coverage))
  }

  private func pick() {
    guard let plan else { return }
    let screen = WorkoutSelectionScreen(context: context, plan: plan)
    screen.onAdd = { [weak screen] _ in screen?.leave() }
    open(screen)
  }

  private func move(by step: Int) {
    guard let (index, entry) = highlighted, plan?.entries.indices.contains(index + step) == true else {
      return
    }
    change { (store, plan) throws(StoreError) in
      try store.move(entry.id, in: plan.id, to: index + step)
    }
  }

  private func toggleSuperset() {
    guard let (index, entry) = highlighted else { return }
    guard index > 0 else {
      chrome.notice = Notice(
        context.phrases.choose("Nothing above to join", "위에 묶을 운동이 없습니다"))
      return
    }
    change { (store, plan) throws(StoreError) in
      try store.setJoinsPrevious(!entry.joinsPrevious, entry: entry.id, in: plan.id)
    }
  }

  private func repeatEntry() {
    guard let (index, entry) = highlighted else { return }
    change { (store, plan) throws(StoreError) in
      let again = Plan.NewEntry(workout: entry.workout.id, ownSettings: entry.ownSettings)
      try store.insert([again], into: plan.id, at: index + 1)
    }
  }

  private func remove() {
    guard let (_, entry) = highlighted else { return }
    let (phrases, name) = (context.phrases, entry.workout.name(in: context.language))
    change(phrases.choose("Removed \(name): u undoes", "\(name) 뺌. u로 되돌리기")) {
      (store, plan) throws(StoreError) in try store.remove([entry.id], from: plan.id)
    }
  }
}
