/// A section ready for use: an identity, items, and an optional header and footer.
///
/// ```swift
/// let chest = SectionModel(id: "chest", header: "Chest", items: workouts)
/// ```
public struct SectionModel<ID: Hashable, Item>: SectionModelType, Identifiable {
  /// Which section this is, whatever it shows.
  public var id: ID
  /// The title above the items; `nil` for none.
  public var header: String?
  /// The title below the items; `nil` for none.
  public var footer: String?
  /// The section's rows, in order.
  public var items: [Item]

  /// Makes a section.
  /// - Parameters:
  ///   - id: which section this is; unique in its list.
  ///   - header: the title above the items; `nil` for none.
  ///   - footer: the title below the items; `nil` for none.
  ///   - items: the rows, in order.
  public init(id: ID, header: String? = nil, footer: String? = nil, items: [Item]) {
    self.id = id
    self.header = header
    self.footer = footer
    self.items = items
  }

  /// Makes a section with the identity and titles of `original`, and other items.
  public init(original: SectionModel, items: [Item]) {
    self = original
    self.items = items
  }
}

extension SectionModel: DifferentiableSectionModelType where Item: Identifiable & Equatable {}
extension SectionModel: Equatable where Item: Equatable {}
extension SectionModel: Hashable where Item: Hashable {}
extension SectionModel: Sendable where ID: Sendable, Item: Sendable {}
