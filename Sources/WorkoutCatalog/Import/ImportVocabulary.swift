/// The words of other catalogs for what ours has words for.
enum ImportVocabulary {
  /// The muscles that a word names; empty when none is known by it.
  static func muscles(_ word: String) -> [Muscle] {
    muscles[Folding.compact(word)] ?? []
  }

  /// The things that a word names; empty when none is known by it.
  static func equipment(_ word: String) -> [Equipment] {
    let folded = Folding.compact(word)
    if let items = equipment[folded] { return items }
    // A machine for one thing, such as a "preacher curl machine".
    return folded.hasSuffix("machine") ? [.machine] : []
  }

  static func category(_ word: String) -> Category? {
    let folded = Folding.compact(word)
    return categories[folded] ?? ownCategories[folded]?.first
  }

  static func force(_ word: String) -> Force? { forces[Folding.compact(word)]?.first }

  static func mechanic(_ word: String) -> Mechanic? { mechanics[Folding.compact(word)]?.first }

  static func level(_ word: String) -> Level? { levels[Folding.compact(word)]?.first }

  static func measurement(_ word: String) -> Measurement? {
    let folded = Folding.compact(word)
    return measurements[folded] ?? ownMeasurements[folded]?.first
  }

  private static func table<Word>(_ lines: KeyValuePairs<String, [Word]>) -> [String: [Word]] {
    var table: [String: [Word]] = [:]
    for (names, words) in lines {
      for name in names.split(separator: ",") { table[Folding.compact(String(name))] = words }
    }
    return table
  }

  /// Anatomists' names, and groups that several of ours make.
  private static let muscles: [String: [Muscle]] = own(Muscle.self).merging(
    table([
      "abs, rectus abdominis, waist, core, abdominals, lower abs, upper abs": [.abdominals],
      "obliquus externus abdominis, obliques, transverse abdominis, serratus anterior": [.obliques],
      "pectoralis major, pectorals, pecs, upper chest, chest": [.chest],
      "biceps brachii, biceps": [.biceps], "triceps brachii, triceps": [.triceps],
      "brachialis, brachioradialis, forearms, lower arms, wrists, wrist flexors, wrist extensors, hands, grip muscles":
        [.forearms],
      "upper arms": [.biceps, .triceps],
      "anterior deltoid, lateral deltoid, deltoids, delts, deltoid, shoulders, rotator cuff, front delts, side delts":
        [.shoulders],
      "posterior deltoid, rear deltoids, rear delts": [.rearDelts],
      "latissimus dorsi, lats, latissimus": [.lats],
      "upper back, rhomboids, middle back, back": [.middleBack],
      "trapezius, traps, levator scapulae": [.traps],
      "erector spinae, spine, lower back": [.lowerBack],
      "quadriceps femoris, quads, quadriceps, upper legs, thighs": [.quadriceps],
      "biceps femoris, hamstrings": [.hamstrings],
      "gastrocnemius, soleus, calves, lower legs, ankles, shins, tibialis anterior": [.calves],
      "gluteus maximus, glutes, gluteus": [.glutes],
      "abductors, gluteus medius, hip abductors": [.abductors],
      "adductors, inner thighs, groin": [.adductors],
      "hip flexors, iliopsoas": [.hipFlexors],
      "neck, sternocleidomastoid": [.neck],
    ]), uniquingKeysWith: { $1 })

