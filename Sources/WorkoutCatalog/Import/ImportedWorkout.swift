/// A workout as a file from elsewhere tells of it, before anything of the catalog is known.
struct ImportedWorkout: Hashable, Sendable {
  /// What the source knows it by; see `ImportFormat.source`.
  var id: String
  /// The same record in the source that this one took it from.
  var original: (source: String, id: String)? {
    get { originalSource.map { ($0, originalID) } }
    set { (originalSource, originalID) = (newValue?.source, newValue?.id ?? "") }
  }
  private var originalSource: String?
  private var originalID = ""
  /// A slug to ask for; empty when the name shall tell.
  var slug = ""
  var names: [Language: String] = [:]
  var aliases: [String] = []
  var primaryMuscles: [Muscle] = []
  var secondaryMuscles: [Muscle] = []
  var equipment: [Equipment] = []
  var category: Category?
  var force: Force?
  var mechanic: Mechanic?
  var level: Level?
  var measurement: Measurement?
  var defaults: WorkoutSettings?
  var texts: [WorkoutText] = []

  init(id: String) { self.id = id }

  /// The name that it is told by.
  var name: String { names[.english] ?? names[.korean] ?? "" }

  /// Gives it a name, in the language its script tells, unless it has one.
  mutating func setName(_ text: String?) {
    let name = PlainText.line(text ?? "")
    if !name.isEmpty { names[Language(of: name)] = names[Language(of: name)] ?? name }
  }

  /// Adds other names, each once.
  mutating func addAliases(_ texts: some Sequence<String>) {
    for text in texts {
      let alias = PlainText.line(text)
      guard !alias.isEmpty, alias.unicodeScalars.count <= Workout.Facts.longestName,
        !names.values.contains(alias), !aliases.contains(alias), !Folding.compact(alias).isEmpty,
        aliases.count < 200
      else { continue }
      aliases.append(alias)
    }
  }

  /// Adds a text, unless it is blank or there already.
  mutating func add(_ kind: WorkoutText.Kind, _ text: String?, language: String = "", isHTML: Bool = false) {
    let text = isHTML ? PlainText.ofHTML(text ?? "") : PlainText.block(text ?? "")
    guard !text.isEmpty, texts.count < 2_000 else { return }
    let new = WorkoutText(kind, text, language: language)
    if !texts.contains(new) { texts.append(new) }
  }

  /// Adds a fact that no vocabulary has a word for.
  mutating func addFact(_ key: String, _ value: String) { add(.fact, "\(key): \(value)") }

  /// The facts of a new workout.
  var facts: Workout.Facts {
    let category = category ?? (primaryMuscles.isEmpty && measurement == .time ? .cardio : .strength)
    let measurement = measurement ?? Self.measurement(category, equipment)
    return Workout.Facts(
      slug: slug, names: names, aliases: aliases, primaryMuscles: primaryMuscles,
      secondaryMuscles: secondaryMuscles.filter { !primaryMuscles.contains($0) },
      equipment: equipment.isEmpty ? [.other] : equipment, category: category, force: force,
      mechanic: mechanic, level: level ?? .beginner, measurement: measurement,
      defaults: defaults ?? Self.defaults(measurement), familiarity: 4,
      section: primaryMuscles.isEmpty && category == .strength ? .fullBody : nil)
  }

  private static func measurement(_ category: Category, _ equipment: [Equipment]) -> Measurement {
    switch category {
    case .cardio, .stretching, .mobility: .time
    default: equipment == [.bodyweight] ? .reps : .weightReps
    }
  }

  private static func defaults(_ measurement: Measurement) -> WorkoutSettings {
    switch measurement {
    case .weightReps, .reps: WorkoutSettings(sets: 3, reps: 10, rest: 90)
    case .time: WorkoutSettings(sets: 1, seconds: 60)
    case .distance: WorkoutSettings(sets: 1, meters: 1_000)
    }
  }

  /// A number that tells a record from a changed one: FNV-1a of all that was understood of it.
  var checksum: Int64 {
    var hash = Checksum()
    hash.add(id, slug, original?.source ?? "", original?.id ?? "")
    for language in Language.allCases { hash.add(names[language] ?? "") }
    hash.add(list: aliases)
    hash.add(list: primaryMuscles.map(\.rawValue))
    hash.add(list: secondaryMuscles.map(\.rawValue))
    hash.add(list: equipment.map(\.rawValue))
    hash.add(category?.rawValue ?? "", force?.rawValue ?? "", mechanic?.rawValue ?? "")
    hash.add(level?.rawValue ?? "", measurement?.rawValue ?? "")
    for text in texts { hash.add(text.kind.rawValue, text.language, text.text) }
    return Int64(bitPattern: hash.value)
  }
}

/// FNV-1a, 64 bits.
struct Checksum {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds texts, each with its end.
  mutating func add(_ texts: String...) {
    for text in texts { add(text) }
  }

  /// Adds a list, with its end.
  mutating func add(list: [String]) {
    for text in list { add(text) }
    add(byte: 0xFE)
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
    add(byte: 0xFF)
  }

  private mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
