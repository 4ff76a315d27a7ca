internal import TerminalUI
internal import WorkoutCatalog

/// What a person says of a workout on its screen besides figures and menus.
extension WorkoutDetailScreen {
  /// How far a distance that is not in metres steps, in millionths of its unit.
  static let distanceStep = 100_000
  /// The weight that stepping begins with: an empty bar.
  private static let firstWeight = Weight(20, .kilogram)

  /// How far a weight steps, in millionths: what two of the smallest usual plates come to.
  private func weightStep(_ unit: MassUnit) -> Int { unit == .kilogram ? 2_500_000 : 5_000_000 }

  func stepWeight(by direction: Int) {
    var settings = workout.settings
    settings.weight =
      settings.weight.map { $0.stepped(by: direction, in: weightStep($0.unit)) } ?? Self.firstWeight
    write(settings)
  }

  /// Shows the weight in the other unit; back again it is what it was.
  func changeUnit() {
    var settings = workout.settings
    settings.weight = settings.weight.map { $0.converted(to: $0.unit.other) }
    write(settings)
  }

  func stepMeasurement(by direction: Int) {
    let all = Measurement.allCases
    let index = all.firstIndex(of: workout.measurement) ?? 0
    let next = all[(index + direction + all.count) % all.count]
    var own = workout.ownSettings
    own.measurement = next == workout.facts.measurement ? nil : next
    writeOwn(own)
  }

  func askForWeight() {
    let phrases = context.phrases
    let unit = workout.settings.weight?.unit ?? .kilogram
    chrome.navigator?.push(
      TextPromptScreen(
        context: context, title: phrases.choose("Weight", "무게"),
        explanation: phrases.choose(
          "As 60, 102.5 kg or 225 lb; empty for none.", "60, 102.5 kg, 225 lb처럼. 없으면 비워 두세요."),
        text: workout.settings.weight?.text ?? ""
      ) { [weak self] text in
        guard let self else { return nil }
        var settings = workout.settings
        settings.weight = Weight(text, unit: unit)
        guard settings.weight != nil || text.allSatisfy(\.isWhitespace) else {
          return phrases.choose("No weight: write 102.5 kg or 225 lb", "무게가 아닙니다. 102.5 kg나 225 lb처럼 쓰세요")
        }
        write(settings)
        return nil
      })
  }

  func askForNote() {
    let phrases = context.phrases
    chrome.navigator?.push(
      TextPromptScreen(
        context: context, title: phrases.choose("Note", "메모"),
        explanation: phrases.choose("What to remember; empty for none.", "기억해 둘 것. 없으면 비워 두세요."),
        text: workout.ownSettings.note ?? ""
      ) { [weak self] text in
        guard let self else { return nil }
        guard text.unicodeScalars.count <= WorkoutSettings.longestNote else {
          return phrases.choose(
            "Too long: up to \(WorkoutSettings.longestNote) characters",
            "너무 깁니다. \(WorkoutSettings.longestNote)자까지입니다")
        }
        var own = workout.ownSettings
        own.note = text
        writeOwn(own)
        return nil
      })
  }

  func setFavourite(_ isFavourite: Bool) {
    let id = workout.id
    change { (store) throws(StoreError) in try store.setFavourite(isFavourite, of: id) }
  }

  /// Drops all that a person set: of the workout, or of the plan's entry alone.
  func reset() {
    let (own, wasFavourite) = (workout.ownSettings, workout.isFavourite && !isEntry)
    guard own != WorkoutSettings() || wasFavourite else { return }
    writeOwn(WorkoutSettings())
    if wasFavourite { setFavourite(false) }
    offerUndo(context.phrases.choose("Back to the defaults", "기본값으로 돌아갔습니다")) { [weak self] in
      self?.writeOwn(own)
      if wasFavourite { self?.setFavourite(true) }
    }
  }

  func perform(_ action: DetailAction) {
    switch action {
    case .edit: chrome.navigator?.push(WorkoutEditScreen(context: context, workout: workout))
    case .leaveOrReturn:
      let (id, state) = (workout.id, workout.state)
      let next: Workout.State = state != .listed ? .listed : workout.isRemovable ? .removed : .hidden
      change { (store) throws(StoreError) in try store.setState(next, of: id) }
      guard workout.state == next else { return }
      let phrases = context.phrases
      let done =
        switch next {
        case .listed: phrases.choose("It is back in the lists", "목록에 다시 나옵니다")
        case .hidden: phrases.choose("Hidden", "숨겼습니다")
        case .removed: phrases.choose("Removed", "삭제했습니다")
        }
      offerUndo(done) { [weak self] in
        self?.change { (store) throws(StoreError) in try store.setState(state, of: id) }
      }
    }
  }

  /// Takes back what was done last.
  func undoLast() {
    undo?()
    undo = nil
  }

  /// Says what was done, and how it is taken back.
  private func offerUndo(_ done: String, _ undo: @escaping () -> Void) {
    guard chrome.notice == nil else { return }
    chrome.notice = Notice(context.phrases.choose("\(done). z undoes it", "\(done). z로 되돌립니다"))
    self.undo = undo
  }

  /// Changes something in the store, and shows what came of it.
  func change(_ body: (WorkoutStore) throws(StoreError) -> Void) {
    let done: Void? = chrome.attempt(body)
    if done != nil { reload() }
  }
}
