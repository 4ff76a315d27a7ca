internal import SQLite

extension SearchRun {
  /// Adds the best known of the workouts that a query asks for by facets, and of those the ones that name them.
  mutating func gatherAsked(
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
  func withAsked(_ pattern: Pattern, _ words: [FoldedWord]) -> Pattern {
    guard let askedPattern else { return pattern }
    return .any(
      [askedPattern, pattern].map { Pattern.Option(pattern: $0, source: .typed, words: words) })
  }

  /// Adds what a pattern finds that is as sure as `source` and not found yet.
  mutating func gather(
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

  /// The workouts with a name that begins with a text, written together: an obscure one is never missed.
  /// - Parameter least: how much of the name's last word that the text touches it must have, in letters or keys.
  func namesBeginning(
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
}
