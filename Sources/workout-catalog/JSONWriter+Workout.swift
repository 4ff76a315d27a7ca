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
    field("measurement", workout.measurement.rawValue)
    settings("settings", workout.settings)
    key("favourite")
    value(workout.isFavourite)
  }

  /// A key and the settings below it. Amounts are texts, so that nobody reads them as floating-point numbers.
  mutating func settings(_ name: String, _ settings: WorkoutSettings) {
    key(name)
    object { object in
      let figures: KeyValuePairs = [
        "sets": settings.sets, "reps": settings.reps, "repsMax": settings.repsMax,
        "seconds": settings.seconds,
        "meters": settings.meters, "rest": settings.rest,
      ]
      for (name, figure) in figures {
        object.key(name)
        object.value(figure)
      }
      object.field("weight", settings.weight?.text)
      object.field("distance", settings.distance?.text)
      object.field("techniques", (settings.techniques ?? []).map(\.rawValue))
      object.field("note", settings.note)
    }
  }

  /// The sources of imports that know a workout, with what they say of it.
  mutating func field(of sources: [WorkoutSource]) {
    key("sources")
    array { array in
      for source in sources {
        array.object {
          $0.field("name", source.name)
          $0.field("id", source.id)
          $0.key("texts")
          $0.array { array in
            for text in source.texts {
              array.object {
                $0.field("kind", text.kind.rawValue)
                $0.field("language", text.language)
                $0.field("text", text.text)
              }
            }
          }
        }
      }
    }
  }

  mutating func field(_ name: String, _ string: String?) {
    key(name)
    value(string)
  }

  mutating func field(_ name: String, _ strings: [String]) {
    key(name)
    array { for string in strings { $0.value(string) } }
  }
}
