import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreConcurrencyTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  /// What a worker appends each time: three workouts that tell who it was and when.
  private static func picks(_ worker: Int, _ round: Int) -> [Workout.ID] {
    [worker + 1, round + 100, worker + 1].map { Workout.ID(rawValue: Int64($0)) }
  }

  /// Every worker's entries stand in a plan, whole and in the order they were written.
  private func expectNothingLost(_ entries: [Workout.ID], workers: Int, rounds: Int) {
    #expect(entries.count == workers * rounds * 3)
    var next = Array(repeating: 0, count: workers)
    for start in stride(from: 0, to: entries.count - 2, by: 3) {
      let worker = Int(entries[start].rawValue) - 1
      #expect(Array(entries[start..<start + 3]) == Self.picks(worker, next[worker]))
      next[worker] += 1
    }
    #expect(next == Array(repeating: rounds, count: workers))
  }

  @Test func `eight tasks read and write one store, and no pick is lost or torn`() async throws {
    let rounds = 12
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for round in 0..<rounds {
            try store.append(Self.picks(worker, round), toPlanNamed: "A")
            // Whoever looks sees whole appends only.
            let count = try #require(try store.plan(named: "A")).entries.count
            #expect(count.isMultiple(of: 3))
            #expect(try store.plans().first?.entryCount ?? 0 >= count)
            #expect(try store.workout(matching: "push-up")?.slug == "push-up")
            #expect(try store.keys(in: .chest, language: .english, limit: 20).count == 20)
            try store.refresh()
          }
        }
      }
      try await group.waitForAll()
    }
    let entries = try #require(try store.plan(named: "A")).entries
    expectNothingLost(entries.map(\.workout.id), workers: 8, rounds: rounds)
  }

  @Test func `two stores on one file, four threads each, and no pick is lost or torn`() throws {
    let rounds = 12
    let stores = [store, try WorkoutStore(path: store.path)]
    _ = try onThreads(8) { worker in
      for round in 0..<rounds {
        try stores[worker % 2].append(Self.picks(worker, round), toPlanNamed: "A")
        let count = try stores[(worker + 1) % 2].plan(named: "A")?.entries.count ?? 0
        #expect(count.isMultiple(of: 3))
      }
    }
    for store in stores {
      let entries = try #require(try store.plan(named: "A")).entries
      expectNothingLost(entries.map(\.workout.id), workers: 8, rounds: rounds)
    }
  }

  @Test func `own workouts added at once get ids and slugs of their own`() throws {
    let stores = [store, try WorkoutStore(path: store.path)]
    let ids = try onThreads(4) { worker in
      try (0..<5).map { _ in try stores[worker % 2].add(.sample("Garage Press")) }
    }.flatMap { $0 }
    #expect(Set(ids).count == 20)
    #expect(Set(try store.workouts(ids).map(\.slug)).count == 20)
  }

  @Test func `a reader does not wait for a writer`() throws {
    let connection = try Connection(path: store.path, mode: .readWrite)
    try connection.transaction { (connection) throws(SQLiteError) in
      try connection.run("DELETE FROM plan_entry")
      try connection.run("INSERT INTO plan (name) VALUES ('unfinished')")
      #expect((try? store.plans()) == [])
      #expect(throws: Never.self) { try store.refresh() }
      // A new store too, while someone else writes.
      #expect(throws: Never.self) { try WorkoutStore(path: store.path).sections() }
    }
    #expect(try store.plans().map(\.name) == ["unfinished"])
  }

  @Test func `one call sees one state while another connection writes`() throws {
    let store = store
    let connectionPath = store.path
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "A")
    _ = try onThreads(2) { worker in
      if worker == 0 {
        // The name and the number of sets always change together.
        let connection = try Connection(path: connectionPath, mode: .readWrite)
        try connection.execute("PRAGMA synchronous = OFF")
        for round in 1...300 {
          try connection.execute(
            """
            BEGIN IMMEDIATE;
            UPDATE workout_name SET name = '\(round)' WHERE workout_id = 1 AND kind = 'name' AND language = 'en';
            INSERT INTO workout_settings (workout_id, sets) VALUES (1, \(round))
            ON CONFLICT (workout_id) DO UPDATE SET sets = excluded.sets;
            COMMIT;
            """)
        }
      } else {
        for _ in 0..<300 {
          let workout = try #require(try store.workout(Workout.ID(rawValue: 1)))
          if let sets = workout.ownSettings.sets { #expect(workout.name(in: .english) == "\(sets)") }
        }
      }
    }
  }
}
