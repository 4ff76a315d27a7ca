/// A program that finds in the same workouts, and how it is asked.
struct Peer: Sendable {
  let name: String
  /// The words of its command line for a query; `nil` where it cannot be asked.
  let arguments: @Sendable (_ query: String, _ catalog: Catalog) -> [String]?
  /// Whether it reads the names, one a line, from standard input.
  let readsNames: Bool

  /// The other finders of a terminal. They are given the bare names, where ours has aliases, muscles and equipment too.
  static let all = [
    Peer(name: "fzf", arguments: { query, _ in ["--filter", query] }, readsNames: true),
    Peer(name: "fzy", arguments: { query, _ in ["-e", query] }, readsNames: true),
    Peer(name: "sqlite3", arguments: { query, catalog in fullText(query, catalog) }, readsNames: false),
  ]

  /// The best twenty by FTS5's own rank, of our index. It knows folded words: Hangul is no such, as it is typed.
  private static func fullText(_ query: String, _ catalog: Catalog) -> [String]? {
    guard query.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let match = query.split(separator: " ").map { "\"\($0)\"*" }.joined(separator: " ")
    return [
      "-readonly", catalog.path,
      """
      SELECT workout_name.name
      FROM workout_search JOIN workout_name ON workout_id = workout_search.rowid AND kind = 'name'
      WHERE workout_search MATCH '\(match)'
      ORDER BY rank
      LIMIT 20
      """,
    ]
  }
}
