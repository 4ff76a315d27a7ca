internal import WorkoutCatalog

extension LineDialogue {
  /// A setting that has a number in the dialogue.
  private enum Field {
    case figure(Figure)
    case rest
    case favourite
    case technique(Technique)
  }

  /// Shows a workout and its settings, and changes these by their numbers.
  func settings(of id: Workout.ID) {
    while let workout = attempt({ (store) throws(StoreError) in try store.workout(id) }) ?? nil {
      let fields = show(workout)
      let prompt = phrases.choose("Settings:", "설정:")
      guard let answer = ask(prompt, settingsCommands) else { return }
      switch answer {
      case .nothing, .command("q", _): return
      case .command: write(WorkoutSettings(), to: workout)
      case .numbers(let pairs):
        guard let field = items(Array(pairs.prefix(1)), of: fields)?.first else { continue }
        let isAlone = pairs.count == 1 && pairs[0].first == pairs[0].last
        if isAlone, case .technique(let technique) = field {
          toggle(technique, of: workout)
        } else if isAlone, case .favourite = field {
          _ = attempt { (store) throws(StoreError) in
            try store.setFavourite(!workout.isFavourite, of: workout.id)
          }
        } else if pairs.count == 2 {
          change(field, to: pairs[1], of: workout)
        } else {
          show("Its number and the new value: 1 5.", "번호와 새 값을 함께 입력하세요: 1 5.")
        }
      case .text: show("Its number and the new value: 1 5.", "번호와 새 값을 함께 입력하세요: 1 5.")
      }
    }
  }

  private var settingsCommands: [(String, String)] {
    [
      (
        "1 5",
        phrases.choose(
          "set number 1 to 5; times are in seconds, distances in metres", "1번을 5로 바꾸기. 시간은 초, 거리는 미터")
      ),
      ("2 8-12", phrases.choose("set a range of repetitions", "반복 횟수를 범위로 바꾸기")),
      ("4", phrases.choose("switch a technique or favourite on or off", "훈련 기법이나 즐겨찾기를 켜거나 끄기")),
      ("r", phrases.choose("back to the defaults", "카탈로그 기본값으로")),
      ("q", phrases.choose("back; so does Enter", "뒤로(Enter도)")),
    ]
  }

  /// Shows what is known of a workout, and its settings with their numbers.
  private func show(_ workout: Workout) -> [Field] {
    var fields: [Field] = []
    func number(_ field: Field, _ text: String) {
      fields.append(field)
      terminal.show("\(fields.count). \(text)")
    }
    var total: String?
    for row in DetailSection.sections(of: workout, phrases).flatMap(\.items) {
      switch row {
      case .title(let name, let other):
        terminal.show([name, other].compactMap(\.self).joined(separator: ", "))
      case .fact(let label, let value): terminal.show("\(label): \(value)")
      case .stepper(.reps, let label, let value):
        let most = workout.settings.repsMax.map { "–\(phrases.number($0))" } ?? ""
        number(.figure(.reps), "\(label): \(value)\(most)")
      // The other end of the same setting, so that the numbers stay when a range is set.
      case .stepper(.repsMax, _, _): break
      case .stepper(let figure, let label, let value): number(.figure(figure), "\(label): \(value)")
      case .total(let text): total = text
      case .rest(_, let label, let isChosen):
        if isChosen { number(.rest, "\(phrases.choose("Rest", "휴식")): \(label)") }
      case .technique(let technique, let label, let isChosen):
        number(.technique(technique), "\(label): \(yesOrNo(isChosen))")
      case .favourite(let label, let isChosen): number(.favourite, "\(label): \(yesOrNo(isChosen))")
      case .measurement(let label, let value), .note(let label, let value):
        terminal.show("\(label): \(value)")
      case .weight(let label, let value): if let value { terminal.show("\(label): \(value)") }
      // What is done with a workout by a key has a command of its own.
      case .action: break
      }
    }
    if let total { terminal.show(total) }
    return fields
  }

  private func yesOrNo(_ isChosen: Bool) -> String {
    isChosen ? phrases.choose("yes", "예") : phrases.choose("no", "아니요")
  }

  private func toggle(_ technique: Technique, of workout: Workout) {
    var settings = workout.settings
    var techniques = settings.techniques ?? []
    if techniques.contains(technique) {
      techniques.removeAll { $0 == technique }
    } else {
      techniques.append(technique)
    }
    settings.techniques = techniques.isEmpty ? nil : techniques
    write(settings.differences(from: workout.defaults), to: workout)
  }

  private func change(_ field: Field, to value: (first: Int, last: Int), of workout: Workout) {
    var settings = workout.settings
    let range: ClosedRange<Int>
    switch field {
    case .technique, .favourite: return show("It takes no value.", "값이 없는 항목입니다.")
    case .rest:
      range = 0...3_600
      settings.rest = value.first
    case .figure(let figure):
      range = figure.range
      figure.set(value.first, in: &settings)
      // Of two numbers the second ends a range; one alone is no range any more.
      if figure == .reps { settings.repsMax = value.last > value.first ? value.last : nil }
    }
    guard range.contains(value.first), range.contains(value.last) else {
      return show(
        "It may be from \(range.lowerBound) to \(range.upperBound).",
        "\(range.lowerBound)부터 \(range.upperBound)까지 됩니다.")
    }
    write(settings.differences(from: workout.defaults), to: workout)
  }

  private func write(_ own: WorkoutSettings, to workout: Workout) {
    _ = attempt { (store) throws(StoreError) in try store.setOwnSettings(own, of: workout.id) }
  }
}
