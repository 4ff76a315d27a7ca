internal import CBuiltinCatalog
internal import DataFormats

/// The workouts that the program brings along, from the data file embedded in it.
public enum BuiltinCatalog {
  /// All built-in workouts, best known first, then shorter names, then by name.
  /// - Throws: `StoreError` when a line is not what the catalog's tests make sure it is.
  /// - Complexity: O(*n* log *n*) in the catalog's size.
  public static func workouts() throws(StoreError) -> [Workout.Facts] {
    let bytes = UnsafeRawBufferPointer(start: builtin_catalog_bytes(), count: builtin_catalog_count())
    var workouts: [Workout.Facts] = []
    var reader = JSONReader(.lines)
    reader.feed(bytes)
    reader.finish()
    while let record = try next(&reader) {
      guard let line = try mapping({ () throws(JSONError) in try record.value.get() }).object,
        let facts = facts(line)
      else { throw unreadable(line: record.line, "a field is missing, or holds a word that is not known") }
      workouts.append(facts)
    }
    return workouts.sorted { rank($0) < rank($1) }
  }

  private static func next(_ reader: inout JSONReader) throws(StoreError) -> JSONReader.Record? {
    guard case .record(let record)? = try mapping({ () throws(JSONError) in try reader.next() }) else {
      return nil
    }
    return record
  }

  private static func mapping<R>(_ body: () throws(JSONError) -> R) throws(StoreError) -> R {
    do throws(JSONError) { return try body() } catch {
      throw unreadable(line: error.line, error.reason.description)
    }
  }

  private static func unreadable(line: Int, _ reason: String) -> StoreError {
    StoreError(
      .invalid, "the built-in catalog's line \(line) cannot be read: \(reason)",
      "내장 카탈로그의 \(line)번째 줄을 읽을 수 없습니다: \(reason)")
  }

  private static func rank(_ facts: Workout.Facts) -> (Int, Int, String) {
    let name = facts.name(in: .english)
    return (facts.familiarity, name.count, name)
  }

  /// The workout of a line; `nil` when it lacks something, or holds a word that no vocabulary has.
  private static func facts(_ line: JSONObject) -> Workout.Facts? {
    guard let slug = line["slug"]?.string, let named = line["names"]?.object,
      let aliases = strings(line["aliases"]),
      let primary: [Muscle] = terms(line["primaryMuscles"]),
      let secondary: [Muscle] = terms(line["secondaryMuscles"]),
      let equipment: [Equipment] = terms(line["equipment"]),
      let category: Category = term(line["category"]), let level: Level = term(line["level"]),
      let measurement: Measurement = term(line["measurement"]),
      let force: Force? = optionalTerm(line["force"]),
      let mechanic: Mechanic? = optionalTerm(line["mechanic"]),
      let settings = line["settings"]?.object, let familiarity = line["familiarity"]?.int
    else { return nil }
    var names: [Language: String] = [:]
    for language in Language.allCases { names[language] = named[language.rawValue]?.string }
    return Workout.Facts(
      slug: slug, names: names, aliases: aliases, primaryMuscles: primary, secondaryMuscles: secondary,
      equipment: equipment, category: category, force: force, mechanic: mechanic, level: level,
      measurement: measurement,
      defaults: WorkoutSettings(
        sets: settings["sets"]?.int, reps: settings["reps"]?.int, repsMax: settings["repsMax"]?.int,
        seconds: settings["seconds"]?.int, meters: settings["meters"]?.int, rest: settings["rest"]?.int),
      familiarity: familiarity)
  }

  private static func strings(_ value: JSONValue?) -> [String]? {
    guard let array = value?.array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }

  private static func term<Word: Term>(_ value: JSONValue?) -> Word? {
    value?.string.flatMap(Word.init(rawValue:))
  }

  private static func terms<Word: Term>(_ value: JSONValue?) -> [Word]? {
    guard let strings = strings(value) else { return nil }
    let terms = strings.compactMap(Word.init(rawValue:))
    return terms.count == strings.count ? terms : nil
  }

  /// - Returns: `nil` when there is a word that is not known; a term that is `nil` when there is none.
  private static func optionalTerm<Word: Term>(_ value: JSONValue?) -> Word?? {
    guard let value, !value.isNull else { return .some(nil) }
    let word: Word? = term(value)
    return word.map { .some($0) }
  }
}
