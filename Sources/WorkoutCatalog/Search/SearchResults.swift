/// A workout that a search found.
public struct SearchHit: Hashable, Sendable, Identifiable {
  /// Why a workout was found that does not hold what was typed. The text is the query as it was taken: show it behind
  /// "≈", and give it to `MatchHighlight`.
  public enum Reason: Hashable, Sendable {
    /// By another word for the same, a variant spelling, or an abbreviation written out.
    case synonym(String)
    /// By the nearest words, as if what was typed were misspelt.
    case corrected(String)

    /// The query as it was taken.
    public var text: String {
      switch self {
      case .synonym(let text), .corrected(let text): text
      }
    }
  }

  /// The workout.
  public let id: Workout.ID
  /// Which of the workout's aliases it was found by, when none of its names answers as well: an index of
  /// ``Workout/Facts/aliases``.
  public let alias: Int?
  /// Why it is here, when it does not hold what was typed. Such hits come after all others, but for those that say the
  /// very same in other words, as "one arm" for "single arm".
  public let reason: Reason?

  /// The alias it was found by, as it is written; `nil` when it was found by a name, or has lost the alias since.
  public func alias(of workout: Workout) -> String? {
    alias.flatMap { workout.facts.aliases.indices.contains($0) ? workout.facts.aliases[$0] : nil }
  }
}

/// The best of what a search found, ranked; more may follow in the order of how well known it is.
public struct SearchResults: Sendable {
  /// The query answered.
  public let query: SearchQuery
  /// The ranked hits, best first.
  public let hits: [SearchHit]
  /// Whether `hits` is all there is. If not, `WorkoutStore.following(_:after:limit:)` goes on.
  public let isComplete: Bool
  /// When nothing was found: the query with the nearest known words in place of the unknown ones, if any is near.
  public let suggestion: String?

  /// What the index is asked for to go on and to count.
  let expression: String?
  let ids: Set<Workout.ID>
  /// The hits that came from the names' own order; the index need not know them.
  let named: [Workout.ID]
}
