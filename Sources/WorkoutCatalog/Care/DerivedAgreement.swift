internal import SQLite

/// Compares what is made from workouts with the workouts: the list, the names that search compares, the vocabulary and,
/// in part, the search index.
struct DerivedAgreement {
  /// How many workouts the list lacks, or has in a wrong place.
  private(set) var listing = 0
  /// How many rows the list has too many.
  private(set) var strayListing = 0
  /// How many workouts' names search compares wrongly.
  private(set) var searchedNames = 0
  /// Words that the vocabulary lacks, or knows too little of.
  private(set) var missingWords: Set<FoldedWord> = []
  /// What the search index ought to hold.
  private(set) var index = IndexAgreement()

  private var expectedRows = 0
  private var comparedFacets: [[UInt8]: Int64] = [:]
  private let connection: Connection
  private let vocabulary: [FoldedWord: (best: Int64, isWhole: Bool)]

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    var vocabulary: [FoldedWord: (best: Int64, isWhole: Bool)] = [:]
    try connection.forEachRow("SELECT word, best, is_whole FROM search_word") { row in
      vocabulary[row.withTextBytes(0) { FoldedWord($0) }] = (row.integer(1), row.int(2) == 1)
    }
    self.vocabulary = vocabulary
  }

  /// Compares what is made from a workout; they come in the order of their ids.
  mutating func compare(_ workout: Workout, searchedNames names: String) throws(SQLiteError) {
    let facts = workout.facts
    let document = SearchDocument(facts)
    let hasNames = names.utf8.elementsEqual(document.searchedNames)
    let foldsNames = try foldsNames(of: workout.id)
    if !hasNames || !foldsNames { searchedNames += 1 }
    // The list and search know nothing of what is hidden or removed.
    guard workout.state == .listed else { return }
    index.expect(document, of: workout.id)
    if try !isListed(workout) { listing += 1 }
    let rank = max(0, workout.id.rawValue)
    document.forEachWord { word, isWhole in require(word, rank, isWhole: isWhole) }
    // The facets of many workouts are the same.
    if let best = comparedFacets[document.facet], best <= rank { return }
    comparedFacets[document.facet] = rank
    for word in FacetWords.words(of: facts) { require(word, rank, isWhole: true) }
  }

  private mutating func require(_ word: FoldedWord, _ rank: Int64, isWhole: Bool) {
    if let known = vocabulary[word], known.best <= rank, known.isWhole || !isWhole { return }
    if !word.isNumber { missingWords.insert(word) }
  }

  /// Counts the list's rows, once every workout was compared.
  mutating func countListing() throws(SQLiteError) {
    let rows = try connection.firstRow("SELECT count(*) FROM workout_listing") { $0.int(0) } ?? 0
    strayListing = max(0, rows - expectedRows)
  }

  private mutating func isListed(_ workout: Workout) throws(SQLiteError) -> Bool {
    var isListed = true
    for language in Language.allCases {
      let row = try connection.firstRow(
        """
        SELECT 1
        FROM workout_listing
        WHERE language = :language AND section = :section AND sort_key = :sort_key AND workout_id = :id
        """,
        [
          ":language": .text(language.rawValue), ":section": .integer(workout.section.rawValue),
          ":sort_key": .text(Folding.sortKey(workout.name(in: language))),
          ":id": .integer(workout.id.rawValue),
        ]
      ) { _ in true }
      expectedRows += row == nil ? 0 : 1
      isListed = isListed && row != nil
    }
    return isListed
  }

  private func foldsNames(of id: Workout.ID) throws(SQLiteError) -> Bool {
    var agrees = true
    try connection.forEachRow(
      "SELECT name, folded FROM workout_name WHERE workout_id = :id", [":id": .integer(id.rawValue)]
    ) { row in
      agrees = agrees && Folding.compact(row.text(0)).utf8.elementsEqual(row.text(1).utf8)
    }
    return agrees
  }
}
