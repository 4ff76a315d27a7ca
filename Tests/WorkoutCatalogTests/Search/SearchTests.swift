import TestSupport
import Testing

@testable import WorkoutCatalog

struct SearchTests {
  // MARK: Order

  @Test func `the workout itself comes before its variants`() throws {
    let catalog = try SearchCatalog(names: [
      "Bench Press with Chains", "Bench Press - Powerlifting", "Incline Dumbbell Bench Press",
      "Close-Grip Bench Press",
      "Barbell Bench Press - Medium Grip",
    ])
    #expect(try catalog.names("bench press").first == "Barbell Bench Press - Medium Grip")
  }

  @Test func `exact comes before words, words before first consonants, these before facets`() throws {
    let catalog = try SearchCatalog([
      .named("Cobra", muscles: [.chest], familiarity: 1), .named("Chesty Opener", familiarity: 5),
      .named("Chest", familiarity: 5),
    ])
    #expect(try catalog.names("ches") == ["Chest", "Chesty Opener", "Cobra"])
  }

  @Test func `a whole word comes before the beginning of one, the well-known before the obscure`() throws {
    let catalog = try SearchCatalog([
      .named("Pressdown"), .named("Odd Press", familiarity: 5), .named("Standing Press"),
    ])
    #expect(try catalog.names("press") == ["Standing Press", "Pressdown", "Odd Press"])
  }

  @Test func `a name comes before an alias, and the alias is told`() throws {
    let catalog = try SearchCatalog([
      .named("Strict Press", aliases: ["Military Lift", "OHP"]), .named("OHP"),
    ])
    let hits = try catalog.store.search(SearchQuery("ohp")).hits
    #expect(hits.prefix(2).map(\.alias) == [nil, 1])
    let workout = try #require(try catalog.store.workout(hits[1].id))
    #expect(hits[1].alias(of: workout) == "OHP")
    #expect(hits.prefix(2).map(\.id.rawValue) == [2, 1])
  }

  @Test func `words in the order typed come before the same in another`() throws {
    let catalog = try SearchCatalog([.named("Press Bench Odd"), .named("Odd Bench Press")])
    #expect(try catalog.names("bench pr") == ["Odd Bench Press", "Press Bench Odd"])
    #expect(try catalog.names("press be") == ["Press Bench Odd", "Odd Bench Press"])
  }

  @Test func `a person's own workout comes before the catalog's of the same name`() throws {
    let catalog = try SearchCatalog([.named("Bench Press", familiarity: 1)])
    let own = try catalog.store.add(.named("Bench Press"))
    #expect(try catalog.store.search(SearchQuery("bench press")).hits.first?.id == own)
  }

  @Test func `what is opened, or stands in a plan, rises among equals`() throws {
    let catalog = try SearchCatalog(names: ["Aa Curl", "Bb Curl", "Cc Curl"])
    try catalog.store.noteOpened(Workout.ID(rawValue: 2))
    #expect(try catalog.names("curl") == ["Bb Curl", "Aa Curl", "Cc Curl"])
    try catalog.store.noteOpened(Workout.ID(rawValue: 2))
    try catalog.store.append([Workout.ID(rawValue: 3)], toPlanNamed: "Arms")
    #expect(try catalog.names("curl") == ["Bb Curl", "Cc Curl", "Aa Curl"])
  }

  // MARK: Why a hit is there

  @Test func `a synonym comes after what was typed, and says what it is`() throws {
    let catalog = try SearchCatalog([
      .named("Standing Military Press", familiarity: 1), .named("Overhead Press", familiarity: 5),
    ])
    let hits = try catalog.store.search(SearchQuery("overhead press")).hits
    #expect(hits.map(\.id.rawValue) == [2, 1])
    #expect(hits.map(\.reason) == [nil, .synonym("military press")])
  }

  @Test func `other words for the very same are as good as those typed, and are told`() throws {
    let catalog = try SearchCatalog([
      .named("One-Arm Row", familiarity: 2), .named("Single-Arm Row", familiarity: 3),
    ])
    let hits = try catalog.store.search(SearchQuery("single arm row")).hits
    #expect(hits.map(\.id.rawValue) == [1, 2])
    #expect(hits.first { $0.id.rawValue == 1 }?.reason == .synonym("one arm row"))
    #expect(hits.first { $0.id.rawValue == 2 }?.reason == .some(nil))
  }

  @Test func `a phrase holds others, which have synonyms of their own`() throws {
    let catalog = try SearchCatalog(names: ["Kettlebell One-Legged Deadlift", "Single Leg Curl"])
    #expect(try catalog.names("single leg deadlift") == ["Kettlebell One-Legged Deadlift"])
  }

