/// Finds entries, small numbers that stand for identified things, by the hash of their identity.
///
/// A hash table with open addressing and linear probing (Knuth, *The Art of Computer Programming* 3,
/// 6.4) that keeps the hash beside the entry. So identities are compared only when they almost surely
/// are the same, and a table that grows hashes nothing again.
struct IdentityTable {
  /// The hash in the upper half and the entry + 1 in the lower; zero is free. A power of two long.
  private var slots: [UInt64]
  private var count = 0

  /// Makes a table with room for `capacity` entries before it must grow.
  init(capacity: Int = 0) {
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// Makes a table of the entries 0, 1, 2…, no two of the same identity.
  /// - Parameter hashes: the hash of each.
  init(hashes: [UInt32]) {
    self.init(capacity: hashes.count)
    count = hashes.count
    slots.withUnsafeMutableBufferPointer { slots in
      for (entry, hash) in hashes.enumerated() {
        let (place, _) = Self.find(hash, in: UnsafeBufferPointer(slots)) { _ in false }
        slots[place] = Self.slot(entry, hash)
      }
    }
  }

  /// Finds the entry of an identity.
  /// - Parameters:
  ///   - hash: the hash of the identity.
  ///   - isSame: whether an entry with an equal hash has that identity.
  /// - Complexity: O(1) expected.
  func find(_ hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    slots.withUnsafeBufferPointer { Self.find(hash, in: $0, isSame: isSame).entry }
  }

  /// Puts `entry` in, unless another of the same identity is there.
  /// - Parameters:
  ///   - entry: at least 0 and less than 2³² - 1.
  ///   - hash: the hash of its identity.
  ///   - isSame: whether an entry with an equal hash has the same identity.
  /// - Returns: the entry of that identity that was there; `nil` if `entry` went in.
  /// - Complexity: O(1) expected.
  mutating func insert(_ entry: Int, hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    let (place, other) = slots.withUnsafeBufferPointer { Self.find(hash, in: $0, isSame: isSame) }
    if other != nil { return other }
    slots[place] = Self.slot(entry, hash)
    count += 1
    if count * 4 > slots.count * 3 { grow() }
    return nil
  }

  private mutating func grow() {
    var grown = [UInt64](repeating: 0, count: slots.count * 2)
    for slot in slots where slot != 0 {
      let (place, _) = grown.withUnsafeBufferPointer { Self.find(UInt32(slot >> 32), in: $0) { _ in false } }
      grown[place] = slot
    }
    slots = grown
  }

  /// The entry that is sought, or else the free place where it would be.
  @inline(__always)
  private static func find(
    _ hash: UInt32, in slots: UnsafeBufferPointer<UInt64>, isSame: (Int) -> Bool
  ) -> (place: Int, entry: Int?) {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place] != 0 {
      if slots[place] >> 32 == UInt64(hash) {
        let entry = Int(slots[place] & 0xffff_ffff) - 1
        if isSame(entry) { return (place, entry) }
      }
      place = (place + 1) & mask
    }
    return (place, nil)
  }

  private static func slot(_ entry: Int, _ hash: UInt32) -> UInt64 {
    UInt64(hash) << 32 | UInt64(truncatingIfNeeded: entry + 1)
  }
}
