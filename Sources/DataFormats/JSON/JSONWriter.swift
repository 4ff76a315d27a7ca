/// JSON text whose keys stand in the order in which they are written, so that output is the same each time and reads
/// as documented.
///
/// ```swift
/// var json = JSONWriter()
/// json.object {
///   $0.key("slug")
///   $0.value("deadlift")
/// }
/// try output.write(json.take())  // {"slug": "deadlift"}
/// ```
public struct JSONWriter {
  /// What was written, as UTF-8.
  private var bytes: [UInt8] = []
  /// What goes before the next element.
  private var separator = ""
  /// What goes between the elements of the innermost array or object.
  private var nextSeparator = ""

  /// A writer of nothing yet.
  public init() {}

  /// What was written since the last time, as UTF-8, which is forgotten here: a long array is passed on in pieces.
  public mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// An object of the keys and values that `body` writes, on one line.
  public mutating func object<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    try nest("{", first: "", next: ", ", last: "", "}", body)
  }

  /// An array of the values that `body` writes, on one line or with a line for each.
  public mutating func array<E: Error>(
    lines: Bool = false, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    try nest(
      "[", first: lines ? "\n  " : "", next: lines ? ",\n  " : ", ", last: lines ? "\n" : "", "]", body)
  }

  /// The key of the value that comes next.
  public mutating func key(_ name: String) {
    value(name)
    append(": ")
    separator = ""
  }

  /// A string, or `null`.
  public mutating func value(_ string: String?) {
    begin()
    guard var string else { return append("null") }
    append("\"")
    string.withUTF8 { utf8 in
      // Most texts need nothing; a byte tells when one may.
      if utf8.contains(where: \.mayNeedEscape) {
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars { append(escaping: scalar) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    append("\"")
  }

  /// A number, or `null`.
  public mutating func value(_ number: Int?) {
    begin()
    append(number.map(String.init) ?? "null")
  }

  /// A number that is written already, such as `7.5`.
  public mutating func value(decimal: String) {
    begin()
    append(decimal)
  }

  /// `true` or `false`.
  public mutating func value(_ bool: Bool) {
    begin()
    append(bool ? "true" : "false")
  }

  private mutating func begin() {
    append(separator)
    separator = nextSeparator
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func nest<E: Error>(
    _ open: String, first: String, next: String, last: String, _ close: String,
    _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    begin()
    let outer = nextSeparator
    append(open)
    (separator, nextSeparator) = (first, next)
    try body(&self)
    if separator == next { append(last) }
    append(close)
    (separator, nextSeparator) = (outer, outer)
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\t": append("\\t")
    // Controls and direction marks: a terminal may obey those that JSON would allow.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: append(String(scalar))
    }
  }
}

extension UInt8 {
  /// Whether the byte is a character that is escaped in JSON, or begins one.
  fileprivate var mayNeedEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F
      || self == 0xC2 || self == 0xD8 || self == 0xE2
  }
}
