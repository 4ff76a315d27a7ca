/// A line of text being edited, and where the caret stands: the model behind a text field, apart from its
/// look.
///
/// The caret counts graphemes, so that no edit ever tears one apart. The text never holds a line end, a tab
/// or another control character: what is pasted is made one line.
public struct TextInput: Hashable, Sendable {
  /// The most graphemes the text may have; what is typed or pasted beyond is dropped.
  public static let limit = 1_000

  /// The graphemes of the text.
  public private(set) var characters: [Character] = []
  /// How many graphemes stand before the caret.
  public private(set) var caret = 0
  /// What the last deletion by word or line took away, for `yank()`.
  private var killed: [Character] = []

  /// A line with the caret at its end.
  public init(_ text: String = "") {
    insert(text)
  }

  /// The text.
  public var text: String { Self.text(characters[...]) }

  /// Whether there is no text.
  public var isEmpty: Bool { characters.isEmpty }

  /// Puts text at the caret, as typed or pasted, and the caret behind it.
  ///
  /// Line ends and tabs become spaces; other control characters are dropped.
  public mutating func insert(_ text: String) {
    let room = Self.limit - characters.count
    guard room > 0 else { return }
    replace(caret..<caret, with: Self.oneLine(text, limit: room))
  }

  /// Deletes the grapheme before the caret.
  public mutating func deleteBackward() {
    replace(max(0, caret - 1)..<caret, with: [])
  }

  /// Deletes the grapheme after the caret.
  public mutating func deleteForward() {
    replace(caret..<min(characters.count, caret + 1), with: [])
  }

  /// Deletes from the start of the word before the caret, where a word is letters and digits.
  public mutating func deleteWordBackward() {
    kill(wordStart..<caret)
  }

  /// Deletes to the end of the word after the caret, where a word is letters and digits.
  public mutating func deleteWordForward() {
    kill(caret..<wordEnd)
  }

  /// Deletes from the last space before the caret, as a shell's Ctrl-W does.
  public mutating func deleteToSpaceBackward() {
    var start = caret
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    kill(start..<caret)
  }

  /// Deletes everything before the caret.
  public mutating func deleteToStart() {
    kill(0..<caret)
  }

  /// Deletes everything after the caret.
  public mutating func deleteToEnd() {
    kill(caret..<characters.count)
  }

  /// Puts back what the last deletion by word or line took away.
  public mutating func yank() {
    insert(Self.text(killed[...]))
  }

  /// Moves the caret by that many graphemes; negative is to the left.
  public mutating func move(by offset: Int) {
    caret = min(max(0, caret + offset), characters.count)
  }

  /// Moves the caret to the start.
  public mutating func moveToStart() {
    caret = 0
  }

  /// Moves the caret to the end.
  public mutating func moveToEnd() {
    caret = characters.count
  }

  /// Moves the caret to the start of the word before it.
  public mutating func moveWordLeft() {
    caret = wordStart
  }

  /// Moves the caret to the end of the word after it.
  public mutating func moveWordRight() {
    caret = wordEnd
  }

  private var wordStart: Int {
    var start = caret
    while start > 0, !characters[start - 1].isInWord { start -= 1 }
    while start > 0, characters[start - 1].isInWord { start -= 1 }
    return start
  }

  private var wordEnd: Int {
    var end = caret
    while end < characters.count, !characters[end].isInWord { end += 1 }
    while end < characters.count, characters[end].isInWord { end += 1 }
    return end
  }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = Array(characters[range])
    replace(range, with: [])
  }

  /// Replaces graphemes and puts the caret behind the new ones.
  ///
  /// Neighbours that come together may join into one grapheme (a vowel typed after its consonant, an accent
  /// after its letter), so the line is divided anew; a caret that would be inside a grapheme goes behind it.
  private mutating func replace(_ range: Range<Int>, with new: [Character]) {
    let before = Self.text(characters[..<range.lowerBound]) + Self.text(new[...])
    let whole = before + Self.text(characters[range.upperBound...])
    var divided: [Character] = []
    var units = before.utf8.count
    var place = 0
    for character in whole {
      divided.append(character)
      if units > 0 {
        units -= character.utf8.count
        place += 1
      }
    }
    characters = divided
    caret = place
  }

  /// The graphemes in a row; `String.init` of a sequence is unspecialised code, which the first frame would wait for.
  private static func text(_ characters: ArraySlice<Character>) -> String {
    characters.reduce(into: "") { $0.append($1) }
  }

  private static func oneLine(_ text: String, limit: Int) -> [Character] {
    var line: [Character] = []
    for character in text {
      if line.count == limit { break }
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else {
        let scalars = character.unicodeScalars.filter { $0.properties.generalCategory != .control }
        // What is left of a grapheme without its control characters is again one, or nothing.
        line.append(contentsOf: String(String.UnicodeScalarView(scalars)))
      }
    }
    return line
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber }
}
