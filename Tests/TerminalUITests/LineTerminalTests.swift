import Foundation
import Testing

@testable import TerminalUI

@MainActor
struct `A terminal of lines` {
  private let input = Pipe()
  private let output = Pipe()

  private func terminal() -> DescriptorLineTerminal {
    DescriptorLineTerminal(
      input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
  }

  /// Every answer to what is typed.
  private func answers(to typed: [UInt8]) throws -> [String] {
    let terminal = terminal()
    try input.fileHandleForWriting.write(contentsOf: Data(typed))
    try input.fileHandleForWriting.close()
    var answers: [String] = []
    while let answer = terminal.ask("") { answers.append(answer) }
    return answers
  }

  @Test func `shows what was kept and the question in one piece, with nothing to obey`() throws {
    let terminal = terminal()
    terminal.show("1. \u{1B}]0;evil\u{7}벤치\nPress\u{202E}")
    try input.fileHandleForWriting.close()
    #expect(terminal.ask("Pick: ") == nil)
    try output.fileHandleForWriting.close()
    #expect(
      try output.fileHandleForReading.readToEnd() == Data("1. ␛]0;evil␇벤치␊Press‹202E›\nPick: ".utf8))
  }

  @Test func `answers are lines, whatever ends them`() throws {
    #expect(try answers(to: Array("벤치\r\n1 3\n\nlast".utf8)) == ["벤치", "1 3", "", "last"])
  }

  @Test func `bytes that are no UTF-8 are no end`() throws {
    #expect(try answers(to: [0xFF, 0x61, 0x0A, 0x62, 0x0A]) == ["\u{FFFD}a", "b"])
  }

  @Test func `an endless line is cut`() throws {
    let typed = Array(repeating: UInt8(ascii: "a"), count: 50_000) + Array("\nb\n".utf8)
    #expect(try answers(to: typed).map(\.count) == [4096, 1])
  }

  @Test func `where nothing can be shown there are no answers`() throws {
    // Not a pipe without a reader: a program that another test starts just then may hold its other end for a moment.
    let unwritable = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    try input.fileHandleForWriting.write(contentsOf: Data("a\n".utf8))
    let terminal = DescriptorLineTerminal(
      input: input.fileHandleForReading.fileDescriptor, output: unwritable.fileDescriptor)
    #expect(terminal.ask("?") == nil)
  }
}
