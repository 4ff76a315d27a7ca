/// Finds the old entries 0, 1, 2… by their identity, and new ones that are added after them.
///
/// Most of the time it is asked for little: that no two old entries are the same, and that a few new
/// ones are not among them. A filter answers that; the few hashes that pass it are looked up in a table
/// of those alone, or one by one. Only when more are sought is a table of all entries made.
@usableFromInline
struct IdentityIndex {
  /// How many entries are sought one by one, each in about a fortieth of the time that the table takes.
  private static let mostScans = 8

  private let hashes: [UInt32]
  private var filter: IdentityFilter
  private var scans = 0
  private var old: IdentityTable?
  private var added = IdentityTable()

  /// Makes an index of old entries.
  /// - Parameters:
  ///   - hashes: the hash of each entry's identity.
  ///   - isSame: whether two entries with an equal hash have the same identity.
  /// - Throws: the first entry that is the same as one before it.
  /// - Complexity: O(n) expected.
  @usableFromInline
  init(hashes: [UInt32], isSame: (Int, Int) -> Bool) throws(Collision) {
    self.hashes = hashes
    filter = IdentityFilter(capacity: hashes.count)
    let suspects = filter.insert(hashes)
    if suspects.isEmpty { return }

    // Whatever is the same as one of the suspects has the same hash.
    var suspicious = IdentityFilter(capacity: suspects.count * 4)
    for suspect in suspects { suspicious.insert(hashes[suspect]) }
    var table = IdentityTable(capacity: suspects.count * 2)
    for entry in suspicious.indices(in: hashes) {
      if let other = table.insert(entry, hash: hashes[entry], isSame: { isSame($0, entry) }) {
        throw Collision(first: other, second: entry)
      }
    }
  }

  /// Two entries of the same identity.
  @usableFromInline
  struct Collision: Error {
    @usableFromInline let first: Int
    @usableFromInline let second: Int
  }

  /// Finds an entry, and adds one if there is none of that identity.
  /// - Parameters:
  ///   - entry: the one to add; greater than all before.
  ///   - hash: the hash of its identity.
  ///   - isSame: whether an entry with an equal hash has the same identity.
  /// - Returns: the entry of that identity that was there; `nil` if `entry` was added.
  /// - Complexity: O(1) expected, and O(n) for the first few that may be old.
  @usableFromInline
  mutating func insert(_ entry: Int, hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    if filter.mayContain(hash), let other = findOld(hash, isSame: isSame) { return other }
    return added.insert(entry, hash: hash, isSame: isSame)
  }

  private mutating func findOld(_ hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    if let old { return old.find(hash, isSame: isSame) }
    if scans < Self.mostScans {
      scans += 1
      return scan(for: hash, isSame: isSame)
    }
    let table = IdentityTable(hashes: hashes)
    old = table
    return table.find(hash, isSame: isSame)
  }

  private func scan(for hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    hashes.withUnsafeBufferPointer { hashes in
      let block = 256
      for start in stride(from: 0, to: hashes.count, by: block) {
        let range = start..<min(start + block, hashes.count)
        // The upper bit of d | -d is clear for 0 alone. No branches: the compiler makes vectors of it.
        var differ = UInt32.max
        for other in UnsafeBufferPointer(rebasing: hashes[range]) {
          let difference = other ^ hash
          differ &= difference | (0 &- difference)
        }
        if differ >> 31 == 0, let found = range.first(where: { hashes[$0] == hash && isSame($0) }) {
          return found
        }
      }
      return nil
    }
  }
}
