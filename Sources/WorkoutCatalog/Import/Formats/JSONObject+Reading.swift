internal import DataFormats

extension JSONObject {
  /// The string of a key, or a number as it is written; `nil` of anything else.
  func text(_ key: String) -> String? {
    switch self[key] {
    case .string(let string): string
    case .number(let number): number
    default: nil
    }
  }

  /// The strings of a key: those of an array, one by itself, or none. What is no string is passed over.
  func texts(_ key: String) -> [String] {
    switch self[key] {
    case .string(let string): [string]
    case .array(let array): array.compactMap(\.string)
    default: []
    }
  }

  /// The objects in the array of a key; none when there is no such array.
  func objects(_ key: String) -> [JSONObject] { self[key]?.array?.compactMap(\.object) ?? [] }
}

extension ImportFormat {
  /// The workout of a JSON record.
  /// - Throws: why there is none in it.
  func workout(_ record: JSONObject) throws(ImportMessage) -> ImportedWorkout {
    let workout =
      switch self {
      case .freeExerciseDB, .wrkout, .openExerciseDB: try FreeExerciseDB.workout(record, self)
      case .exercemus: try Exercemus.workout(record)
      case .wger: try Wger.workout(record)
      case .exerciseDB: try ExerciseDB.workout(record)
      // Read as `OwnRecord`, and logs that are no JSON.
      case .own, .ownCSV, .strong, .hevy, .fitNotes: throw .noObject
      }
    return try workout.checked()
  }
}

extension ImportedWorkout {
  /// The workout, if it has a name that may be stored.
  func checked() throws(ImportMessage) -> ImportedWorkout {
    guard !names.isEmpty, names.values.allSatisfy({ !Folding.compact($0).isEmpty }) else {
      throw .noName
    }
    for name in names.values where name.unicodeScalars.count > Workout.Facts.longestName {
      throw .tooLong(name.unicodeScalars.count)
    }
    guard !id.isEmpty, id.utf8.count <= 2_000 else { throw .missing("id") }
    return self
  }
}
