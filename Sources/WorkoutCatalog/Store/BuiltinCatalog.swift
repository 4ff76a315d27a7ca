internal import CBuiltinCatalog
internal import FoundationEssentials

/// The workouts that the program brings along, from the data file embedded in it.
public enum BuiltinCatalog {
  /// One line of the data file.
  private struct Line: Decodable {
    let slug: String
    let names: [String: String]
    let aliases: [String]
    let primaryMuscles: [Muscle]
    let secondaryMuscles: [Muscle]
    let equipment: [Equipment]
    let category: Category
    let force: Force?
    let mechanic: Mechanic?
    let level: Level
    let measurement: Measurement
    let settings: WorkoutSettings
    let familiarity: Int
  }

  /// All built-in workouts, best known first, then shorter names, then by name.
  /// - Throws: `StoreError` when a line is not what the catalog's tests make sure it is.
  /// - Complexity: O(*n* log *n*) in the catalog's size.
  public static func workouts() throws(StoreError) -> [Workout.Facts] {
    let bytes = UnsafeRawBufferPointer(start: builtin_catalog_bytes(), count: builtin_catalog_count())
    var workouts: [Workout.Facts] = []
    let decoder = JSONDecoder()
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      do {
        workouts.append(facts(try decoder.decode(Line.self, from: Data(line))))
      } catch {
        throw StoreError(
          .invalid, "the built-in catalog's line \(index + 1) cannot be read: \(error)",
          "내장 카탈로그의 \(index + 1)번째 줄을 읽을 수 없습니다: \(error)")
      }
    }
    return workouts.sorted { rank($0) < rank($1) }
  }

  private static func rank(_ facts: Workout.Facts) -> (Int, Int, String) {
    let name = facts.name(in: .english)
    return (facts.familiarity, name.count, name)
  }

  private static func facts(_ line: Line) -> Workout.Facts {
    var names: [Language: String] = [:]
    for language in Language.allCases { names[language] = line.names[language.rawValue] }
    return Workout.Facts(
      slug: line.slug, names: names, aliases: line.aliases, primaryMuscles: line.primaryMuscles,
      secondaryMuscles: line.secondaryMuscles, equipment: line.equipment, category: line.category,
      force: line.force, mechanic: line.mechanic, level: line.level, measurement: line.measurement,
      defaults: line.settings, familiarity: line.familiarity)
  }
}
