/// What a person answered to a question of a dialogue.
enum Answer: Equatable {
  /// An empty line.
  case nothing
  /// Numbers of a list, in the order given: `1 3-5`. The first of a pair may be the greater.
  case numbers([(first: Int, last: Int)])
  /// One of the letters that the question allows, with what follows it.
  case command(Character, String)
  /// Anything else; a slash before it keeps a number or a letter from being taken for one.
  case text(String)

  /// - Parameter commands: the letters that are commands.
  init(_ line: String, commands: Set<Character> = []) {
    let words = line.split { $0.isWhitespace || $0 == "," || $0 == "，" || $0 == "、" }
    let pairs = words.compactMap(Self.pair)
    if words.isEmpty {
      self = .nothing
    } else if pairs.count == words.count {
      self = .numbers(pairs)
    } else if words[0].count == 1, let letter = words[0].lowercased().first, commands.contains(letter),
      words.dropFirst().allSatisfy({ Self.pair($0) != nil })
    {
      self = .command(letter, words.dropFirst().joined(separator: " "))
    } else {
      let text = line.drop(while: \.isWhitespace)
      self = .text(String(text.first == "/" ? text.dropFirst() : text))
    }
  }

  /// A number, or two with a dash between.
  private static func pair(_ word: Substring) -> (first: Int, last: Int)? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = ends.compactMap { end in
      end.allSatisfy(\.isASCII) && end.allSatisfy(\.isNumber) && end.count <= 9 ? Int(end) : nil
    }
    guard numbers.count == ends.count, let first = numbers.first, let last = numbers.last, numbers.count <= 2
    else { return nil }
    return (first, last)
  }

  static func == (one: Answer, other: Answer) -> Bool {
    switch (one, other) {
    case (.nothing, .nothing): true
    case (.numbers(let one), .numbers(let other)): one.elementsEqual(other) { $0 == $1 }
    case (.command(let one, let rest), .command(let other, let otherRest)): one == other && rest == otherRest
    case (.text(let one), .text(let other)): one == other
    default: false
    }
  }
}
