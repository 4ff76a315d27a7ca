internal import DataFormats

extension OwnRecord {
  /// The list that the record stands in.
  var list: List {
    switch self {
    case .workout: .workouts
    case .review: .reviews
    case .plan: .plans
    case .planSource: .planSources
    }
  }

  /// The record as it is written; see the enumeration for the form. What says nothing is left out.
  var object: JSONObject {
    switch self {
    case .workout(let workout): workout.object
    case .review(let review): review.object
    case .plan(let plan): plan.object
    case .planSource(let source): source.object
    }
  }
}

extension OwnWorkout {
  fileprivate var object: JSONObject {
    var object = JSONObject()
    object.set("slug", facts.slug)
    object.set("rank", rank.map { Int($0) })
    object.set("origin", origin.rawValue)
    if state != .listed { object.set("state", state.rawValue) }
    object.set("section", facts.section.name(in: .english))
    object.set("familiarity", facts.familiarity)
    var names = JSONObject()
    for language in Language.allCases { names.set(language.rawValue, facts.names[language]) }
    object.append("names", .object(names))
    object.set("aliases", facts.aliases)
    object.set("primaryMuscles", facts.primaryMuscles.map(\.rawValue))
    object.set("secondaryMuscles", facts.secondaryMuscles.map(\.rawValue))
    object.set("equipment", facts.equipment.map(\.rawValue))
    object.set("category", facts.category.rawValue)
    object.set("force", facts.force?.rawValue)
    object.set("mechanic", facts.mechanic?.rawValue)
    object.set("level", facts.level.rawValue)
    object.set("measurement", facts.measurement.rawValue)
    object.append("settings", .object(facts.defaults.defaultsObject))
    if !edits.isEmpty {
      object.set("edits", Workout.Field.allCases.filter(edits.contains).map(\.rawValue))
    }
    if isFavourite { object.append("isFavourite", .bool(true)) }
    if opened > 0 { object.set("opened", opened) }
    object.set(own: ownSettings)
    if !sources.isEmpty { object.append("sources", .array(sources.map { .object($0.object) })) }
    return object
  }
}

extension OwnSource {
  fileprivate var object: JSONObject {
    var object = JSONObject()
    object.set("source", name)
    object.set("id", id)
    let digits = String(UInt64(bitPattern: checksum), radix: 16)
    object.set("checksum", String(repeating: "0", count: 16 - digits.count) + digits)
    if isJoined { object.append("isJoined", .bool(true)) }
    object.set("written", written?.hexadecimal)
    let texts = texts.map { text in
      var object = JSONObject()
      object.set("kind", text.kind.rawValue)
      if !text.language.isEmpty { object.set("language", text.language) }
      object.set("text", text.text)
      return JSONValue.object(object)
    }
    if !texts.isEmpty { object.append("texts", .array(texts)) }
    return object
  }
}

extension OwnReview {
  fileprivate var object: JSONObject {
    var object = JSONObject()
    object.set("source", source)
    object.set("id", id)
    object.set("candidate", candidate)
    if isDifferent { object.append("isDifferent", .bool(true)) }
    return object
  }
}

extension OwnPlan {
  fileprivate var object: JSONObject {
    var object = JSONObject()
    object.set("name", name)
    let entries = entries.map { entry in
      var object = JSONObject()
      object.set("workout", entry.workout)
      if entry.joinsPrevious { object.append("joinsPrevious", .bool(true)) }
      if entry.isDone { object.append("isDone", .bool(true)) }
      object.set(own: entry.ownSettings)
      return JSONValue.object(object)
    }
    object.append("entries", .array(entries))
    return object
  }
}

extension OwnPlanSource {
  fileprivate var object: JSONObject {
    var object = JSONObject()
    object.set("source", source)
    object.set("id", name)
    object.set("plan", plan)
    object.set("entries", entries)
    return object
  }
}

extension WorkoutSettings {
  fileprivate var defaultsObject: JSONObject {
    var object = JSONObject()
    object.set("sets", sets)
    object.set("reps", reps)
    object.set("repsMax", repsMax)
    object.set("seconds", seconds)
    object.set("meters", meters)
    object.set("rest", rest)
    return object
  }
}

extension JSONObject {
  fileprivate mutating func set(_ key: String, _ text: String?) {
    if let text { append(key, .string(text)) }
  }

  fileprivate mutating func set(_ key: String, _ number: Int?) {
    if let number { append(key, .number(String(number))) }
  }

  fileprivate mutating func set(_ key: String, _ texts: [String]) {
    append(key, .array(texts.map { .string($0) }))
  }

  /// A person's own settings, when there are any. Amounts are texts, so that nobody reads them as floating-point numbers.
  fileprivate mutating func set(own settings: WorkoutSettings) {
    guard settings != WorkoutSettings() else { return }
    var object = JSONObject()
    object.set("measurement", settings.measurement?.rawValue)
    object.set("sets", settings.sets)
    object.set("reps", settings.reps)
    object.set("repsMax", settings.repsMax)
    object.set("weight", settings.weight?.text)
    object.set("seconds", settings.seconds)
    object.set("distance", settings.distance?.text)
    object.set("rest", settings.rest)
    if let techniques = settings.techniques { object.set("techniques", techniques.map(\.rawValue)) }
    object.set("note", settings.note)
    append("own", .object(object))
  }
}
