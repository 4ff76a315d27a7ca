internal import DataFormats

/// The catalog's own files.
///
/// As JSON, version 1 is one object, of which `format` and `version` come first:
///
///     {"format": "workout-catalog", "version": 1,
///      "workouts": [{"slug": "...", "names": {"en": "...", "ko": "..."}, "aliases": [], "primaryMuscles": [],
///        "secondaryMuscles": [], "equipment": [], "category": "strength", "force": "push", "mechanic": null,
///        "level": "beginner", "measurement": "weight-reps", "settings": {"sets": 3, "reps": 10, "repsMax": 12,
///        "seconds": null, "meters": null, "rest": 90},
///        "texts": [{"kind": "instruction", "language": "en", "text": "..."}],
///        "source": {"name": "wger", "id": "..."}}],
///      "plans": [{"name": "...", "entries": [{"workout": "slug", "joinsPrevious": false}]}]}
///
/// Terms are the vocabularies' identifiers. `workouts` come before the plans that name them by their slugs. A
/// reader passes over what it does not know, and refuses a newer version.
///
/// As CSV, version 1 has a header of at least `slug`, `name_en` and `name_ko`, of `aliases`,
/// `primary_muscles`, `secondary_muscles`, `equipment` (each several, a line for each), `category`, `force`,
/// `mechanic`, `level`, `measurement`, and of one column for each kind of text, a line for each. An apostrophe in
/// front of `=`, `+`, `-`, `@`, tab or return keeps a spreadsheet from reading a formula and is no part of a field.
enum OwnRecord {
  static let formatName = "workout-catalog"
  static let newestVersion = 1

  static func workout(_ record: JSONObject) throws(ImportMessage) -> ImportedWorkout {
    guard let slug = record.text("slug") else { throw .missing("slug") }
    var workout = ImportedWorkout(id: slug)
    workout.slug = slug
    for language in Language.allCases {
      guard let name = record["names"]?.object?.text(language.rawValue) else { continue }
      workout.names[language] = PlainText.line(name)
    }
    workout.addAliases(record.texts("aliases"))
    workout.setMuscles(primary: record.texts("primaryMuscles"), secondary: record.texts("secondaryMuscles"))
    workout.setEquipment(record.texts("equipment"))
    workout.setCategory(record.text("category"))
    workout.setMeasurement(record.text("measurement"))
    workout.setEffort(
      force: record.text("force"), mechanic: record.text("mechanic"), level: record.text("level"))
    if let settings = record["settings"]?.object {
      workout.defaults =
        WorkoutSettings(
          sets: settings["sets"]?.int, reps: settings["reps"]?.int, repsMax: settings["repsMax"]?.int,
          seconds: settings["seconds"]?.int, meters: settings["meters"]?.int, rest: settings["rest"]?.int
        ).withPlausibleFigures.normalized
    }
    for text in record.objects("texts") {
      guard let kind = text.text("kind").flatMap(WorkoutText.Kind.init) else { continue }
      workout.add(kind, text.text("text"), language: text.text("language") ?? "")
    }
    if let source = record["source"]?.object, let name = source.text("name"), let id = source.text("id") {
      workout.original = (name, id)
    }
    return workout
  }

  static func plan(_ record: JSONObject) throws(ImportMessage) -> ImportedPlan {
    guard let name = record["name"]?.string.map(PlainText.line), !name.isEmpty else { throw .noName }
    guard name.unicodeScalars.count <= Plan.longestName else { throw .tooLong(name.unicodeScalars.count) }
    var plan = ImportedPlan(name: name)
    for entry in record.objects("entries") {
      guard let slug = entry.text("workout") else { continue }
      plan.entries.append(.init(id: slug, joinsPrevious: entry["joinsPrevious"]?.bool ?? false))
    }
    return plan
  }

  static func workout(_ row: [String], _ header: CSVHeader) throws(ImportMessage) -> ImportedWorkout {
    guard let slug = header.field("slug", of: row).map(withoutGuard) else { throw .missing("slug") }
    func lines(_ column: String) -> [String] {
      header.block(column, of: row)?.split(separator: "\n").map { withoutGuard(String($0)) } ?? []
    }
    var workout = ImportedWorkout(id: slug)
    workout.slug = slug
    for (column, language) in [("nameen", Language.english), ("nameko", .korean)] {
      workout.names[language] = header.field(column, of: row).map(withoutGuard)
    }
    workout.addAliases(lines("aliases"))
    workout.setMuscles(primary: lines("primarymuscles"), secondary: lines("secondarymuscles"))
    workout.setEquipment(lines("equipment"))
    workout.setCategory(header.field("category", of: row))
    workout.setMeasurement(header.field("measurement", of: row))
    workout.setEffort(
      force: header.field("force", of: row), mechanic: header.field("mechanic", of: row),
      level: header.field("level", of: row))
    for kind in WorkoutText.Kind.allCases {
      for text in lines(kind.rawValue) { workout.add(kind, text, language: Language(of: text).rawValue) }
    }
    return try workout.checked()
  }

  private static func withoutGuard(_ field: String) -> String {
    guard field.first == "'", let next = field.dropFirst().first, "=+-@\t\r".contains(next) else {
      return field
    }
    return String(field.dropFirst())
  }
}

/// A plan as a file from elsewhere tells of it.
struct ImportedPlan: Hashable, Sendable {
  /// A workout in it, by the id of its record.
  struct Entry: Hashable, Sendable {
    var id: String
    /// Whether it is done in turns with the one before it.
    var joinsPrevious = false
  }

  var name: String
  var entries: [Entry] = []
}
