/// One section of a list: its items, and the titles above and below them.
///
/// This is all a list needs in order to be shown and reloaded. Conform to
/// ``DifferentiableSectionModelType`` for one that changes row by row.
///
/// ```swift
/// enum Settings: SectionModelType {
///   case units([String]), rest([String])
///
///   var items: [String] {
///     switch self { case .units(let items), .rest(let items): items }
///   }
///   init(original: Settings, items: [String]) {
///     switch original {
///     case .units: self = .units(items)
///     case .rest: self = .rest(items)
///     }
///   }
/// }
/// ```
public protocol SectionModelType {
  /// What a row of the section shows.
  associatedtype Item

  /// The section's rows, in order.
  var items: [Item] { get }
  /// The title above the items; `nil`, the default, for none.
  var header: String? { get }
  /// The title below the items; `nil`, the default, for none.
  var footer: String? { get }

  /// Makes a section that is `original` in everything but its items.
  init(original: Self, items: [Item])
}

extension SectionModelType {
  /// No title above the items.
  public var header: String? { nil }
  /// No title below the items.
  public var footer: String? { nil }
}

/// A section whose changes can be told apart, by identity first and by content second.
///
/// `id` says *which* section or item this is, and `==` or ``hasEqualContent(to:)`` whether it still
/// looks the same. An id is unique among the sections of a list, and an item's among all items of the
/// list, whichever section they stand in: so a row can be followed when it moves to another section.
public protocol DifferentiableSectionModelType: SectionModelType, Identifiable
where Item: Identifiable & Equatable {
  /// Whether this section shows the same as `other` apart from its items.
  ///
  /// The default compares the titles. Implement it if the header or footer shows more than those.
  func hasEqualContent(to other: Self) -> Bool
}

extension DifferentiableSectionModelType {
  /// Whether both titles are the same.
  public func hasEqualContent(to other: Self) -> Bool {
    header == other.header && footer == other.footer
  }
}
