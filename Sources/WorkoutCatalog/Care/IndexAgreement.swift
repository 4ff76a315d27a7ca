/// Compares what the search index holds of each workout with what it ought to hold.
///
/// Of each workout only a sum is kept of what its columns' words hash to, so that a million take 16 MB, and the index
/// may be read in its own order.
struct IndexAgreement {
  private var ids: [Int64] = []
  private var sums: [UInt64] = []
  /// Ids that the index has, and no workout.
  private var strays: Set<Int64> = []

  /// How many workouts the index is wrong for.
  var disagreements: Int { strays.count + sums.count { $0 != 0 } }

  /// Notes what the index ought to hold of a workout; the ids come in their order.
  mutating func expect(_ document: SearchDocument, of id: Workout.ID) {
    var hashes: [UInt64] = []
    let columns = [document.name, document.alias, document.inner, document.initials, document.facet]
    for (column, words) in columns.enumerated() {
      // As the tokenizer does.
      for word in words.split(whereSeparator: { $0 < 0x80 && !Self.isLetterOrDigit($0) }) {
        hashes.append(word.withUnsafeBufferPointer { Self.hash($0, column) })
      }
    }
    hashes.sort()
    var sum: UInt64 = 0
    var last: UInt64?
    for hash in hashes where hash != last {
      sum &+= hash
      last = hash
    }
    ids.append(id.rawValue)
    sums.append(sum)
  }

  /// Notes that the index holds a word of a workout in a column.
  /// - Returns: the workout's place among those expected; `nil` when it is none of them.
  @discardableResult
  mutating func find(_ word: UnsafeBufferPointer<UInt8>, column: Int, of id: Int64) -> Int? {
    guard let place = place(of: id) else {
      strays.insert(id)
      return nil
    }
    sums[place] &-= Self.hash(word, column)
    return place
  }

  /// The number of workouts expected.
  var count: Int { ids.count }

  /// A workout's place among those expected.
  func place(of id: Int64) -> Int? {
    guard let first = ids.first else { return nil }
    // Mostly there is no gap between the ids.
    let guess = id &- first
    if guess >= 0, guess < ids.count, ids[Int(guess)] == id { return Int(guess) }
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? low : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// FNV-1a, and Steele, Lea and Flood's mixing, for sums of plain FNV would often be equal.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>, _ column: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &+ UInt64(column)
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}
