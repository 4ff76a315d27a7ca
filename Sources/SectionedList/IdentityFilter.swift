/// Tells of most hashes that they are not among some others, without a doubt, and at little cost.
///
/// A Bloom filter whose bits for one hash all lie in one word (Putze, Sanders and Singler, "Cache-,
/// hash- and space-efficient Bloom filters", 2007): three bits of 64, with four hashes a word at most.
/// It says of some 3 in 1,000 hashes that they may be there when they are not.
struct IdentityFilter {
  /// A power of two long.
  private var words: [UInt64]

  /// Makes an empty filter for so many hashes.
  init(capacity: Int) {
    var size = 16
    while size * 4 < capacity { size *= 2 }
    words = [UInt64](repeating: 0, count: size)
  }

  /// Whether a hash may have been put in.
  func mayContain(_ hash: UInt32) -> Bool {
    let bits = Self.bits(hash)
    return words[Int(hash) & (words.count - 1)] & bits == bits
  }

  /// Puts a hash in.
  mutating func insert(_ hash: UInt32) {
    words[Int(hash) & (words.count - 1)] |= Self.bits(hash)
  }

  /// Puts hashes in.
  /// - Returns: the indices of those that may be the same as one before.
  mutating func insert(_ hashes: [UInt32]) -> [Int] {
    var repeated: [Int] = []
    words.withUnsafeMutableBufferPointer { words in
      let mask = words.count - 1
      for (index, hash) in hashes.enumerated() {
        let bits = Self.bits(hash)
        let word = words[Int(hash) & mask]
        words[Int(hash) & mask] = word | bits
        if word & bits == bits { repeated.append(index) }
      }
    }
    return repeated
  }

  /// The indices of the hashes that may have been put in.
  func indices(in hashes: [UInt32]) -> [Int] {
    words.withUnsafeBufferPointer { words in
      let mask = words.count - 1
      return hashes.indices.filter { index in
        let bits = Self.bits(hashes[index])
        return words[Int(hashes[index]) & mask] & bits == bits
      }
    }
  }

  @inline(__always)
  private static func bits(_ hash: UInt32) -> UInt64 {
    // The upper bits; the lower choose the word.
    1 << UInt64(hash >> 26) | 1 << UInt64(hash >> 20 & 63) | 1 << UInt64(hash >> 14 & 63)
  }
}
