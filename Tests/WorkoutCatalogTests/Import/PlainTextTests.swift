import Testing

@testable import WorkoutCatalog

struct PlainTextTests {
  @Test(arguments: [
    ("<p>One&nbsp;two</p><p>Three<br/>four</p>", "One two\nThree\nfour"),
    ("<ul><li>a</li><li>b<ol><li>c</li><li>d</li></ol></li></ul>", "- a\n- b\n1. c\n2. d"),
    ("1 < 2 &amp; 3 > 2 &lt;b&gt; &#176; &#x2713; &bogus; &", "1 < 2 & 3 > 2 <b> ° ✓ &bogus; &"),
    ("<script>x", "x"), ("<!-- no -->yes<", "yes<"), ("<b", "<b"),
    ("&#xD800;&#99999999;", "&#xD800;&#99999999;"),
  ])
  func `HTML becomes the text that a browser would show`(_ html: String, _ text: String) {
    #expect(PlainText.ofHTML(html) == text)
  }

  @Test func `a line has single spaces, no controls and is composed`() {
    #expect(PlainText.line(" a \t\n b\u{1B}[31m\u{0}\u{9B}c ") == "a b[31mc")
    #expect(PlainText.line("e\u{301}").unicodeScalars.map(\.value) == [0xE9])
  }
}
