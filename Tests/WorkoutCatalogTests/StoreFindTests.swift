import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreFindTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  @Test func `every built-in workout is read as it stands in the data file`() throws {
    let builtin = SampleCatalog.builtin
    let found = try store.workouts((1...builtin.count).map { Workout.ID(rawValue: Int64($0)) })
    #expect(found.map(\.facts) == builtin)
    #expect(found.allSatisfy { $0.origin == .catalog && $0.ownSettings == WorkoutSettings() })
  }

  @Test func `workouts come in the order asked for, as often as asked for, without those that are not there`()
    throws
  {
    let ids = [5, 0, 3, 5, -9, .max, .min, 1].map(Workout.ID.init)
    #expect(try store.workouts(ids).map(\.id.rawValue) == [5, 3, 5, 1])
    #expect(try store.workout(Workout.ID(rawValue: 0)) == nil)
  }

  @Test func `names alone come in the same order, in the other language where there is none`() throws {
    let both = try store.add(.sample([.english: "Quokka Swing", .korean: "쿼카 스윙"]))
    let english = try store.add(.sample([.english: "Wombat Press"]))
    let korean = try store.add(.sample([.korean: "왈라비 로우"]))
    let ids = [korean, both, Workout.ID(rawValue: 0), english, both]
    #expect(try store.names(ids, in: .english) == ["왈라비 로우", "Quokka Swing", "Wombat Press", "Quokka Swing"])
    #expect(try store.names(ids, in: .korean) == ["왈라비 로우", "쿼카 스윙", "Wombat Press", "쿼카 스윙"])
    let catalog = (1...SampleCatalog.builtin.count).map { Workout.ID(rawValue: Int64($0)) }
    for language in Language.allCases {
      #expect(try store.names(catalog, in: language) == SampleCatalog.builtin.map { $0.name(in: language) })
    }
  }

  @Test(arguments: [
    "barbell-bench-press", "Barbell Bench Press", "barbell  bench-press", "BARBELLBENCHPRESS", "bench press",
    "바벨 벤치프레스",
    "바벨벤치프레스", "벤치 프레스", "벤치프레스", "바벨 벤치프레스", "벤치프레스", "Ｂｅｎｃｈ　Ｐｒｅｓｓ",
  ])
  func `a workout is found by slug, name and alias, however they are written`(text: String) throws {
    #expect(try store.workout(matching: text)?.slug == "barbell-bench-press")
  }

  @Test func `every slug finds its own workout, and every name too`() throws {
    for facts in SampleCatalog.builtin {
      #expect(try store.workout(matching: facts.slug)?.slug == facts.slug)
      for name in facts.names.values { #expect(try store.workout(matching: name)?.slug == facts.slug) }
    }
  }

  @Test(arguments: ["", " ", "!!!", "no such workout", "bench pres", "\0", "' OR 1 = 1 --", "%", "*"])
  func `a text that names nothing finds nothing`(text: String) throws {
    #expect(try store.workout(matching: text) == nil)
  }

  @Test func `a person's own workout is found before the catalog's of the same name`() throws {
    let own = try store.add(.sample("Bench Press"))
    #expect(try store.workout(matching: "bench press")?.id == own)
    #expect(try store.workout(matching: "barbell bench press")?.slug == "barbell-bench-press")
    #expect(try store.workout(matching: "barbell-bench-press")?.slug == "barbell-bench-press")
  }

  @Test func `a name is found before an alias`() throws {
    let alias = try store.add(.sample([.english: "Something"], aliases: ["Garage Press"]))
    #expect(try store.workout(matching: "garage press")?.id == alias)
    let name = try store.add(.sample("Garage Press"))
    #expect(try store.workout(matching: "garage press")?.id == name)
  }
}
