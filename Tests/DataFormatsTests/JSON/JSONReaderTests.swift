import DataFormats
import TestSupport
import Testing

struct JSONReaderTests {
  /// What a reader tells of a text that comes in pieces of a size.
  private func events(
    _ text: some Collection<UInt8>, _ layout: JSONReader.Layout, piece: Int = 1 << 16,
    largest: Int = JSONReader.largestRecord
  ) -> [String] {
    var reader = JSONReader(layout, largestRecord: largest)
    var events: [String] = []
    func drain() {
      do throws(JSONError) {
        while let event = try reader.next() { events.append(describe(event)) }
      } catch { if events.last != "\(error)" { events.append("\(error)") } }
    }
    var rest = Array(text)[...]
    while !rest.isEmpty {
      reader.feed(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      drain()
    }
    reader.finish()
    drain()
    return events
  }

  private func describe(_ event: JSONReader.Event) -> String {
    switch event {
    case .array(let name): return "array \(name ?? "-")"
    case .member(let key, let value): return "\(key): \(text(value))"
    case .record(let record):
      let value: String
      switch record.value {
      case .success(let json): value = text(json)
      case .failure(let error): value = "\(error)"
      }
      return "\(record.array ?? "-") \(record.index) at \(record.line): \(value)"
    }
  }

  private func text(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let text): text
    case .string(let string): "'\(string)'"
    case .array(let array): "[\(array.map(text).joined(separator: ","))]"
    case .object(let object):
      "{\(object.members.map { "\($0.key):\(text($0.value))" }.joined(separator: ","))}"
    }
  }

  private let page = """
    {"count": 2, "results": [
      {"id": 1},
      {"id": 2, "a": [[]]}
    ],
    "next": null, "empty": [], "other": [3]}
    """

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `the arrays asked for come record by record, whatever the pieces`(_ piece: Int) {
    #expect(
      events(page.utf8, .document(arrays: ["results", "empty"]), piece: piece) == [
        "count: 2", "array results", "results 0 at 2: {id:1}", "results 1 at 3: {id:2,a:[[]]}", "next: null",
        "array empty", "other: [3]",
      ])
  }

  @Test func `an array by itself comes record by record`() {
    #expect(
      events("\u{FEFF}\n[1,\n{}, \"x\"]\n".utf8, .document(arrays: [])) == [
        "array -", "- 0 at 2: 1", "- 1 at 3: {}", "- 2 at 3: 'x'",
      ])
    #expect(events(" [ ] ".utf8, .document(arrays: [])) == ["array -"])
  }

  @Test(arguments: [1, 3, 1000])
  func `a line that is no JSON is told, and the next one is read`(_ piece: Int) {
    #expect(
      events("{\"a\":1}\n\n{\"a\":\r\n 2 x\n3".utf8, .lines, piece: piece) == [
        "- 0 at 1: {a:1}", "- 1 at 3: line 3, byte 16: the text ends too early",
        "- 2 at 4: line 4, byte 20: unexpected 'x'", "- 3 at 5: 3",
      ])
  }

  @Test func `a text that is no UTF-8 spoils its record alone`() {
    let text = Array("[\"a\", {\"b\": \"".utf8) + [0xFF] + Array("\"},\n\"c\"]".utf8)
    #expect(
      events(text, .document(arrays: [])) == [
        "array -", "- 0 at 1: 'a'", "- 1 at 1: line 1, byte 13: a text is not UTF-8", "- 2 at 2: 'c'",
      ])
  }

  @Test(arguments: [1, 5, 1000])
  func `what is wrong between records ends the reading`(_ piece: Int) {
    #expect(
      events("[1\n,2 3]".utf8, .document(arrays: []), piece: piece) == [
        "array -", "- 0 at 1: 1", "- 1 at 2: 2", "line 2, byte 7: unexpected '3'",
      ])
    #expect(
      events("[1,".utf8, .document(arrays: []), piece: piece).last
        == "line 1, byte 4: the text ends too early")
    #expect(
      events("[1] 2".utf8, .document(arrays: []), piece: piece).last == "line 1, byte 5: unexpected '2'")
    #expect(events("7".utf8, .document(arrays: []), piece: piece) == ["line 1, byte 1: unexpected '7'"])
    #expect(events("".utf8, .document(arrays: [])) == ["line 1, byte 1: the text ends too early"])
  }

  @Test func `a record larger than allowed is passed over without being kept, and the rest is read`() {
    let long = String(repeating: "x", count: 100)
    let text = "[\"\(long)\"]"
    #expect(
      events(text.utf8, .document(arrays: []), piece: 8, largest: 50).last
        == "- 0 at 1: line 1, byte 2: a value is larger than 50 bytes")
    for piece in [1, 7, 64, 1_000] {
      #expect(
        events(
          #"{"a": [1, \#n {"k": ["\"]}\#(long)"], "l": {}} , "\#(long)",[2]], "b": 3}"#.utf8,
          .document(arrays: ["a"]),
          piece: piece, largest: 50) == [
            "array a", "a 0 at 1: 1", "a 1 at 2: line 2, byte 13: a value is larger than 50 bytes",
            "a 2 at 2: line 2, byte 140: a value is larger than 50 bytes", "a 3 at 2: [2]", "b: 3",
          ])
      #expect(
        events("1\n {\(long)\n\n2\n\(long)".utf8, .lines, piece: piece, largest: 50) == [
          "- 0 at 1: 1", "- 1 at 2: line 2, byte 4: a value is larger than 50 bytes", "- 2 at 4: 2",
          "- 3 at 5: line 5, byte 109: a value is larger than 50 bytes",
        ])
    }
    let blank = String(repeating: " ", count: 200)
    #expect(
      events("[\(blank)1,\(blank)2]".utf8, .document(arrays: []), piece: 8, largest: 50)
        == ["array -", "- 0 at 1: 1", "- 1 at 1: 2"])
    #expect(
      events("[\"\(long)".utf8, .document(arrays: []), piece: 8, largest: 50).last
        == "line 1, byte 103: the text ends too early")
    #expect(events(text.utf8, .document(arrays: []), piece: 8, largest: 102).count == 2)
    let members = (0..<20).map { "\"\($0)\": \"xxxx\"" }.joined(separator: ",")
    #expect(
      events("{\(members)}".utf8, .document(arrays: []), largest: 50).last?.hasSuffix(
        "a value is larger than 50 bytes") == true)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `pieces change nothing`(_ seed: UInt64) {
    var random = RandomJSON(seed: seed)
    for _ in 0..<20 {
      var text = "[" + (0..<4).map { _ in random.value(depth: 1) }.joined(separator: ",") + "]"
      if Bool.random(using: &random.generator) { text = random.mutated(text) }
      let whole = events(text.utf8, .document(arrays: ["a"]))
      for piece in [1, 3, 17] {
        #expect(events(text.utf8, .document(arrays: ["a"]), piece: piece) == whole, "seed \(seed): \(text)")
      }
    }
  }
}
