/// Reads the records of a JSON text one at a time, from pieces of it as they come, in memory for one record.
///
/// ```swift
/// var reader = JSONReader(.document(arrays: ["results"]))
/// while let piece = nextPiece() {
///   reader.feed(piece)
///   while let event = try reader.next() { use(event) }
/// }
/// reader.finish()
/// while let event = try reader.next() { use(event) }
/// ```
///
/// It reads what RFC 8259 allows and nothing else, but for a byte order mark in front, which it passes over.
/// A string that is no UTF-8 spoils the record that it stands in, so does a size beyond the limit, and on lines whatever
/// is no JSON spoils its line; the rest is read. Anything else that is wrong ends the reading. Of a key that comes twice in an object
/// the last value counts. Half of a surrogate pair becomes U+FFFD.
public struct JSONReader {
  /// How many arrays and objects may stand in each other.
  public static let greatestDepth = 128
  /// The most bytes of a record, and of everything beside the records of an object together.
  public static let largestRecord = 16 << 20

  /// Where the records are.
  public enum Layout: Sendable {
    /// In an array, or in an object's arrays of those names.
    case document(arrays: Set<String>)
    /// One on each line that is not blank.
    case lines
  }

  /// A record, or why there is none in its place.
  public struct Record: Sendable {
    /// The key of the object's array that it stands in; `nil` in an array by itself, and on lines.
    public let array: String?
    /// Its place among the records of its array, or among the lines that are not blank, from 0.
    public let index: Int
    /// The line that it begins on, from 1.
    public let line: Int
    /// The value, or why it cannot be read.
    public let value: Result<JSONValue, JSONError>
  }

  /// What comes next.
  public enum Event: Sendable {
    /// A record.
    case record(Record)
    /// An array of records begins, that of the key in an object, or the one that is all.
    case array(String?)
    /// A member of the object, other than an array of records.
    case member(key: String, JSONValue)
  }

  enum State {
    case start, lines
    /// Within an array: before the first element or the end; before an element; after one.
    case firstElement, element, afterElement
    /// Within the object: before the first member or the end; before a member; after one.
    case firstMember, member, afterMember
    case end
  }

  let arrays: Set<String>
  let largest: Int
  var state: State
  /// The array that is being read: whose member it is, and how many of its records have been read.
  var array: String?
  var index = 0
  /// Whether an object surrounds the array.
  var isInObject = false
  private var membersSize = 0
  private var failure: JSONError?

  private var bytes: [UInt8] = []
  /// What of `bytes` has been read, and where in the text they begin.
  private var place = JSONParser.Place()
  private var base = 0
  private var isWhole = false
  /// How many unread bytes there must be before another attempt is worth it.
  private var wanted = 0
  /// A record that is being passed over, and what is wrong with it.
  private var oversize: (record: OversizeRecord, error: JSONError)?

  /// A reader of a text of which nothing is there yet.
  /// - Parameters:
  ///   - layout: where the records are.
  ///   - largestRecord: the most bytes of a record.
  public init(_ layout: Layout, largestRecord: Int = JSONReader.largestRecord) {
    largest = largestRecord
    switch layout {
    case .document(let arrays): (self.arrays, state) = (arrays, .start)
    case .lines: (arrays, state) = ([], .lines)
    }
  }

  /// The number of bytes that have been read.
  public var offset: Int { base + place.index }

  /// Adds a piece of the text.
  public mutating func feed(_ piece: some Collection<UInt8>) {
    if place.index > bytes.count / 2 {
      bytes.removeSubrange(..<place.index)
      base += place.index
      place.index = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Tells that there are no more pieces.
  public mutating func finish() { isWhole = true }

  /// The next event; `nil` when it needs another piece, or after the end.
  /// - Throws: `JSONError` when the text is no JSON of the layout, again at each call.
  /// - Complexity: O(*n*) in the bytes of a record, amortized, whatever the pieces are.
  public mutating func next() throws(JSONError) -> Event? {
    if let failure { throw failure }
    guard isWhole || bytes.count - place.index >= wanted else { return nil }
    do throws(JSONError) {
      let event = try oversize == nil ? attempt() : nil
      return try oversize == nil ? event : passOver()
    } catch {
      failure = error
      throw error
    }
  }

  private mutating func attempt() throws(JSONError) -> Event? {
    // The parser looks into the bytes without holding them, so they are lent to it.
    let bytes = bytes
    let result = bytes.withUnsafeBufferPointer { (buffer) -> Result<Event?, JSONError> in
      Result { () throws(JSONError) in
        var parser = JSONParser(buffer, isWhole: isWhole, base: base, place: place)
        return try attempt(&parser)
      }
    }
    return try result.get()
  }

  /// Goes on over a record that is too large.
  private mutating func passOver() throws(JSONError) -> Event? {
    guard var passed = oversize else { return nil }
    let hasEnded = passed.record.pass(bytes, from: &place)
    oversize = passed
    // The last line needs no end.
    guard hasEnded || isWhole && state == .lines else {
      guard isWhole else { return nil }
      throw JSONError(reason: .ended, offset: base + bytes.count, line: place.line)
    }
    oversize = nil
    if state != .lines { state = .afterElement }
    return record(.null, passed.error, line: passed.error.line)
  }

  private mutating func attempt(_ parser: inout JSONParser) throws(JSONError) -> Event? {
    wanted = 0
    do throws(JSONParser.Stop) {
      while true {
        let event = try step(&parser)
        place = parser.place
        if let event { return event }
        if state == .end { return nil }
      }
    } catch {
      if case .incomplete = error, !isWhole {
        let unread = parser.bytes.count - place.index
        guard unread <= largest else {
          guard [.firstElement, .element, .lines].contains(state) else {
            throw parser.error(.tooLarge(limit: largest), at: place.index)
          }
          parser.place = place
          parser.skipWhiteSpace()
          place = parser.place
          // There may be white space without end.
          guard parser.peek != nil else { return nil }
          let error = parser.error(.tooLarge(limit: largest), at: place.index)
          oversize = (OversizeRecord(isLine: state == .lines), error)
          return nil
        }
        // Each attempt reads what is there from the start of the record, so it waits for twice as much.
        wanted = min(unread * 2, largest + 1)
        return nil
      }
      throw parser.error(for: error)
    }
  }

  /// What is wrong with the size of a record that was read; `nil` when it may have it.
  func sizeError(_ parser: JSONParser, since start: JSONParser.Place) -> JSONError? {
    guard parser.place.index - start.index > largest else { return nil }
    return JSONError(reason: .tooLarge(limit: largest), offset: base + start.index, line: start.line)
  }

  mutating func noteMember(_ parser: JSONParser, since start: Int) throws(JSONParser.Stop) {
    membersSize += parser.place.index - start
    guard membersSize <= largest else { throw .failure(parser.error(.tooLarge(limit: largest), at: start)) }
  }
}
