import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Ways to write one query, which find the same workouts in the same order.
///
/// The rule: case, hyphens, apostrophes and the plural of the last word never matter. In English any two neighbours may be
/// written together, unless what they make begins another word of the catalog ("side" and "arm" are no "sidearmed"). In
/// Korean the spaces come and go between any words of the catalog. A plural differs from its singular only where
/// that has three letters or less and begins other words: lats are no laterals.
struct SearchFormsTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  private func found(_ query: String) throws -> [Workout.ID] {
    try store.search(SearchQuery(query)).hits.map(\.id)
  }

  /// Some of the catalog's names, far apart in it.
  private func names(in language: Language, most: Int, where isMeant: (String) -> Bool) throws -> [String] {
    let names = try BuiltinCatalog.workouts().compactMap { $0.names[language] }.filter(isMeant)
    return stride(from: 0, to: names.count, by: max(1, names.count / most)).map { names[$0] }
  }

  /// What the catalog's vocabulary says of a text.
  private func standing(_ text: String) throws -> Vocabulary.Standing? {
    try store.read { (connection) throws(SQLiteError) in
      try Vocabulary(connection).standing(of: FoldedWord(text.utf8))
    }
  }

  @Test func `English names may be hyphened, joined, capital or plural`() throws {
    let names = try names(in: .english, most: 40) { name in
      (2...5).contains(Folding.words(name).count)
        && Folding.words(name).allSatisfy { $0.isASCII && $0.count > 1 }
    }
    #expect(names.count >= 40)
    for name in names {
      let expected = try found(name)
      let words = Folding.words(name).map(\.text)
      var forms = [words.joined(separator: "-"), name.uppercased()]
      for index in words.indices.dropFirst() {
        let joined = words[index - 1] + words[index]
        guard try standing(joined) != .beginning else { continue }
        forms.append((words[..<(index - 1)] + [joined] + words[(index + 1)...]).joined(separator: " "))
      }
      let last = Folding.singular(FoldedWord((words.last ?? "").utf8)).text
      // The second warrior is no plural.
      if !last.hasSuffix("s"), !last.hasSuffix("i") {
        forms += [words.dropLast() + [last], words.dropLast() + ["\(last)s"]].map {
          $0.joined(separator: " ")
        }
      }
      for form in forms { #expect(try found(form) == expected, "\(form), \(name)") }
    }
  }

  @Test func `Korean names may be written with and without spaces`() throws {
    let names = try names(in: .korean, most: 60) { name in
      Folding.words(name).allSatisfy(\.isHangul)
    }
    #expect(names.count >= 60)
    for name in names {
      let expected = try found(name)
      let parts = try store.read { (connection) throws(SQLiteError) in
        try QueryReader(Vocabulary(connection)).canonical(Folding.words(name))
      }
      let spaced = parts.map(\.display).joined(separator: " ")
      for form in [name.filter { $0 != " " }, spaced] {
        #expect(try found(form) == expected, "\(form), \(name)")
      }
    }
  }

  @Test(arguments: [
    ["pull up", "pull-ups", "pullup", "pullups", "Pull Ups"], ["push up", "Push-Ups", "pushup", "pushups"],
    ["sit up", "situps"], ["bench press", "benchpress", "Bench Presses"], ["lat pulldown", "lat pull down"],
    ["farmers walk", "farmer's walk", "Farmer Walks"], ["deadlift", "dead lift", "dead-lifts"],
    ["row", "rows"],
    ["kettlebell swing", "kettle bell swings"], ["squat", "squats"],
    ["벤치프레스", "벤치 프레스"], ["레그프레스", "레그 프레스"], ["랫풀다운", "랫 풀다운"], ["팔굽혀펴기", "팔굽혀 펴기"],
    ["바벨로우", "바벨 로우"], ["등운동", "등 운동"], ["데드리프트", "데드 리프트"],
  ])
  func `forms of one query find the same`(forms: [String]) throws {
    let expected = try found(forms[0])
    #expect(!expected.isEmpty)
    for form in forms.dropFirst() { #expect(try found(form) == expected, "\(form)") }
  }

  @Test(arguments: [["브릿지", "브리지"], ["랫풀다운", "렛풀다운"], ["푸쉬업", "푸시업"]])
  func `variant spellings find the same workouts`(spellings: [String]) throws {
    let sets = try spellings.map { Set(try found($0)) }
    #expect(Set(sets).count == 1)
  }

  @Test func `a short plural does not stand for what its singular begins`() throws {
    let catalog = try SearchCatalog(names: ["Lat Pulldown", "Lateral Raise", "Lats Stretch"])
    #expect(try catalog.names("lats pulldown") == ["Lat Pulldown"])
    #expect(try catalog.names("lat raise") == ["Lateral Raise"])
  }

  @Test func `what the vocabulary writes together is so read, and found in either form`() throws {
    let catalog = try SearchCatalog(names: ["Pullups", "Weighted Pull Ups", "Pull Through", "Upright Pull"])
    for form in ["pull up", "pullup", "pull-ups", "pullups"] {
      #expect(try catalog.names(form) == ["Pullups", "Weighted Pull Ups"], "\(form)")
    }
  }
}
