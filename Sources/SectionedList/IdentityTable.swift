/// Finds entries, small numbers that stand for identified things, by the hash of their identity.
///
/// A hash table with open addressing and linear probing (Knuth, *The Art of Computer Programming* 3,
/// 6.4) that keeps 32 bits of each hash beside the entry. So identities are compared only when they
/// almost surely are the same, and a table that grows hashes nothing again.
@usableFromInline
struct IdentityTable {
  /// The kept hash in the upper half and the entry + 1 in the lower; zero is free. A power of two long.
  @usableFromInline var slots: [UInt64]
  @usableFromInline var count = 0

  /// Makes a table with room for `capacity` entries before it must grow.
  @inlinable
  init(capacity: Int) {
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// Puts `entry` in, unless another of the same identity is there.
  /// - Parameters:
  ///   - entry: at least 0 and less than 2³² - 1.
  ///   - hash: the hash of its identity.
  ///   - isSame: whether an entry with an equal hash has the same identity.
  /// - Returns: the entry of that identity that was there; `nil` if `entry` went in.
  /// - Complexity: O(1) expected.
  @inlinable
  mutating func insert(_ entry: Int, hash: Int, isSame: (Int) -> Bool) -> Int? {
    let folded = UInt64(truncatingIfNeeded: hash ^ (hash >> 32)) << 32
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: folded >> 32) & mask
    while true {
      let slot = slots[place]
      if slot == 0 { break }
      if (slot ^ folded) >> 32 == 0 {
        let other = Int(truncatingIfNeeded: slot & 0xffff_ffff) - 1
        if isSame(other) { return other }
      }
      place = (place + 1) & mask
    }
    slots[place] = folded | UInt64(truncatingIfNeeded: entry + 1)
    count += 1
    if count * 4 > slots.count * 3 { grow() }
    return nil
  }

  @usableFromInline
  mutating func grow() {
    var grown = [UInt64](repeating: 0, count: slots.count * 2)
    let mask = grown.count - 1
    for slot in slots where slot != 0 {
      var place = Int(truncatingIfNeeded: slot >> 32) & mask
      while grown[place] != 0 { place = (place + 1) & mask }
      grown[place] = slot
    }
    slots = grown
  }
}
