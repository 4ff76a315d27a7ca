import Foundation
import TestSupport

@testable import WorkoutCatalog

/// A catalog of a few workouts, for what has to be done hundreds of times.
enum TinyCatalog {
  static let builtin: [Workout.Facts] = Array(SampleCatalog.builtin.prefix(3))

  /// Opens a catalog, or makes one with a few built-in workouts.
  static func store(_ path: String) throws(StoreError) -> WorkoutStore {
    try WorkoutStore(path: path, WorkoutStore.migrator) { () throws(StoreError) in builtin }
  }

  /// Makes a catalog with something in all that a person writes.
  static func make(at path: String) throws {
    let store = try store(path)
    let own = try store.add(.sample([.english: "Garage Press", .korean: "차고 프레스"], aliases: ["GP"]))
    let first = Workout.ID(rawValue: 1)
    try store.append([first, own, first], toPlanNamed: "Push day")
    try store.setOwnSettings(WorkoutSettings(sets: 7, techniques: [.dropSet]), of: first)
    try store.noteOpened(own)
    let removed = try store.add(.sample("Forgotten Press"))
    try store.setState(.removed, of: removed)
  }
}
