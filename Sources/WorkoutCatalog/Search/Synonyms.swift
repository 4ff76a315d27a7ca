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
    var candidates: [(entry: Int, places: [Int])] = []
    for word in Set(singulars) {
      for entry in index.entriesByFirstWord[word] ?? [] {
        let phrase = index.entries[entry].words
        var places: [Int] = []
        for part in phrase {
          guard let place = singulars.indices.first(where: { singulars[$0] == part && !places.contains($0) })
          else { break }
          places.append(place)
        }
        if places.count == phrase.count { candidates.append((entry, places)) }
      }
    }
    // Hangul is written together or apart; the table's own spacing must not matter.
    candidates.sort { ($1.places.count, $0.entry) < ($0.places.count, $1.entry) }
    var taken: Set<Int> = []
    var phrases: [Phrase] = []
    for candidate in candidates where taken.isDisjoint(with: candidate.places) {
      taken.formUnion(candidate.places)
      phrases.append(
        Phrase(
          places: candidate.places, synonyms: Array(index.entries[candidate.entry].synonyms.prefix(limit))))
    }
    return phrases
  }

  private struct Entry {
    let words: [FoldedWord]
    var synonyms: [[FoldedWord]]
  }

  private struct Index {
    var entries: [Entry] = []
    var entriesByFirstWord: [FoldedWord: [Int]] = [:]
  }

  private static let index: Index = {
    var index = Index()
    var entryByPhrase: [[FoldedWord]: Int] = [:]
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let phrases = line.split(separator: ",").map { Folding.words(String($0)) }
      for (number, phrase) in phrases.enumerated() {
        // Hangul phrases are also met written together.
        let isHangul = phrase.allSatisfy(\.isHangul) && phrase.count > 1
        for key in isHangul ? [phrase, [phrase.compact]] : [phrase] {
          let key = key.map(Folding.singular)
          let others = phrases.indices.filter { $0 != number }.map { phrases[$0] }
          if let entry = entryByPhrase[key] {
            index.entries[entry].synonyms += others.filter { !index.entries[entry].synonyms.contains($0) }
          } else {
            entryByPhrase[key] = index.entries.count
            index.entriesByFirstWord[key[0], default: []].append(index.entries.count)
            index.entries.append(Entry(words: key, synonyms: others))
          }
        }
      }
    }
    return index
  }()
}
