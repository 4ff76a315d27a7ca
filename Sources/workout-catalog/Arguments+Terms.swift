import WorkoutCatalog

extension Arguments {
  /// The vocabulary's words that the values of an option name, each once. One value may name several: `legs`.
  func terms<Word: Term>(of name: Option.Name) -> [Word] {
    var terms: [Word] = []
    for value in values(of: name) {
      terms += Word.all(named: value).filter { !terms.contains($0) }
    }
    return terms
  }
}

extension Term {
  /// What is wrong with an option's value that is to name one of the vocabulary's words; `nil` when nothing is.
  static func failure(of text: String, for option: Option) -> Failure? {
    guard all(named: text).isEmpty else { return nil }
    let words =
      allCases.map(\.rawValue)
      + Language.allCases.flatMap { language in
        allCases.map { $0.name(in: language) }
      }
    return .unknownTerm(text, for: option, nearest: words.nearest(to: text))
  }
}
