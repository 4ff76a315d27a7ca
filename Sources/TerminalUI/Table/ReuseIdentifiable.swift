/// A kind of cell that names the shelf its instances are kept on for reuse.
public protocol ReuseIdentifiable {
  /// The shelf's name; by default the type's own full name.
  static var reuseIdentifier: String { get }
}

extension ReuseIdentifiable {
  /// The type's full name, so that types of the same name in different places keep apart.
  ///
  /// `String(reflecting:)` says the same by way of a mirror, which costs a program's start more than its first frame.
  public static var reuseIdentifier: String { _typeName(self, qualified: true) }
}
