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

  /// Notes the words of a workout.
  func insert(_ rows: WorkoutRows, id: Workout.ID) throws(SQLiteError) {
    // A person's own workouts have ids below 0; none of them is better known for being newer.
    let rank = max(0, id.rawValue)
    for entry in rows.words { try note(entry.word, rank, isWhole: entry.isWhole) }
    // The facets of many workouts are the same.
    let facet = rows.document.facet
    if let best = notedFacets[facet], best <= rank { return }
    notedFacets[facet] = rank
    for word in FacetWords.words(of: rows.facts) { try note(word, rank, isWhole: true) }
  }

  private func note(_ text: FoldedWord, _ rank: Int64, isWhole: Bool) throws(SQLiteError) {
    let kind = isWhole ? 1 : 0
    if let best = noted[kind][text], best <= rank { return }
    noted[kind][text] = rank
    try word.bind(.text(text.text), at: 1)
    try word.bind(.text(Spelling.sound(of: text).text), at: 2)
    try word.bind(.integer(rank), at: 3)
    try word.bind(.integer(kind), at: 4)
    try word.run()
  }

  // MARK: Words that left

  /// The words that a workout gives to the vocabulary.
  static func words(of rows: WorkoutRows) -> Set<Entry> {
    Set(rows.words + FacetWords.words(of: rows.facts).map { Entry(word: $0, isWhole: true) })
  }

  /// A word, and whether it is one of its own or only stands inside a Hangul word.
  struct Entry: Hashable, Sendable {
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
