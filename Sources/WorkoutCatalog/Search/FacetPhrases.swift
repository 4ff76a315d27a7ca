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
      for start in [0] + word.syllableStarts where ends(ofNoiseIn: text, from: start).contains(text.bytes.count) {
        return start == 0 ? nil : FoldedWord(word.bytes[..<start])
      }
      return word
    }
  }

  /// Takes a meaning apart: facets that will do, parted by commas; what is needed besides, parted by `&`. Names stand
  /// after a colon.
  private static func parts(of meaning: Substring) -> [FacetReading.Part] {
    meaning.split(separator: "&").map { part in
      if let colon = part.firstIndex(of: ":") {
        return .named(part[part.index(after: colon)...].split(separator: ",").map { Folding.words(String($0)) })
      }
      return .facets(
        part.split(separator: ",").compactMap { item in
          FacetWords.Value(identifier: item.split(separator: " ").joined(separator: " "))
        })
    }
  }

  /// The table, read; a meaning is taken apart when it is asked for.
  private struct Phrases {
    var phrases = FoldedPhrases()
    /// What each phrase means.
    var meanings: [Substring] = []

    init(_ table: String) {
      for line in table.split(separator: "\n") where !line.hasPrefix("#") {
        guard let equals = line.firstIndex(of: "=") else { continue }
        for scalar in line[..<equals].unicodeScalars {
          if scalar == "," { end(line[line.index(after: equals)...]) } else { phrases.append(scalar) }
        }
        end(line[line.index(after: equals)...])
      }
    }

    private mutating func end(_ meaning: Substring) {
      phrases.endPhrase()
      if phrases.indices.count > meanings.count { meanings.append(meaning) }
    }
  }

  private static let phrases = Phrases(table)

  private static let noise: FoldedPhrases = {
    var phrases = FoldedPhrases()
    for scalar in noiseWords.unicodeScalars {
      if scalar == "," { phrases.endPhrase() } else { phrases.append(scalar) }
    }
    phrases.endPhrase()
    return phrases
  }()
}
