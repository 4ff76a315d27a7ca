import DataFormats
import WorkoutCatalog

extension JSONWriter {
  /// The keys and values of a plan without its entries, for an object that is open.
  mutating func fields(of plan: Plan.Summary) {
    key("name")
    value(plan.name)
    key("workouts")
    value(plan.entryCount)
    key("done")
    value(plan.doneCount)
  }

  /// A plan as an object: its name, an entry a line, and the sets of each muscle.
  mutating func fields(of plan: Plan, in language: Language) {
    object { json in
      json.key("name")
      json.value(plan.name)
      json.key("entries")
      json.array(lines: true) { json in
        for (index, entry) in plan.entries.enumerated() {
          json.object {
            $0.fields(of: entry, number: index + 1, superset: plan.supersetNumbers[index], in: language)
          }
        }
      }
      json.key("muscles")
      json.array(lines: true) { json in
        for share in plan.coverage.shares {
          json.object {
            $0.key("muscle")
            $0.value(share.muscle.rawValue)
            $0.key("sets")
            $0.value(decimal: share.sets.decimal)
          }
        }
      }
    }
  }

  private mutating func fields(of entry: Plan.Entry, number: Int, superset: Int?, in language: Language) {
    key("number")
    value(number)
    key("superset")
    value(superset)
    key("isDone")
    value(entry.isDone)
    fields(of: entry.workoutInPlan, in: language)
  }
}
