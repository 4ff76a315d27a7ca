import DataFormats
import TestSupport
import Testing

struct CSVReaderTests {
  private func rows(_ text: some Collection<UInt8>, piece: Int = 1 << 16, largest: Int = 1 << 20) -> [String]
  {
    var reader = CSVReader(largestRow: largest)
    var rows: [String] = []
    var hasFailed = false
    func drain() {
      do throws(CSVReader.Failure) {
        while let row = try reader.next() {
          rows.append("\(row.line): " + (row.fields.map { $0.joined(separator: "|") } ?? "not UTF-8"))
        }
      } catch {
        rows.append("\(error)")
        hasFailed = true
      }
    }
    var rest = Array(text)[...]
    while !rest.isEmpty, !hasFailed {
      reader.feed(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      drain()
    }
    reader.finish()
    if !hasFailed { drain() }
    return rows
  }

  @Test(arguments: [1, 2, 5, 1000])
  func `quotes, line breaks within them and blank rows are read, whatever the pieces`(_ piece: Int) {
    let text = "\u{FEFF}a,b,c\r\n1,\"x, \"\"y\"\"\r\nz\",\r\n\n,,\n3,4\" bar,5\n6,7"
    #expect(rows(text.utf8, piece: piece) == ["1: a|b|c", "2: 1|x, \"y\"\nz|", "6: 3|4\" bar|5", "7: 6|7"])
  }

  @Test func `the separator is the one that the first row has most of`() {
    #expect(rows("a;b;c,d\n1,5;2;3".utf8) == ["1: a|b|c,d", "2: 1,5|2|3"])
    #expect(rows("a\tb\n1\t2".utf8) == ["1: a|b", "2: 1|2"])
    #expect(rows("\"a;b;c\",d\n1,2".utf8) == ["1: a;b;c|d", "2: 1|2"])
    #expect(rows("alone\nmore".utf8) == ["1: alone", "2: more"])
  }

  @Test func `a carriage return by itself ends a row`() {
    #expect(rows("a,b\r1,2\r".utf8) == ["1: a|b", "2: 1|2"])
  }

  @Test func `a row that is no UTF-8 is told, and the next one is read`() {
    #expect(rows(Array("a\n".utf8) + [0xFF, 0x0A] + Array("b".utf8)) == ["1: a", "2: not UTF-8", "3: b"])
  }

  @Test func `a quote without its other ends the reading`() {
    #expect(rows("a,b\n1,\"2\n3,4".utf8) == ["1: a|b", "openQuote(line: 2)"])
    let long = "a,b\n1,\"" + String(repeating: "x", count: 200)
    #expect(rows(long.utf8, piece: 10, largest: 50).last == "tooLarge(line: 2)")
    #expect(rows("".utf8) == [])
  }
}
