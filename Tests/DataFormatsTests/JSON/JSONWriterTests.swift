import DataFormats
import TestSupport
import Testing

struct JSONWriterTests {
  private func json(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test func `keys keep the order in which they are written`() {
    let text = json {
      $0.object {
        $0.key("slug")
        $0.value("plank")
        $0.key("names")
        $0.object {
          $0.key("ko")
          $0.value("플랭크")
          $0.key("en")
          $0.value("Plank")
        }
        $0.key("aliases")
        $0.array { _ in }
        $0.key("reps")
        $0.value(nil as Int?)
        $0.key("seconds")
        $0.value(45)
        $0.key("isDone")
        $0.value(true)
      }
    }
    #expect(
      text
        == #"{"slug": "plank", "names": {"ko": "플랭크", "en": "Plank"}, "aliases": [], "#
        + #""reps": null, "seconds": 45, "isDone": true}"#)
  }

  @Test func `an array by lines has a line for each element`() {
    let text = json {
      $0.array(lines: true) {
        for name in ["a", "b"] {
          $0.object {
            $0.key("name")
            $0.value(name)
            $0.key("muscles")
            $0.array {
              $0.value("x")
              $0.value("y")
            }
          }
        }
      }
    }
    #expect(
      text == """
        [
          {"name": "a", "muscles": ["x", "y"]},
          {"name": "b", "muscles": ["x", "y"]}
        ]
        """)
    #expect(json { $0.array(lines: true) { _ in } } == "[]")
  }

  @Test func `what is taken in pieces is the same text`() {
    var writer = JSONWriter()
    var pieces = ""
    writer.array(lines: true) {
      for number in 1...3 {
        $0.value(number)
        pieces += String(decoding: $0.take(), as: UTF8.self)
      }
    }
    pieces += String(decoding: writer.take(), as: UTF8.self)
    #expect(pieces == "[\n  1,\n  2,\n  3\n]")
  }

  @Test func `quotes, controls and direction marks are escaped, all else stands as it is`() {
    #expect(json { $0.value("a\"b\\c\n\t\r\0\u{1B}") } == #""a\"b\\c\n\t\u000d\u0000\u001b""#)
    #expect(
      json { $0.value("\u{7F}\u{9B}\u{202E}\u{2028}\u{200F}\u{61C}") }
        == #""\u007f\u009b\u202e\u2028\u200f\u061c""#)
    #expect(json { $0.value("é “x” ✓ 벤치 🏋️‍♀️") } == "\"é “x” ✓ 벤치 🏋️‍♀️\"")
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `any string survives a round trip`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var string = ""
    for _ in 0..<40 {
      let bound = [0x80, 0x100, 0x2100, 0x11_0000][random.below(4)]
      if let scalar = Unicode.Scalar(UInt32(random.below(bound))) { string.unicodeScalars.append(scalar) }
    }
    let text = json { $0.array { $0.value(string) } }
    let decoded = try JSONValue(text.utf8).array?.first?.string
    #expect(decoded.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars), "seed \(seed)")
  }
}
