import DataFormats
import TestSupport
import Testing

struct CSVWriterTests {
  @Test func `cells are quoted where they have to be, and rows end with CR LF`() {
    var csv = CSVWriter()
    csv.row(["a", "", "b c", " d", "e ", "f,g", "h\"i", "j\nk", "l\tm", "\"", "'"])
    csv.row(["벤치프레스"])
    #expect(
      String(decoding: csv.take(), as: UTF8.self)
        == "a,,b c,\" d\",\"e \",\"f,g\",\"h\"\"i\",\"j\nk\",\"l\tm\",\"\"\"\",'\r\n벤치프레스\r\n")
    #expect(csv.take() == [])
  }

  @Test(arguments: [
    ("=A1", "'=A1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("\tx", "'\tx"), ("\rx", "'\rx"),
    ("\r\n", "'\r\n"),
    ("＝A1", "'＝A1"), ("a=1", "a=1"), ("", ""), ("\u{301}=", "\u{301}="), ("'=x", "''=x"), ("''@", "'''@"),
    ("'", "'"), ("'x", "'x"), ("=\u{301}", "'=\u{301}"), ("'\u{301}=", "'\u{301}="),
  ])
  func `a cell that a spreadsheet would run is guarded, and comes back`(_ cell: String, _ expected: String) {
    let guarded = CSVWriter.guarded(cell)
    #expect(Array(guarded.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(Array(CSVWriter.unguarded(guarded).unicodeScalars) == Array(cell.unicodeScalars))
  }

  @Test func `the reader gives what was written, but for carriage returns`() throws {
    var random = SplitMix64(seed: 7)
    let letters = ["a", "\"", ",", "\n", " ", "'", "=", "é", "운", "👩‍👩‍👧", "\t", ";", "\0"]
    let rows = (0..<200).map { _ in
      ["x"]
        + (0..<5).map { _ in (0..<random.below(6)).map { _ in letters[random.below(letters.count)] }.joined()
        }
    }
    var csv = CSVWriter()
    csv.row(["x", "1", "2", "3", "4", "5"])
    for row in rows { csv.row(row) }
    var reader = CSVReader()
    reader.feed(csv.take())
    reader.finish()
    _ = try reader.next()
    for row in rows { #expect(try reader.next()?.fields == row, "\(random)") }
    #expect(try reader.next() == nil)
  }
}
