/// Finds the old entries 0, 1, 2… by their identity, and tells the new ones that are added apart.
///
/// Most of the time it is asked for little: that no two entries are the same, and that a few new ones are
/// not among the old. A filter answers that; the few hashes that pass it are looked up in a table of those
/// alone, or one by one. Only when more are sought is a table of all old entries made.
@usableFromInline
struct IdentityIndex {
  /// How many entries are sought one by one, each in about a fortieth of the time that the table takes.
  private static let mostScans = 8

  private let hashes: [UInt32]
  private var filter: IdentityFilter
  private var scans = 0
  private var table: IdentityTable?
  /// The hashes of the new entries, in the order in which they were added.
  private var added: [UInt32] = []

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
    if let collision = Self.collision(among: hashes, filter: &filter, isSame: isSame) { throw collision }
  }

  /// Two entries of the same identity.
  @usableFromInline
  struct Collision: Error {
    @usableFromInline let first: Int
    @usableFromInline let second: Int
  }

  /// Finds the old entry of an identity, and remembers a new one if there is none.
  /// - Parameters:
  ///   - hash: the hash of the identity.
  ///   - isSame: whether an old entry with an equal hash has that identity.
  /// - Returns: the old entry of that identity; `nil` if a new one was added.
  /// - Complexity: O(1) expected, and O(n) for the first few that may be old.
  @usableFromInline
  mutating func findOrAdd(_ hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    if filter.mayContain(hash), let other = findOld(hash, isSame: isSame) { return other }
    added.append(hash)
    return nil
  }

  /// Looks for two entries of the same identity among those added.
  /// - Parameter isSame: whether two of them, told by how many were added before, are of one identity.
  /// - Throws: the first that is the same as one before it, told likewise.
  /// - Complexity: O(m) expected for m entries added.
  @usableFromInline
  func checkAdded(isSame: (Int, Int) -> Bool) throws(Collision) {
    var filter = IdentityFilter(capacity: added.count)
    if let collision = Self.collision(among: added, filter: &filter, isSame: isSame) { throw collision }
  }

  /// Looks for two of some entries, told by the indices of their hashes, that have the same identity.
  /// - Parameter filter: an empty one, into which all hashes are put.
  private static func collision(
    among hashes: [UInt32], filter: inout IdentityFilter, isSame: (Int, Int) -> Bool
  ) -> Collision? {
    let suspects = filter.insert(hashes)
    if suspects.isEmpty { return nil }

    // Whatever is the same as one of the suspects has the same hash.
    var suspicious = IdentityFilter(capacity: suspects.count * 4)
    for suspect in suspects { suspicious.insert(hashes[suspect]) }
    var table = IdentityTable(hashes: hashes, capacity: suspects.count * 2)
    for entry in suspicious.indices(in: hashes) {
      if let other = table.insert(entry, isSame: { isSame($0, entry) }) {
        return Collision(first: other, second: entry)
      }
    }
    return nil
  }

  private mutating func findOld(_ hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    if let table { return table.find(hash, isSame: isSame) }
    if scans < Self.mostScans {
      scans += 1
      return scan(for: hash, isSame: isSame)
    }
    let table = IdentityTable(ofAll: hashes)
    self.table = table
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
