internal import DataFormats

/// wger's `exerciseinfo`: names and descriptions stand in translations alone.
enum Wger {
  /// wger's numbers of languages (its `fixtures/languages.json`).
  private static let languages = [
    1: "de", 2: "en", 3: "bg", 4: "es", 5: "ru", 6: "nl", 7: "pt", 8: "el", 9: "cs", 10: "sv", 11: "no",
    12: "fr", 13: "it", 14: "pl", 15: "uk", 16: "tr", 17: "ar", 18: "az", 19: "eo", 20: "fa", 21: "he",
    22: "hr", 23: "id", 24: "zh",
  ]

  static func workout(_ record: JSONObject) throws(ImportMessage) -> ImportedWorkout {
    guard let id = record.text("uuid") ?? record.text("id") else { throw .missing("id") }
    var workout = ImportedWorkout(id: id)
    let translations = record.objects("translations")
    // The English one tells the name; where there is none, the first that has one.
    let main = translations.first { language($0) == "en" && has($0) } ?? translations.first(where: has)
    workout.setName(main?.text("name"))
    for translation in translations {
      let language = language(translation)
      if let name = translation.text("name") {
        if language == "ko" { workout.setName(name) }
        workout.addAliases([name])
      }
      workout.addAliases(translation.objects("aliases").compactMap { $0.text("alias") })
      workout.add(.description, translation.text("description"), language: language, isHTML: true)
      for note in translation.objects("notes") {
        workout.add(.tip, note.text("comment"), language: language, isHTML: true)
      }
      workout.add(.author, translation.text("license_author"))
    }
    workout.setMuscles(primary: muscles(record, "muscles"), secondary: muscles(record, "muscles_secondary"))
    workout.setEquipment(record.objects("equipment").compactMap { $0.text("name") })
    // Its categories are parts of the body, so they tell a muscle where none is told.
    if let part = record["category"]?.object?.text("name") {
      if workout.primaryMuscles.isEmpty, part != "Cardio" {
        workout.primaryMuscles = ImportVocabulary.muscles(
          part == "Arms" ? "upper arms" : part == "Legs" ? "quads" : part)
      }
      if part == "Cardio" { workout.category = .cardio }
      workout.addFact("category", part)
    }
    addLinks(record, to: &workout)
    return workout
  }

  private static func has(_ translation: JSONObject) -> Bool {
    translation.text("name").map { !Folding.compact($0).isEmpty } ?? false
  }

  private static func language(_ translation: JSONObject) -> String {
    translation["language"]?.int.flatMap { languages[$0] } ?? ""
  }

  private static func muscles(_ record: JSONObject, _ key: String) -> [String] {
    record.objects(key).compactMap { muscle in
      // The Latin name is always there, the English one may be "".
      muscle.text("name") ?? muscle.text("name_en")
    }
  }

  private static func addLinks(_ record: JSONObject, to workout: inout ImportedWorkout) {
    for image in record.objects("images") { workout.add(.image, image.text("image")) }
    for video in record.objects("videos") { workout.add(.video, video.text("video")) }
    workout.add(.author, record.text("license_author"))
    if let licence = record["license"]?.object {
      let parts = ["full_name", "short_name", "url"].compactMap { licence.text($0) }
      workout.add(.licence, parts.joined(separator: " "))
    }
    for key in ["variation_group", "variations"] {
      if let value = record.text(key) { workout.addFact(key, value) }
    }
  }
}
