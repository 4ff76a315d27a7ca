import Foundation
import SQLite
import TestSupport
import Testing

@testable import WorkoutCatalog

/// Each page of a catalog in turn is something else.
struct DamagedPageTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
  }

  /// What a catalog answers to all that is asked of it.
  private struct Answers: Hashable {
    var sections: [ListedSection] = []
    var keys: [ListKey] = []
    var workouts: [Workout] = []
    var found: [[Workout.ID]] = []
    var plans: [Plan.Summary] = []
    var plan: Plan?

    init(_ store: WorkoutStore) throws(StoreError) {
      sections = try store.sections()
      for section in sections {
        keys += try store.keys(in: section.group, language: .korean, limit: 50)
      }
      workouts = try store.workouts(keys.map(\.id))
      for text in ["press", "garage", "프레스", "ㅊㄱ", "barbell"] {
        found.append(try store.search(SearchQuery(text)).hits.map(\.id))
      }
      plans = try store.plans()
      plan = try store.plan(named: "Push day")
    }
  }

  @Test(arguments: [0x00, 0xFF, 0x0D] as [UInt8])
  func `a page that is overwritten is told of, or does no harm, or the doctor finds it`(byte: UInt8) throws {
    try TinyCatalog.make(at: path)
    let whole = try Data(contentsOf: URL(filePath: path))
    let right = try Answers(try TinyCatalog.store(path))
    let pageSize = 4_096
    for page in 1...whole.count / pageSize {
      var bytes = whole
      let range = (page - 1) * pageSize..<page * pageSize
      bytes.replaceSubrange(range, with: Data(repeating: byte, count: pageSize))
      try bytes.write(to: URL(filePath: path))
      let before = DatabaseFiles(path)
      do throws(StoreError) {
        let store: WorkoutStore
        do throws(StoreError) { store = try TinyCatalog.store(path) } catch {
          #expect(DatabaseFiles(path) == before, "page \(page)")
          throw error
        }
        let answers = try Answers(store)
        if answers != right {
          let examination = try WorkoutStore.examine(path) { _ in }
          #expect(!examination.isHealthy, "page \(page)")
        }
      } catch {
        #expect([.damaged, .notACatalog].contains(error.kind), "page \(page): \(error)")
        if error.kind == .damaged {
          for language in Language.allCases {
            #expect(error.message(in: language).contains("'workout-catalog doctor'"), "page \(page)")
          }
        }
      }
      for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    }
  }
}
