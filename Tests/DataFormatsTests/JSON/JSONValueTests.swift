@testable import DataFormats
import SQLite
import TestSupport
import Testing

struct JSONValueTests {
  private func reason(_ text: some Collection<UInt8>) -> JSONError.Reason? {
    do throws(JSONError) {
      _ = try JSONValue(text)
      return nil
    } catch { return error.reason }
  }

  @Test(arguments: [
    "{\"a\": 1, \"b\": [true, false, null, \"x\"]}", "[]", "{}", " [ 1 , 2 ] ", "\"\"", "-0", "0.5e-10",
    "1E+400", "12345678901234567890123456789", "\"\\u00e9\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\"", "null",
  ])
  func `what RFC 8259 allows is read`(_ text: String) {
    #expect(reason(text.utf8) == nil)
  }

  @Test(
    arguments: [
      ("", .ended), ("[1", .ended), ("\"abc", .ended), ("{\"a\"", .ended), ("tru", .ended), ("-", .ended),
      ("[1,]", .unexpected(0x5D)), ("{,}", .unexpected(0x2C)), ("{\"a\" 1}", .unexpected(0x31)),
      ("[1 2]", .unexpected(0x32)), ("1 1", .unexpected(0x31)), ("nulL", .unexpected(0x4C)),
      ("'a'", .unexpected(0x27)), ("\u{FEFF}[]", .unexpected(0xEF)), ("[1}", .unexpected(0x7D)),
      ("01", .badNumber), ("1.", .ended), (".5", .unexpected(0x2E)), ("+1", .unexpected(0x2B)),
      ("1.e1", .badNumber), ("1e+", .ended), ("NaN", .unexpected(0x4E)), ("-x", .badNumber),
      ("\"\\x\"", .badEscape), ("\"\\u12g4\"", .badEscape), ("\"a\tb\"", .control(9)),
      ("/* */1", .unexpected(0x2F)),
    ] as [(String, JSONError.Reason)])
  func `what RFC 8259 forbids is refused with its reason`(_ text: String, _ expected: JSONError.Reason) {
    #expect(reason(text.utf8) == expected)
  }

  @Test func `an error names its line and byte`() {
    #expect(throws: JSONError(reason: .unexpected(0x7D), offset: 9, line: 3)) {
      try JSONValue("[\n  1,\n  }".utf8)
    }
    #expect(
      JSONError(reason: .unexpected(0x7D), offset: 9, line: 3).description
        == "line 3, byte 10: unexpected '}'")
  }

  @Test func `the last of equal keys counts, and both are kept`() throws {
    let object = try #require(try JSONValue(#"{"a": 1, "b": 2, "a": 3}"#.utf8).object)
    #expect(object["a"]?.int == 3)
    #expect(object.members.map(\.key) == ["a", "b", "a"])
  }

  @Test func `half of a surrogate pair becomes a replacement character, and what follows it stays`() throws {
    func string(_ text: String) throws -> String? { try JSONValue(text.utf8).string }
    #expect(try string(#""a\ud83dz""#) == "a\u{FFFD}z")
    #expect(try string(#""\ude00""#) == "\u{FFFD}")
    #expect(try string(#""\ud83d\n""#) == "\u{FFFD}\n")
    #expect(try string(#""\ud83d\ud83d\ude00""#) == "\u{FFFD}😀")
    #expect(try string(#""\ud83dA""#) == "\u{FFFD}A")
  }

  @Test func `a text that is no UTF-8 is refused`() {
    #expect(reason([0x22, 0xFF, 0x22]) == .notUTF8)
    #expect(reason([0x22, 0xC0, 0x80, 0x22]) == .notUTF8)
    #expect(reason([0x22, 0xED, 0xA0, 0x80, 0x22]) == .notUTF8)
  }

  @Test func `numbers of any size are read, and are integers only where they fit`() throws {
    func value(_ text: String) throws -> JSONValue { try JSONValue(text.utf8) }
    #expect(try value("9223372036854775807").int == .max)
    #expect(try value("9223372036854775808").int == nil)
    #expect(try value("1e3").int == 1000)
    #expect(try value("2.0").int == 2)
    #expect(try value("2.5").int == nil)
    #expect(try value("1e999").int == nil)
    #expect(try value("1e999").double == .infinity)
    #expect(try value("-" + String(repeating: "9", count: 100_000)).int == nil)
    #expect(try value("\"1\"").int == nil)
  }

  @Test func `nesting is read up to the limit and refused beyond`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(reason(nested(JSONReader.greatestDepth).utf8) == nil)
    #expect(reason(nested(JSONReader.greatestDepth + 1).utf8) == .tooDeep)
    #expect(reason(String(repeating: "{\"a\":", count: 1_000_000).utf8) == .tooDeep)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `random and mutated texts are judged as SQLite judges them`(_ seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    let database = try Connection(path: ":memory:", mode: .readWrite)
    for _ in 0..<400 {
      var text = random.value(depth: 0)
      if Bool.random(using: &random.generator) { text = random.mutated(text) }
      // SQLite's JSON ends at a NUL, and in this version allows escapes that it does not look into.
      if text.contains("\0") { continue }
      let isValid = try database.firstRow("SELECT json_valid(:text)", [":text": .text(text)]) {
        $0.int(0) == 1
      }
      let value = try? JSONValue(text.utf8)
      #expect((value != nil) == isValid, "seed \(seed): \(text)")
      guard let value, isValid == true else { continue }
      let atoms = try database.rows(
        "SELECT type, atom FROM json_tree(:text) WHERE atom IS NOT NULL OR type = 'null'",
        [":text": .text(text)]
      ) { $0.text(0) + " " + ($0.text(0) == "real" ? "\($0.real(1))" : $0.text(1).withWholeReplacements) }
      #expect(value.atoms == atoms, "seed \(seed): \(text)")
    }
  }
}

extension JSONValue {
  /// The scalars as SQLite's `json_tree` lists them.
  fileprivate var atoms: [String] {
    switch self {
    case .null: ["null "]
    case .bool(let bool): bool ? ["true 1"] : ["false 0"]
    case .number(let text):
      text.contains { ".eE".contains($0) } ? ["real \(Double(text) ?? 0)"] : ["integer \(text)"]
    case .string(let string): ["text \(string)"]
    case .array(let array): array.flatMap(\.atoms)
    case .object(let object): object.members.flatMap(\.value.atoms)
    }
  }
}

extension String {
  /// The text with one replacement character for what SQLite makes of half a surrogate pair: three bytes
  /// that are no UTF-8.
  fileprivate var withWholeReplacements: String {
    replacing("\u{FFFD}\u{FFFD}\u{FFFD}", with: "\u{FFFD}")
  }
}
