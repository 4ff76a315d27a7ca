/// Steele, Lea and Flood's generator ("Fast splittable pseudorandom number generators", 2014): the same
/// numbers from the same seed, everywhere. A test takes its seed as an argument, which a failure then shows.
public struct SplitMix64: RandomNumberGenerator, CustomStringConvertible {
  /// The seed that it began with.
  public let seed: UInt64
  private var state: UInt64

  /// The generator of a seed's numbers.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of 0..<limit.
  public mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// The seed, for a failure's message.
  public var description: String { "seed \(seed)" }
}
