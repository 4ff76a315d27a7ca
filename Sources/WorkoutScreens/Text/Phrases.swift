internal import WorkoutCatalog

/// What the screens say, in one language.
struct Phrases {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// One of two texts that say the same.
  func choose(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  /// A whole number with its thousands parted.
  func number(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// The names of some words of a vocabulary, in a row.
  func names(_ terms: [some Term]) -> String {
    terms.map { $0.name(in: language) }.joined(separator: ", ")
  }
}
