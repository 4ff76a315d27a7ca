/// A query to offer in place of one that finds nothing.
struct Suggestion: Equatable {
  /// A word of it, and what it stands for.
  struct Part: Equatable {
    let word: FoldedWord
    /// How many letters or keys were typed for it.
    let letters: Int
    /// How many of them are other ones here; 0 for a word as typed.
    let slips: Int
  }

  private let parts: [Part]

  /// The words.
  var words: [FoldedWord] { parts.map(\.word) }

  /// What is likely meant by a query of so many letters, of which the parts are known or near to something known: all of
  /// them first, then each but one, those that lose the fewest letters first; the last word tells most.
  static func all(of parts: [Part], letters: Int) -> [Suggestion] {
    var rest: [[Part]] = []
    if parts.count > 1 {
      rest = parts.indices.sorted { (parts[$0].letters, $0) < (parts[$1].letters, $1) }.map { index in
        Array(parts[..<index] + parts[(index + 1)...])
      }
    }
    return ([parts] + rest).map { Suggestion(parts: withoutParticles($0)) }.filter {
      $0.isLikely(for: letters)
    }
  }

  private static func withoutParticles(_ parts: [Part]) -> [Part] {
    func isParticle(_ part: Part) -> Bool { CommonWords.isParticle(part.word) }
    return Array(parts.drop(while: isParticle).reversed().drop(while: isParticle).reversed())
  }

  private func isLikely(for letters: Int) -> Bool {
    guard !parts.isEmpty else { return false }
    if parts.contains(where: { $0.slips == 0 && $0.letters > 1 }) { return true }
    let kept = parts.reduce(0) { $0 + $1.letters - $1.slips }
    return 2 * kept >= letters
  }
}
