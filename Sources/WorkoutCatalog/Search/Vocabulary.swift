internal import SQLite

/// The words that the search index holds: what a typed word may stand for.
///
/// A vocabulary stays small when the workouts grow, so it is here that a half-typed, misspelt or run-together word is made
/// out, and the index is then asked for whole words.
struct Vocabulary {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// The words that begin with a text, in their order, at most `limit`.
  func words(beginning text: FoldedWord, limit: Int) throws(SQLiteError) -> [FoldedWord] {
    try connection.rows(
      "SELECT word FROM search_word WHERE word >= :from AND word < :to ORDER BY word LIMIT :limit",
      [":from": .text(text.text), ":to": .text(text.text + Self.last), ":limit": .integer(limit)]
    ) { $0.withTextBytes(0, FoldedWord.init) }
  }

  /// Whether any word begins with a text.
  func hasWord(beginning text: FoldedWord) throws(SQLiteError) -> Bool {
    try !words(beginning: text, limit: 1).isEmpty
  }

  /// What a text is to the vocabulary.
  enum Standing {
    /// A word of its own.
    case whole
    /// The beginning of one, or only the inside of one.
    case beginning
  }

  /// What a text is to the vocabulary; `nil` when nothing begins with it.
  func standing(of text: FoldedWord) throws(SQLiteError) -> Standing? {
    try connection.firstRow(
      "SELECT word, is_whole FROM search_word WHERE word >= :from ORDER BY word LIMIT 1",
      [":from": .text(text.text)]
    ) { row -> Standing? in
      row.withTextBytes(0) { bytes in
        guard bytes.starts(with: text.bytes) else { return nil }
        return bytes.count == text.bytes.count && row.int(1) == 1 ? .whole : .beginning
      }
    } ?? nil
  }

  /// Whether a text is a word of its own, not only the inside of one.
  func contains(_ word: FoldedWord) throws(SQLiteError) -> Bool {
    try connection.firstRow(
      "SELECT 1 FROM search_word WHERE word = :word AND is_whole = 1", [":word": .text(word.text)]
    ) { _ in true } ?? false
  }

  /// The best known words that sound as a text, or whose sound begins with its sound.
  func words(sounding text: FoldedWord, whole: Bool, limit: Int) throws(SQLiteError) -> [FoldedWord] {
    let sound = Spelling.sound(of: text).text
    return try connection.rows(
      """
      SELECT word
      FROM (SELECT word, best FROM search_word WHERE sound >= :from AND sound < :to LIMIT :scope)
      ORDER BY best, word
      LIMIT :limit
      """,
      [
        ":from": .text(sound), ":to": .text(whole ? sound + "\u{1}" : sound + Self.last),
        ":scope": .integer(Self.soundScope), ":limit": .integer(limit),
      ]
    ) { $0.withTextBytes(0, FoldedWord.init) }
  }

  /// Sorts after every letter.
  private static let last = "\u{10FFFF}"
  /// How many words of alike sound are looked at.
  private static let soundScope = 64
  /// How many words, the best known ones, a misspelt one is compared with.
  private static let correctionScope = 20_000
  /// In letters or keys: too short to tell what was meant by its beginning.
  private static let shortWord = 3
}

extension Vocabulary {
  /// A word near to a misspelt one.
  struct Neighbour: Comparable {
    let word: FoldedWord
    let distance: Int
    /// Whether the first letter differs: seldom what happened.
    let hasOtherStart: Bool
    /// Whether only the beginning is near: the word is still being typed.
    let isBeginning: Bool
    let best: Int

    static func < (one: Neighbour, other: Neighbour) -> Bool {
      (one.likeliness, one.best, one.word) < (other.likeliness, other.best, other.word)
    }

    static func == (one: Neighbour, other: Neighbour) -> Bool { one.word == other.word }

    /// Smaller is likelier.
    var likeliness: Int { 4 * distance + (hasOtherStart ? 2 : 0) + (isBeginning ? 1 : 0) }
  }

  /// The words that are nearest to a misspelt one and about equally near, the likeliest first, at most `limit`.
  /// - Parameter distance: the most edits, in letters or keys.
  /// - Complexity: O(*n*) in the vocabulary's size, up to 20,000 words.
  func neighbours(
    of word: FoldedWord, within distance: Int, limit: Int
  ) throws(SQLiteError) -> [Neighbour] {
    guard distance > 0 else { return [] }
    let distances = EditDistance(from: word)
    let isHangul = word.isHangul
    let first = word.prefix(1).bytes
    let mayBeConsonants = Slip.mayBeConsonants(word)
    var nearest: [Neighbour] = []
    try connection.forEachRow(
      "SELECT word, best FROM search_word WHERE is_whole = 1 ORDER BY best LIMIT :scope",
      [":scope": .integer(Self.correctionScope)]
    ) { (row) throws(SQLiteError) in
      let best = row.int(1)
      let neighbour = row.withTextBytes(0) { bytes -> Neighbour? in
        // Hangul takes three bytes a key; nothing else that is near does.
        guard let start = bytes.first, (start == 0xE3) == isHangul else { return nil }
        let count = isHangul ? bytes.count / FoldedWord.bytesPerKey : bytes.count
        guard count + distance >= distances.count else { return nil }
        if mayBeConsonants, Slip.areConsonants(word, of: bytes) {
          return Neighbour(
            word: FoldedWord(bytes), distance: 1, hasOtherStart: false, isBeginning: false, best: best)
        }
        let found = distances.distance(to: bytes)
        // A word still being typed: one slip at most, or anything would do.
        let isBeginning = found.whole > distance
        let slips = isBeginning ? found.beginning : found.whole
        guard slips > 0, !isBeginning || (slips == 1 && distances.count > Self.shortWord) else { return nil }
        return Neighbour(
          word: FoldedWord(bytes), distance: slips, hasOtherStart: !bytes.starts(with: first),
          isBeginning: isBeginning, best: best)
      }
      if let neighbour { nearest.append(neighbour) }
    }
    nearest.removeAll {
      !$0.isBeginning && !Slip.isLikely(word, for: $0.word, edits: $0.distance)
        && !Slip.areConsonants(word, of: $0.word.bytes)
    }
    nearest.sort()
    guard let likeliest = nearest.first?.likeliness else { return [] }
    return Array(nearest.prefix { $0.likeliness <= likeliest + 1 }.prefix(limit))
  }
}
