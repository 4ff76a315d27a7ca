/// The members of a JSON object, in the order in which they are written.
public struct JSONObject: Sendable {
  /// The members. A key may come more than once; the last of its values counts.
  public internal(set) var members: [(key: String, value: JSONValue)] = []

  /// An object without members.
  public init() {}

  /// The value of a key: the last written; `nil` when there is none.
  /// - Complexity: O(*n*) in the number of members: a record has few.
  public subscript(key: String) -> JSONValue? {
    members.last { $0.key == key }?.value
  }

  /// Adds a member.
  public mutating func append(_ key: String, _ value: JSONValue) {
    members.append((key, value))
  }
}
