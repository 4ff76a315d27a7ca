import TerminalUI

extension Completion {
  /// The first word of the query by which a shell's script asks what it can offer. It is no command of the table, for
  /// nobody types it.
  static let query = "__complete"

  /// Answers a shell's script: in the first line `files` or `words`, then a word a line.
  ///
  /// The query goes on with `words`, and the words after the program's name, of which the last is being typed; each is
  /// answered with its meaning behind a tab. Or with `bash`, the line up to the cursor, and the characters at which
  /// bash parts words: the answers are then what bash is to put in place of the part that it takes for the word.
  /// Anything else, and any error, is answered with nothing.
  static func answer(_ query: [String], environment: Environment, output: Output) -> Exit {
    var lines: [String]
    switch (query.first, query.count) {
    case ("words", 2...):
      let offer = Completion(Array(query.dropFirst()), environment: environment).offer
      lines = offer.lines {
        $0.meaning.isEmpty ? $0.text : $0.text + "\t" + DisplayText.neutralized($0.meaning)
      }
    case ("bash", 3):
      let line = BashLine(query[1], breaks: query[2])
      let offer = Completion(line.words, environment: environment).offer
      lines = offer.lines { line.replacement(by: $0.text) }
    default: return .failure
    }
    do {
      for line in lines { try output.write(line + "\n") }
      try output.flush()
      return .done
    } catch { return .failure }
  }
}

extension Completion.Offer {
  /// The lines of an answer. A word that a terminal would obey, or that would be several lines, is not offered.
  fileprivate func lines(_ line: (Completion.Candidate) -> String) -> [String] {
    switch self {
    case .files: ["files"]
    case .words(let candidates):
      ["words"] + candidates.filter { DisplayText.neutralized($0.text) == $0.text }.map(line)
    }
  }
}
