import Testing

@testable import TerminalUI

struct `A theme` {
  @Test(arguments: [
    ([:], Theme.dark), (["NO_COLOR": "1"], .mono), (["NO_COLOR": ""], .dark), (["COLORFGBG": "0;15"], .light),
    (["COLORFGBG": "0;default;7"], .light), (["COLORFGBG": "15;0"], .dark), (["COLORFGBG": "x"], .dark),
    (["NO_COLOR": "1", "COLORFGBG": "0;15"], .mono),
  ])
  func `follows the environment`(environment: [String: String], theme: Theme) {
    #expect(Theme.preferred { environment[$0] } == theme)
  }

  @Test func `mono has no colour at all`() {
    let mono = Theme.mono
    for style in [
      mono.text, mono.secondary, mono.header, mono.cursorRow, mono.match, mono.picked, mono.bar, mono.error,
    ] {
      #expect(style.foreground == nil && style.background == nil)
    }
  }

  @Test func `a style on another keeps what it does not name`() {
    let base = Style(foreground: .red, background: .blue, .reverse)
    #expect(
      Style(foreground: .green, .bold).layered(over: base)
        == Style(foreground: .green, background: .blue, [.bold, .reverse]))
    #expect(Style.plain.layered(over: base) == base)
  }
}
