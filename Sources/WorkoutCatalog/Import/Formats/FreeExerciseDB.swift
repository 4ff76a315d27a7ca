internal import DataFormats

/// free-exercise-db, and what is made like it: wrkout, whose records have no id, and open-exercise-db.
enum FreeExerciseDB {
  static func workout(_ record: JSONObject, _ format: ImportFormat) throws(ImportMessage) -> ImportedWorkout {
    guard let name = record["name"]?.string else { throw .noName }
    var workout = ImportedWorkout(id: record.text("id") ?? Folding.compact(name))
    workout.setName(name)
    workout.addAliases(record.texts("aliases"))
    workout.setMuscles(primary: record.texts("primaryMuscles"), secondary: record.texts("secondaryMuscles"))
    workout.setEquipment(record.texts("equipment"))
    workout.setCategory(record.text(format == .openExerciseDB ? "modality" : "category"))
    workout.setMeasurement(record.text("measurementType"))
    workout.setEffort(
      force: record.text("force"), mechanic: record.text("mechanic"), level: record.text("level"))
    workout.add(.description, record.text("description"), language: "en")
    for step in record.texts("instructions") { workout.add(.instruction, step, language: "en") }
    for tip in record.texts("tips") { workout.add(.tip, tip, language: "en") }
    for image in record.texts("images") { workout.add(.image, image) }
    for video in record.texts("video") { workout.add(.video, video) }
    for key in ["family", "variantGroup", "laterality"] {
      if let value = record.text(key) { workout.addFact(key, value) }
    }
    if let source = record["source"]?.object, let name = source.text("name"), let id = source.text("id") {
      workout.original = (name, id)
    }
    return workout
  }
}
