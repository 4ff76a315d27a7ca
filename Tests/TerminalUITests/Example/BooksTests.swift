import Foundation
import SectionedList
import Testing

@testable import TerminalUI
@testable import books

@MainActor
struct `The example` {
  @Test func `shows shelves of books, follows them as they change, and picks`() async {
    let shelves = Relay(Books.shelves.value)
    let terminal = ScriptedTerminal(size: Size(columns: 30, rows: 6))
    let application = Application(terminal: terminal)
    let screen = BookScreen(shelves)
    application.start(root: screen)
    terminal.press(.down, .tab)
    _ = application.step()
    #expect(
      terminal.frame?.lines == [
        "Novels",
        "     Emma             Austen",
        "›  1 토지             박경리",
        "", "", "",
      ])

    let poems = [Book(title: "진달래꽃", author: "김소월")]
    shelves.accept([SectionModel(id: "poems", header: "Poems", items: poems)] + shelves.value)
    await delivered(shelves)
    terminal.send()
    _ = application.step()
    #expect(
      terminal.frame?.lines == [
        "Poems",
        "     진달래꽃         김소월",
        "Novels",
        "     Emma             Austen",
        "›  1 토지             박경리",
        "",
      ])
    #expect(screen.table.selectedIdentities == ["토지"])
  }

  @Test func `is what the documentation quotes, and no longer than forty lines`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let source = try String(contentsOf: root.appending(path: "Examples/books/Books.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: root.appending(path: "Sources/TerminalUI/TerminalUI.docc/TerminalUI.md"), encoding: .utf8)
    #expect(article.contains("```swift\n\(source)```\n"))
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 40)
  }
}
