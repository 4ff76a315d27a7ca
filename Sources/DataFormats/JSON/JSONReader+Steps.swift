extension JSONReader {
  /// Reads on to the next event or state. What it throws leaves the state as it was.
  mutating func step(_ parser: inout JSONParser) throws(JSONParser.Stop) -> Event? {
    if state == .lines { return try lineStep(&parser) }
    if state == .start { try skipByteOrderMark(&parser) }
    parser.skipWhiteSpace()
    parser.defect = nil
    guard parser.peek != nil || parser.isWhole else { throw .incomplete }
    switch state {
    case .start: return try begin(&parser)
    case .firstElement, .element: return try elementStep(&parser)
    case .firstMember, .member: return try memberStep(&parser)
    case .afterElement:
      try goOn(&parser, .element, until: UInt8(ascii: "]"), isInObject ? .afterMember : .end)
    case .afterMember: try goOn(&parser, .member, until: UInt8(ascii: "}"), .end)
    case .end, .lines:
      if let byte = parser.peek { throw parser.failure(.unexpected(byte)) }
    }
    return nil
  }

  private func skipByteOrderMark(_ parser: inout JSONParser) throws(JSONParser.Stop) {
    guard parser.place.index == 0, parser.base == 0, parser.peek == 0xEF else { return }
    guard parser.bytes.count >= 3 || parser.isWhole else { throw .incomplete }
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.place.index = 3 }
  }

  private mutating func begin(_ parser: inout JSONParser) throws(JSONParser.Stop) -> Event? {
    switch try parser.next() {
    case UInt8(ascii: "["):
      parser.place.index += 1
      state = .firstElement
      return .array(nil)
    case UInt8(ascii: "{"):
      parser.place.index += 1
      isInObject = true
      state = .firstMember
      return nil
    case let byte: throw parser.failure(.unexpected(byte))
    }
  }

  private mutating func goOn(
    _ parser: inout JSONParser, _ next: State, until close: UInt8, _ end: State
  ) throws(JSONParser.Stop) {
    let byte = try parser.next()
    guard byte == UInt8(ascii: ",") || byte == close else { throw parser.failure(.unexpected(byte)) }
    parser.place.index += 1
    state = byte == close ? end : next
  }

  private mutating func elementStep(_ parser: inout JSONParser) throws(JSONParser.Stop) -> Event? {
    if state == .firstElement, try parser.next() == UInt8(ascii: "]") {
      parser.place.index += 1
      state = isInObject ? .afterMember : .end
      return nil
    }
    let start = parser.place
    let value = try parser.value()
    state = .afterElement
    return record(value, sizeError(parser, since: start) ?? parser.defect, line: start.line)
  }

  mutating func record(_ value: JSONValue, _ defect: JSONError?, line: Int) -> Event {
    defer { index += 1 }
    let value: Result<JSONValue, JSONError> = defect.map { .failure($0) } ?? .success(value)
    return .record(Record(array: array, index: index, line: line, value: value))
  }

  private mutating func memberStep(_ parser: inout JSONParser) throws(JSONParser.Stop) -> Event? {
    if state == .firstMember, try parser.next() == UInt8(ascii: "}") {
      parser.place.index += 1
      state = .end
      return nil
    }
    let start = parser.place.index
    let key = try parser.key()
    if arrays.contains(key), try parser.next() == UInt8(ascii: "[") {
      parser.place.index += 1
      (array, index) = (key, 0)
      state = .firstElement
      return .array(key)
    }
    let value = try parser.value()
    if let defect = parser.defect { throw .failure(defect) }
    try noteMember(parser, since: start)
    state = .afterMember
    return .member(key: key, value)
  }

  /// Reads a line, which is JSON or is not: the next one has a chance of its own.
  private mutating func lineStep(_ parser: inout JSONParser) throws(JSONParser.Stop) -> Event? {
    try skipByteOrderMark(&parser)
    parser.skipWhiteSpace()
    guard parser.peek != nil else {
      guard parser.isWhole else { throw .incomplete }
      state = .end
      return nil
    }
    let start = parser.place
    let end = parser.bytes[start.index...].firstIndex(of: UInt8(ascii: "\n"))
    guard let end = end ?? (parser.isWhole ? parser.bytes.count : nil) else { throw .incomplete }
    parser.place.index = end
    if let error = sizeError(parser, since: start) { return record(.null, error, line: start.line) }
    var line = JSONParser(
      UnsafeBufferPointer(rebasing: parser.bytes[start.index..<end]), isWhole: true,
      base: parser.base + start.index, place: JSONParser.Place(index: 0, line: start.line))
    do throws(JSONError) {
      return record(try line.whole(), nil, line: start.line)
    } catch {
      return record(.null, error, line: start.line)
    }
  }
}
