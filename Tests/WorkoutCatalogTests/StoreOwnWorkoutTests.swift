import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreOwnWorkoutTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  private func expectRefusal(_ description: String, _ body: () throws -> Void) throws {
    let before = try store.sections()
    let error = #expect(throws: StoreError.self) { try body() }
    #expect(error?.kind == .invalid)
    #expect(error?.description == description)
    #expect(try store.sections() == before)
  }

  @Test func `an own workout is all that was said of it, and can be found in every way`() throws {
    let facts = Workout.Facts(
      slug: "", names: [.english: "Garage Press", .korean: "차고 프레스"], aliases: ["GP", "차프"],
      primaryMuscles: [.shoulders, .triceps], secondaryMuscles: [.chest], equipment: [.barbell, .bench],
      category: .powerlifting, force: .push, mechanic: .compound, level: .expert, measurement: .weightReps,
      defaults: WorkoutSettings(sets: 5, reps: 3, repsMax: 5, rest: 0), familiarity: 2)
    let id = try store.add(facts)
    let workout = try #require(try store.workout(id))
    var expected = facts
    expected.slug = "garage-press"
    #expect(workout.facts == expected)
    #expect(workout.origin == .custom)
    #expect(workout.section == .shoulders)
    for text in ["garage-press", "garage press", "차고프레스", "gp", "차프"] {
      #expect(try store.workout(matching: text)?.id == id)
    }
    #expect(try store.search(SearchQuery("garage")).hits.map(\.id) == [id])
    #expect(try store.position(of: id, language: .korean)?.group == .shoulders)
  }

  @Test func `a slug that is taken gets a number`() throws {
    for slug in ["push-up-2", "push-up-3", "push-up-4"] {
      let id = try store.add(.sample("Push-Up"))
      #expect(try store.workout(id)?.slug == slug)
    }
    let id = try store.add(.sample("Push-Up", slug: "Push-Up 3"))
    #expect(try store.workout(id)?.slug == "push-up-3-2")
  }

  @Test func `each is ranked before the catalog and before those added earlier`() throws {
    let ids = try (0..<3).map { try store.add(.sample("Own \($0)")) }
    #expect(ids.map(\.rawValue) == [-1, -2, -3])
  }

  @Test func `names lose blanks and are composed`() throws {
    let decomposed = "\u{1112}\u{1161}\u{11AB}"
    let id = try store.add(.sample([.korean: " \(decomposed) \n"], aliases: ["  ", " x "]))
    let facts = try #require(try store.workout(id)).facts
    #expect(facts.names[.korean].map { Array($0.utf8) } == Array("한".utf8))
    #expect(facts.aliases == ["x"])
    #expect(facts.slug.utf8.elementsEqual("한".utf8))
    #expect(try store.workout(matching: decomposed)?.id == id)
  }

  @Test func `what cannot be listed or searched is refused`() throws {
    for name in ["", "  ", "!!!", "👩🏽‍🚀"] {
      try expectRefusal("a workout's name needs a letter or a digit") { try store.add(.sample(name)) }
    }
    try expectRefusal("a workout's name needs a letter or a digit") { try store.add(.sample([:])) }
    try expectRefusal("a workout's name may have 300 characters, not 301") {
      try store.add(.sample(String(repeating: "a", count: 301)))
    }
    try expectRefusal("a workout's name may have 300 characters, not 10000000") {
      try store.add(.sample([.english: "A"], aliases: [String(repeating: "a", count: 10_000_000)]))
    }
    try expectRefusal("Chest cannot be both a primary and a secondary muscle") {
      var facts = Workout.Facts.sample("A")
      facts.secondaryMuscles = [.chest]
      try store.add(facts)
    }
    for familiarity in [0, 6, .max] {
      try expectRefusal("a workout's familiarity is 1 to 5, and its settings are above 0") {
        var facts = Workout.Facts.sample("A")
        facts.familiarity = familiarity
        try store.add(facts)
      }
    }
  }

  @Test func `a name of any script and any characters is kept as it is`() throws {
    for name in [
      "Жим 1", "\u{202E}press", "a\u{1B}[2Jb", "a\nb", "ベンチ", "a' \"b", "e\u{301}".precomposed, "A\0B",
    ] {
      let id = try store.add(.sample(name))
      #expect(try store.workout(id)?.name(in: .english) == name)
    }
  }

  @Test(arguments: MuscleGroup.allCases)
  func `a workout of which only the name is known is listed where it was typed`(group: MuscleGroup) throws {
    let id = try store.add(Workout.Facts(named: "내 운동", in: group))
    let workout = try #require(try store.workout(id))
    #expect(workout.section == group)
    #expect(workout.facts.names == [.korean: "내 운동"])
    #expect(workout.settings.sets != nil)
    #expect(try store.position(of: id, language: .english)?.group == group)
  }
}

extension String {
  fileprivate var precomposed: String { composed }
}
