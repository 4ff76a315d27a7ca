import TestSupport
import Testing

@testable import WorkoutCatalog

struct MuscleCoverageTests {
  private func facts(_ primary: [Muscle], _ secondary: [Muscle] = []) -> Workout.Facts {
    Workout.Facts(
      slug: "a", names: [.english: "A"], primaryMuscles: primary, secondaryMuscles: secondary,
      equipment: [.barbell], measurement: .weightReps, defaults: WorkoutSettings())
  }

  @Test func `a set counts whole for a primary muscle and half for a secondary one`() {
    var coverage = MuscleCoverage()
    coverage.add(facts([.chest], [.triceps, .shoulders]), sets: 5)
    coverage.add(facts([.triceps]), sets: 3)
    #expect(coverage.shares.map(\.muscle) == [.triceps, .chest, .shoulders])
    #expect(coverage.shares.map(\.sets.description) == ["5½", "5", "2½"])
    #expect(coverage.shares.map(\.sets.decimal) == ["5.5", "5", "2.5"])
    #expect(coverage.most == MuscleCoverage.Sets(halves: 11))
    #expect(coverage[.neck].halves == 0)
  }

  @Test func `equals stand in the vocabulary's order`() {
    var coverage = MuscleCoverage()
    coverage.add(facts([.traps, .calves, .abdominals]), sets: 2)
    #expect(coverage.shares.map(\.muscle) == [.abdominals, .calves, .traps])
  }

  @Test func `a workout without a number of sets is done once`() {
    var coverage = MuscleCoverage()
    coverage.add(facts([.quadriceps], [.calves]), sets: nil)
    #expect(coverage.shares.map(\.sets.description) == ["1", "½"])
    #expect(coverage[.calves].decimal == "0.5")
  }

  @Test func `a muscle in both roles counts once`() {
    var coverage = MuscleCoverage()
    coverage.add(facts([.chest, .chest], [.chest, .lats, .lats]), sets: 4)
    #expect(coverage.shares.map(\.sets.description) == ["4", "2"])
  }

  @Test func `levels go from the least to the most, and nothing is none`() {
    var coverage = MuscleCoverage()
    #expect(coverage.level(of: .chest, of: 4) == 0)
    #expect(coverage.shares == [])
    coverage.add(facts([.chest]), sets: 16)
    coverage.add(facts([.lats]), sets: 12)
    coverage.add(facts([.biceps]), sets: 9)
    coverage.add(facts([], [.neck]), sets: 1)
    #expect(
      [.chest, .lats, .biceps, .neck, .calves].map { coverage.level(of: $0, of: 4) } == [4, 3, 3, 1, 0])
  }

  @Test func `the sum is exact for every number of sets`() {
    var coverage = MuscleCoverage()
    for sets in 1...1_000 { coverage.add(facts([.chest], [.triceps]), sets: sets) }
    #expect(coverage[.chest].decimal == "500500")
    #expect(coverage[.triceps].decimal == "250250")
  }

  @Test func `a plan counts each entry by the settings that hold for it`() throws {
    let folder = try TemporaryFolder()
    let store = try SampleCatalog.store(in: folder)
    let bench = try #require(try store.workout(matching: "barbell-bench-press"))
    try store.append(
      entries: [
        Plan.NewEntry(workout: bench.id),
        Plan.NewEntry(workout: bench.id, ownSettings: WorkoutSettings(sets: 7)),
      ], toPlanNamed: "A")
    let plan = try #require(try store.plan(named: "A"))
    let sets = try #require(bench.settings.sets) + 7
    #expect(plan.coverage[.chest].halves == 2 * sets)
  }
}