  @Test func `words written together find names that part them, though others join them too`() throws {
    let catalog = try SearchCatalog(names: ["Pullups", "Weighted Pull Ups", "Pull Through"])
    #expect(try catalog.names("pullups") == ["Pullups", "Weighted Pull Ups"])
    #expect(try catalog.names("weighted pullup") == ["Weighted Pull Ups"])
  }

  @Test func `a phrase whose words stand scattered comes after its synonyms`() throws {
    let catalog = try SearchCatalog(names: ["Press Sit-Up", "Push-Up", "Wide Press-Up"])
    #expect(try catalog.names("press up") == ["Push-Up", "Wide Press-Up", "Press Sit-Up"])
  }

  @Test func `what the field's own table knows is not taken for a slip`() throws {
    let catalog = try SearchCatalog(names: ["Burpees", "Bass Walk", "Bis Stretch"])
    #expect(try catalog.names("bss").isEmpty)
  }

  @Test func `a word that is there is not taken for a slip when anything is found`() throws {
    let catalog = try SearchCatalog(names: ["Seal Row", "Seat Row"])
    #expect(try catalog.names("seal row") == ["Seal Row"])
  }

  @Test func `the nearest workout is told only when it is likely meant`() throws {
    let catalog = try SearchCatalog(names: ["Plank", "Open Book"])
    #expect(try catalog.store.nearest(to: "plnk")?.slug == "plank")
    #expect(try catalog.store.nearest(to: "nope") == nil)
  }

  @Test func `a correction says what it took the query for`() throws {
    let catalog = try SearchCatalog(names: ["Bench Press", "Beach Walk"])
    let hits = try catalog.store.search(SearchQuery("bencch press")).hits
    #expect(hits.map(\.reason) == [.corrected("bench press")])
  }

  @Test func `a misspelt plural stands for the singular too, and a word read as two is read as one`() throws {
    let catalog = try SearchCatalog(names: ["Speed Squats", "Barbell Squat", "언더그립 풀업", "턱걸이"])
    for query in ["squatts", "sqats"] {
      #expect(try catalog.names(query) == ["Barbell Squat", "Speed Squats"], "\(query)")
    }
    #expect(try catalog.names("턱거리").first == "턱걸이")
  }

  @Test func `what is found as typed is not corrected`() throws {
    let catalog = try SearchCatalog(names: ["Row One", "Row Two", "Row Three", "Raw"])
    #expect(try catalog.names("row").allSatisfy { $0.hasPrefix("Row") })
  }

  @Test func `keys typed in the other mode are taken for what they would be`() throws {
    let catalog = try SearchCatalog(names: ["벤치프레스", "Plank"])
    #expect(try catalog.store.search(SearchQuery("qpscl")).hits.map(\.reason) == [.corrected("벤치")])
    #expect(try catalog.store.search(SearchQuery("ㅔㅣ무ㅏ")).hits.map(\.reason) == [.corrected("plank")])
  }

  @Test func `nothing found offers the nearest word`() throws {
    let catalog = try SearchCatalog(names: ["Deadlift", "Plank"])
    let results = try catalog.store.search(SearchQuery("dxxdlxft"))
    #expect(results.hits.isEmpty)
    #expect(results.suggestion == "deadlift")
    #expect(try catalog.store.search(SearchQuery("plank")).suggestion == nil)
    #expect(try catalog.store.search(SearchQuery("deadlift plank")).suggestion == "deadlift")
    #expect(try catalog.store.search(SearchQuery("plank qqqqqqqq")).suggestion == "plank")
    #expect(try catalog.store.search(SearchQuery("qqqqqqqq")).suggestion == nil)
    #expect(try catalog.store.nearest(to: "dxxdlxft")?.slug == "deadlift")
  }

  // MARK: Facets

