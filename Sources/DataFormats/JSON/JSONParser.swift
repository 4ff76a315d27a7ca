/// Reads JSON values from bytes that lie side by side, to the letter of RFC 8259.
struct JSONParser {
  /// Why it stops: the bytes are no JSON, or more of them are needed to tell.
  enum Stop: Error {
    case incomplete
    case failure(JSONError)
  }

  /// Where it is: the next byte, and its line, counted from 1.
  struct Place {
    var index = 0
    var line = 1
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether nothing follows the bytes.
  let isWhole: Bool
  /// The number of bytes before these, for errors.
  let base: Int
  var place: Place
  /// The first thing wrong with the present value that does not keep the rest from being read.
  var defect: JSONError?
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, base: Int = 0, place: Place = Place()) {
    self.bytes = bytes
    self.isWhole = isWhole
    self.base = base
    self.place = place
  }

  /// The one value that all the bytes are.
  mutating func whole() throws(JSONError) -> JSONValue {
    do throws(Stop) {
      skipWhiteSpace()
      let value = try value()
      skipWhiteSpace()
      if let byte = peek { throw failure(.unexpected(byte)) }
      if let defect { throw .failure(defect) }
      return value
    } catch {
      throw self.error(for: error)
    }
  }

  /// What a stop means when nothing more follows.
  func error(for stop: Stop) -> JSONError {
    switch stop {
    case .incomplete: JSONError(reason: .ended, offset: base + bytes.count, line: place.line)
    case .failure(let error): error
    }
  }

  /// The next byte, without taking it; `nil` at the end.
  var peek: UInt8? { place.index < bytes.count ? bytes[place.index] : nil }

  /// The next byte, without taking it.
  func next() throws(Stop) -> UInt8 {
    guard place.index < bytes.count else { throw .incomplete }
    return bytes[place.index]
  }

  /// Takes a byte that has to come.
  mutating func take(_ byte: UInt8) throws(Stop) {
    let next = try next()
    guard next == byte else { throw failure(.unexpected(next)) }
    place.index &+= 1
  }

  func failure(_ reason: JSONError.Reason) -> Stop {
    .failure(error(reason, at: place.index))
  }

  func error(_ reason: JSONError.Reason, at index: Int) -> JSONError {
    JSONError(reason: reason, offset: base + index, line: place.line)
  }

  mutating func skipWhiteSpace() {
    while place.index < bytes.count {
      switch bytes[place.index] {
      case 0x20, 0x09, 0x0D: break
      case 0x0A: place.line &+= 1
      default: return
      }
      place.index &+= 1
    }
  }

  /// Takes the value that begins with the next byte.
  mutating func value() throws(Stop) -> JSONValue {
    switch try next() {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case let byte: throw failure(.unexpected(byte))
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Stop) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount { try take(word.utf8Start[index]) }
    return value
  }

  private mutating func descend() throws(Stop) {
    depth &+= 1
    guard depth <= JSONReader.greatestDepth else { throw failure(.tooDeep) }
    place.index &+= 1
    skipWhiteSpace()
  }

  /// Takes a comma before another element, or the closing bracket.
  /// - Returns: whether another follows.
  private mutating func goOn(until close: UInt8) throws(Stop) -> Bool {
    skipWhiteSpace()
    let byte = try next()
    guard byte == UInt8(ascii: ",") || byte == close else { throw failure(.unexpected(byte)) }
    place.index &+= 1
    skipWhiteSpace()
    return byte != close
  }

  private mutating func array() throws(Stop) -> [JSONValue] {
    try descend()
    var elements: [JSONValue] = []
    if try next() == UInt8(ascii: "]") {
      place.index &+= 1
    } else {
      repeat { elements.append(try value()) } while try goOn(until: UInt8(ascii: "]"))
    }
    depth &-= 1
    return elements
  }

  private mutating func object() throws(Stop) -> JSONObject {
    try descend()
    var object = JSONObject()
    if try next() == UInt8(ascii: "}") {
      place.index &+= 1
    } else {
      repeat {
        let key = try key()
        object.members.append((key, try value()))
      } while try goOn(until: UInt8(ascii: "}"))
    }
    depth &-= 1
    return object
  }

  /// Takes a member's key and its colon.
  mutating func key() throws(Stop) -> String {
    guard try next() == UInt8(ascii: "\"") else { throw failure(.unexpected(try next())) }
    let key = try string()
    skipWhiteSpace()
    try take(UInt8(ascii: ":"))
    skipWhiteSpace()
    return key
  }
}
