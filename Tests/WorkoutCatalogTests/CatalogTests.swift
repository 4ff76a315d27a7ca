import TestSupport
import Testing

@testable import WorkoutCatalog

/// The built-in catalog's data file.
struct CatalogTests {
  private let workouts = SampleCatalog.builtin

  /// Things that are there more than once.
  private func repeated<Element: Hashable>(_ elements: [Element]) -> [Element] {
    Dictionary(grouping: elements) { $0 }.filter { $0.value.count > 1 }.map(\.key)
  }

  @Test func `there are at least 500 workouts, in every section`() {
    #expect(workouts.count >= 500)
    let sections = workouts.map { MuscleGroup(category: $0.category, primaryMuscle: $0.primaryMuscles[0]) }
    for group in MuscleGroup.allCases { #expect(sections.contains(group)) }
  }

  @Test func `slugs are unique, and are slugs`() {
    #expect(repeated(workouts.map(\.slug)) == [])
    for facts in workouts { #expect(Slug.make(from: facts.slug) == facts.slug) }
    for facts in workouts { #expect(facts.slug.utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test func `no two workouts share a name or an alias, as search compares them`() {
    let names = workouts.flatMap { facts in
      Set((facts.names.values + facts.aliases).map(Folding.compact))
    }
    #expect(repeated(names) == [])
  }

  @Test func `no workout is given the same name twice`() {
    for facts in workouts {
      #expect(repeated((facts.names.values + facts.aliases).map(Folding.compact)) == [], "\(facts.slug)")
    }
  }

  @Test func `every name and alias is composed, without blanks too many, and can be searched`() {
    for facts in workouts {
      for text in facts.names.values + facts.aliases {
        #expect(text.utf8.elementsEqual(text.trimmedAndComposed.utf8), "\(facts.slug)")
        #expect(!text.contains("  ") && !Folding.compact(text).isEmpty, "\(facts.slug)")
        #expect(
          text.unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint }, "\(facts.slug)")
      }
    }
  }

  @Test func `every workout has an English name in Latin letters and a Korean one in Hangul`() throws {
    for facts in workouts {
      let english = try #require(facts.names[.english])
      let korean = try #require(facts.names[.korean])
      #expect(english.unicodeScalars.allSatisfy { $0.value < 0x250 || $0 == "°" }, "\(facts.slug)")
      #expect(korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(facts.slug)")
    }
  }

  @Test func `a muscle is primary or secondary, never both and never twice, and one is primary`() {
    for facts in workouts {
      #expect(!facts.primaryMuscles.isEmpty, "\(facts.slug)")
      #expect(repeated(facts.primaryMuscles + facts.secondaryMuscles) == [], "\(facts.slug)")
    }
  }

  @Test func `equipment is named, and named once`() {
    for facts in workouts {
      #expect(!facts.equipment.isEmpty, "\(facts.slug)")
      #expect(repeated(facts.equipment) == [], "\(facts.slug)")
    }
  }

  @Test func `strength work says whether one joint moves or several, and stretching does not`() {
    for facts in workouts {
      switch facts.category {
      case .strength, .powerlifting, .olympicWeightlifting, .strongman:
        #expect(facts.mechanic != nil || facts.force == .isometric, "\(facts.slug)")
      case .stretching, .mobility: #expect(facts.mechanic == nil, "\(facts.slug)")
      case .plyometrics, .cardio: break
      }
    }
  }

  @Test func `settings are of the kind that is measured, and such as a coach would give`() {
    for facts in workouts {
      let settings = facts.defaults
      let seconds = settings.seconds
      #expect((1...10).contains(settings.sets ?? 0), "\(facts.slug)")
      #expect((0...300).contains(settings.rest ?? 0), "\(facts.slug)")
      #expect(settings == settings.normalized && settings.techniques == nil, "\(facts.slug)")
      switch facts.measurement {
      case .weightReps, .reps:
        #expect((1...100).contains(settings.reps ?? 0), "\(facts.slug)")
        #expect(seconds == nil && settings.meters == nil, "\(facts.slug)")
      case .time:
        // From the few seconds of a planche to a hike.
        #expect((3...7_200).contains(seconds ?? 0), "\(facts.slug)")
        #expect(settings.reps == nil && settings.repsMax == nil && settings.meters == nil, "\(facts.slug)")
      case .distance:
        #expect((5...42_195).contains(settings.meters ?? 0), "\(facts.slug)")
        #expect(settings.reps == nil && settings.repsMax == nil && seconds == nil, "\(facts.slug)")
      }
    }
  }

  @Test func `familiarity is from 1 to 5, and the best known come first`() {
    #expect(workouts.allSatisfy { (1...5).contains($0.familiarity) })
    #expect(workouts.map(\.familiarity) == workouts.map(\.familiarity).sorted())
  }

  @Test(arguments: [
    ("OHP", "overhead-press"), ("RDL", "romanian-deadlift"), ("사레레", "lateral-raise"), ("푸쉬업", "push-up"),
    ("푸시업", "push-up"), ("팔굽혀펴기", "push-up"), ("스쿼트", "squat"), ("스쾃", "squat"), ("벤치프레스", "bench-press"),
    ("데드", "deadlift"), ("턱걸이", "pull-up"), ("플랭크", "plank"),
  ])
  func `what people call a workout is known`(alias: String, slug: String) {
    let found = workouts.first { facts in
      (facts.names.values + facts.aliases).contains { Folding.compact($0) == Folding.compact(alias) }
    }
    #expect(found?.slug.hasSuffix(slug) == true)
  }
}
