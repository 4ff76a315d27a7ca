internal import SQLite

/// Keeps the vocabulary: every word that the search index holds, once.
///
/// It grows with the words of the language, not with the workouts, so a misspelt or half-typed word is looked
/// up here first.
final class SearchWordInsertion {
  private let connection: Connection
  private let word: Statement
  /// The best rank noted for each word since this insertion began: of whole words, and of inner ones.
  private var noted: [[FoldedWord: Int64]] = [[:], [:]]
  private var notedFacets: [[UInt8]: Int64] = [:]

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    word = try connection.prepare(
      """
      INSERT INTO search_word (word, sound, best, is_whole)
      VALUES (?, ?, ?, ?)
      ON CONFLICT (word) DO UPDATE SET
        best = min(best, excluded.best), is_whole = max(is_whole, excluded.is_whole)
      """)
  }

  /// Notes the words of a workout's document.
  func insert(_ document: SearchDocument, of facts: Workout.Facts, id: Workout.ID) throws(SQLiteError) {
    // A person's own workouts have ids below 0; none of them is better known for being newer.
    let rank = max(0, id.rawValue)
    try document.forEachWord { (word, isWhole) throws(SQLiteError) in
      try note(word, rank, isWhole: isWhole)
    }
    // The facets of many workouts are the same.
    if let best = notedFacets[document.facet], best <= rank { return }
    notedFacets[document.facet] = rank
    for word in FacetWords.words(of: facts) { try note(word, rank, isWhole: true) }
  }

  private func note(_ text: FoldedWord, _ rank: Int64, isWhole: Bool) throws(SQLiteError) {
    let kind = isWhole ? 1 : 0
    if let best = noted[kind][text], best <= rank { return }
    // Numbers are no words: there is no end of them, and another number is not what was meant.
    if text.isNumber { return }
    noted[kind][text] = rank
    try word.bind(.text(text.text), at: 1)
    try word.bind(.text(Spelling.sound(of: text).text), at: 2)
    try word.bind(.integer(rank), at: 3)
    try word.bind(.integer(kind), at: 4)
    try word.run()
  }

  // MARK: Words that left

  /// The words that a workout's document gives to the vocabulary.
  static func words(of document: SearchDocument, _ facts: Workout.Facts) -> Set<Entry> {
    var words: Set<Entry> = []
    for (column, isWhole) in [(document.name, true), (document.alias, true), (document.inner, false)] {
      for word in column.split(separator: SearchDocument.space) {
        words.insert(Entry(word: FoldedWord(word), isWhole: isWhole))
      }
    }
    for word in FacetWords.words(of: facts) { words.insert(Entry(word: word, isWhole: true)) }
    return words.filter { !$0.word.isNumber }
  }

  /// A word, and whether it is one of its own or only stands inside a Hangul word.
  struct Entry: Hashable {
    let word: FoldedWord
    let isWhole: Bool
  }

  /// Looks again at words that a workout held which has left the index, or lost them: each gets the rank of the best
  /// known workout that still has it, and goes with the last.
  /// - Complexity: O(log *n*) for each word.
  func review(_ entries: Set<Entry>) throws(SQLiteError) {
    notedFacets = [:]
    for word in Set(entries.map(\.word)) {
      for kind in noted.indices { noted[kind][word] = nil }
      var wholes = "{name alias} : \"\(word.text)\""
      let facets = FacetWords.tokens(for: word, whole: true).map { "\"\($0.text)\"" }
      if !facets.isEmpty { wholes = "(\(wholes)) OR {facet} : (\(facets.joined(separator: " OR ")))" }
      let whole = try best(wholes)
      let inner = try best("{inner} : \"\(word.text)\"")
      guard let best = [whole, inner].compactMap({ $0 }).min() else {
        try connection.run("DELETE FROM search_word WHERE word = :word", [":word": .text(word.text)])
        continue
      }
      try connection.run(
        "UPDATE search_word SET best = :best, is_whole = :is_whole WHERE word = :word",
        [
          ":word": .text(word.text), ":best": .integer(max(0, best.rawValue)),
          ":is_whole": .integer(whole == nil ? 0 : 1),
        ])
    }
  }

  private func best(_ match: String) throws(SQLiteError) -> Workout.ID? {
    try WorkoutStore.matches(match, connection, after: nil, limit: 1).first
  }
}
