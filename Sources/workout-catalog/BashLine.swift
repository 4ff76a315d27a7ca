/// An unfinished line of bash, up to the cursor, taken apart by its quotes. Expansions stay as they were typed.
struct BashLine: Equatable {
  /// The words after the command's, without their quotes; the last is being typed.
  private(set) var words: [String] = []
  /// How many characters of the last word stand before the part that bash will replace.
  private(set) var kept = 0
  /// The quote that is open at the end.
  private(set) var openQuote: Character?

  /// - Parameters:
  ///   - line: the line up to the cursor.
  ///   - breaks: the characters at which bash parts words for completion: `$COMP_WORDBREAKS`.
  init(_ line: String, breaks: String) {
    var word: String?
    var characters = line.makeIterator()
    while let character = characters.next() {
      switch (openQuote, character) {
      case (nil, " "), (nil, "\t"), (nil, "\n"):
        if let word { words.append(word) }
        word = nil
        kept = 0
      case (nil, "'"), (nil, "\""):
        openQuote = character
        kept = word?.count ?? 0
        word = word ?? ""
      case (let quote?, character) where quote == character:
        openQuote = nil
      case (nil, "\\"):
        word = (word ?? "") + (characters.next().map(String.init) ?? "")
      case ("\"", "\\"):
        guard let next = characters.next() else { break }
        word = (word ?? "") + ("\"\\$`".contains(next) ? "" : "\\") + String(next)
      default:
        word = (word ?? "") + String(character)
        if openQuote == nil, breaks.contains(character) { kept = word?.count ?? 0 }
      }
    }
    words = Array((words + [word ?? ""]).dropFirst())
    if words.isEmpty { words = [""] }
  }

  /// What bash is to put in place of the part that it replaces, so that the word becomes another.
  func replacement(by word: String) -> String {
    let rest = word.dropFirst(kept)
    switch openQuote {
    case "'": return rest.map { $0 == "'" ? #"'\''"# : String($0) }.joined()
    case "\"": return rest.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }.joined()
    default: return rest.map { Self.isPlain($0) ? String($0) : "\\\($0)" }.joined()
    }
  }

  /// Whether bash takes a character for nothing else outside of quotes.
  private static func isPlain(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return true }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./,+@%:=".utf8.contains(byte)
    }
  }
}
