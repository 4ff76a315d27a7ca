/// Reads comma-separated values (RFC 4180) a row at a time, from pieces of them as they come, in memory for one row.
///
/// Fields are parted by a comma, a semicolon or a tab: whichever the first row has most of outside quotes. A
/// quoted field may hold the separator, line breaks and doubled quotes; a quote within a field that does not
/// begin with one is a letter like any other, and so is what follows a closing quote. Lines end as LF, CRLF or CR.
/// A byte order mark in front and rows without any text are passed over.
public struct CSVReader {
  /// The most bytes of a row.
  public static let largestRow = 1 << 20

  /// The fields of a row.
  public struct Row: Sendable {
    /// The line that it begins on, from 1.
    public let line: Int
    /// The fields; `nil` when they are not UTF-8.
    public let fields: [String]?
  }

  /// Why the reading ends.
  public enum Failure: Error, Hashable, Sendable {
    /// The row that begins on a line is larger than a row may be, as when its last quote is missing.
    case tooLarge(line: Int)
    /// The text ends within the quoted field of a row that begins on a line.
    case openQuote(line: Int)
  }

  private var bytes: [UInt8] = []
  private var start = 0
  private var isWhole = false
  private var line = 1
  private var separator: UInt8?
  private var isAtStart = true
  private let largest: Int
  /// How many unread bytes there must be before another attempt is worth it.
  private var wanted = 0

  /// A reader of a text of which nothing is there yet.
  public init(largestRow: Int = CSVReader.largestRow) { largest = largestRow }

  /// Adds a piece of the text.
  public mutating func feed(_ piece: some Collection<UInt8>) {
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Tells that there are no more pieces.
  public mutating func finish() { isWhole = true }

  /// The next row with any text in it; `nil` when more of the text is needed, or after the end.
  /// - Complexity: O(*n*) in the bytes of a row, amortized, whatever the pieces are.
  public mutating func next() throws(Failure) -> Row? {
    guard isWhole || bytes.count - start >= wanted else { return nil }
    if isAtStart, bytes.count >= 3 || isWhole {
      isAtStart = false
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    }
    guard !isAtStart else { return nil }
    while start < bytes.count {
      if separator == nil { separator = detectSeparator() }
      guard let separator, let scan = try scan(separator) else {
        guard bytes.count - start <= largest else { throw .tooLarge(line: line) }
        wanted = min((bytes.count - start) * 2, largest + 1)
        return nil
      }
      guard scan.end - start <= largest else { throw .tooLarge(line: line) }
      let row = Row(line: line, fields: scan.fields)
      wanted = 0
      start = scan.end
      line += scan.lineBreaks
      if row.fields?.contains(where: { !$0.isEmpty }) ?? true { return row }
    }
    return nil
  }

  /// The separator that the first row has most of; `nil` when the row is not all there yet.
  private func detectSeparator() -> UInt8? {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes[start...] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { return most(counts) }
      if Self.separators.contains(byte) { counts[byte, default: 0] += 1 }
    }
    return isWhole ? most(counts) : nil
  }

  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  private func most(_ counts: [UInt8: Int]) -> UInt8 {
    Self.separators.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
  }

  private struct Scan {
    var fields: [String]?
    var end: Int
    var lineBreaks = 0
  }

  /// The row that begins at the first unread byte; `nil` when it is not all there yet.
  private func scan(_ separator: UInt8) throws(Failure) -> Scan? {
    var scan = Scan(fields: [], end: start)
    var field: [UInt8] = []
    var index = start
    var (isQuoted, isFieldStart) = (false, true)
    func endField() {
      if let text = String(validating: field, as: UTF8.self) {
        scan.fields?.append(text)
      } else {
        scan.fields = nil
      }
      field.removeAll(keepingCapacity: true)
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\""), isQuoted || isFieldStart {
        guard isQuoted else { (isQuoted, isFieldStart) = (true, false); continue }
        guard index < bytes.count || isWhole else { return nil }
        if index < bytes.count, bytes[index] == byte {
          field.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
        continue
      }
      isFieldStart = false
      if byte == 0x0A || byte == 0x0D {
        guard byte == 0x0A || index < bytes.count || isWhole else { return nil }
        scan.lineBreaks += 1
        let isPair = byte == 0x0D && index < bytes.count && bytes[index] == 0x0A
        if isPair { index += 1 }
        if !isQuoted {
          endField()
          scan.end = index
          return scan
        }
        field.append(0x0A)
      } else if byte == separator, !isQuoted {
        endField()
        isFieldStart = true
      } else {
        field.append(byte)
      }
    }
    guard isWhole else { return nil }
    if isQuoted { throw index - start > largest ? .tooLarge(line: line) : .openQuote(line: line) }
    endField()
    scan.end = index
    return scan
  }
}
