/// Writes comma-separated values (RFC 4180), each row ended by CR LF.
///
/// ```swift
/// var csv = CSVWriter()
/// csv.row(["name", "note"].map(CSVWriter.guarded))
/// try output.write(csv.take())
/// ```
public struct CSVWriter {
  /// What was written, as UTF-8.
  private var bytes: [UInt8] = []

  /// A writer of nothing yet.
  public init() {}

  /// How many bytes were written since the last time they were taken.
  public var count: Int { bytes.count }

  /// What was written since the last time, as UTF-8, which is forgotten here.
  public mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// A row of cells, quoted where they have to be.
  public mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell)
    }
    bytes.append(contentsOf: [0x0D, 0x0A])
  }

  private mutating func append(_ cell: String) {
    var cell = cell
    cell.withUTF8 { utf8 in
      let space = UInt8(ascii: " ")
      guard utf8.contains(where: \.needsQuotes) || utf8.first == space || utf8.last == space else {
        return bytes.append(contentsOf: utf8)
      }
      bytes.append(UInt8(ascii: "\""))
      for byte in utf8 {
        bytes.append(byte)
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  // MARK: Formulas

  /// A cell that no spreadsheet runs as a formula: one that would begin as such has an apostrophe before it, which
  /// spreadsheets take for "this is text". (OWASP, "CSV Injection".) Full-width signs are taken for plain ones by some.
  ///
  /// A cell that begins so behind apostrophes of its own gets one more, so that ``unguarded(_:)`` gives every cell again.
  public static func guarded(_ cell: String) -> String {
    startsFormula(cell.unicodeScalars.drop { $0 == "'" }) ? "'" + cell : cell
  }

  /// A cell as it was before ``guarded(_:)``.
  public static func unguarded(_ cell: String) -> String {
    guard cell.unicodeScalars.first == "'", startsFormula(cell.unicodeScalars.drop { $0 == "'" }) else {
      return cell
    }
    return String(cell.unicodeScalars.dropFirst())
  }

  private static func startsFormula(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let first = text.first else { return false }
    return "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first)
  }
}

extension UInt8 {
  /// Whether a cell with the byte in it has to be quoted.
  fileprivate var needsQuotes: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: ",") || self == 0x0D || self == 0x0A || self == 0x09
  }
}