  private static let equipment: [String: [Equipment]] = own(Equipment.self).merging(
    table([
      "body only, none, none (bodyweight exercise), body weight, bodyweight, assisted, gym mat, weighted": [
        .bodyweight
      ],
      "kettlebells, kettlebell": [.kettlebell], "bands, band, resistance band": [.band],
      "e-z curl bar, ez barbell, sz-bar, ez-bar, curl bar": [.ezBar],
      "exercise ball, stability ball, swiss ball, bosu ball": [.exerciseBall],
      "foam roll, foam roller, roller": [.foamRoller],
      "olympic barbell, barbell, barbells, safety squat bar": [.barbell], "dumbbells, dumbbell": [.dumbbell],
      "leverage machine, machine, machines, selectorized, leg press machine, calf raise machine, leg curl machine":
        [.machine],
      "leg extension machine, hack squat machine, pec deck machine, ab crunch machine, dip machine": [
        .machine
      ],
      "belt squat machine, glute-ham developer, sled machine": [.machine],
      "smith machine, smith": [.smithMachine], "weight plate, plate, plates": [.plate],
      "suspension trainer, trx, suspension": [.suspension], "pull-up bar, pullup bar": [.pullUpBar],
      "bench, incline bench, flat bench": [.bench], "wheel roller, ab wheel": [.abWheel],
      "trap bar, hex bar": [.trapBar], "rope, battling rope, battle ropes": [.battleRope],
      "jump rope, skipping rope": [.jumpRope], "tire": [.tire], "hammer, other": [.other],
      "stationary bike, bike": [.stationaryBike], "elliptical machine": [.elliptical],
      "skierg machine": [.skiMachine], "stepmill machine": [.stairClimber],
    ]), uniquingKeysWith: { $1 })

  private static let ownCategories = own(Category.self)
  private static let ownMeasurements = own(Measurement.self)
  private static let forces = own(Force.self)
  private static let mechanics = own(Mechanic.self)
  private static let levels = own(Level.self)

  private static let categories: [String: Category] = [
    "weightlifting": .olympicWeightlifting, "olympicweightlifting": .olympicWeightlifting,
    "crossfit": .strength, "plyo": .plyometrics, "conditioning": .cardio, "technique": .mobility,
  ]

  private static let measurements: [String: Measurement] = [
    "weightreps": .weightReps, "weightandreps": .weightReps, "weightedbodyweightreps": .weightReps,
    "assistedweightreps": .weightReps, "bodyweightreps": .reps, "reps": .reps, "time": .time,
    "duration": .time, "weightedtime": .time, "distance": .distance, "distancetime": .distance,
  ]

  /// Our own words under their names; under a synonym of several, the first.
  private static func own<Word: Term>(_: Word.Type) -> [String: [Word]] {
    var table: [String: [Word]] = [:]
    for word in Word.allCases {
      for name in [word.rawValue, word.name(in: .english), word.name(in: .korean)] {
        table[Folding.compact(name)] = [word]
      }
    }
    for word in Word.allCases {
      for name in word.synonyms.map(Folding.compact) { table[name] = table[name] ?? [word] }
    }
    return table
  }
}

extension ImportedWorkout {
  /// Takes muscles by the words of another catalog; a word that is not known is kept as a fact.
  mutating func setMuscles(primary: [String], secondary: [String]) {
    primaryMuscles = terms(primary, "primary muscle", ImportVocabulary.muscles)
    secondaryMuscles = terms(secondary, "secondary muscle", ImportVocabulary.muscles)
      .filter { !primaryMuscles.contains($0) }
  }

  /// Takes equipment by the words of another catalog.
  mutating func setEquipment(_ words: [String]) {
    equipment = terms(words, "equipment", ImportVocabulary.equipment)
  }

  mutating func setCategory(_ word: String?) {
    category = term(word, "category", ImportVocabulary.category)
  }

  mutating func setMeasurement(_ word: String?) {
    measurement = term(word, "measurement", ImportVocabulary.measurement)
  }

  mutating func setEffort(force: String?, mechanic: String?, level: String?) {
    self.force = term(force, "force", ImportVocabulary.force)
    self.mechanic = term(mechanic, "mechanic", ImportVocabulary.mechanic)
    self.level = term(level, "level", ImportVocabulary.level)
  }

  private mutating func term<Word>(_ word: String?, _ key: String, _ find: (String) -> Word?) -> Word? {
    guard let word = word.map(PlainText.line), !word.isEmpty else { return nil }
    if let found = find(word) { return found }
    addFact(key, word)
    return nil
  }

  private mutating func terms<Word: Equatable>(
    _ words: [String], _ key: String, _ find: (String) -> [Word]
  ) -> [Word] {
    var terms: [Word] = []
    for word in words.prefix(64).map(PlainText.line) where !word.isEmpty {
      let found = find(word)
      if found.isEmpty { addFact(key, word) }
      terms += found.filter { !terms.contains($0) }
    }
    return terms
  }
}
