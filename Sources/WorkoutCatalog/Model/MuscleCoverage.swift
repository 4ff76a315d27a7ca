/// How many sets each muscle gets: a set counts whole for a primary muscle, and half for a secondary one.
///
/// ```swift
/// for share in plan.coverage.shares {
///   print(share.muscle.name(in: .english), share.sets)  // Chest 7½
/// }
/// ```
public struct MuscleCoverage: Hashable, Sendable {
  /// A number of sets, exact to the half.
  public struct Sets: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number of half sets.
    public let halves: Int

    /// That many half sets.
    public init(halves: Int) { self.halves = halves }

    /// As a person writes it: `7`, `7½`, `½`.
    public var description: String {
      let (whole, half) = halves.quotientAndRemainder(dividingBy: 2)
      if half == 0 { return String(whole) }
      return whole == 0 ? "½" : "\(whole)½"
    }

    /// As a number of JSON or CSV is written: `7`, `7.5`.
    public var decimal: String {
      let (whole, half) = halves.quotientAndRemainder(dividingBy: 2)
      return half == 0 ? String(whole) : "\(whole).5"
    }

    /// Fewer sets first.
    public static func < (one: Sets, other: Sets) -> Bool { one.halves < other.halves }
  }

  /// What one muscle gets.
  public struct Share: Hashable, Sendable {
    /// The muscle.
    public let muscle: Muscle
    /// Its sets.
    public let sets: Sets
  }

  private var halves: [Muscle: Int] = [:]

  /// No sets for any muscle.
  public init() {}

  /// Adds the sets of a workout.
  /// - Parameters:
  ///   - facts: what the workout trains.
  ///   - sets: how many sets; one that has no such figure is done once.
  public mutating func add(_ facts: Workout.Facts, sets: Int?) {
    let sets = sets ?? 1
    for muscle in Set(facts.primaryMuscles) { halves[muscle, default: 0] += 2 * sets }
    // A stranger's file may name a muscle in both roles; it counts once, whole.
    for muscle in Set(facts.secondaryMuscles).subtracting(facts.primaryMuscles) {
      halves[muscle, default: 0] += sets
    }
  }

  /// The sets of a muscle.
  public subscript(muscle: Muscle) -> Sets { Sets(halves: halves[muscle] ?? 0) }

  /// The most sets that any muscle gets.
  public var most: Sets { Sets(halves: halves.values.max() ?? 0) }

  /// The muscles that get any sets, those with the most first; equals in the vocabulary's order.
  public var shares: [Share] {
    Muscle.allCases.enumerated()
      .map { (place: $0, share: Share(muscle: $1, sets: self[$1])) }
      .filter { $0.share.sets.halves > 0 }
      .sorted { ($1.share.sets, $0.place) < ($0.share.sets, $1.place) }
      .map(\.share)
  }

  /// How much a muscle gets beside the one that gets most: from 1 to `levels`; 0 for one that gets nothing.
  public func level(of muscle: Muscle, of levels: Int) -> Int {
    let most = most.halves
    guard most > 0 else { return 0 }
    return (self[muscle].halves * levels + most - 1) / most
  }
}
