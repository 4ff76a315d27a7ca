/// What the field says in more ways than one: abbreviations, gym slang, synonyms, and the same word in the other
/// language. It works on any catalog, also on one whose workouts have no aliases.
enum Synonyms {
  /// Words of a query that make a phrase of the table, and what else they are called.
  struct Phrase: Equatable {
    /// The places of the words in the query.
    let places: [Int]
    /// The other phrases of its groups.
    let synonyms: [[FoldedWord]]
  }

  /// Equipment's abbreviations, which mean one thing only: as good as the word itself.
  static let equipment: [FoldedWord: FoldedWord] = [
    "db": "dumbbell", "bb": "barbell", "kb": "kettlebell", "bw": "bodyweight",
  ]

  /// The most other phrases that are tried for one.
  private static let limit = 8

  /// The phrases in a query: the longest first, no word in two of them. Their words may stand apart and in any order.
  static func phrases(in words: [FoldedWord]) -> [Phrase] {
    let singulars = words.map(Folding.singular)
    var candidates: [Candidate] = []
    for (index, word) in singulars.enumerated() where !singulars[..<index].contains(word) {
      for phrase in groups.phrases.places(of: word) where groups.phrases.mayBegin(phrase, with: word) {
        for (number, words) in keys(of: groups.phrases[phrase]).enumerated() where words[0] == word {
          guard let places = places(of: words, in: singulars) else { continue }
          candidates.append(Candidate(phrase: phrase, key: number, words: words, places: places))
        }
      }
    }
    candidates.sort { $0.order < $1.order }
    var taken: [Int] = []
    var phrases: [Phrase] = []
    for candidate in candidates where !candidate.places.contains(where: taken.contains) {
      taken += candidate.places
      let alike = candidates.filter { $0.words == candidate.words }.map(\.phrase)
      phrases.append(Phrase(places: candidate.places, synonyms: synonyms(of: candidate.words, at: alike)))
    }
    return phrases
  }

  /// A phrase of the table that the query holds.
  private struct Candidate {
    let phrase: Int
    let key: Int
    let words: [FoldedWord]
    let places: [Int]

    /// The longest first, then as in the table.
    var order: (Int, Int, Int) { (-places.count, phrase, key) }
  }

  /// How a phrase is met: by its singulars, and in Hangul also written together.
  private static func keys(of phrase: [FoldedWord]) -> [[FoldedWord]] {
    let apart = phrase.map(Folding.singular)
    return phrase.count > 1 && phrase.allSatisfy(\.isHangul) ? [apart, [phrase.compact]] : [apart]
  }

  private static func places(of phrase: [FoldedWord], in words: [FoldedWord]) -> [Int]? {
    var places: [Int] = []
    for part in phrase {
      guard let place = words.indices.first(where: { words[$0] == part && !places.contains($0) }) else {
        return nil
      }
      places.append(place)
    }
    return places
  }

  /// What else stands in the groups of a phrase.
  private static func synonyms(of phrase: [FoldedWord], at places: [Int]) -> [[FoldedWord]] {
    var synonyms: [[FoldedWord]] = []
    for place in places {
      for other in groups.ranges[groups.numbers[place]] where synonyms.count < limit {
        let words = groups.phrases[other]
        if words.map(Folding.singular).compact != phrase.compact, !synonyms.contains(words) {
          synonyms.append(words)
        }
      }
    }
    return synonyms
  }

  /// The table, read.
  private struct Groups {
    var phrases = FoldedPhrases()
    /// The phrases of each group.
    var ranges: [Range<Int>] = []
    /// The group of each phrase.
    var numbers: [Int] = []

    init(_ table: String) {
      var isComment = false
      for scalar in table.unicodeScalars {
        switch scalar {
        case "\n":
          endGroup()
          isComment = false
        case "#": isComment = true
        case _ where isComment: break
        case ",": phrases.endPhrase()
        default: phrases.append(scalar)
        }
      }
      endGroup()
    }

    private mutating func endGroup() {
      phrases.endPhrase()
      let range = numbers.count..<phrases.indices.upperBound
      guard !range.isEmpty else { return }
      numbers += repeatElement(ranges.count, count: range.count)
      ranges.append(range)
    }
  }

  private static let groups = Groups(table)
}
