import WorkoutCatalog

/// Made-up workouts with plausible names: a movement with equipment, position, grip and manner, a fifth of
/// them named in Korean. Each number in the sequence is another name; the same seed gives the same ones.
struct SyntheticCatalog: Sequence {
  private let order: [UInt64]

  /// The first `count` workouts of a seed's sequence, shorter names first.
  /// - Parameter besides: workouts whose slugs, names and aliases are not given again.
  init(count: Int, seed: UInt64, besides: [Workout.Facts]) {
    let taken = TakenNames(besides)
    let numbers = Permutation(count: SyntheticName.combinations, seed: seed)
    var chosen: [(length: Int, number: UInt64)] = []
    chosen.reserveCapacity(count)
    var position: UInt64 = 0
    while chosen.count < count {
      // By the number chosen so far, and not by the position, so that it is a fifth whatever is passed over.
      let isKorean = chosen.count % 5 == 4
      let number = numbers[position]
      let text = SyntheticName(number: number, isKorean: isKorean).text
      if !taken.contains(text) {
        chosen.append((text.unicodeScalars.count, number << 1 | (isKorean ? 1 : 0)))
      }
      position += 1
    }
    chosen.sort { $0 < $1 }
    order = chosen.map(\.number)
  }

  func makeIterator() -> some IteratorProtocol<Workout.Facts> {
    order.lazy.map { SyntheticName(number: $0 >> 1, isKorean: $0 & 1 == 1).facts }.makeIterator()
  }
}

/// Names that are given already, as search compares them.
private struct TakenNames {
  private var names: Set<String> = []
  private var longest = 0

  init(_ workouts: [Workout.Facts]) {
    for facts in workouts {
      for name in [facts.slug] + facts.names.values + facts.aliases {
        names.insert(Folding.compact(name))
        longest = max(longest, name.utf8.count)
      }
    }
  }

  func contains(_ name: String) -> Bool {
    // Most made-up names are longer than any real one, and folding them all would take long.
    name.utf8.count <= longest && names.contains(Folding.compact(name))
  }
}

/// A pseudo-random order of the numbers below a count, one multiplication a number: i ↦ a·i + b, where a has
/// no factor in common with the count. Past the count it goes on with numbers of the next round.
struct Permutation {
  private let count: UInt64
  private let factor: UInt64
  private let offset: UInt64

  init(count: UInt64, seed: UInt64) {
    var random = SplitMix64(state: seed)
    self.count = count
    offset = random.next() % count
    var factor = random.next() % count
    while Self.greatestCommonDivisor(factor, count) != 1 { factor = (factor + 1) % count }
    self.factor = factor
  }

  subscript(position: UInt64) -> UInt64 {
    let (round, place) = position.quotientAndRemainder(dividingBy: count)
    let product = factor.multipliedFullWidth(by: place)
    let scattered = (count.dividingFullWidth(product).remainder + offset) % count
    return round * count + scattered
  }

  private static func greatestCommonDivisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}

/// Sebastiano Vigna's SplitMix64, public domain: small, and the same on every machine.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
