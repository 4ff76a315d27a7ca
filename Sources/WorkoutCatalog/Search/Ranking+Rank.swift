extension Ranking {
  /// How a name answers the query.
  enum Match: Int, Comparable {
    case exact, words, inner, initials, facet

    static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }
  }

  /// What is known of a candidate apart from its names.
  struct Candidate {
    let id: Workout.ID
    /// Whether a person wrote it, and did not bring it in from another catalog.
    let isCustom: Bool
    let isUsed: Bool
    let isFavourite: Bool
    let familiarity: Int
    let section: MuscleGroup?
    /// The surest source by which the index found it.
    let source: Pattern.Source
    /// What counts where the query asks for facets, and the workout has them.
    var asked: AskedFacts?
  }

  /// What tells the best known of the workouts that a muscle or equipment is asked for.
  struct AskedFacts {
    /// Whether its first primary muscle is one asked for.
    let isMain: Bool
    /// Whether it trains more than `mostMuscles` before all others.
    let isShared: Bool
    /// Whether its first equipment is asked for, or none is.
    let hasMainEquipment: Bool
    let isIsolation: Bool
    let isJump: Bool
    let usesBarbell: Bool

    /// A workout for more muscles than these is no first choice for any of them.
    static let mostMuscles = 2
  }

  /// The rank of one workout.
  struct Rank: Comparable {
    let id: Workout.ID
    let source: Pattern.Source
    /// Whether the query is a phrase of its own, and the words of it stand scattered: then its synonyms come before.
    let isScattered: Bool
    let match: Match
    /// Where a workout stands among those that match alike.
    let score: Int
    /// The position of the alias that matched, when no name did as well.
    let alias: Int?
    /// The query's words as they matched.
    let words: [FoldedWord]
    /// Whether any of them are other words for the same than were typed.
    var isOtherWording = false

    static func < (one: Rank, other: Rank) -> Bool { one.key < other.key }
    static func == (one: Rank, other: Rank) -> Bool { one.key == other.key }

    private var key: (Int, Int, Int, Workout.ID) {
      (2 * source.rawValue + (isScattered ? 3 : 0), match.rawValue, score, id)
    }
  }
}
