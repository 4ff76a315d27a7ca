/// What people ask for in words of their own that are no name of a facet: parts of muscles, days of a split, levels,
/// "no equipment".
enum FacetPhrases {
  /// The meanings of the phrases that a text has at a place, and where each ends.
  static func meanings(in text: BoundedText, from start: Int) -> [(parts: [FacetReading.Part], end: Int)] {
    phrases.phrases.indices.compactMap { place in
      phrases.phrases.end(of: place, in: text, from: start).map { end in
        (parts(of: phrases.meanings[place]), end)
      }
    }
  }

  /// Where words end that say nothing beside a facet, when a text has them at a place.
  static func ends(ofNoiseIn text: BoundedText, from start: Int) -> [Int] {
    noise.indices.compactMap { noise.end(of: $0, in: text, from: start) }
  }

  /// The words without those that say nothing, also where they end a Hangul word: 스쿼트운동.
  static func withoutNoise(_ words: [FoldedWord]) -> [FoldedWord] {
    words.compactMap { word in
      let text = BoundedText([word])
      let start = ([0] + word.syllableStarts).first {
        ends(ofNoiseIn: text, from: $0).contains(text.bytes.count)
      }
      guard let start else { return word }
      return start == 0 ? nil : FoldedWord(word.bytes[..<start])
    }
  }

  /// Takes a meaning apart: facets that will do, parted by commas; what is needed besides, parted by `&`. Names stand
  /// after a colon.
  private static func parts(of meaning: String) -> [FacetReading.Part] {
    meaning.split(separator: "&").map { part in
      if let colon = part.firstIndex(of: ":") {
        let names = part[part.index(after: colon)...].split(separator: ",")
        return .named(names.map { Folding.words(String($0)) })
      }
      let items = part.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
      return .facets(items.compactMap(FacetWords.Value.init(identifier:)))
    }
  }

  /// The table, read; a meaning is taken apart when it is asked for.
  private struct Phrases {
    var phrases = FoldedPhrases()
    /// What each phrase means.
    var meanings: [String] = []

    init(_ table: StaticString) {
      FoldedPhrases.forEachLine(of: table) { line in
        let halves = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
        guard let names = halves.first, let last = halves.last else { return }
        phrases.append(parted: UnsafeBufferPointer(rebasing: names))
        let meaning = String(decoding: last, as: UTF8.self)
        meanings += repeatElement(meaning, count: phrases.indices.count - meanings.count)
      }
    }
  }

  private static let phrases = Phrases(table)

  private static let noise: FoldedPhrases = {
    var phrases = FoldedPhrases()
    FoldedPhrases.forEachLine(of: noiseWords) { phrases.append(parted: $0) }
    return phrases
  }()
}
