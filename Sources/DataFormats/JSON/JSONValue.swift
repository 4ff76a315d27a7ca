/// A value of JSON (RFC 8259).
public enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as it is written; it may be larger or finer than any type of numbers holds.
  case number(String)
  /// A text. A surrogate without its other half is U+FFFD in it.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)

  /// The text of a string; `nil` of anything else.
  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The elements of an array; `nil` of anything else.
  public var array: [JSONValue]? {
    if case .array(let array) = self { array } else { nil }
  }

  /// The members of an object; `nil` of anything else.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The truth of `true` and `false`; `nil` of anything else.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// A number that is whole and fits, written in whatever way; `nil` of anything else.
  public var int: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// A number as the nearest one of 64 bits; `nil` of anything else.
  public var double: Double? {
    guard case .number(let text) = self else { return nil }
    return Double(text)
  }

  /// Whether it is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Reads the one value that bytes hold.
  /// - Throws: `JSONError`: where they are no JSON, and why.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: some Collection<UInt8>) throws(JSONError) {
    let result = Self.withBytes(bytes) { buffer in
      Result { () throws(JSONError) in
        var parser = JSONParser(buffer, isWhole: true)
        return try parser.whole()
      }
    }
    self = try result.get()
  }

  private static func withBytes<R>(
    _ bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> R
  ) -> R {
    bytes.withContiguousStorageIfAvailable(body) ?? Array(bytes).withUnsafeBufferPointer(body)
  }
}
