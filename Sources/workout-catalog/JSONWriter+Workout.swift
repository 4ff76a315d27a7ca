import DataFormats
import WorkoutCatalog

extension JSONWriter {
  /// The keys and values of a workout, for an object that is open.
  mutating func fields(of workout: Workout, in language: Language) {
    let facts = workout.facts
    field("slug", facts.slug)
    field("name", workout.name(in: language))
    key("names")
    object { names in
      for language in Language.allCases { names.field(language.rawValue, facts.names[language]) }
    }
    field("aliases", facts.aliases)
    field("primaryMuscles", facts.primaryMuscles.map(\.rawValue))
    field("secondaryMuscles", facts.secondaryMuscles.map(\.rawValue))
    field("equipment", facts.equipment.map(\.rawValue))
    field("category", facts.category.rawValue)
    field("force", facts.force?.rawValue)
    field("mechanic", facts.mechanic?.rawValue)
    field("level", facts.level.rawValue)
    field("measurement", facts.measurement.rawValue)
    key("settings")
    object { object in
      let settings = workout.settings
      let figures: KeyValuePairs = [
        "sets": settings.sets, "reps": settings.reps, "repsMax": settings.repsMax,
        "seconds": settings.seconds,
        "meters": settings.meters, "rest": settings.rest,
      ]
      for (name, figure) in figures {
        object.key(name)
        object.value(figure)
      }
    }
  }

  private mutating func field(_ name: String, _ string: String?) {
    key(name)
    value(string)
  }

  private mutating func field(_ name: String, _ strings: [String]) {
    key(name)
    array { for string in strings { $0.value(string) } }
  }
}
