/// Two sections, or two items, of one list have the same identity, so that changes cannot be told.
public struct DuplicateIdentityError: Error, Hashable, Sendable {
  /// One of the two lists that are compared.
  public enum Side: String, Sendable {
    /// The list that changes.
    case old
    /// The list that it changes to.
    case new
  }

  /// Where one of the two stands.
  public enum Place: Hashable, Sendable {
    /// The section at this index of its list.
    case section(Int)
    /// The item at this place of its list.
    case item(IndexPath)
  }

  /// Which list holds the two.
  public let side: Side
  /// Where the first stands.
  public let first: Place
  /// Where the one after it stands.
  public let second: Place
  /// The identity they share, in words.
  public let identity: String

  /// Makes the error for the two places of `side` that share `identity`.
  public init(side: Side, first: Place, second: Place, identity: String) {
    self.side = side
    self.first = first
    self.second = second
    self.identity = identity
  }
}

extension DuplicateIdentityError: CustomStringConvertible {
  /// One line that names the list, the identity and both places.
  public var description: String {
    "the \(side.rawValue) list has the identity \(identity) twice: at \(first) and at \(second)"
  }
}

extension DuplicateIdentityError.Place: CustomStringConvertible {
  /// The place in words.
  public var description: String {
    switch self {
    case .section(let index): "section \(index)"
    case .item(let path): path.description
    }
  }
}
