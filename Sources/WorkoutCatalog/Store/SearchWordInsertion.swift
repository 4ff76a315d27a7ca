internal import SQLite

/// Keeps the vocabulary: every word that the search index holds, once.
///
/// It grows with the words of the language, not with the workouts, so a misspelt or half-typed word is looked
/// up here first. A word may stay when the last workout with it is gone.
final class SearchWordInsertion {
  private let word: Statement
  /// The best rank noted for each word since this insertion began: of whole words, and of inner ones.
  private var noted: [[FoldedWord: Int64]] = [[:], [:]]
  private var notedFacets: [[UInt8]: Int64] = [:]

  init(_ connection: Connection) throws(SQLiteError) {
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
    try note(document.name, rank, isWhole: true)
    try note(document.alias, rank, isWhole: true)
    try note(document.inner, rank, isWhole: false)
    // The facets of many workouts are the same.
    if let best = notedFacets[document.facet], best <= rank { return }
    notedFacets[document.facet] = rank
    for word in FacetWords.words(of: facts) { try note(word, rank, isWhole: true) }
  }

  private func note(_ column: [UInt8], _ rank: Int64, isWhole: Bool) throws(SQLiteError) {
    for word in column.split(separator: SearchDocument.space) {
      try note(FoldedWord(word), rank, isWhole: isWhole)
    }
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
}
