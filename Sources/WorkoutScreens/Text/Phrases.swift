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
    let digits = String(number.magnitude).unicodeScalars
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.unicodeScalars.append(digit)
    }
    return text
  }

  /// The names of some words of a vocabulary, in a row.
  func names(_ terms: [some Term]) -> String {
    // Not `joined`, whose unspecialised code the first frame would wait for.
    var names = ""
    for term in terms {
      if !names.isEmpty { names += ", " }
      names += term.name(in: language)
    }
    return names
  }
}
