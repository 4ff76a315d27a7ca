internal import SQLite

/// One search from its words to its ranked hits.
///
/// It widens step by step, and only while little is found: what was typed; synonyms and variant spellings;
/// the nearest words; the same keys in the keyboard's other mode. Every step looks at a bounded number of
/// candidates.
struct SearchRun {
  /// How many candidates are taken from each source before ranking.
  static let candidateLimit = 150
  /// The most hits of a correction.
  private static let mostGuessed = 50
  /// Nothing less than this many hits keeps the search from trying corrections.
  private static let sparse = 3
  /// The most words that are looked for nearby; each is a walk through the vocabulary.
  private static let mostCorrected = 4
  /// How many words are tried for a misspelt one.
  private static let correctionLimit = 3

  let query: SearchQuery
  let connection: Connection
  private let vocabulary: Vocabulary
  let reader: QueryReader
  let filters: [[FoldedWord]]

  /// What the query asks for that names no workout, if the catalog has any of it.
  var asked: FacetReading?
  var askedPattern: Pattern?
  /// The candidates that have it.
  var askedIDs: Set<Workout.ID> = []
  var sources: [Workout.ID: Pattern.Source] = [:]
  var unranked: [Workout.ID] = []
  var named: [Workout.ID] = []
  var ranks: [Ranking.Rank] = []
  var expression: String?
  var isComplete = true

  init(_ query: SearchQuery, _ connection: Connection) {
    self.query = query
    self.connection = connection
    vocabulary = Vocabulary(connection)
    reader = QueryReader(vocabulary)
    filters = FacetWords.filterTokens(of: query)
  }

  mutating func results() throws(SQLiteError) -> SearchResults {
    try results(for: reader.canonical(query.words))
  }

  private mutating func results(for words: [FoldedWord]) throws(SQLiteError) -> SearchResults {
    if words.isEmpty {
      // Marks alone are in no name.
      guard query.isBlank else { return results(suggestion: nil) }
      if !filters.isEmpty { try gather(.all([]), words: [], .typed) }
      try rank(Ranking(.all([]), words: [], muscles: query.muscles))
      return results(suggestion: nil)
    }
    var reading = try reader.read(words)
    try gatherAsked(words, reading, .typed)
    try gather(withAsked(reading.pattern, words), words: words, isKnown: reading.unknown.isEmpty, .typed)
    if sources.isEmpty, case let named = FacetPhrases.withoutNoise(words), !named.isEmpty, named != words {
      return try results(for: named)
    }
    if isComplete, asked?.isOfEquipment ?? true {
      reading = try reader.read(words, withSynonyms: true)
      try gather(withAsked(reading.pattern, words), words: words, .synonym)
    }
    try rank(Ranking(reading.pattern, words: words, asked: asked, muscles: query.muscles))
    if asked == nil, !reading.unknown.isEmpty || ranks.count < Self.sparse || mayBePartedWrongly(words),
      try !correctWhole(ifPartedWrongly: words)
    {
      try correct(words, reading)
    }
    if ranks.isEmpty, let other = Keyboard.inOtherMode(query.text) {
      try retype(SearchQuery(other).words)
    }
    return results(suggestion: ranks.isEmpty ? try suggestion(words, reading) : nil)
  }

  // MARK: Steps

  /// Looks for the nearest words: of those that stand for nothing, or else of any that is not whole, or at least not found
  /// with the others. What the field's own table knows is not misspelt.
  private mutating func correct(_ words: [FoldedWord], _ reading: QueryReader.Reading) throws(SQLiteError) {
    var corrections: [Int: [[FoldedWord]]] = [:]
    var places = reading.unknown.isEmpty ? Array(words.indices) : reading.unknown
    places.removeAll { Synonyms.holds(words[$0]) && (reading.unknown.contains($0) || !ranks.isEmpty) }
    if reading.unknown.isEmpty, !ranks.isEmpty {
      var halfTyped: [Int] = []
      for index in places where try !vocabulary.contains(words[index]) { halfTyped.append(index) }
      places = halfTyped
    }
    guard places.count <= Self.mostCorrected else { return }
    for index in places {
      let word = words[index]
      var neighbours = try self.neighbours(of: word)
      let singular = Folding.singular(word)
      if neighbours.isEmpty, singular != word { neighbours = try self.neighbours(of: singular) }
      if !neighbours.isEmpty {
        corrections[index] = try singulars(of: neighbours)
      } else if let parts = try reader.correctedSegments(of: word) {
        corrections[index] = [parts]
      }
    }
    guard !corrections.isEmpty else { return }
    let corrected = try reader.read(words, withSynonyms: true, corrections: corrections)
    try gatherAsked(words.indices.flatMap { corrections[$0]?.first ?? [words[$0]] }, corrected, .corrected)
    try gather(withAsked(corrected.pattern, words), words: words, .correctedSynonym)
    try rank(Ranking(corrected.pattern, words: words, asked: asked, muscles: query.muscles))
    dropUnlikely()
  }

