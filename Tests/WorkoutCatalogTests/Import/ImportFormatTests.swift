import TestSupport
import Testing

@testable import WorkoutCatalog

struct ImportFormatTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  private func workout(_ name: String) throws -> Workout { try #require(try store.workout(matching: name)) }

  /// What a source says of a workout, a line a text.
  private func texts(_ name: String) throws -> [String] {
    try store.sources(of: workout(name).id).flatMap(\.texts).map {
      "\($0.kind.rawValue) \($0.language): \($0.text)"
    }
  }

  @Test func `free-exercise-db keeps every field, and blank steps and doubled muscles are left out`() throws {
    let report = try store.bring(
      """
      \u{FEFF}[{"id": "Zig_Zag", "name": "ZIG  ZAG — ¾ Hop", "force": null, "level": "expert", "mechanic": "compound",
        "equipment": "e-z curl bar", "primaryMuscles": ["quadriceps", "lower back"],
        "secondaryMuscles": ["quadriceps", "gizmo"], "instructions": ["Hop.", " ", "Zag\\u0000\\u001b[31m."],
        "category": "olympic weightlifting", "images": ["Zig_Zag/0.jpg"]}]
      """.utf8)
    #expect(report.format == .freeExerciseDB)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 0, skipped 0")
    #expect(report.unknownWords == ["secondary muscle: gizmo": 1])
    let facts = try workout("zig zag 3/4 hop").facts
    #expect(facts.names == [.english: "ZIG ZAG — ¾ Hop"])
    #expect(facts.primaryMuscles == [.quadriceps, .lowerBack])
    #expect(facts.secondaryMuscles == [])
    #expect(facts.equipment == [.ezBar])
    #expect(facts.category == .olympicWeightlifting)
    #expect(facts.level == .expert)
    #expect(
      try texts("zig zag 3/4 hop") == [
        "fact : secondary muscle: gizmo", "instruction en: Hop.", "instruction en: Zag[31m.",
        "image : Zig_Zag/0.jpg",
      ])
  }

  @Test func `wrkout has no ids, and may have aliases, tips and a description`() throws {
    let report = try store.bring(
      """
      {"exercises": [{"name": "Zig Hop", "aliases": ["Zag Hop"], "primaryMuscles": ["lats"], "equipment": "body only",
        "secondaryMuscles": [], "instructions": [], "tips": ["Breathe."], "description": "A hop.",
        "category": "strength"}]}
      """.utf8)
    #expect(report.format == .wrkout)
    #expect(try workout("zag hop").name(in: .english) == "Zig Hop")
    #expect(try texts("Zig Hop") == ["description en: A hop.", "tip en: Breathe."])
  }

  @Test func `open-exercise-db tells what free-exercise-db calls a record, which is then the same workout`()
    throws
  {
    _ = try store.bring(#"[{"id": "Zig", "name": "Zig Hop", "primaryMuscles": ["lats"]}]"#.utf8)
    let report = try store.bring(
      """
      [{"id": "zag", "name": "Zag Hop", "family": "hop", "modality": "plyometrics", "measurementType": "weight_reps",
        "laterality": "unilateral", "primaryMuscles": ["lats"], "secondaryMuscles": ["hip flexors"],
        "video": "https://example.org/v", "source": {"name": "free-exercise-db", "id": "Zig"}}]
      """.utf8)
    #expect(report.format == .openExerciseDB)
    #expect(report.counts == "added 0, updated 0, unchanged 0, matched 1, skipped 0")
    #expect(try workout("zag hop").name(in: .english) == "Zig Hop")
    #expect(
      try texts("Zig Hop") == [
        "video : https://example.org/v", "fact : family: hop", "fact : laterality: unilateral",
      ])
  }

  @Test func `exercemus is an object, and its bodyweight is none`() throws {
    let report = try store.bring(
      """
      {"categories": ["strength"], "equipment": ["none"], "muscles": ["chest"], "muscle_groups": {"arms": ["biceps"]},
       "exercises": [{"category": "crossfit", "name": "Zig Hop", "instructions": ["Hop &amp; zag."],
         "equipment": ["none"], "primary_muscles": ["abs"], "secondary_muscles": ["quads"], "tempo": "3-1-1",
         "variations_on": ["Hop"], "video": "https://example.org/v", "license_author": "Ann",
         "license": {"full_name": "CC BY", "url": "https://example.org/l"}}]}
      """.utf8)
    #expect(report.format == .exercemus)
    let facts = try workout("Zig Hop").facts
    #expect(facts.equipment == [.bodyweight])
    #expect(facts.primaryMuscles == [.abdominals])
    #expect(facts.secondaryMuscles == [.quadriceps])
    #expect(facts.measurement == .reps)
    #expect(
      try texts("Zig Hop") == [
        "instruction en: Hop & zag.", "video : https://example.org/v", "author : Ann",
        "licence : CC BY https://example.org/l", "fact : tempo: 3-1-1", "fact : variation of: Hop",
      ])
  }

  @Test(arguments: [true, false])
  func `wger has its names in translations, and a page is read like an array`(_ isPage: Bool) throws {
    let results = """
      [{"id": 9, "uuid": "u-9", "category": {"id": 1, "name": "Arms"},
        "muscles": [{"id": 1, "name": "Pectoralis major", "name_en": ""}],
        "muscles_secondary": [{"id": 2, "name": "Quadriceps femoris", "name_en": "Quads"}],
        "equipment": [{"id": 3, "name": "SZ-Bar"}], "license": {"full_name": "CC"}, "images": [],
        "videos": [{"video": "https://example.org/v"}], "variations": 4,
        "translations": [
          {"id": 1, "name": "Zickzack", "language": 1, "description": "<p>Hüpfen</p>", "aliases": [], "notes": []},
          {"id": 2, "name": "Zig Hop", "language": 2, "aliases": [{"alias": "Zag"}],
           "description": "<p>Hop&nbsp;it:</p><ol><li><strong>Zig</strong></li><li>Zag</li></ol>",
           "notes": [{"comment": "Slowly"}]}]},
       {"id": 10, "uuid": "u-10", "translations": []}]
      """
    let report = try store.bring(
      (isPage ? #"{"count": 2, "next": null, "previous": null, "results": \#(results)}"# : results).utf8)
    #expect(report.format == .wger)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 0, skipped 1")
    #expect(report.skips.map(\.reason.description) == ["it has no name"])
    let facts = try workout("Zig Hop").facts
    #expect(facts.names[.english] == "Zig Hop")
    #expect(facts.aliases == ["Zickzack", "Zag"])
    #expect(facts.primaryMuscles == [.chest])
    #expect(facts.secondaryMuscles == [.quadriceps])
    #expect(facts.equipment == [.ezBar])
    #expect(
      try texts("Zig Hop") == [
        "description de: Hüpfen", "description en: Hop it:\n1. Zig\n2. Zag", "tip en: Slowly",
        "fact : category: Arms",
        "video : https://example.org/v", "licence : CC", "fact : variations: 4",
      ])
  }

  @Test func `ExerciseDB repeats names, numbers its steps and has a broken degree sign`() throws {
    let record = """
      {"exerciseId": "ID", "name": "45в° zig hop (male)", "gifUrl": "https://example.org/g.gif",
       "targetMuscles": ["delts"], "bodyParts": ["shoulders"], "equipments": ["leverage machine"],
       "secondaryMuscles": ["upper back"], "instructions": ["Step:1 Hop.", "Step:2 Zag."]}
      """
    let report = try store.bring(
      "[\(record.replacing("ID", with: "a")), \(record.replacing("ID", with: "b"))]".utf8)
    #expect(report.format == .exerciseDB)
    #expect(report.counts == "added 2, updated 0, unchanged 0, matched 0, skipped 0")
    let found = try workout("45° Zig Hop (Male)")
    #expect(found.name(in: .english) == "45° Zig Hop (Male)")
    #expect(found.facts.equipment == [.machine])
    #expect(found.facts.primaryMuscles == [.shoulders])
    #expect(
      try texts(found.slug) == [
        "fact : body part: shoulders", "instruction en: Hop.", "instruction en: Zag.",
        "image : https://example.org/g.gif",
      ])
  }

  @Test func `our own JSON brings workouts and plans, and a newer version is refused`() throws {
    let text = """
      {"format": "workout-catalog", "version": 1, "workouts": [
        {"slug": "zig-hop", "names": {"en": "Zig Hop", "ko": "지그 홉"}, "aliases": ["ZH"], "primaryMuscles": ["calves"],
         "secondaryMuscles": ["glutes"], "equipment": ["box"], "category": "plyometrics", "force": "push",
         "mechanic": "compound", "level": "expert", "measurement": "time", "settings": {"sets": 4, "seconds": 30},
         "texts": [{"kind": "tip", "language": "ko", "text": "천천히"}]}],
       "plans": [{"name": "Hops", "entries": [{"workout": "zig-hop"}, {"workout": "nobody"}]}]}
      """
    let report = try store.bring(text.utf8)
    #expect(report.format == .own)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 0, skipped 0")
    let facts = try workout("지그 홉").facts
    #expect(facts.slug == "zig-hop")
    #expect(facts.defaults == WorkoutSettings(sets: 4, seconds: 30))
    #expect(facts.measurement == .time)
    #expect(try store.plan(named: "Hops")?.entries.map(\.workout.slug) == ["zig-hop"])
    #expect(try store.bring(text.utf8).counts == "added 0, updated 0, unchanged 1, matched 0, skipped 0")
    #expect(throws: ImportError.self) {
      try store.bring(#"{"format": "workout-catalog", "version": 2, "workouts": []}"#.utf8)
    }
  }

  @Test func `our own CSV brings workouts, without what kept a spreadsheet from a formula`() throws {
    let report = try store.bring(
      """
      slug,name_en,name_ko,aliases,primary_muscles,equipment,category,level,measurement,instruction
      zig-hop,'=Zig Hop,지그 홉,"ZH\nZig",calves,box,plyometrics,expert,time,"Hop.\nZag."
      bad,only
      """.utf8)
    #expect(report.format == .ownCSV)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 0, skipped 1")
    #expect(report.skips.first?.place == ImportReport.Place(record: 2, line: 5))
    #expect(try workout("지그 홉").facts.names[.english] == "=Zig Hop")
    #expect(try workout("지그 홉").facts.aliases == ["ZH", "Zig"])
    #expect(try texts("ZH") == ["instruction en: Hop.", "instruction en: Zag."])
  }
}
