import Testing

@testable import TerminalUI

@MainActor
struct `A search bar` {
  private final class Log: SearchBarDelegate {
    var entries: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { entries.append("begin") }
    func searchBar(_ searchBar: SearchBar, textDidChange text: String) { entries.append("text \(text)") }
    func searchBarDidCancel(_ searchBar: SearchBar) { entries.append("cancel") }
    func searchBarDidReturn(_ searchBar: SearchBar) -> Bool {
      entries.append("return")
      return true
    }
  }

  private let bar = SearchBar(prompt: "Find: ", placeholder: "a workout")
  private let log = Log()

  init() { bar.delegate = log }

  private func type(_ text: String) {
    for character in text { bar.press(.character(character)) }
  }

  /// The line, and beneath it a `^` where the caret stands.
  private func shown(columns: Int) -> String {
    let line = bar.frame(columns: columns, rows: 1)
    guard let cursor = bar.cursor else { return line }
    return line + "\n" + String(repeating: " ", count: cursor.column) + "^"
  }

  @Test func `shows its placeholder until there is text`() {
    #expect(shown(columns: 20) == "Find: a workout\n      ^")
    type("press")
    #expect(shown(columns: 20) == "Find: press\n           ^")
    bar.press(.control("u"))
    #expect(shown(columns: 20) == "Find: a workout\n      ^")
  }

  @Test func `puts the caret at a cell, whatever the width of what is before it`() {
    type("벤치 ab")
    #expect(shown(columns: 20) == "Find: 벤치 ab\n             ^")
    bar.press(.left, .left, .left, .left)
    #expect(bar.cursor == Point(column: 13, row: 0))
    #expect(shown(columns: 20) == "Find: 벤치 ab\n        ^")
  }

  @Test func `scrolls sideways no more than the caret needs, and back when there is room`() {
    type("bench press")
    #expect(shown(columns: 12) == "Find: press\n           ^")
    bar.press(.left, .left, .left, .left, .left)
    #expect(shown(columns: 12) == "Find: press\n      ^")
    bar.press(.left, .left)
    #expect(shown(columns: 12) == "Find: h pres\n      ^")
    bar.press(.home)
    #expect(shown(columns: 12) == "Find: bench\n      ^")
    bar.press(.end, .backspace, .backspace)
    #expect(shown(columns: 12) == "Find: h pre\n           ^")
    bar.press(.control("w"))
    #expect(shown(columns: 13) == "Find: bench\n            ^")
  }

  @Test func `never shows half of a wide character at its edges`() {
    type("벤치프레스")
    #expect(shown(columns: 12) == "Find: 레스\n          ^")
    bar.press(.home)
    #expect(shown(columns: 13) == "Find: 벤치프\n      ^")
    bar.press(.right, .right, .right)
    #expect(shown(columns: 13) == "Find: 치프레\n          ^")
  }

  @Test func `fits any width`() {
    type("스쿼트 squat")
    for columns in 0...14 {
      for _ in 0..<bar.input.characters.count + 1 {
        let canvas = bar.canvas(columns: columns, rows: 1)
        #expect(DisplayText.width(of: canvas.lines[0]) <= columns)
        #expect(bar.cursor.map { (0..<columns).contains($0.column) } ?? (columns == 0))
        bar.press(.left)
      }
      bar.press(.end)
    }
    #expect(bar.frame(columns: 20, rows: 0) == "")
    #expect(bar.cursor == nil)
  }

  @Test func `reports the beginning once, every change of the text, and nothing else`() {
    type("ab")
    bar.press(.left, .home, .control("u"), .end, .control("w"), .backspace)
    #expect(log.entries == ["begin", "text a", "text ab", "text "])
    #expect(bar.isEditing)
  }

  @Test func `makes one line of what is pasted`() {
    _ = bar.handle(.paste("bench\npress\u{1B}[2J"))
    #expect(log.entries == ["begin", "text bench press[2J"])
    _ = bar.handle(.paste("\u{7}"))
    #expect(log.entries.count == 2)
  }

  @Test func `is cancelled and cleared by Esc, which it then leaves to the screen`() {
    #expect(!bar.handle(.key(.escape)))
    type("a")
    #expect(bar.handle(.key(.escape)))
    #expect(bar.text.isEmpty)
    #expect(!bar.isEditing)
    #expect(!bar.handle(.key(.escape)))
    type("b")
    #expect(log.entries == ["begin", "text a", "cancel", "begin", "text b"])
  }

  @Test func `reports Enter and leaves a list's keys to the list`() {
    #expect(bar.handle(.key(.enter)))
    #expect(log.entries == ["return"])
    for key in [Key.up, .down, .pageUp, .pageDown, .tab, .control("n"), .control("p"), .alt("1")] {
      #expect(!bar.handle(.key(key)))
    }
    #expect(!bar.handle(.scroll(1, at: Point(column: 0, row: 0))))
    final class Indifferent: SearchBarDelegate {}
    let indifferent = Indifferent()
    bar.delegate = indifferent
    #expect(!bar.handle(.key(.enter)))
    bar.delegate = nil
    #expect(!bar.handle(.key(.enter)))
  }

  @Test func `is given a text by the program without a report`() {
    bar.text = "squat"
    #expect(bar.isEditing)
    bar.press(.character("s"))
    #expect(bar.text == "squats")
    bar.text = ""
    #expect(!bar.isEditing)
    #expect(log.entries == ["text squats"])
  }
}
