internal import SQLite

/// Compares what the search index finds by the beginning of a word, for which it keeps indexes of their own, with the
/// words that it holds. The words come in their order, so that one beginning is looked at after the other.
struct PrefixAgreement {
  /// As many letters as the table's `prefix` option names.
  private static let lengths = 1...3

  /// One beginning, and which workouts have a word with it.
  private struct Run {
    var prefix: [UInt8] = []
    var seen: [Bool]
    /// Their places.
    var places: [Int] = []
  }

  private var runs: [Run]
  /// The beginnings that find something else than they should.
  private(set) var disagreements = 0
  private let connection: Connection

  /// - Parameter count: how many workouts there are.
  init(count: Int, _ connection: Connection) {
    runs = Self.lengths.map { _ in Run(seen: Array(repeating: false, count: count)) }
    self.connection = connection
  }

  /// Notes that the index holds a word of the workout at a place.
  mutating func find(
    _ word: UnsafeBufferPointer<UInt8>, at place: Int, _ agreement: IndexAgreement
  ) throws(SQLiteError) {
    for length in Self.lengths {
      let prefix = Self.prefix(of: word, length)
      let index = length - 1
      if !runs[index].prefix.elementsEqual(prefix) {
        try end(index, agreement)
        runs[index].prefix = Array(prefix)
      }
      guard !prefix.isEmpty, !runs[index].seen[place] else { continue }
      runs[index].seen[place] = true
      runs[index].places.append(place)
    }
  }

  /// Compares what is left after the last word.
  mutating func end(_ agreement: IndexAgreement) throws(SQLiteError) {
    for index in runs.indices { try end(index, agreement) }
  }

  private mutating func end(_ index: Int, _ agreement: IndexAgreement) throws(SQLiteError) {
    let prefix = runs[index].prefix
    guard !prefix.isEmpty else { return }
    var found = 0
    var agrees = true
    try connection.forEachRow(
      "SELECT rowid FROM workout_search WHERE workout_search MATCH :match",
      [":match": .text("\"\(String(decoding: prefix, as: UTF8.self))\"*")]
    ) { (row) throws(SQLiteError) in
      found += 1
      // What no workout has is told elsewhere.
      if let place = agreement.place(of: row.integer(0)) { agrees = agrees && runs[index].seen[place] }
    }
    if !agrees || found != runs[index].places.count { disagreements += 1 }
    for place in runs[index].places { runs[index].seen[place] = false }
    runs[index].places.removeAll(keepingCapacity: true)
    runs[index].prefix.removeAll()
  }

  /// The word's first letters; nothing when it has fewer.
  private static func prefix(of word: UnsafeBufferPointer<UInt8>, _ length: Int)
    -> Slice<UnsafeBufferPointer<UInt8>>
  {
    var letters = 0
    for (index, byte) in word.enumerated() where byte & 0xC0 != 0x80 {
      if letters == length { return word[..<index] }
      letters += 1
    }
    return letters == length ? word[...] : word[..<0]
  }
}
