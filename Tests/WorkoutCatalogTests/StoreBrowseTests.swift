import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreBrowseTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  /// The list as it must be, made the slow way from every workout there is.
  private struct Reference {
    private var sections: [MuscleGroup: [(key: [UInt8], id: Workout.ID)]] = [:]

    init(_ workouts: [Workout], _ language: Language) {
      for workout in workouts {
        let key = Array(Folding.sortKey(workout.name(in: language)).utf8)
        sections[workout.section, default: []].append((key, workout.id))
      }
      for group in sections.keys {
        sections[group]?.sort { one, other in
          if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
          return one.id < other.id
        }
      }
    }

    func ids(_ group: MuscleGroup) -> [Workout.ID] { sections[group, default: []].map(\.id) }
  }

  private static let words = [
    "Press", "press!", "PRESS", "Squat", "Row", "row 2", "Éclair", "eclair", "프레스", "프레스 2", "로우", "스쿼트", "가",
    "힣",
    "Zottman", "3D", "한 손 Row",
  ]

  /// Adds workouts with names that often fold to the same, in any language and section.
  private func addAtRandom(_ count: Int, _ random: inout SplitMix64) throws {
    for _ in 0..<count {
      let name = (0...random.below(2)).map { _ in Self.words[random.below(Self.words.count)] }
      var names = [Language(of: name[0]): name.joined(separator: " ")]
      if random.below(3) == 0 { names[.korean] = Self.words[8 + random.below(6)] }
      try store.add(
        .sample(
          names, muscle: Muscle.allCases[random.below(Muscle.allCases.count)],
          category: Category.allCases[random.below(Category.allCases.count)]))
    }
  }

  /// Every workout, found by its id and not by the list.
  private func everyWorkout() throws -> [Workout] {
    let builtin = SampleCatalog.builtin.count
    return try store.workouts((-1_000...builtin).map { Workout.ID(rawValue: Int64($0)) })
  }

  @Test(arguments: 1...4) func `pages in both directions are the slow reference's, however they are cut`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    try addAtRandom(60, &random)
    let workouts = try everyWorkout()
    for language in Language.allCases {
      let reference = Reference(workouts, language)
      for group in MuscleGroup.allCases {
        let expected = reference.ids(group)
        var forward: [ListKey] = []
        while true {
          let limit = 1 + random.below(90)
          let page = try store.keys(in: group, language: language, after: forward.last, limit: limit)
          #expect(page.count == min(limit, expected.count - forward.count))
          if page.isEmpty { break }
          forward += page
        }
        #expect(forward.map(\.id) == expected)
        var backward: [ListKey] = []
        while true {
          let limit = 1 + random.below(90)
          let page = try store.keys(in: group, language: language, before: backward.first, limit: limit)
          if page.isEmpty { break }
          backward = page + backward
        }
        #expect(backward == forward)

        for _ in 0..<5 where !expected.isEmpty {
          let index = random.below(expected.count)
          let position = try #require(try store.position(of: expected[index], language: language))
          #expect(position.group == group)
          #expect(position.index == index)
          #expect(position.key == forward[index])
          let skipped = random.below(expected.count)
          let limit = random.below(50)
          #expect(
            try store.keys(
              in: group, language: language, after: forward[index], skipping: skipped, limit: limit)
              == Array(forward.dropFirst(index + 1 + skipped).prefix(limit)))
          #expect(
            try store.keys(
              in: group, language: language, before: forward[index], skipping: skipped, limit: limit)
              == Array(forward.prefix(index).dropLast(skipped).suffix(limit)))
        }
      }
    }
  }

  @Test func `a negative limit or number to skip counts as none`() throws {
    #expect(try store.keys(in: .chest, language: .english, limit: -1) == [])
    #expect(try store.keys(in: .chest, language: .english, before: nil, limit: -1) == [])
    #expect(
      try store.keys(in: .chest, language: .english, skipping: -5, limit: 2)
        == store.keys(in: .chest, language: .english, limit: 2))
  }

  @Test func `a workout that is not there has no position`() throws {
    #expect(try store.position(of: Workout.ID(rawValue: 0), language: .english) == nil)
  }

  @Test func `sections come in their order, each with its count, and empty ones not at all`() throws {
    let sections = try store.sections()
    #expect(sections.map(\.group) == MuscleGroup.allCases)
    for section in sections {
      let keys = try store.keys(in: section.group, language: .korean, limit: .max)
      #expect(keys.count == section.count)
    }
    try change("DELETE FROM workout WHERE section = 1")
    #expect(try store.sections() == Array(sections.dropFirst()))
  }

  @Test(arguments: 1...4) func `counts are right after any change`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<12 {
      switch random.below(4) {
      case 0: try addAtRandom(3, &random)
      case 1: try change("DELETE FROM workout WHERE id % 50 = \(random.below(50))")
      case 2:
        // As an edit does that changes what a workout trains.
        try change(
          """
          UPDATE workout SET section = \(1 + random.below(10)) WHERE id % 40 = \(random.below(40));
          UPDATE workout_listing SET section = (SELECT section FROM workout WHERE id = workout_id);
          """)
      default:
        // As a change that is taken back.
        try change(
          "BEGIN; DELETE FROM workout; UPDATE workout SET section = 1; ROLLBACK; UPDATE workout SET section = section"
        )
      }
      let connection = try Connection(path: store.path, mode: .readOnly)
      let counted = try connection.rows(
        "SELECT section, count(*) FROM workout GROUP BY section ORDER BY section"
      ) {
        [$0.int(0), $0.int(1)]
      }
      #expect(try store.sections().map { [$0.group.rawValue, $0.count] } == counted)
    }
  }

  private func change(_ script: String) throws {
    let connection = try Connection(path: store.path, mode: .readWrite)
    try connection.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF")
    try connection.execute(script)
  }
}
