internal import SQLite

/// One search from its words to its ranked hits.
///
/// It widens step by step, and only while little is found: what was typed; synonyms and variant spellings;
/// the nearest words; the same keys in the keyboard's other mode. Every step looks at a bounded number of
/// candidates.
struct SearchRun {
  /// How many candidates are taken from each source before ranking.
  private static let candidateLimit = 150
  /// The most hits of a correction.
  private static let mostGuessed = 50
  /// Nothing less than this many hits keeps the search from trying corrections.
  private static let sparse = 3
  /// The most words that are looked for nearby; each is a walk through the vocabulary.
  private static let mostCorrected = 4
  /// How many words are tried for a misspelt one.
  private static let correctionLimit = 3

  private let query: SearchQuery
  private let connection: Connection
  private let vocabulary: Vocabulary
  private let reader: QueryReader
  private let filters: [[FoldedWord]]

  /// What the query asks for that names no workout, if the catalog has any of it.
  private var asked: FacetReading?
  private var askedPattern: Pattern?
  /// The candidates that have it.
  private var askedIDs: Set<Workout.ID> = []
  private var sources: [Workout.ID: Pattern.Source] = [:]
  private var unranked: [Workout.ID] = []
  private var named: [Workout.ID] = []
  private var ranks: [Ranking.Rank] = []
  private var expression: String?
  private var isComplete = true

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
      guard query.isBlank else { return try results(suggestion: nil) }
      if !filters.isEmpty { try gather(.all([]), words: [], .typed) }
      try rank(Ranking(.all([]), words: [], muscles: query.muscles))
      return try results(suggestion: nil)
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
    if asked == nil, !reading.unknown.isEmpty || ranks.count < Self.sparse { try correct(words, reading) }
    if ranks.isEmpty, let other = Keyboard.inOtherMode(query.text) {
      try retype(SearchQuery(other).words)
    }
    return try results(suggestion: ranks.isEmpty ? suggestion(words, reading) : nil)
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
      let neighbours = try vocabulary.neighbours(
        of: word, within: Self.allowedDistance(word), limit: Self.correctionLimit)
      if !neighbours.isEmpty {
        corrections[index] = neighbours.map { [$0.word] }
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

  // MARK: Candidates

  /// Adds the best known of the workouts that a query asks for by facets, and of those the ones that name them.
  private mutating func gatherAsked(
    _ words: [FoldedWord], _ reading: QueryReader.Reading, _ source: Pattern.Source
  ) throws(SQLiteError) {
    guard let asked = FacetReading(words), let pattern = try reader.pattern(of: asked),
      let text = MatchExpression(pattern, filters: filters).text(.anywhere, .typed)
    else { return }
    var found = try WorkoutStore.matches(text, connection, after: nil, limit: Self.candidateLimit)
    guard !found.isEmpty else { return }
    if found.count == Self.candidateLimit,
      let names = MatchExpression(reading.pattern, filters: filters).text(.names, .typed)
    {
      found += try WorkoutStore.matches(
        "(\(text)) AND (\(names))", connection, after: nil, limit: Self.candidateLimit)
    }
    (self.asked, askedPattern, askedIDs) = (asked, pattern, Set(found))
    for id in found where sources[id] == nil {
      sources[id] = source
      unranked.append(id)
    }
  }

  /// A pattern, or what is asked for by facets.
  private func withAsked(_ pattern: Pattern, _ words: [FoldedWord]) -> Pattern {
    guard let askedPattern else { return pattern }
    return .any(
      [askedPattern, pattern].map { Pattern.Option(pattern: $0, source: .typed, words: words) })
  }

  /// What counts for and against a workout that has the facets asked for; `nil` where none are.
  private func askedFacts(_ id: Workout.ID) throws(SQLiteError) -> Ranking.AskedFacts? {
    guard let asked, askedIDs.contains(id) else { return nil }
    return try connection.firstRow(
      """
      SELECT
        (SELECT muscle FROM workout_muscle WHERE workout_id = :id AND role = 1 ORDER BY position LIMIT 1),
        (SELECT count(*) FROM workout_muscle WHERE workout_id = :id AND role = 1),
        (SELECT equipment FROM workout_equipment WHERE workout_id = :id ORDER BY position LIMIT 1),
        mechanic = 'isolation',
        category = 'plyometrics',
        EXISTS (SELECT 1 FROM workout_equipment WHERE workout_id = :id AND equipment = 'barbell')
      FROM workout
      WHERE id = :id
      """, [":id": .integer(id.rawValue)]
    ) { row in
      Ranking.AskedFacts(
        isMain: Muscle(rawValue: row.text(0)).map(asked.muscles.contains) ?? false,
        isShared: row.int(1) > Ranking.AskedFacts.mostMuscles,
        hasMainEquipment: asked.equipment.isEmpty
          || Equipment(rawValue: row.text(2)).map(asked.equipment.contains) ?? false,
        isIsolation: row.int(3) == 1, isJump: row.int(4) == 1, usesBarbell: row.int(5) == 1)
    }
  }

  /// Adds what a pattern finds that is as sure as `source` and not found yet.
  private mutating func gather(
    _ pattern: Pattern, words: [FoldedWord], isKnown: Bool = true, _ source: Pattern.Source
  ) throws(SQLiteError) {
    let match = MatchExpression(pattern, filters: filters)
    var found: [Workout.ID] = []
    if let text = match.text(.anywhere, source) {
      // There are no synonyms.
      if source == .synonym, text == expression { return }
      let limit = Self.candidateLimit + sources.count
      let all = try WorkoutStore.matches(text, connection, after: nil, limit: limit)
      // Of what was corrected the best will do.
      if source < .corrected {
        expression = text
        isComplete = all.count < limit
      }
      found = all
      // The first of all those may all be found by their facets, while better known names are still to come.
      if all.count == limit, pattern.reachesBeyondNames, let text = match.text(.names, source) {
        found += try WorkoutStore.matches(text, connection, after: nil, limit: limit)
      }
    }
    let indexed = Set(found)
    if source == .typed, filters.isEmpty {
      let begun = try namesBeginning(with: words.compact, mostlyIn: isKnown ? 0 : Self.leastBegun)
      named = begun.filter { !indexed.contains($0) }
      found += named
    }
    for id in found where sources[id] == nil {
      sources[id] = source
      unranked.append(id)
    }
  }

  /// Ranks what was gathered since the last time.
  private mutating func rank(_ ranking: Ranking) throws(SQLiteError) {
    try connection.withStatement(
      """
      SELECT origin = 'custom', familiarity, searched_names,
        EXISTS (SELECT 1 FROM plan_entry WHERE plan_entry.workout_id = workout.id)
          OR EXISTS (SELECT 1 FROM workout_use WHERE workout_use.workout_id = workout.id),
        section,
        EXISTS (SELECT 1 FROM workout_settings WHERE workout_id = workout.id AND is_favourite = 1)
      FROM workout
      WHERE id = ?
      """
    ) { (statement) throws(SQLiteError) in
      for id in unranked {
        try statement.bind(.integer(id.rawValue), at: 1)
        if let row = try statement.step() {
          var candidate = Ranking.Candidate(
            id: id, isCustom: row.int(0) == 1, isUsed: row.int(3) == 1, isFavourite: row.int(5) == 1,
            familiarity: row.int(1), section: MuscleGroup(rawValue: row.int(4)), source: sources[id] ?? .typed
          )
          candidate.asked = try askedFacts(id)
          ranks.append(row.withTextBytes(2) { ranking.rank(candidate, names: $0) })
        }
        statement.reset()
      }
    }
    unranked = []
  }

  /// The workouts with a name that begins with a text, written together: an obscure one is never missed.
  /// - Parameter least: how much of the name's last word that the text touches it must have, in letters or keys.
  private func namesBeginning(
    with compact: FoldedWord, mostlyIn least: Int
  ) throws(SQLiteError) -> [Workout.ID] {
    guard compact.count > 1 else { return [] }
    let found = try connection.rows(
      """
      SELECT workout_id, name
      FROM workout_name
      WHERE folded >= :from AND folded < :to
        AND NOT EXISTS (SELECT 1 FROM workout WHERE id = workout_id AND state <> 'listed')
      ORDER BY folded
      LIMIT :limit
      """,
      [
        ":from": .text(compact.text), ":to": .text(compact.text + "\u{10FFFF}"),
        ":limit": .integer(Self.candidateLimit / 3),
      ]
    ) { (id: Workout.ID(rawValue: $0.integer(0)), name: $0.text(1)) }
    return found.filter { Folding.words($0.name).lettersOfLastWord(in: compact) >= least }.map(\.id)
  }

  /// "squatt" is a slip rather than the beginning of "Squat to Stand", but "legpr" is that of "Leg Press".
  private static let leastBegun = 2

  // MARK: Hits

  private mutating func results(suggestion: String?) throws(SQLiteError) -> SearchResults {
    ranks.sort()
    var hits: [SearchHit] = []
    hits.reserveCapacity(ranks.count)
    for rank in ranks {
      var alias: String?
      if let position = rank.alias { alias = try self.alias(of: rank.id, at: position) }
      hits.append(SearchHit(id: rank.id, alias: alias, reason: Self.reason(rank)))
    }
    return SearchResults(
      query: query, hits: hits, isComplete: isComplete, suggestion: suggestion, expression: expression,
      ids: Set(sources.keys), named: named)
  }

  private static func reason(_ rank: Ranking.Rank) -> SearchHit.Reason? {
    switch rank.source {
    case .typed: rank.isOtherWording ? .synonym(rank.words.display) : nil
    case .synonym: .synonym(rank.words.display)
    case .corrected, .correctedSynonym: .corrected(rank.words.display)
    }
  }

  /// Aliases are kept a language apart, but ranked in the order of all.
  private func alias(of id: Workout.ID, at position: Int) throws(SQLiteError) -> String? {
    try connection.firstRow(
      """
      SELECT name
      FROM workout_name
      WHERE workout_id = :id AND kind = 'alias' AND language IN ('en', 'ko') AND position = :position
      """, [":id": .integer(id.rawValue), ":position": .integer(position)]
    ) { $0.text(0) }
  }
}
