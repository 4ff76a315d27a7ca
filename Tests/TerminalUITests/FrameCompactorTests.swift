import TestSupport
import Testing

@testable import TerminalUI

struct `A frame compactor` {
  /// What a frame becomes on a terminal whose state is known.
  private func compacted(_ frame: String) -> String {
    var compactor = FrameCompactor()
    _ = compactor.compact(Array("\u{1B}[m".utf8))
    return String(decoding: compactor.compact(Array(frame.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("\u{1B}(B\u{1B}[0;1m\u{1B}[33mP\u{1B}[39m\u{1B}(B\u{1B}[mress", "\u{1B}[1;33mP\u{1B}[mress"),
    ("\u{1B}[0;2mChest\u{1B}[m     \u{1B}[0;2mDip\u{1B}[m", "\u{1B}[2mChest     Dip\u{1B}[m"),
    ("\u{1B}[0;7ma\u{1B}[m b", "\u{1B}[7ma\u{1B}[m b"), ("a\u{1B}[1m\u{1B}[mb", "ab"),
    ("\u{1B}[2ma\u{1B}[0;2;33mb\u{1B}[m", "\u{1B}[2ma\u{1B}[33mb\u{1B}[m"),
    ("\u{1B}[3;1Ha\u{1B}[3;53Hb\u{1B}[4;5Hc", "\u{1B}[3;1Ha\u{1B}[53Gb\u{1B}[4;5Hc"),
    ("\u{1B}[3;1Ha\u{1B}[5X\n\u{1B}[3;9Hb", "\u{1B}[3;1Ha\u{1B}[5X\n\u{1B}[3;9Hb"),
    ("\u{1B}[41m \u{1B}[K\u{1B}[m", "\u{1B}[41m \u{1B}[K\u{1B}[m"),
    ("\u{1B}[38;5;12ma\u{1B}[m", "\u{1B}[38;5;12ma\u{1B}[m"),
    ("\u{1B}[?1049h\u{1B}[24;1H벤치\u{1B}", "\u{1B}[?1049h\u{1B}[24;1H벤치\u{1B}"),
  ])
  func `says the same in fewer bytes`(frame: String, compact: String) {
    #expect(compacted(frame) == compact)
  }

  @Test func `begins with a rendition of its own, whatever was left on`() {
    var compactor = FrameCompactor()
    #expect(compactor.compact(Array("\u{1B}(B\u{1B}[mx".utf8)) == Array("\u{1B}[mx".utf8))
    #expect(compactor.compact(Array("\u{1B}(B\u{1B}[mx".utf8)) == Array("x".utf8))
  }

  @Test func `whatever is sent, each character stands in its place and looks as it did`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    let pieces = [
      "\u{1B}[m", "\u{1B}(B\u{1B}[0;1m", "\u{1B}[0;2m", "\u{1B}[0;1;7m", "\u{1B}[33m", "\u{1B}[39m",
      "\u{1B}[44m",
      "\u{1B}[0;4m", "\u{1B}[2;5H", "\u{1B}[2;9H", "\u{1B}[3;1H", "\u{1B}[7G", "\u{1B}[2X", "\u{1B}[4d", "\r",
      "\n",
      " ", "  ", "a", "벤", "bc",
    ]
    var (plainCount, compactCount) = (0, 0)
    for _ in 0..<2_000 {
      let frames = (0..<2).map { _ in
        (0..<Int.random(in: 0..<12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined()
      }
      var compactor = FrameCompactor()
      var plain = Paper()
      var compact = Paper()
      for frame in frames {
        plain.print("\u{1B}[m" + frame)
        let bytes = compactor.compact(Array(("\u{1B}[m" + frame).utf8))
        plainCount += frame.utf8.count + 3
        compactCount += bytes.count
        compact.print(String(decoding: bytes, as: UTF8.self))
      }
      #expect(plain.cells == compact.cells, "seed \(seed): \(frames.debugDescription)")
      #expect(plain.place == compact.place, "seed \(seed): \(frames.debugDescription)")
    }
    #expect(compactCount < plainCount * 3 / 4, "seed \(seed)")
  }
}

/// A terminal that obeys the sequences of the test above.
private struct Paper {
  var cells: [[Int]: String] = [:]
  var place = [1, 1]
  private var look: Set<String> = []

  mutating func print(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}" where rest.first == "(": rest = rest.dropFirst(2)
      case "\u{1B}":
        let parameters = rest.dropFirst().prefix { $0 == ";" || $0.properties.numericType != nil }
        rest = rest.dropFirst(parameters.count + 1)
        obey(
          rest.removeFirst(),
          parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int(String($0)) ?? 0 })
      case "\r": place[1] = 1
      case "\n": place[0] += 1
      default: put(String(scalar))
      }
    }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ numbers: [Int]) {
    switch final {
    case "H": place = numbers
    case "G": place[1] = numbers[0]
    case "d": place[0] = numbers[0]
    case "X": for offset in 0..<numbers[0] { cells[[place[0], place[1] + offset]] = mark(" ") }
    default:
      for number in numbers.isEmpty ? [0] : numbers {
        if number == 0 { look = [] }
        if [33, 39].contains(number) { look.remove("33") }
        if ![0, 39].contains(number) { look.insert("\(number)") }
      }
    }
  }

  private mutating func put(_ text: String) {
    cells[place] = mark(text)
    place[1] += 1
  }

  /// Of a blank only what shows.
  private func mark(_ text: String) -> String {
    let seen = text == " " ? look.intersection(["4", "7", "44"]) : look
    return text + seen.sorted().joined(separator: ",")
  }
}