  /// Whether words were only made out by taking a syllable of one for the beginning of another, and found by what sounds
  /// alike: 푸쉬얼 is hardly 푸쉬 and 얼터네이트.
  private func mayBePartedWrongly(_ words: [FoldedWord]) -> Bool {
    words != query.words && words.contains { $0.isHangul && $0.syllableStarts.count < 2 }
      && !sources.values.contains(.typed)
  }

  /// Looks for the nearest words to the query's as they were typed, and tells whether there are any.
  private mutating func correctWhole(ifPartedWrongly words: [FoldedWord]) throws(SQLiteError) -> Bool {
    guard mayBePartedWrongly(words) else { return false }
    var run = SearchRun(query, connection)
    try run.correct(query.words, reader.read(query.words))
    if run.ranks.isEmpty { return false }
    self = run
    return true
  }

  private func neighbours(of word: FoldedWord) throws(SQLiteError) -> [Vocabulary.Neighbour] {
    try vocabulary.neighbours(of: word, within: Self.allowedDistance(word), limit: Self.correctionLimit)
  }

  /// What was likely meant, each word in the form that the index has beside its plural: names say either.
  private func singulars(of neighbours: [Vocabulary.Neighbour]) throws(SQLiteError) -> [[FoldedWord]] {
    var words: [[FoldedWord]] = []
    for neighbour in neighbours {
      let singular = Folding.singular(neighbour.word)
      let word = try vocabulary.contains(singular) ? singular : neighbour.word
      if !words.contains([word]) { words.append([word]) }
    }
    return words
  }

  /// Keeps the best of what was corrected: the further a guess goes, the less is it what was meant.
  private mutating func dropUnlikely() {
    ranks.sort()
    let first = ranks.firstIndex { $0.source >= .corrected } ?? ranks.endIndex
    ranks.removeSubrange(min(first + Self.mostGuessed, ranks.endIndex)...)
  }

  /// How many slips are allowed for: more in a longer word, none where every other word is near.
  static func allowedDistance(_ word: FoldedWord) -> Int {
    switch word.count {
    case ...2: 0
    case 3...5: 1
    case 6...11: 2
    default: 3
    }
  }

  /// Looks for what the same keys give in the keyboard's other mode.
  private mutating func retype(_ words: [FoldedWord]) throws(SQLiteError) {
    guard words.compact.count > 2 else { return }
    let reading = try reader.read(words)
    guard reading.unknown.isEmpty else { return }
    let option = Pattern.Option(pattern: reading.pattern, source: .corrected, words: words)
    try gather(.any([option]), words: words, .corrected)
    try rank(Ranking(.any([option]), words: words, source: .corrected))
  }

  /// The nearest query that finds something: with the nearest words in place of the unknown ones, or without one word.
  /// It is offered only when it keeps a word as typed, or most of the letters.
  private func suggestion(
    _ words: [FoldedWord], _ reading: QueryReader.Reading
  ) throws(SQLiteError) -> String? {
    guard reading.unknown.count <= Self.mostCorrected else { return nil }
    var parts: [Suggestion.Part] = []
    for (index, word) in words.enumerated() {
      guard reading.unknown.contains(index) else {
        parts.append(Suggestion.Part(word: word, letters: word.count, slips: 0))
        continue
      }
      let far = max(1, word.count * 2 / 5)
      guard let nearest = try vocabulary.neighbours(of: word, within: far, limit: 1).first else { continue }
      parts.append(Suggestion.Part(word: nearest.word, letters: word.count, slips: nearest.distance))
    }
    let letters = words.reduce(0) { $0 + $1.count }
    for suggestion in Suggestion.all(of: parts, letters: letters) where suggestion.words != words {
      let match = MatchExpression(try reader.read(suggestion.words).pattern, filters: filters)
      guard let text = match.text(.anywhere, .typed) else { continue }
      if try !WorkoutStore.matches(text, connection, after: nil, limit: 1).isEmpty {
        return suggestion.words.display
      }
    }
    return nil
  }
}
