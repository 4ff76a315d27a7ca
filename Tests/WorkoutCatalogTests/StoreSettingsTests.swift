import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreSettingsTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore
  private let id = Workout.ID(rawValue: 1)

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  private func workout() throws -> Workout { try #require(try store.workout(id)) }

  @Test func `own figures hold in place of the defaults, one by one`() throws {
    let defaults = try workout().facts.defaults
    try store.setOwnSettings(WorkoutSettings(sets: 7), of: id)
    var expected = defaults
    expected.sets = 7
    #expect(try workout().settings == expected)
    try store.setOwnSettings(WorkoutSettings(rest: 0), of: id)
    expected = defaults
    expected.rest = 0
    #expect(try workout().settings == expected)
    #expect(try workout().facts.defaults == defaults)
  }

  @Test func `every figure is kept`() throws {
    let own = WorkoutSettings(
      measurement: .distance, sets: 1, reps: 2, repsMax: 3, weight: Weight("102.125", unit: .pound),
      seconds: 4, distance: Distance("26.2mi", unit: .meter), rest: 0, techniques: [.dropSet, .toFailure],
      note: "무릎 조심\nwide stance")
    try store.setOwnSettings(own, of: id)
    #expect(try workout().ownSettings == own)
    #expect(try workout().measurement == .distance)
    #expect(try workout().facts.measurement == .reps)
  }

  @Test func `a favourite is one apart from the settings`() throws {
    try store.setFavourite(true, of: id)
    #expect(try workout().isFavourite)
    try store.setOwnSettings(WorkoutSettings(sets: 7), of: id)
    #expect(try workout().isFavourite)
    try store.setFavourite(false, of: id)
    #expect(try workout().ownSettings == WorkoutSettings(sets: 7))
    #expect(try !workout().isFavourite)
  }

  @Test func `a blank note is none, and a book is too long`() throws {
    try store.setOwnSettings(WorkoutSettings(note: " \n "), of: id)
    #expect(try workout().ownSettings == WorkoutSettings())
    let error = #expect(throws: StoreError.self) {
      try store.setOwnSettings(WorkoutSettings(note: String(repeating: "a", count: 2_001)), of: id)
    }
    #expect(error?.description == "a note may have 2000 characters, not 2001")
  }

  @Test func `no figures show the defaults again`() throws {
    try store.setOwnSettings(WorkoutSettings(sets: 7, techniques: []), of: id)
    try store.setOwnSettings(WorkoutSettings(), of: id)
    #expect(try workout().ownSettings == WorkoutSettings())
    #expect(try workout().settings == workout().facts.defaults)
  }

  @Test func `a new lower end without an upper one is a single number`() {
    let defaults = WorkoutSettings(sets: 3, reps: 8, repsMax: 12)
    #expect(defaults.overridden(by: WorkoutSettings(reps: 5)) == WorkoutSettings(sets: 3, reps: 5))
    #expect(
      defaults.overridden(by: WorkoutSettings(repsMax: 15)) == WorkoutSettings(sets: 3, reps: 8, repsMax: 15))
  }

  @Test func `an upper end that is not above the lower one is left out`() throws {
    try store.setOwnSettings(WorkoutSettings(reps: 8, repsMax: 8), of: id)
    #expect(try workout().ownSettings == WorkoutSettings(reps: 8))
    let defaults = WorkoutSettings(reps: 8, repsMax: 12)
    #expect(defaults.overridden(by: WorkoutSettings(repsMax: 5)) == WorkoutSettings(reps: 8))
  }

  @Test(arguments: [
    WorkoutSettings(sets: 0), WorkoutSettings(reps: -1), WorkoutSettings(repsMax: .min),
    WorkoutSettings(seconds: .max),
    WorkoutSettings(meters: 0), WorkoutSettings(rest: -1),
  ])
  func `a figure out of range is refused`(settings: WorkoutSettings) throws {
    let error = #expect(throws: StoreError.self) { try store.setOwnSettings(settings, of: id) }
    #expect(error?.description == "a setting must be from 1 (a rest from 0) to 1000000")
    #expect(try workout().ownSettings == WorkoutSettings())
  }

  @Test func `a workout that is not there takes no settings`() {
    let error = #expect(throws: StoreError.self) {
      try store.setOwnSettings(WorkoutSettings(sets: 1), of: Workout.ID(rawValue: 99_999))
    }
    #expect(error?.description == "the workout is no longer in the catalog; nothing was changed")
  }
}
