/// What the field says in more ways than one: abbreviations, gym slang, synonyms, and the same word in the other
/// language. It works on any catalog, also on one whose workouts have no aliases.
enum Synonyms {
  /// Words of a query that make a phrase of the table, and what else they are called.
  struct Phrase: Equatable {
    /// The places of the words in the query.
    let places: [Int]
    /// The other phrases of its groups.
    let synonyms: [[FoldedWord]]
    /// Those that mean the same and nothing else: as good as the phrase itself.
    let equals: [[FoldedWord]]
  }

  /// Equipment's abbreviations, which mean one thing only: as good as the word itself.
  static let equipment: [FoldedWord: FoldedWord] = [
    "db": "dumbbell", "bb": "barbell", "kb": "kettlebell", "bw": "bodyweight",
  ]

  /// The most other phrases that are tried for one.
  private static let limit = 8

  /// The phrases in a query: the longest first, no word in two of them. Their words may stand apart and in any order.
  /// - Parameter longest: the most words that one may have.
  static func phrases(in words: [FoldedWord], longest: Int = .max) -> [Phrase] {
    let singulars = words.map(Folding.singular)
    var candidates: [Candidate] = []
    for (index, word) in singulars.enumerated() where !singulars[..<index].contains(word) {
      for phrase in groups.phrases.places(of: word) where groups.phrases.mayBegin(phrase, with: word) {
        for (number, key) in keys(of: groups.phrases[phrase]).enumerated()
        where key[0] == word && key.count <= longest {
          guard let places = places(of: key, in: singulars) else { continue }
          candidates.append(Candidate(key: Key(phrase: phrase, number: number, words: key), places: places))
        }
      }
    }
    candidates += hangulPhrases(in: words, longest: longest)
    candidates.sort { $0.order < $1.order }
    var taken: [Int] = []
    var phrases: [Phrase] = []
    for candidate in candidates where !candidate.places.contains(where: taken.contains) {
      taken += candidate.places
      let words = candidate.key.words
      let alike = candidates.filter { $0.key.words == words }.map { groups.numbers[$0.key.phrase] }
      let equals = synonyms(of: words, in: alike.filter { groups.areEqual[$0] })
      let others = synonyms(of: words, in: alike.filter { !groups.areEqual[$0] })
      phrases.append(
        Phrase(places: candidate.places, synonyms: others.filter { !equals.contains($0) }, equals: equals))
    }
    return phrases
  }

  /// The places of a query's words that make phrases of several words.
  static func placesOfPhrases(in words: [FoldedWord]) -> Set<Int> {
    guard words.count > 1 else { return [] }
    return Set(phrases(in: words).lazy.map(\.places).filter { $0.count > 1 }.joined())
  }

  /// One way in which a phrase of the table is met.
  private struct Key {
    let phrase: Int
    let number: Int
    let words: [FoldedWord]
  }

  /// A phrase of the table that the query holds.
  private struct Candidate {
    let key: Key
    let places: [Int]

    /// The longest first, then as in the table.
    var order: (Int, Int, Int) { (-places.count, key.phrase, key.number) }
  }

  /// How a phrase is met: by its singulars, and in Hangul also written together.
  private static func keys(of phrase: [FoldedWord]) -> [[FoldedWord]] {
    let apart = phrase.map(Folding.singular)
    return phrase.count > 1 && phrase.allSatisfy(\.isHangul) ? [apart, [phrase.compact]] : [apart]
  }

  /// The Hangul phrases that a query holds with other spaces, or in a variant spelling.
  private static func hangulPhrases(in words: [FoldedWord], longest: Int) -> [Candidate] {
    var candidates: [Candidate] = []
    for first in words.indices where words[first].isHangul {
      for count in 1...max(1, min(mostJoined, longest, words.count - first)) {
        let part = words[first..<first + count]
        guard part.allSatisfy(\.isHangul) else { break }
        let text = Array(part).compact
        let alike = hangulBySound[Spelling.sound(of: text)] ?? []
        let exact = alike.filter { $0.words[0] == text }
        if count == 1, !exact.isEmpty { continue }
        let places = Array(first..<first + count)
        candidates += (exact.isEmpty ? alike : exact).map { Candidate(key: $0, places: places) }
      }
    }
    return candidates
  }

  /// How many words of a query may be one of the table's.
  private static let mostJoined = 4

  /// The Hangul phrases of one word, or written together, by how they sound. Made when Hangul is first asked for.
  private static let hangulBySound: [FoldedWord: [Key]] = {
    var keysBySound: [FoldedWord: [Key]] = [:]
    for phrase in groups.phrases.indices {
      for (number, words) in keys(of: groups.phrases[phrase]).enumerated()
      where words.count == 1 && words[0].isHangul {
        let key = Key(phrase: phrase, number: number, words: words)
        keysBySound[Spelling.sound(of: words[0]), default: []].append(key)
      }
    }
    return keysBySound
  }()

  /// Whether the table knows a word, in whatever phrase: then it is no misspelt one.
  static func holds(_ word: FoldedWord) -> Bool {
    let singular = Folding.singular(word)
    return groups.phrases.places(of: singular).contains { phrase in
      keys(of: groups.phrases[phrase]).contains { $0.contains(singular) }
    }
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
  private static func synonyms(of phrase: [FoldedWord], in numbers: [Int]) -> [[FoldedWord]] {
    var synonyms: [[FoldedWord]] = []
    for number in numbers {
      for other in groups.ranges[number] where synonyms.count < limit {
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
    /// Whether the phrases of each group are as good as each other.
    var areEqual: [Bool] = []

    init(_ table: StaticString) {
      FoldedPhrases.forEachLine(of: table) { line in
        let isEqual = line.first == UInt8(ascii: "=")
        phrases.append(parted: isEqual ? UnsafeBufferPointer(rebasing: line.dropFirst()) : line)
        let range = numbers.count..<phrases.indices.upperBound
        guard !range.isEmpty else { return }
        numbers += repeatElement(ranges.count, count: range.count)
        ranges.append(range)
        areEqual.append(isEqual)
      }
    }
  }

  private static let groups = Groups(table)
}
