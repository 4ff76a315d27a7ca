extension WorkoutStore {
  /// The workouts that a new one of some names may well be: with a name or alias of the same words in any order, or of
  /// the same letters but for a slip or two.
  /// - Parameters:
  ///   - names: the new workout's names and aliases.
  ///   - limit: the most to return, the best known first.
  /// - Complexity: that of a search for each name.
  public func nearDuplicates(of names: [String], limit: Int = 3) throws(StoreError) -> [Workout] {
    var found: [Workout] = []
    for name in names {
      for workout in try workouts(matching: name, in: [.listed, .hidden]) where !found.contains(workout) {
        found.append(workout)
      }
      let hits = try search(SearchQuery(name)).hits.prefix(20)
      for workout in try workouts(hits.map(\.id)) where !found.contains(workout) {
        let others = Array(workout.facts.names.values) + workout.facts.aliases
        if others.contains(where: { Self.isNear(name, $0) }) { found.append(workout) }
      }
    }
    return Array(found.prefix(limit))
  }

  private static func isNear(_ name: String, _ other: String) -> Bool {
    let (words, otherWords) = (Folding.words(name), Folding.words(other))
    guard words.map(Folding.singular).sorted() != otherWords.map(Folding.singular).sorted() else {
      return true
    }
    let length = min(words.compact.count, otherWords.compact.count)
    // One slip in six letters or keys: in a shorter name every other word is near.
    guard length >= 6 else { return false }
    return EditDistance.between(Folding.compact(name), Folding.compact(other), limit: min(2, length / 6))
      != nil
  }
}
