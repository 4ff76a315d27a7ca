import TestSupport
import Testing

@testable import TerminalUI

struct `A key parser` {
  private func events(_ text: String) -> [Event] { events(bytes: Array(text.utf8)) }

  /// Everything that the bytes come to, the time after them included.
  private func events(bytes: [UInt8], sequences: [[UInt8]: Key] = [:]) -> [Event] {
    var parser = KeyParser(sequences: sequences)
    return parser.feed(bytes) + parser.flush()
  }

  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down), ("\u{1B}[C", .right),
    ("\u{1B}OC", .right), ("\u{1B}[D", .left), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab),
    ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft), ("\u{1B}[1;2A", .up), ("\u{1B}[1;5H", .home),
    ("\u{1B}O5C", .wordRight), ("\u{1B}Oc", .wordRight), ("\u{1B}Od", .wordLeft), ("\u{1B}[a", .up),
    ("\u{1B}\u{1B}[D", .wordLeft), ("\u{1B}\u{1B}OC", .wordRight), ("\u{1B}\u{1B}[A", .up),
    ("\u{1B}[3$", .delete), ("\u{1B}[3^", .delete), ("\u{1B}[5@", .pageUp), ("\u{1B}[6;5~", .pageDown),
    ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)), ("\u{1B}[[A", .function(1)),
    ("\u{1B}[1;2S", .function(4)), ("\u{1B}[[E", .function(5)), ("\u{1B}[15~", .function(5)),
    ("\u{1B}[17~", .function(6)), ("\u{1B}[21~", .function(10)), ("\u{1B}[23~", .function(11)),
    ("\u{1B}[24;5~", .function(12)), ("\u{1B}OM", .enter), ("\u{9B}A", .up), ("\u{8F}B", .down),
    ("\r", .enter), ("\n", .enter), ("\t", .tab), (" ", .space), ("\u{7F}", .backspace),
    ("\u{8}", .backspace),
    ("\u{1B}\u{7F}", .deleteWord), ("\u{1B}\u{8}", .deleteWord), ("\u{1B}", .escape),
    ("\u{1}", .control("a")), ("\u{1A}", .control("z")), ("\0", .control("@")), ("\u{1F}", .control("_")),
    ("\u{1C}", .control("\\")), ("\u{1B}b", .alt("b")), ("\u{1B}B", .alt("B")), ("\u{1B}<", .alt("<")),
    ("\u{1B}ㅂ", .alt("ㅂ")), ("\u{1B}\r", .alt("\r")), ("\u{1B}[", .alt("[")), ("\u{1B}O", .alt("O")),
    ("\u{1B}]", .alt("]")), ("\u{1B}P", .alt("P")), ("a", .character("a")), ("벤", .character("벤")),
    ("e\u{301}", .character("e\u{301}")), ("👨‍👩‍👧", .character("👨‍👩‍👧")),
    ("\u{1107}\u{1166}\u{11AB}", .character("벤")), ("ㅂ", .character("ㅂ")),
    ("\u{1B}[97u", .character("a")), ("\u{1B}[97;5u", .control("a")), ("\u{1B}[97;3u", .alt("a")),
    ("\u{1B}[13;2u", .enter), ("\u{1B}[27u", .escape), ("\u{1B}[9;2u", .backTab), ("\u{1B}[32;2u", .space),
    ("\u{1B}[127;5u", .deleteWord), ("\u{1B}[27;5;65~", .control("a")), ("\u{1B}[27;2;13~", .enter),
  ])
  func `knows the keys of every common terminal`(text: String, key: Key) {
    #expect(events(text) == [.key(key)])
  }

  @Test(arguments: [
    "\u{1B}[200", "\u{1B}[99~", "\u{1B}[2~", "\u{1B}[I", "\u{1B}[O", "\u{1B}[4;1$y", "\u{1B}[9$y",
    "\u{1B}[?2026;2$y", "\u{1B}[?64;1;2c",
    "\u{1B}[>0;276;0c", "\u{1B}[1 q", "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\",
    "\u{1B}P>|XTerm(380)\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[97;1:3u",
    "\u{1B}[57358u", "\u{1B}[55296u", "\u{1B}[99999999999999999999u", "\u{1B}[155u", "\u{1B}[0u", "\u{1B}[[X",
    "\u{1B}OX", "\u{1B}[<0;3;4m", "\u{1B}[<35;3;4M", "\u{1B}[<0;0;0M", "\u{1B}[201~", "\u{85}",
  ])
  func `swallows what is no key`(text: String) {
    #expect(events(text) == [])
    #expect(events(text + "\u{1B}[A").last == .key(.up) || text == "\u{1B}[200")
  }

  @Test func `swallows a sequence of any length and types what follows`() {
    #expect(events("\u{1B}[" + String(repeating: "1;", count: 500) + "Ax") == [.key(.character("x"))])
    #expect(events("\u{1B}[1 2 3mx") == [.key(.character("x"))])
  }

  @Test func `reads many keys in one go, in order`() {
    #expect(
      events("be\u{1B}[A\u{1B}OB\u{1B}\u{1B}x y\u{3}")
        == [
          .key(.character("b")), .key(.character("e")), .key(.up), .key(.down), .key(.escape),
          .key(.alt("x")),
          .key(.space), .key(.character("y")), .key(.control("c")),
        ])
  }

  @Test func `a control key after Esc or within a broken sequence is not lost`() {
    #expect(events("\u{1B}\u{3}") == [.key(.escape), .key(.control("c"))])
    #expect(events("\u{1B}[1;\u{3}") == [.key(.control("c"))])
    #expect(events("\u{1B}[1\u{1B}[B") == [.key(.down)])
    #expect(events("\u{1B}\u{1B}\u{1B}") == [.key(.escape), .key(.escape), .key(.escape)])
    #expect(events("\u{1B}O\r") == [.key(.alt("O")), .key(.enter)])
  }

  @Test func `tells how long to wait for the rest`() {
    var parser = KeyParser()
    #expect(parser.pending == nil)
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.pending == .escape)
    #expect(parser.pending?.timeout == 20)
    #expect(parser.feed([UInt8(ascii: "[")]) == [])
    #expect(parser.pending == .sequence)
    #expect(parser.pending?.timeout == 500)
    #expect(parser.feed([UInt8(ascii: "B")]) == [.key(.down)])
    #expect(parser.pending == nil)
    #expect(parser.feed([0xEB, 0xB2]) == [])
    #expect(parser.pending == .sequence)
    #expect(parser.feed([0xA4]) == [.key(.character("벤"))])
    #expect(parser.feed([0x1B]) + parser.flush() == [.key(.escape)])
    #expect(parser.pending == nil)
  }

  @Test func `drops bytes that are not UTF-8 and goes on`() {
    let broken: [[UInt8]] = [
      [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
      [0xF0, 0x9F, 0x92],
    ]
    for bytes in broken {
      #expect(events(bytes: bytes + [UInt8(ascii: "a")]) == [.key(.character("a"))], "\(bytes)")
      #expect(events(bytes: bytes) == [], "\(bytes)")
    }
  }

  @Test func `a paste comes as one event, as it is`() {
    #expect(
      events("a\u{1B}[200~bench\r벤치 \u{1B}[A\u{1B}[201\u{1B}[201~b")
        == [
          .key(.character("a")), .paste("bench\r벤치 \u{1B}[A\u{1B}[201"), .key(.character("b")),
        ])
    #expect(events("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }

  @Test func `a paste without an end is bounded in size and time`() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~abc".utf8) == [])
    #expect(parser.pending == .paste)
    #expect(parser.flush() == [.paste("abc")])
    #expect(parser.pending == nil)
    var collector = PasteCollector(limit: 5)
    let ends = "bench \u{1B}[201\u{1B}[201~".utf8.map { collector.take($0) }
    #expect(ends.firstIndex(of: true) == ends.count - 1)
    #expect(collector.text == "bench")
  }

  @Test func `reads the mouse in both forms`() {
    #expect(events("\u{1B}[<0;3;4M") == [.click(Point(column: 2, row: 3))])
    #expect(events("\u{1B}[<20;3;4M") == [.click(Point(column: 2, row: 3))])
    #expect(events("\u{1B}[<64;1;1M") == [.scroll(-1, at: Point(column: 0, row: 0))])
    #expect(events("\u{1B}[<65;1;1M") == [.scroll(1, at: Point(column: 0, row: 0))])
    #expect(events("\u{1B}[M #$x") == [.click(Point(column: 2, row: 3)), .key(.character("x"))])
    #expect(events("\u{1B}[M##$") == [])
  }

  @Test func `knows a terminal's own sequences before the common ones`() {
    let sequences: [String: Key] = [
      "\u{1B}[224z": .function(1), "\u{1B}A": .up, "\u{1B}[A": .home, "\u{1B}?x": .end, "\u{B}": .up,
      "\u{1B}Oq": .delete,
    ]
    let bytes = Dictionary(uniqueKeysWithValues: sequences.map { (Array($0.key.utf8), $0.value) })
    func read(_ text: String) -> [Event] { events(bytes: Array(text.utf8), sequences: bytes) }
    #expect(read("\u{1B}[224z") == [.key(.function(1))])
    #expect(read("\u{1B}A") == [.key(.up)])
    #expect(read("\u{1B}[A") == [.key(.home)])
    #expect(read("\u{1B}?x") == [.key(.end)])
    #expect(read("\u{1B}?y") == [])
    #expect(read("\u{1B}Oq") == [.key(.delete)])
    #expect(read("\u{B}") == [.key(.control("k"))])
    #expect(read("\u{1B}[B") == [.key(.down)])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `however the bytes are split, they mean the same`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "a", "벤", "e\u{301}", "👨‍👩‍👧", "\u{1B}", "\u{1B}[", "\u{1B}O", "A", "1;5C", "~", "\u{1B}[200~",
      "\u{1B}[201~",
      "\u{1B}[<0;3;4M", "\u{1B}]11;", "\u{7}", "\u{1B}\\", "\u{1B}P>", "\r", "\u{3}", "[", "M", "$", "3",
      "\u{1B}?x",
    ].map { Array($0.utf8) }
    let sequences: [[UInt8]: Key] = [Array("\u{1B}?x".utf8): .end, Array("\u{1B}[3$".utf8): .home]
    for _ in 0..<100 {
      var bytes: [UInt8] = []
      while bytes.count < 24 {
        bytes +=
          Int.random(in: 0..<4, using: &random) == 0
          ? [UInt8.random(in: 0...255, using: &random)] : pieces.randomElement(using: &random) ?? []
      }
      let whole = texts(events(bytes: bytes, sequences: sequences))
      for split in bytes.indices {
        var parser = KeyParser(sequences: sequences)
        let parts = parser.feed(bytes[..<split]) + parser.feed(bytes[split...]) + parser.flush()
        #expect(texts(parts) == whole, "seed \(seed), \(bytes) split at \(split)")
      }
      var parser = KeyParser(sequences: sequences)
      let single = bytes.flatMap { parser.feed([$0]) } + parser.flush()
      #expect(texts(single) == whole, "seed \(seed), \(bytes) byte by byte")
    }
  }

  @Test func `what fuzzing begins with means the same however it is split`() throws {
    for (name, bytes) in try FuzzCorpus.inputs("keys") {
      let whole = texts(events(bytes: bytes))
      for split in bytes.indices {
        var parser = KeyParser()
        let parts = parser.feed(bytes[..<split]) + parser.feed(bytes[split...]) + parser.flush()
        #expect(texts(parts) == whole, "\(name) split at \(split)")
        #expect(parser.pending == nil, "\(name) split at \(split)")
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `random bytes in random pieces are read alike, type no control character and leave nothing behind`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let telling = Array("\u{1B}\u{1B}\u{1B}[[O]P_<;:?$~MmuA0123456789\u{9B}\\\u{7}".utf8)
    for _ in 0..<250 {
      let bytes = (0..<random.below(300)).map { _ in
        random.below(2) == 0 ? UInt8(random.below(256)) : telling[random.below(telling.count)]
      }
      let whole = events(bytes: bytes)
      var parser = KeyParser()
      var pieces: [Event] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = min(rest.count, 1 + random.below(9))
        pieces += parser.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      pieces += parser.flush()
      #expect(texts(pieces) == texts(whole), "\(random): \(bytes)")
      #expect(parser.pending == nil, "\(random): \(bytes)")
      #expect(parser.feed(Array("q".utf8)) == [.key(.character("q"))], "\(random): \(bytes)")
      for case .key(.character(let character)) in whole {
        let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        #expect(!isControl, "\(random): \(bytes)")
      }
    }
  }

  /// The events with neighbouring characters joined, since only what comes together can combine to one key.
  private func texts(_ events: [Event]) -> [String] {
    events.reduce(into: [String]()) { texts, event in
      let isText = texts.last?.hasPrefix("text ") ?? false
      switch event {
      case .key(.character(let character)) where isText: texts[texts.count - 1] += String(character)
      case .key(.space) where isText: texts[texts.count - 1] += " "
      case .key(.character(let character)): texts.append("text \(character)")
      case .key(.space): texts.append("text  ")
      default: texts.append("\(event)")
      }
    }
  }
}
