import Testing

@testable import TerminalUI

/// A screen that shows one word and keeps a log of what happens to it.
@MainActor
private final class WordScreen: Screen {
  let word: String
  var log: [String] = []
  weak var navigator: (any Navigator)?
  private(set) var cursor: Point?

  init(_ word: String) { self.word = word }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    cursor = Point(column: frame.column, row: frame.row)
    canvas.write(word, at: Point(column: frame.column, row: frame.row), width: frame.columns)
  }

  func handle(_ event: Event) -> Bool {
    log.append("\(event)")
    return event == .key(.down)
  }

  func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
    log.append("appear")
  }

  func willDisappear() { log.append("disappear") }
}

@MainActor
private final class NavigatorLog: Navigator {
  var entries: [String] = []
  func push(_ screen: any Screen) { entries.append("push \(type(of: screen))") }
  func pop() { entries.append("pop") }
  func finish() { entries.append("finish") }
}

@MainActor
struct `A screen of tabs` {
  private let words = ["list", "picks", "plans"].map { WordScreen($0) }
  private let tabs: TabScreen
  private let navigator = NavigatorLog()

  init() {
    tabs = TabScreen(
      tabs: zip(["Workouts", "선택", "Plans"], words).map { TabScreen.Tab($0, $1) }, selectedIndex: 0)
  }

  @Test func `names its tabs in a bar and marks the one in front`() {
    #expect(tabs.frame(columns: 40, rows: 3) == "[1 Workouts] 2 선택  3 Plans\nlist\n")
    #expect(tabs.cursor == Point(column: 0, row: 1))
    tabs.press(.alt("3"))
    #expect(tabs.frame(columns: 40, rows: 3) == " 1 Workouts  2 선택 [3 Plans]\nplans\n")
  }

  @Test func `shows the title of the tab in front however narrow the bar`() {
    tabs.press(.alt("2"))
    #expect(tabs.frame(columns: 15, rows: 3).hasPrefix("[2 선택] 3 Pla…\n"))
    tabs.press(.alt("3"))
    #expect(tabs.frame(columns: 15, rows: 3).hasPrefix("[3 Plans]\n"))
    #expect(tabs.frame(columns: 5, rows: 3).hasPrefix("[3 P…\n"))
    for columns in 0..<30 {
      for rows in 0..<4 { _ = tabs.frame(columns: columns, rows: rows) }
    }
    #expect(tabs.frame(columns: 15, rows: 2) == "plans\n")
  }

  @Test func `goes to a tab by Alt and its number, by a click, or to the next`() {
    tabs.press(.alt("2"))
    #expect(tabs.selectedIndex == 1)
    tabs.press(.control("t"), .control("t"))
    #expect(tabs.selectedIndex == 0)
    _ = tabs.frame(columns: 40, rows: 3)
    #expect(tabs.handle(.click(Point(column: 22, row: 0))))
    #expect(tabs.selectedIndex == 2)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 2)
    #expect(!tabs.handle(.key(.alt("9"))))
    #expect(!tabs.handle(.key(.alt("x"))))
  }

  @Test func `gives all else to the tab in front, and to no other`() {
    tabs.willAppear(in: navigator)
    #expect(tabs.handle(.key(.down)))
    #expect(!tabs.handle(.key(.up)))
    #expect(words[0].log == ["appear", "key(TerminalUI.Key.down)", "key(TerminalUI.Key.up)"])
    #expect(words[1].log.isEmpty)
  }

  @Test func `tells its tabs when they come and go`() {
    tabs.press(.alt("2"))
    #expect(words[1].log.isEmpty)
    tabs.willAppear(in: navigator)
    tabs.press(.alt("2"))
    tabs.press(.alt("1"))
    tabs.willDisappear()
    tabs.press(.alt("3"))
    tabs.willAppear(in: navigator)
    #expect(words[1].log == ["appear", "disappear"])
    #expect(words[0].log == ["appear", "disappear"])
    #expect(words[2].log == ["appear"])
  }

  @Test func `passes on what its tabs ask of the navigator`() {
    tabs.willAppear(in: navigator)
    words[0].navigator?.push(WordScreen("detail"))
    words[0].navigator?.pop()
    words[0].navigator?.finish()
    #expect(navigator.entries == ["push WordScreen", "pop", "finish"])
  }

  @Test func `stays open as long as it may not be left`() {
    tabs.willAppear(in: navigator)
    var mayLeave = false
    tabs.mayLeave = { mayLeave }
    words[0].navigator?.pop()
    #expect(navigator.entries.isEmpty)
    mayLeave = true
    words[0].navigator?.pop()
    #expect(navigator.entries == ["pop"])
  }

  @Test func `may have no tabs`() {
    let none = TabScreen(tabs: [])
    none.willAppear(in: navigator)
    none.press(.alt("1"), .control("t"), .down)
    #expect(none.frame(columns: 9, rows: 3) == "\n\n")
    #expect(none.selectedScreen == nil)
    none.willDisappear()
  }
}

@MainActor
struct `A status bar` {
  private let bar = StatusBar(
    text: "2 picked", hints: [.init("Space", "pick"), .init("Enter", "add"), .init("?", "help")])

  @Test func `shows the text at the left and the keys at the right`() {
    #expect(bar.frame(columns: 42, rows: 1) == "2 picked     Space pick  Enter add  ? help")
    #expect(bar.frame(columns: 39, rows: 1) == "2 picked  Space pick  Enter add  ? help")
  }

  @Test func `leaves out the last keys, then cuts the text`() {
    #expect(bar.frame(columns: 38, rows: 1) == "2 picked         Space pick  Enter add")
    #expect(bar.frame(columns: 30, rows: 1) == "2 picked            Space pick")
    #expect(bar.frame(columns: 15, rows: 1) == "2 picked")
    #expect(bar.frame(columns: 6, rows: 1) == "2 pic…")
    #expect(bar.frame(columns: 0, rows: 1) == "")
    #expect(bar.frame(columns: 10, rows: 0) == "")
  }

  @Test func `says an error in another look`() {
    bar.isError = true
    #expect(bar.canvas(columns: 40, rows: 1)[row: 0, column: 0].style.foreground == .brightRed)
    #expect(bar.canvas(columns: 40, rows: 1)[row: 0, column: 39].style.foreground == nil)
  }
}

@MainActor
struct `A help screen` {
  private let help = HelpScreen(
    title: "도움말",
    entries: [
      .init("↑ ↓", "move"), .init("Space", "pick or unpick"), .init("] [", "next and previous section"),
      .init("Ctrl-W", "delete a word"),
    ], hint: .init("Esc", "back"))

  @Test func `lists keys in a column and what they do beside it`() {
    #expect(
      help.frame(columns: 34, rows: 7) == """
        도움말
        › ↑ ↓     move
          Space   pick or unpick
          ] [     next and previous sec…
          Ctrl-W  delete a word

                                  Esc back
        """)
  }

  @Test func `scrolls when it is higher than the view`() {
    _ = help.frame(columns: 30, rows: 4)
    help.press(.end)
    #expect(
      help.frame(columns: 30, rows: 4) == """
        도움말
          ] [     next and previous…
        › Ctrl-W  delete a word      ┃
                              Esc back
        """)
    for columns in 0..<12 {
      for rows in 0..<5 { _ = help.frame(columns: columns, rows: rows) }
    }
  }

  @Test(arguments: [Key.escape, .enter, .character("q"), .character("?")])
  func `is left by any closing key`(key: Key) {
    let navigator = NavigatorLog()
    help.willAppear(in: navigator)
    help.press(.down, key)
    #expect(navigator.entries == ["pop"])
  }
}