  @Test func `facets keep to one of their values, and each narrows the others`() throws {
    let catalog = try SearchCatalog([
      .named("A Press", muscles: [.chest], equipment: [.barbell]),
      .named("B Press", muscles: [.chest], equipment: [.dumbbell]),
      .named("C Press", muscles: [.shoulders], equipment: [.dumbbell]),
      .named("D Curl", muscles: [.biceps], equipment: [.dumbbell]),
    ])
    #expect(try catalog.names(SearchQuery("press", muscles: [.chest])) == ["A Press", "B Press"])
    #expect(try catalog.names(SearchQuery("press", muscles: [.chest], equipment: [.dumbbell])) == ["B Press"])
    #expect(
      try catalog.names(SearchQuery("", muscles: [.chest, .biceps])) == ["A Press", "B Press", "D Curl"])
    #expect(try catalog.names(SearchQuery("prezs", equipment: [.dumbbell])) == ["B Press", "C Press"])
    #expect(try catalog.names(SearchQuery("", categories: [.cardio])).isEmpty)
  }

  @Test func `a secondary muscle counts for a facet, but not for its word`() throws {
    let catalog = try SearchCatalog([
      Workout.Facts(
        slug: "press", names: [.english: "Press"], primaryMuscles: [.chest], secondaryMuscles: [.triceps],
        equipment: [.barbell], measurement: .reps, defaults: WorkoutSettings())
    ])
    #expect(try catalog.names(SearchQuery("", muscles: [.triceps])) == ["Press"])
    #expect(try catalog.names("triceps").isEmpty)
    #expect(try catalog.names("가슴 바벨") == ["Press"])
  }

  @Test func `a muscle asked for by its word alone comes before names that only hold the word`() throws {
    let catalog = try SearchCatalog([
      .named("Neckband Stretch", familiarity: 1), .named("Chest Opener", familiarity: 1),
      .named("Cobra", muscles: [.chest], familiarity: 5), .named("Chest", familiarity: 5),
    ])
    #expect(try catalog.names("chest workout") == ["Cobra"])
    #expect(try catalog.names("chest") == ["Chest", "Cobra", "Chest Opener"])
  }

  @Test func `a stretch comes after all that train the muscle, a secondary lift between`() throws {
    let catalog = try SearchCatalog([
      .named("A", muscles: [.calves], category: .stretching, familiarity: 1),
      .named("B", muscles: [.quadriceps, .calves], familiarity: 4),
      .named("C", muscles: [.calves], familiarity: 4),
    ])
    #expect(try catalog.names("calves") == ["C", "B", "A"])
    #expect(try catalog.names("calf stretch") == ["A"])
  }

  @Test func `how a workout moves is asked for in words`() throws {
    let catalog = try SearchCatalog([
      .named("A", muscles: [.chest], force: .push, mechanic: .isolation),
      .named("B", muscles: [.chest], force: .push, mechanic: .compound),
      .named("C", muscles: [.lats], force: .pull, mechanic: .compound),
      .named("D", muscles: [.abdominals], force: .isometric),
    ])
    #expect(try catalog.names("compound") == ["B", "C"])
    #expect(try catalog.names("isolation chest") == ["A"])
    #expect(try catalog.names("push day") == ["B", "A"])
    #expect(try catalog.names("당기는 운동") == ["C"])
    #expect(try catalog.names("isometric") == ["D"])
  }

  // MARK: Bounds

  @Test func `what is corrected is never a long list`() throws {
    let catalog = try SearchCatalog(names: (1...120).map { "Press \($0)" })
    let results = try catalog.store.search(SearchQuery("prezs"))
    #expect(results.hits.count == 50)
    #expect(results.isComplete)
    #expect(try catalog.store.total(results) == 50)
  }

  @Test func `first consonants stand at the beginning of a word before the middle of one`() throws {
    let catalog = try SearchCatalog([
      .named("계단달리기", familiarity: 1), .named("덤벨 데드리프트", familiarity: 3), .named("데드리프트", familiarity: 5),
    ])
    #expect(try catalog.names("ㄷㄷㄹ") == ["덤벨 데드리프트", "데드리프트", "계단달리기"])
  }

  // MARK: All of it

  @Test func `the ranked hits and what follows are every match once, and the total is theirs`() throws {
    let names = (1...700).map { "Press \($0)" } + (1...20).map { "Squat \($0)" }
    let catalog = try SearchCatalog(names: names)
    let results = try catalog.store.search(SearchQuery("press"))
    #expect(!results.isComplete)
    var forward = results.hits.map(\.id)
    var last: Workout.ID?
    while case let page = try catalog.store.following(results, after: last, limit: 64), !page.isEmpty {
      forward += page
      last = page.last
    }
    #expect(Set(forward) == Set((1...700).map { Workout.ID(rawValue: $0) }))
    #expect(forward.count == 700)
    #expect(try catalog.store.total(results) == 700)

    var backward: [Workout.ID] = []
    var first: Workout.ID?
    while case let page = try catalog.store.following(results, before: first, limit: 64), !page.isEmpty {
      backward = page + backward
      first = page.first
    }
    #expect(backward == Array(forward.dropFirst(results.hits.count)))
  }

  @Test func `an obscure exact name is found among however many better known ones`() throws {
    let names = (1...600).map { "Pull Up Variant \($0)" } + ["Pullup"]
    let catalog = try SearchCatalog(names: names)
    #expect(try catalog.names("pull up").first == "Pullup")
    #expect(try catalog.names("pullup").first == "Pullup")
  }

  @Test func `an empty query asks for the whole catalog, one of marks alone for nothing`() throws {
    let catalog = try SearchCatalog(names: ["Plank"])
    for (text, isEmpty) in [("", true), ("  ", true), ("…", false), ("!!!", false), ("\u{0}", false)] {
      let results = try catalog.store.search(SearchQuery(text))
      #expect(results.query.isEmpty == isEmpty)
      #expect(results.hits.isEmpty)
      #expect(try catalog.store.total(results) == 0)
    }
  }
}
