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
    var entries: [Entry] = []
    for word in Set(singulars) {
      for key in index.keysByFirstWord[word] ?? [] {
        let phrase = index.words(of: key)
        var places: [Int] = []
        for part in phrase {
          guard let place = singulars.indices.first(where: { singulars[$0] == part && !places.contains($0) })
          else { break }
          places.append(place)
        }
        guard places.count == phrase.count else { continue }
        if let entry = entries.firstIndex(where: { $0.words == phrase }) {
          entries[entry].keys.append(key)
        } else {
          entries.append(Entry(words: phrase, places: places, keys: [key]))
        }
      }
    }
    // Hangul is written together or apart; the table's own spacing must not matter.
    entries.sort { ($1.places.count, $0.keys[0]) < ($0.places.count, $1.keys[0]) }
    var taken: Set<Int> = []
    var phrases: [Phrase] = []
    for entry in entries where taken.isDisjoint(with: entry.places) {
      taken.formUnion(entry.places)
      phrases.append(Phrase(places: entry.places, synonyms: index.synonyms(of: entry.keys, limit: limit)))
    }
    return phrases
  }

  /// A phrase that the query holds.
  private struct Entry {
    let words: [FoldedWord]
    let places: [Int]
    /// Where the table has it, in order.
    var keys: [Key]
  }

  /// A phrase of the table, as it is looked for.
  private struct Key: Comparable {
    /// The phrase's number.
    let phrase: Int
    /// Hangul phrases of several words are also met written together.
    let isJoined: Bool

    static func < (one: Key, other: Key) -> Bool {
      (one.phrase, one.isJoined ? 1 : 0) < (other.phrase, other.isJoined ? 1 : 0)
    }
  }

  /// The table, folded. Only the first words are taken apart before they are asked for: the first search of a program
  /// waits for this.
  private struct Index {
    /// The folded phrases, one after the other.
    private var text: [UInt8] = []
    /// Where each phrase stands in `text`.
    private var phrases: [Range<Int>] = []
    /// The phrases of the line that each phrase is on.
    private var lines: [Range<Int>] = []
    private(set) var keysByFirstWord: [FoldedWord: [Key]] = [:]

    init(_ table: String) {
      keysByFirstWord.reserveCapacity(2_000)
      for line in table.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
        let first = phrases.count
        for phrase in line.split(separator: UInt8(ascii: ",")) {
          let start = text.count
          text += Folding.folded(String(Substring(phrase)))
          phrases.append(start..<text.count)
        }
        for phrase in first..<phrases.count {
          lines.append(first..<phrases.count)
          note(phrase)
        }
      }
    }

    private mutating func note(_ phrase: Int) {
      let bytes = text[phrases[phrase]]
      let end = bytes.firstIndex(of: Self.space) ?? bytes.endIndex
      let first = FoldedWord(bytes[..<end])
      keysByFirstWord[Folding.singular(first), default: []].append(Key(phrase: phrase, isJoined: false))
      guard end < bytes.endIndex, first.isHangul else { return }
      let words = words(ofPhrase: phrase)
      guard words.allSatisfy(\.isHangul) else { return }
      keysByFirstWord[words.compact, default: []].append(Key(phrase: phrase, isJoined: true))
    }

    private static let space = UInt8(ascii: " ")

    private func words(ofPhrase phrase: Int) -> [FoldedWord] {
      text[phrases[phrase]].split(separator: Self.space).map(FoldedWord.init)
    }

    /// The words that are looked for.
    func words(of key: Key) -> [FoldedWord] {
      let words = words(ofPhrase: key.phrase)
      return key.isJoined ? [words.compact] : words.map(Folding.singular)
    }

    /// What else stands on the lines of some keys, each once.
    func synonyms(of keys: [Key], limit: Int) -> [[FoldedWord]] {
      var synonyms: [[FoldedWord]] = []
      for key in keys {
        for other in lines[key.phrase] where other != key.phrase && synonyms.count < limit {
          let words = words(ofPhrase: other)
          if !synonyms.contains(words) { synonyms.append(words) }
        }
      }
      return synonyms
    }
  }

  private static let index = Index(table)
}
