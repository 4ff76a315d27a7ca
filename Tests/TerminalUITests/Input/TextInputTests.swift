import TestSupport
import Testing

@testable import TerminalUI

@Suite struct TextInputTests {
  /// The line with `|` where the caret stands.
  private func shown(_ input: TextInput) -> String {
    String(input.characters[..<input.caret]) + "|" + String(input.characters[input.caret...])
  }

  private func typed(_ keys: Key..., into text: String = "") -> String {
    var input = TextInput(text)
    for key in keys { _ = input.handle(key) }
    return shown(input)
  }

  @Test func `typing puts characters at the caret`() {
    #expect(typed(.character("a"), .space, .character("b"), .left, .character("c")) == "a c|b")
  }

  @Test func `the caret moves by graphemes and stops at both ends`() {
    #expect(typed(.left, into: "e\u{301}👩‍👩‍👧‍👦") == "e\u{301}|👩‍👩‍👧‍👦")
    #expect(typed(.left, .control("b"), .left, into: "ab") == "|ab")
    #expect(typed(.home, .right, .control("f"), .right, into: "ab") == "ab|")
  }

  @Test func `Home and End and their control chords go to the ends`() {
    #expect(typed(.control("a"), into: "press") == "|press")
    #expect(typed(.home, .control("e"), into: "press") == "press|")
    #expect(typed(.home, .end, into: "press") == "press|")
  }

  @Test func `words are letters and digits, whatever stands between them`() {
    #expect(typed(.alt("b"), into: "pull-up, wide") == "pull-up, |wide")
    #expect(typed(.wordLeft, .wordLeft, into: "pull-up, wide") == "pull-|up, wide")
    #expect(typed(.home, .alt("f"), into: "  pull-up") == "  pull|-up")
    #expect(typed(.home, .wordRight, .wordRight, into: "벤치 프레스 3세트") == "벤치 프레스| 3세트")
  }

  @Test func `deleting takes whole graphemes before or after the caret`() {
    #expect(typed(.backspace, into: "스쿼트") == "스쿼|")
    #expect(typed(.control("h"), into: "a👍🏽") == "a|")
    #expect(typed(.home, .delete, into: "e\u{301}a") == "|a")
    #expect(typed(.home, .control("d"), into: "ab") == "|b")
    #expect(typed(.backspace, .delete) == "|")
  }

  @Test func `Ctrl-W deletes to the space and Alt-Backspace to the start of the word`() {
    #expect(typed(.control("w"), into: "wide pull-up  ") == "wide |")
    #expect(typed(.deleteWord, into: "wide pull-up  ") == "wide pull-|")
    #expect(typed(.home, .alt("d"), into: "wide pull") == "| pull")
  }

  @Test func `Ctrl-U and Ctrl-K delete to the start and to the end`() {
    #expect(typed(.left, .left, .control("u"), into: "press") == "|ss")
    #expect(typed(.left, .left, .control("k"), into: "press") == "pre|")
  }

  @Test func `Ctrl-Y puts back what was deleted by word or line`() {
    #expect(typed(.control("w"), .home, .control("y"), into: "press bench ") == "bench |press ")
    #expect(typed(.control("y"), into: "press") == "press|")
  }

  @Test func `Ctrl-D is left to others when there is no text`() {
    var input = TextInput()
    let usedEmpty = input.handle(.control("d"))
    #expect(!usedEmpty)
    input.insert("a")
    let used = input.handle(.control("d"))
    #expect(used)
  }

  @Test(arguments: [Key.up, .down, .enter, .tab, .escape, .pageUp, .control("n"), .alt("1"), .function(1)])
  func `a list's keys are left to the list`(key: Key) {
    var input = TextInput("a")
    let used = input.handle(key)
    #expect(!used)
    #expect(shown(input) == "a|")
  }

  @Test func `what is pasted becomes one line without control characters`() {
    var input = TextInput()
    input.insert("bench\r\npress\tnow\u{1B}[31m\u{0}\u{85}\u{2028}end\u{7F}")
    #expect(input.text == "bench press now[31m  end")
    #expect(input.caret == input.characters.count)
  }

  @Test func `a mark typed after its letter joins it and the caret stays behind`() {
    var input = TextInput("e")
    input.insert("\u{301}")
    #expect(shown(input) == "e\u{301}|")
    #expect(input.caret == 1)
    var jamo = TextInput("\u{1112}")
    jamo.insert("\u{1161}")
    jamo.insert("\u{11AB}")
    #expect(jamo.characters.count == 1)
    #expect(jamo.text == "한")
  }

  @Test func `neighbours that join when what was between them is deleted become one grapheme`() {
    var input = TextInput("ea\u{301}")
    input.moveToStart()
    input.move(by: 1)
    input.insert("x")
    input.deleteBackward()
    input.deleteForward()
    #expect(shown(input) == "e|")
    var flags = TextInput("\u{1F1F0}x\u{1F1F7}")
    flags.move(by: -1)
    flags.deleteBackward()
    #expect(shown(flags) == "🇰🇷|")
  }

  @Test func `text beyond the limit is dropped`() {
    var input = TextInput(String(repeating: "a", count: TextInput.limit - 1))
    input.insert("bcd")
    #expect(input.characters.count == TextInput.limit)
    #expect(input.characters.last == "b")
    input.insert("e")
    #expect(input.characters.last == "b")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `after any keys the caret is within the text and the text is one line`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let keys: [Key] = [
      .character("a"), .character("é"), .character("\u{301}"), .character("👩"), .character("\u{200D}"),
      .character("ㅎ"), .character("\u{1161}"), .space, .left, .right, .home, .end, .wordLeft, .wordRight,
      .backspace, .delete, .deleteWord, .alt("d"), .control("w"), .control("u"), .control("k"),
      .control("y"), .character("\u{1F1F0}"),
    ]
    var input = TextInput()
    for step in 0..<400 {
      guard let key = keys.randomElement(using: &random) else { return }
      _ = input.handle(key)
      #expect((0...input.characters.count).contains(input.caret), "seed \(seed), step \(step), \(key)")
      #expect(Array(input.text) == input.characters, "seed \(seed), step \(step), \(key)")
    }
  }
}
