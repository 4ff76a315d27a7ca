/// A value that SQLite stores.
public enum Value: Hashable, Sendable {
  /// NULL.
  case null
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A floating-point number; NaN is stored as NULL.
  case real(Double)
  /// A text, stored as UTF-8.
  case text(String)
  /// Bytes as they are.
  case blob([UInt8])
}

extension Value: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  /// NULL.
  public init(nilLiteral: ()) { self = .null }
  /// An INTEGER.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A REAL.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// A TEXT.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Value {
  /// A TEXT, or NULL.
  public static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
  /// An INTEGER, or NULL.
  public static func optional(_ integer: Int?) -> Value { integer.map { .integer(Int64($0)) } ?? .null }
  /// An INTEGER.
  public static func integer(_ integer: Int) -> Value { .integer(Int64(integer)) }
}
