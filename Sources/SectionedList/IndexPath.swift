/// The place of a row in a sectioned list: which section, and which row of it, both counted from zero.
///
/// Places are ordered as they are read: by section, then by row.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section's index in the list.
  public var section: Int
  /// The row's index in its section.
  public var row: Int

  /// Makes the place of `row` in `section`.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether `left` is read before `right`.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}

extension IndexPath: CustomStringConvertible {
  /// The place in words, as error messages give it.
  public var description: String { "section \(section), row \(row)" }
}
