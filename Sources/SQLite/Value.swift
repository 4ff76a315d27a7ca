/// A value that SQLite stores.
public enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
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
