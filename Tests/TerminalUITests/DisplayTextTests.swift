import Testing

@testable import TerminalUI

struct `Display text` {
  @Test(arguments: [
    ("", 0), ("Bench Press", 11), ("벤치프레스", 10), ("스쿼트 squat", 12), ("é", 1), ("e\u{301}", 1), ("漢字", 4),
    ("カタカナ", 8), ("ｶﾅ", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1️⃣", 2), ("🇰🇷", 2),
    ("☝🏽", 2), ("ㅂㅊㅍㄹㅅ", 10), ("×…–", 3), ("\u{3000}", 2),
  ])
  func `counts the cells that a terminal uses`(text: String, cells: Int) {
    #expect(DisplayText.width(of: text) == cells)
  }

  @Test func `decomposed Hangul is as wide as its syllables and shows as them`() {
    let typed = "\u{1107}\u{1166}\u{11AB}\u{110E}\u{1175}"
    #expect(DisplayText.width(of: typed) == 4)
    #expect(Array(DisplayText.neutralized(typed).unicodeScalars) == ["벤", "치"])
  }

  @Test func `a combining mark without a base stands on a dotted circle`() {
    #expect(DisplayText.neutralized("\u{301}a") == "\u{25CC}\u{301}a")
    #expect(DisplayText.width(of: "\u{301}a") == 2)
  }

  @Test func `a vowel or a final without a leading consonant is a visible mark`() {
    #expect(DisplayText.neutralized("\u{1161}") == "‹1161›")
    #expect(DisplayText.neutralized("a\u{11A8}\u{D7D1}") == "a‹11A8›‹D7D1›")
    // Of old Hangul, and behind a blank consonant, which is itself marked.
    #expect(DisplayText.neutralized("\u{1113}\u{1161}\u{D7D1}").unicodeScalars.count == 3)
    #expect(DisplayText.neutralized("\u{115F}\u{1161}") == "‹115F›‹1161›")
  }

  @Test func `a spacing mark that joins with nothing takes a cell of its own`() {
    #expect(DisplayText.neutralized("က\u{102C}") == "က\u{102C}")
    #expect(DisplayText.width(of: "က\u{102C}") == 2)
  }

  @Test func `what is shown is the same when it is shown again, and as wide`() {
    let scalars = [0x20..<0x3400, 0xA000..<0xAC40, 0xD780..<0xD800, 0xE000..<0xE010, 0xF900..<0x1_0000]
      .joined().compactMap { Unicode.Scalar(UInt32($0)) }
    for scalar in scalars {
      for text in ["\(scalar)", "a\(scalar)", "\u{1112}\(scalar)", "👨\(scalar)", "\u{200D}\(scalar)x"] {
        let shown = DisplayText.neutralized(text)
        guard
          DisplayText.neutralized(shown) != shown
            || DisplayText.width(of: shown) != DisplayText.width(of: text)
        else { continue }
        Issue.record("\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      }
    }
  }

  @Test(arguments: [
    ("\u{1B}[31mred", "␛[31mred"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("a\tb", "a␉b"), ("\0", "␀"),
    ("\u{7F}", "␡"),
    ("\u{9B}2J", "‹9B›2J"), ("a\u{202E}b", "a‹202E›b"), ("\u{2066}x\u{2069}", "‹2066›x‹2069›"),
    ("a\u{200B}b", "a‹200B›b"), ("be\u{200D}nch", "be‹200D›nch"), ("\u{FEFF}x", "‹FEFF›x"),
    ("\u{2028}", "‹2028›"), ("\u{0378}", "‹378›"), ("\u{3164}", "‹3164›"), ("a\u{AD}b", "a‹AD›b"),
    ("a\u{E0041}", "a‹E0041›"),
  ])
  func `shows what would steer or hide as a visible mark`(text: String, shown: String) {
    #expect(DisplayText.neutralized(text) == shown)
    #expect(DisplayText.width(of: text) == shown.unicodeScalars.count)
  }

  @Test(arguments: ["می\u{200C}خواهم", "क्षेत्र", "👨‍👩‍👧", "벤치프레스 100kg", "naïve ✓"])
  func `keeps what is harmless`(text: String) {
    #expect(DisplayText.neutralized(text) == text)
  }

  @Test(
    arguments: [0...0x2FFF, 0xFE00...0xFFFF, 0x1D000...0x1D1FF, 0xE0000...0xE01EF] as [ClosedRange<UInt32>])
  func `no control character comes through, and no character vanishes`(values: ClosedRange<UInt32>) {
    for scalar in values.compactMap(Unicode.Scalar.init) {
      let shown = DisplayText.neutralized("\(scalar)")
      #expect(
        !shown.unicodeScalars.contains { $0.properties.generalCategory == .control },
        "U+\(String(scalar.value, radix: 16))")
      #expect(DisplayText.width(of: "\(scalar)") >= 1, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("Bench Press", 11, "Bench Press"), ("Bench Press", 10, "Bench Pre…"), ("Bench Press", 1, "…"),
    ("Bench Press", 0, ""), ("벤치프레스", 10, "벤치프레스"), ("벤치프레스", 9, "벤치프레…"), ("벤치프레스", 8, "벤치프…"),
    ("벤치프레스", 2, "…"), ("a\nbc", 3, "a␊…"), ("", 3, ""),
  ])
  func `cuts by cells and never through a character`(text: String, width: Int, shown: String) {
    #expect(DisplayText.truncated(text, to: width) == shown)
  }

  @Test func `pads to the exact width at either side`() {
    #expect(DisplayText.padded("스쿼트", to: 8) == "스쿼트  ")
    #expect(DisplayText.padded("12", to: 4, .trailing) == "  12")
    #expect(DisplayText.padded("벤치프레스", to: 8) == "벤치프… ")
    #expect(DisplayText.padded("x", to: -1) == "")
  }

  @Test func `characters of ambiguous width take as many cells as the locale says`() {
    let width: @Sendable (Unicode.Scalar) -> Int = { ["×", "α", "…", "·", "┃"].contains($0) ? 2 : 1 }
    #expect(DisplayText.width(of: "4 × 8 α é 벤") == 12)
    DisplayText.$localeWidth.withValue(width) {
      #expect(DisplayText.width(of: "4 × 8 α é 벤") == 14)
      #expect(DisplayText.padded("4 × 8", to: 8) == "4 × 8  ")
      #expect(DisplayText.truncated("αααα", to: 4) == "α~")
      #expect(DisplayText.width(of: "×\u{301}") == 2)
      var canvas = Canvas(size: Size(columns: 6, rows: 1))
      canvas.write("4×8αx", at: Point(column: 0, row: 0), width: 6)
      #expect(canvas.lines == ["4×8~"])
    }
  }
}
