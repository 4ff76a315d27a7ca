internal import DataFormats

/// ExerciseDB v1: all in lower case, some of it read in the wrong encoding once.
enum ExerciseDB {
  static func workout(_ record: JSONObject) throws(ImportMessage) -> ImportedWorkout {
    guard let id = record.text("exerciseId") else { throw .missing("exerciseId") }
    var workout = ImportedWorkout(id: id)
    workout.setName(record["name"]?.string.map { capitalized(repaired($0)) })
    workout.setMuscles(
      primary: record.texts("targetMuscles").filter { $0 != "cardiovascular system" },
      secondary: record.texts("secondaryMuscles"))
    workout.setEquipment(record.texts("equipments"))
    let parts = record.texts("bodyParts")
    if parts.contains("cardio") || record.texts("targetMuscles").contains("cardiovascular system") {
      workout.category = .cardio
    }
    if workout.primaryMuscles.isEmpty {
      workout.primaryMuscles = parts.flatMap { ImportVocabulary.muscles($0) }
    }
    for part in parts { workout.addFact("body part", part) }
    for step in record.texts("instructions") {
      workout.add(.instruction, withoutNumber(repaired(step)), language: "en")
    }
    for image in record.texts("gifUrl") { workout.add(.image, image) }
    return workout
  }

  /// UTF-8 of a degree sign that was read as Windows-1251.
  private static func repaired(_ text: String) -> String {
    text.utf8.contains(0xD0) ? text.replacing("\u{432}\u{B0}", with: "\u{B0}") : text
  }

  private static func capitalized(_ name: String) -> String {
    var isStart = true
    return String(
      name.map { character in
        defer { isStart = character == " " || character == "-" || character == "(" }
        return isStart ? Character(character.uppercased().first.map(String.init) ?? "") : character
      })
  }

  /// A step without "Step:1 " in front.
  private static func withoutNumber(_ step: String) -> String {
    guard step.hasPrefix("Step:") else { return step }
    return String(step.dropFirst(5).drop { $0.isNumber || $0 == " " })
  }
}
