import DataFormats
import TerminalUI
import WorkoutCatalog

/// `settings`: prints how a workout is done, or sets it.
struct SettingsCommand {
  private let program: Program

  /// The settings that a command line asks for.
  init(_ program: Program) {
    self.program = program
  }

  /// Sets what the options say, and prints the settings that hold then.
  func run() throws -> Exit {
    let arguments = program.arguments
    let store = try program.openStore()
    var workout = try store.knownWorkout(arguments.operand ?? "", in: program.language)
    var own = arguments.has(.reset) ? WorkoutSettings() : workout.ownSettings
    arguments.apply(to: &own, of: workout)
    if own != workout.ownSettings { try store.setOwnSettings(own, of: workout.id) }
    let isFavourite =
      arguments.has(.favourite)
      || (workout.isFavourite && !arguments.has(.noFavourite) && !arguments.has(.reset))
    if isFavourite != workout.isFavourite { try store.setFavourite(isFavourite, of: workout.id) }
    workout = try store.workout(workout.id) ?? workout
    if arguments.has(.json) {
      try printJSON(workout)
    } else {
      try program.printFacts(rows(of: workout), of: workout)
    }
    return .done
  }

  private func printJSON(_ workout: Workout) throws {
    var json = JSONWriter()
    json.object {
      $0.field("slug", workout.slug)
      $0.field("name", workout.name(in: program.language))
      $0.field("measurement", workout.measurement.rawValue)
      $0.settings("settings", workout.settings)
      $0.settings("defaults", workout.facts.defaults)
      $0.key("favourite")
      $0.value(workout.isFavourite)
    }
    try program.output.write(json.take())
    try program.output.write("\n")
  }

  private func rows(of workout: Workout) -> [(label: Text, text: String)] {
    workout.settingRows(in: program.language) + [
      (Text("Measured in", "측정"), workout.measurement.name(in: program.language))
    ]
  }
}

extension Arguments {
  /// Changes a person's own settings to what the options say; `-` drops one.
  func apply(to own: inout WorkoutSettings, of workout: Workout) {
    func given<Setting>(_ name: Option.Name, _ read: (String) -> Setting?, _ set: (Setting?) -> Void) {
      guard let value = value(of: name) else { return }
      set(value == Value.nothing ? nil : read(value))
    }
    given(.measurement, Measurement.init(named:)) { own.measurement = $0 }
    given(.sets, { Int($0) }) { own.sets = $0 }
    given(.reps, WorkoutSettings.repetitions) { (own.reps, own.repsMax) = ($0?.least, $0?.most) }
    given(.weight, { Weight($0, unit: workout.settings.weight?.unit ?? .kilogram) }) { own.weight = $0 }
    given(.seconds, WorkoutSettings.seconds) { own.seconds = $0 }
    given(.distance, { Distance($0, unit: workout.settings.distance?.unit ?? .meter) }) { own.distance = $0 }
    given(.rest, WorkoutSettings.seconds) { own.rest = $0 }
    given(.note, { $0 }) { own.note = $0 }
  }
}

extension Workout {
  /// How it is done, as labels and texts; an empty text where nothing is said.
  func settingRows(in language: Language) -> [(label: Text, text: String)] {
    let settings = settings
    let weight = settings.weight.map { weight in
      "\(weight.text) (\(weight.converted(to: weight.unit.other).shown))"
    }
    return [
      (Text("Favourite", "즐겨찾기"), isFavourite ? "★" : ""),
      (Text("Settings", "설정"), settings.summary(in: language)),
      (Text("Weight", "무게"), weight ?? ""),
      (Text("Rest", "휴식"), settings.rest.map { WorkoutSettings.duration($0, in: language) } ?? ""),
      (
        Text("Techniques", "훈련 기법"),
        (settings.techniques ?? []).map { $0.name(in: language) }.joined(separator: ", ")
      ),
      (Text("Note", "메모"), settings.note ?? ""),
    ]
  }
}
