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
    var candidates: [(entry: Int, places: [Int])] = []
    for word in Set(singulars) {
      for entry in index.entriesByFirstWord[word] ?? [] where index.entries[entry].words.count <= longest {
        if let places = places(of: index.entries[entry].words, in: singulars) {
          candidates.append((entry, places))
        }
      }
    }
    candidates += hangulPhrases(in: words, longest: longest)
    candidates.sort { ($1.places.count, $0.entry) < ($0.places.count, $1.entry) }
    var taken: Set<Int> = []
    var phrases: [Phrase] = []
    for (entry, places) in candidates where taken.isDisjoint(with: places) {
      taken.formUnion(places)
      let groups = candidates.filter { index.entries[$0.entry].words == index.entries[entry].words }
        .map { index.entries[$0.entry].group }
      let phrase = index.entries[entry].words
      let equals = synonyms(of: phrase, in: groups.filter(index.areEqual.contains))
      let others = synonyms(of: phrase, in: groups.filter { !index.areEqual.contains($0) })
      phrases.append(
        Phrase(places: places, synonyms: others.filter { !equals.contains($0) }, equals: equals))
    }
    return phrases
  }

  /// The Hangul phrases that a query holds with other spaces, or in a variant spelling.
  private static func hangulPhrases(
    in words: [FoldedWord], longest: Int
  ) -> [(entry: Int, places: [Int])] {
    var candidates: [(entry: Int, places: [Int])] = []
    for first in words.indices where words[first].isHangul {
      for count in 1...max(1, min(mostJoined, longest, words.count - first)) {
        let part = words[first..<first + count]
        guard part.allSatisfy(\.isHangul) else { break }
        let text = Array(part).compact
        let exact = index.entriesByFirstWord[text]?.filter { index.entries[$0].words.count == 1 } ?? []
        if count == 1, !exact.isEmpty { continue }
        let entries = exact.isEmpty ? index.entriesBySound[Spelling.sound(of: text)] ?? [] : exact
        candidates += entries.map { ($0, Array(first..<first + count)) }
      }
    }
    return candidates
  }

  /// How many words of a query may be one of the table's.
  private static let mostJoined = 4

  /// Whether the table knows a word, in whatever phrase: then it is no misspelt one.
  static func holds(_ word: FoldedWord) -> Bool { index.words.contains(Folding.singular(word)) }

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

  private static func synonyms(of phrase: [FoldedWord], in groups: [Int]) -> [[FoldedWord]] {
    var synonyms: [[FoldedWord]] = []
    for other in groups.flatMap({ index.groups[$0] })
    where other.map(Folding.singular).compact != phrase.compact && !synonyms.contains(other) {
      synonyms.append(other)
    }
    return Array(synonyms.prefix(limit))
  }

  private struct Index {
    /// The phrases, group by group.
    var groups: [[[FoldedWord]]] = []
    /// Each phrase by its singulars, Hangul ones also written together: they are met either way.
    var entries: [(words: [FoldedWord], group: Int)] = []
    var entriesByFirstWord: [FoldedWord: [Int]] = [:]
    var words: Set<FoldedWord> = []
    /// Hangul phrases written together, by how they sound.
    var entriesBySound: [FoldedWord: [Int]] = [:]
    /// The groups whose phrases are as good as each other.
    var areEqual: Set<Int> = []

    mutating func add(_ words: [FoldedWord]) {
      entriesByFirstWord[words[0], default: []].append(entries.count)
      entries.append((words, groups.count))
      self.words.formUnion(words)
      if words.count == 1, words[0].isHangul {
        entriesBySound[Spelling.sound(of: words[0]), default: []].append(entries.count - 1)
      }
    }
  }

  private static let index: Index = {
    var index = Index()
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("=") { index.areEqual.insert(index.groups.count) }
      let phrases = line.split(separator: ",").map { Folding.words(String($0)) }.filter { !$0.isEmpty }
      for phrase in phrases {
        index.add(phrase.map(Folding.singular))
        if phrase.count > 1, phrase.allSatisfy(\.isHangul) { index.add([phrase.compact]) }
      }
      index.groups.append(phrases)
    }
    return index
  }()
}
