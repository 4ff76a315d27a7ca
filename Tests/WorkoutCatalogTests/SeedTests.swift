import Testing
import WorkoutCatalog

import enum TestSupport.SampleCatalog

@testable import seed_database

struct SeedTests {
  private let builtin = SampleCatalog.builtin

  private func names(_ count: Int, seed: UInt64) -> [String] {
    SyntheticCatalog(count: count, seed: seed, besides: builtin).map { $0.name(in: .english) }
  }

  @Test func `the same seed gives the same workouts, and another gives others`() {
    let one = Array(SyntheticCatalog(count: 2_000, seed: 7, besides: builtin))
    #expect(one == Array(SyntheticCatalog(count: 2_000, seed: 7, besides: builtin)))
    #expect(Set(names(2_000, seed: 7)) != Set(names(2_000, seed: 8)))
  }

  @Test(arguments: [0, 1, 4, 5, 1_000, 20_000]) func `there are as many as asked for, a fifth of them Korean`(
    count: Int
  ) {
    let workouts = Array(SyntheticCatalog(count: count, seed: 3, besides: builtin))
    #expect(workouts.count == count)
    #expect(workouts.count { $0.names[.korean] != nil } == count / 5)
    #expect(workouts.allSatisfy { $0.names.count == 1 })
  }

  @Test(arguments: [1, 2]) func `no name or slug is given twice, nor one that the built-in catalog has`(
    seed: UInt64
  ) {
    let workouts = Array(SyntheticCatalog(count: 20_000, seed: seed, besides: builtin))
    var names = Set(builtin.flatMap { $0.names.values + $0.aliases }.map(Folding.compact))
    var slugs = Set(builtin.map(\.slug))
    for facts in workouts {
      #expect(names.insert(Folding.compact(facts.name(in: .english))).inserted, "\(facts.slug)")
      #expect(slugs.insert(facts.slug).inserted)
      #expect(facts.slug == Slug.make(from: facts.name(in: .english)))
    }
  }

  @Test func `past all combinations a number keeps the names apart`() {
    let number = SyntheticName.combinations + 5
    let name = SyntheticName(number: number, isKorean: false).text
    #expect(name == SyntheticName(number: 5, isKorean: false).text + " 2")
  }

  @Test(arguments: [1, 2, 3, 10, 97, 360]) func `a permutation gives each number once, round after round`(
    count: UInt64
  ) {
    for seed in 0..<20 as Range<UInt64> {
      let permutation = Permutation(count: count, seed: seed)
      for round in 0..<3 as Range<UInt64> {
        let numbers = (0..<count).map { permutation[round * count + $0] }
        #expect(numbers.sorted() == Array(round * count..<(round + 1) * count), "seed \(seed)")
      }
    }
  }

  @Test func `options are read, and what cannot be followed is told`() throws {
    let options = try Options(["seed-database", "--database", "a b", "--workouts=2000", "--seed", "9"])
    #expect(options.database == "a b")
    #expect(options.workouts == 2_000)
    #expect(options.seed == 9)
    for (words, message) in [
      (["--workouts", "x"], "--workouts takes a whole number, not 'x'"),
      (["--workouts", "-1"], "--workouts takes a whole number, not '-1'"),
      (["--seed", "-1"], "--seed takes a whole number from 0, not '-1'"),
      (["--seed"], "--seed needs a value; see --help"),
      (["--nonsense"], "--nonsense is no option; see --help"),
      (["extra"], "unexpected argument 'extra'; see --help"),
    ] {
      let refusal = #expect(throws: Options.Refusal.self) { _ = try Options(["seed-database"] + words) }
      #expect(refusal?.message == message)
    }
  }
}
