/// Finds entries, small numbers that stand for identified things, by the hash of their identity.
///
/// A hash table with open addressing and linear probing (Knuth, *The Art of Computer Programming* 3,
/// 6.4) of numbers that tell where the hashes stand. So it is small, identities are compared only when
/// they almost surely are the same, and a table that grows hashes nothing again.
struct IdentityTable {
  /// The hash of each entry, in the table or not.
  private let hashes: [UInt32]
  /// The entry + 1; zero is free. A power of two long.
  private var slots: [UInt32]
  private var count = 0

  /// Makes a table with room for `capacity` entries before it must grow.
  /// - Parameter hashes: the hash of each entry; fewer than 2³² - 1.
  init(hashes: [UInt32], capacity: Int) {
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    self.hashes = hashes
    slots = [UInt32](repeating: 0, count: size)
  }

  /// Makes a table of all entries 0, 1, 2…, no two of which have the same identity.
  /// - Parameter hashes: the hash of each.
  init(ofAll hashes: [UInt32]) {
    self.init(hashes: hashes, capacity: hashes.count)
    count = hashes.count
    put(0..<UInt32(truncatingIfNeeded: count))
  }

  /// Finds the entry of an identity.
  /// - Parameters:
  ///   - hash: the hash of the identity.
  ///   - isSame: whether an entry with an equal hash has that identity.
  /// - Complexity: O(1) expected.
  func find(_ hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    search(hash, isSame: isSame).entry
  }

  /// Puts `entry` in, unless another of the same identity is there.
  /// - Parameter isSame: whether an entry with an equal hash has the same identity.
  /// - Returns: the entry of that identity that was there; `nil` if `entry` went in.
  /// - Complexity: O(1) expected.
  mutating func insert(_ entry: Int, isSame: (Int) -> Bool) -> Int? {
    let (place, other) = search(hashes[entry], isSame: isSame)
    if other != nil { return other }
    slots[place] = UInt32(truncatingIfNeeded: entry + 1)
    count += 1
    if count * 4 > slots.count * 3 { grow() }
    return nil
  }

  private mutating func grow() {
    let entries = slots.filter { $0 != 0 }.map { $0 - 1 }
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    put(entries)
  }

  /// Puts entries in that are not there, nor any of the same identity.
  private mutating func put(_ entries: some Sequence<UInt32>) {
    let mask = slots.count - 1
    hashes.withUnsafeBufferPointer { hashes in
      slots.withUnsafeMutableBufferPointer { slots in
        for entry in entries {
          var place = Int(hashes[Int(entry)]) & mask
          while slots[place] != 0 { place = (place + 1) & mask }
          slots[place] = entry + 1
        }
      }
    }
  }

  /// The entry that is sought, or else the free place where it would be.
  private func search(_ hash: UInt32, isSame: (Int) -> Bool) -> (place: Int, entry: Int?) {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place] != 0 {
      let entry = Int(slots[place]) - 1
      if hashes[entry] == hash, isSame(entry) { return (place, entry) }
      place = (place + 1) & mask
    }
    return (place, nil)
  }
}
