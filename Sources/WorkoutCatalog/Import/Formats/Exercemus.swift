internal import DataFormats

/// exercemus/exercises: one object whose `exercises` have no id but their name.
enum Exercemus {
  static func workout(_ record: JSONObject) throws(ImportMessage) -> ImportedWorkout {
    guard let name = record["name"]?.string else { throw .noName }
    var workout = ImportedWorkout(id: Folding.compact(name))
    workout.setName(name)
    workout.addAliases(record.texts("aliases"))
    workout.setMuscles(primary: record.texts("primary_muscles"), secondary: record.texts("secondary_muscles"))
    workout.setEquipment(record.texts("equipment"))
    workout.setCategory(record.text("category"))
    workout.add(.description, record.text("description"), language: "en", isHTML: true)
    for step in record.texts("instructions") {
      workout.add(.instruction, step, language: "en", isHTML: true)
    }
    for tip in record.texts("tips") { workout.add(.tip, tip, language: "en", isHTML: true) }
    for video in record.texts("video") { workout.add(.video, video) }
    workout.add(.author, record.text("license_author"))
    if let licence = record["license"]?.object {
      let parts = ["full_name", "short_name", "url"].compactMap { licence.text($0) }
      workout.add(.licence, parts.joined(separator: " "))
    }
    if let tempo = record.text("tempo") { workout.addFact("tempo", tempo) }
    // The second is a slip of the pen that occurs there.
    for name in record.texts("variation_on") + record.texts("variations_on") {
      workout.addFact("variation of", name)
    }
    return workout
  }
}
