internal import DataFormats

extension OwnRecord {
  /// The record of a list's object.
  init(_ object: JSONObject, in list: List) throws(ImportMessage) {
    switch list {
    case .workouts: self = .workout(try OwnWorkout(object))
    case .reviews: self = .review(try OwnReview(object))
    case .plans: self = .plan(try OwnPlan(object))
    case .planSources: self = .planSource(try OwnPlanSource(object))
    }
  }
}

extension OwnWorkout {
  /// The workout of an object; what is not said of it is taken as of any other file's.
  init(_ object: JSONObject) throws(ImportMessage) {
    let slug = try object.identifier("slug")
    var told = ImportedWorkout(id: slug)
    told.slug = slug
    for language in Language.allCases {
      let name = object["names"]?.object?.text(language.rawValue) ?? ""
      if !name.isEmpty { told.names[language] = name }
    }
    told.setMuscles(primary: object.texts("primaryMuscles"), secondary: object.texts("secondaryMuscles"))
    told.setEquipment(object.texts("equipment"))
    told.setCategory(object.text("category"))
    told.setMeasurement(object.text("measurement"))
    told.setEffort(
      force: object.text("force"), mechanic: object.text("mechanic"), level: object.text("level"))
    if let settings = object["settings"]?.object { told.defaults = WorkoutSettings(defaults: settings) }
    for text in object.objects("texts") {
      guard let kind = text.text("kind").flatMap(WorkoutText.Kind.init) else { continue }
      told.add(kind, text.text("text"), language: text.text("language") ?? "")
    }
    var facts = told.facts
    facts.aliases = object.texts("aliases")
    // To the letter, and not as other catalogs mean it.
    if let muscles: [Muscle] = object.terms("primaryMuscles") { facts.primaryMuscles = muscles }
    if let muscles: [Muscle] = object.terms("secondaryMuscles") { facts.secondaryMuscles = muscles }
    if let equipment: [Equipment] = object.terms("equipment") { facts.equipment = equipment }
    if let section = MuscleGroup.allCases.first(where: { $0.name(in: .english) == object.text("section") }) {
      facts.section = section
    }
    if let familiarity = object["familiarity"]?.int { facts.familiarity = familiarity }
    do throws(StoreError) { self.facts = try facts.checked() } catch { throw ImportMessage(error) }
    rank = object["rank"]?.int.map { Int64($0) }
    origin = object.text("origin").flatMap(Workout.Origin.init) ?? .custom
    state = object.text("state").flatMap(Workout.State.init) ?? .listed
    // What comes with the catalog can only be hidden.
    if origin == .catalog, state == .removed { state = .hidden }
    edits = Set(object.texts("edits").compactMap(Workout.Field.init))
    ownSettings = try object.ownSettings()
    isFavourite = object["isFavourite"]?.bool ?? false
    opened = max(0, object["opened"]?.int ?? 0)
    for source in object.objects("sources") { sources.append(try OwnSource(source)) }
    guard !told.texts.isEmpty else { return }
    sources.append(
      OwnSource(name: OwnRecord.formatName, id: slug, checksum: told.checksum, texts: told.texts))
  }
}

extension OwnSource {
  fileprivate init(_ object: JSONObject) throws(ImportMessage) {
    name = try object.identifier("source")
    id = try object.identifier("id")
    checksum = Int64(bitPattern: object.text("checksum").flatMap { UInt64($0, radix: 16) } ?? 0)
    isJoined = object["isJoined"]?.bool ?? false
    written = object.text("written").flatMap([UInt8].init(hexadecimal:))
    for text in object.objects("texts") {
      guard let kind = text.text("kind").flatMap(WorkoutText.Kind.init), let words = text.text("text"),
        !words.isEmpty, words.unicodeScalars.count <= WorkoutText.longest
      else { continue }
      texts.append(WorkoutText(kind, words, language: text.text("language") ?? ""))
    }
  }
}

extension OwnReview {
  fileprivate init(_ object: JSONObject) throws(ImportMessage) {
    self.init(
      source: try object.identifier("source"), id: try object.identifier("id"),
      candidate: try object.identifier("candidate"), isDifferent: object["isDifferent"]?.bool ?? false)
  }
}

extension OwnPlan {
  fileprivate init(_ object: JSONObject) throws(ImportMessage) {
    guard let name = object.text("name") else { throw .noName }
    do throws(StoreError) { self.name = try WorkoutStore.checkedPlanName(name) } catch {
      throw ImportMessage(error)
    }
    for entry in object.objects("entries") {
      entries.append(
        Entry(
          workout: try entry.identifier("workout"), joinsPrevious: entry["joinsPrevious"]?.bool ?? false,
          isDone: entry["isDone"]?.bool ?? false, ownSettings: try entry.ownSettings()))
    }
  }
}

extension OwnPlanSource {
  fileprivate init(_ object: JSONObject) throws(ImportMessage) {
    self.init(
      source: try object.identifier("source"), name: try object.identifier("id"), plan: object.text("plan"),
      entries: object.texts("entries"))
  }
}

extension WorkoutSettings {
  /// The catalog's settings, in whole metres.
  fileprivate init(defaults object: JSONObject) {
    self =
      WorkoutSettings(
        sets: object["sets"]?.int, reps: object["reps"]?.int, repsMax: object["repsMax"]?.int,
        seconds: object["seconds"]?.int, meters: object["meters"]?.int, rest: object["rest"]?.int
      ).withPlausibleFigures.normalized
  }
}

extension JSONObject {
  /// A text that tells something from all others.
  fileprivate func identifier(_ key: String) throws(ImportMessage) -> String {
    guard let text = text(key), !text.isEmpty, text.utf8.count <= 2_000 else { throw .missing(key) }
    return text
  }

  /// The terms of a key, when it is there and its words are all of the vocabulary.
  fileprivate func terms<Word: Term>(_ key: String) -> [Word]? {
    guard self[key] != nil else { return nil }
    let words = texts(key)
    let terms = words.compactMap(Word.init(rawValue:))
    return terms.count == words.count ? terms : nil
  }

  /// A person's own settings.
  fileprivate func ownSettings() throws(ImportMessage) -> WorkoutSettings {
    guard let own = self["own"]?.object else { return WorkoutSettings() }
    let settings = WorkoutSettings(
      measurement: own.text("measurement").flatMap(Measurement.init), sets: own["sets"]?.int,
      reps: own["reps"]?.int, repsMax: own["repsMax"]?.int,
      weight: own.text("weight").flatMap { Weight(exactly: $0, unit: .kilogram) },
      seconds: own["seconds"]?.int,
      distance: own.text("distance").flatMap { Distance(exactly: $0, unit: .meter) },
      rest: own["rest"]?.int,
      techniques: own["techniques"]?.array.map { $0.compactMap { $0.string.flatMap(Technique.init) } },
      note: own.text("note"))
    do throws(StoreError) { return try settings.withPlausibleFigures.checked() } catch {
      throw ImportMessage(error)
    }
  }
}

extension ImportMessage {
  /// Why the catalog would not store it.
  init(_ error: StoreError) { self.init(error.description, error.message(in: .korean)) }
}

extension [UInt8] {
  /// The bytes that pairs of hexadecimal digits tell; `nil` when these do not.
  init?(hexadecimal text: String) {
    let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// The bytes as pairs of hexadecimal digits.
  var hexadecimal: String {
    String(decoding: flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
