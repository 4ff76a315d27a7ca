internal import SectionedList
internal import WorkoutCatalog

/// The sections of a workout's details, each of another kind.
enum DetailSection: DifferentiableSectionModelType {
  /// What the workout is.
  case about(title: String, [DetailRow])
  /// Sets and what a set is counted in, with the total.
  case figures(title: String, [DetailRow])
  /// The rest between sets: a menu of which one choice holds.
  case rest(title: String, [DetailRow])
  /// How the sets are done besides: a menu of which any number of choices hold.
  case techniques(title: String, [DetailRow])
  /// What a person keeps of the workout, and can do with it.
  case own(title: String, [DetailRow])

  /// Which section it is.
  enum ID: Hashable {
    case about, figures, rest, techniques, own
  }

  /// Which section it is.
  var id: ID {
    switch self {
    case .about: .about
    case .figures: .figures
    case .rest: .rest
    case .techniques: .techniques
    case .own: .own
    }
  }

  /// The section's rows.
  var items: [DetailRow] {
    switch self {
    case .about(_, let items), .figures(_, let items), .rest(_, let items), .techniques(_, let items),
      .own(_, let items):
      items
    }
  }

  /// The section's title.
  var header: String? {
    switch self {
    case .about(let title, _), .figures(let title, _), .rest(let title, _), .techniques(let title, _),
      .own(let title, _):
      title
    }
  }

  /// The same section with other rows.
  init(original: DetailSection, items: [DetailRow]) {
    switch original {
    case .about(let title, _): self = .about(title: title, items)
    case .figures(let title, _): self = .figures(title: title, items)
    case .rest(let title, _): self = .rest(title: title, items)
    case .techniques(let title, _): self = .techniques(title: title, items)
    case .own(let title, _): self = .own(title: title, items)
    }
  }
}

extension DetailSection {
  /// The sections that show a workout.
  static func sections(of workout: Workout, _ phrases: Phrases) -> [DetailSection] {
    [
      .about(title: workout.section.name(in: phrases.language), aboutRows(workout, phrases)),
      .figures(title: phrases.choose("Settings", "설정"), figureRows(workout, phrases)),
      .rest(title: phrases.choose("Rest between sets", "세트 사이 휴식"), restRows(workout, phrases)),
      .techniques(title: phrases.choose("Techniques", "훈련 기법"), techniqueRows(workout, phrases)),
      .own(title: phrases.choose("Yours", "나만의 것"), ownRows(workout, phrases)),
    ]
  }

  private static func aboutRows(_ workout: Workout, _ phrases: Phrases) -> [DetailRow] {
    let language = phrases.language
    let facts = workout.facts
    let name = workout.name(in: language)
    let rows: [(String, String)] = [
      (phrases.choose("Primary muscles", "주동근"), phrases.names(facts.primaryMuscles)),
      (phrases.choose("Secondary muscles", "보조근"), phrases.names(facts.secondaryMuscles)),
      (phrases.choose("Equipment", "기구"), phrases.names(facts.equipment)),
      (
        phrases.choose("Kind", "분류"),
        [
          facts.category.name(in: language), facts.mechanic?.name(in: language),
          facts.force?.name(in: language),
          facts.level.name(in: language),
        ].compactMap { $0 }.joined(separator: " · ")
      ),
      (phrases.choose("Also called", "다른 이름"), facts.aliases.joined(separator: ", ")),
      (phrases.choose("Note", "메모"), workout.ownSettings.note ?? ""),
      (phrases.choose("State", "상태"), phrases.state(workout.state)),
    ]
    let other = facts.names[language.other].flatMap { $0 == name ? nil : $0 }
    return [.title(workout.isFavourite ? "★ \(name)" : name, other: other)]
      + rows.filter { !$0.1.isEmpty }.map { .fact(label: $0.0, value: $0.1) }
  }

  private static func figureRows(_ workout: Workout, _ phrases: Phrases) -> [DetailRow] {
    let settings = workout.settings
    let steppers: [DetailRow] = Figure.allCases.compactMap { figure in
      guard let value = settings[keyPath: figure.keyPath] else {
        guard figure.isUsual(in: workout.measurement) else { return nil }
        return .stepper(figure, label: figure.label(phrases), value: "–")
      }
      // A distance shows in the unit that it was typed in.
      let distance = figure == .meters ? settings.distance.map { WorkoutSettings.distance($0) } : nil
      return .stepper(
        figure, label: figure.label(phrases), value: distance ?? figure.text(value, phrases))
    }
    let weight = settings.weight.map { "\($0.shown) (\($0.converted(to: $0.unit.other).shown))" }
    let isWeighted = workout.measurement == .weightReps || weight != nil
    return steppers
      + (isWeighted ? [.weight(label: phrases.choose("Weight", "무게"), value: weight)] : [])
      + [
        .measurement(
          label: phrases.choose("Measured in", "측정"), value: workout.measurement.name(in: phrases.language))
      ] + (phrases.total(settings).map { [.total($0)] } ?? [])
  }

  private static func ownRows(_ workout: Workout, _ phrases: Phrases) -> [DetailRow] {
    [
      .favourite(label: phrases.choose("Favourite", "즐겨찾기"), isChosen: workout.isFavourite),
      .note(label: phrases.choose("Note", "메모"), value: workout.ownSettings.note ?? ""),
      .action(.edit, label: phrases.choose("Edit names, muscles and equipment", "이름, 근육, 기구 고치기"), key: "e"),
      .action(.leaveOrReturn, label: phrases.leaveOrReturn(workout), key: "x"),
    ]
  }

  private static func restRows(_ workout: Workout, _ phrases: Phrases) -> [DetailRow] {
    let chosen = workout.settings.rest
    let usual = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300]
    return Set(usual + [chosen].compactMap { $0 }).sorted().map { seconds in
      .rest(
        seconds: seconds, label: WorkoutSettings.duration(seconds, in: phrases.language),
        isChosen: seconds == chosen)
    }
  }

  private static func techniqueRows(_ workout: Workout, _ phrases: Phrases) -> [DetailRow] {
    let chosen = workout.settings.techniques ?? []
    return Technique.allCases.map {
      .technique($0, label: $0.name(in: phrases.language), isChosen: chosen.contains($0))
    }
  }
}
