/// A cell in eight bytes, so that drawing and comparing a frame touch no heap.
struct PackedCell: Hashable, Sendable {
  enum Content {
    /// A grapheme of one scalar.
    case scalar(Unicode.Scalar)
    /// A grapheme of several, kept beside the cells.
    case cluster(Int)
    /// The second half of the grapheme before.
    case continuation
  }

  private static let clusterFlag: UInt32 = 1 << 31
  private static let continuationGlyph = UInt32.max

  /// The glyph below the look, in one word that is compared at once.
  private var bits: UInt64

  private init(glyph: UInt32, _ style: Style) {
    bits = UInt64(style.packed) << 32 | UInt64(glyph)
  }

  /// A scalar's value, the index of a cluster with the highest bit set, or all ones for a second half.
  private var glyph: UInt32 {
    get { UInt32(truncatingIfNeeded: bits) }
    set { bits = bits & ~0xFFFF_FFFF | UInt64(newValue) }
  }

  init(_ scalar: Unicode.Scalar, _ style: Style) { self.init(glyph: scalar.value, style) }

  init(cluster index: Int, _ style: Style) {
    self.init(glyph: Self.clusterFlag | UInt32(truncatingIfNeeded: index), style)
  }

  static func blank(_ style: Style) -> PackedCell { PackedCell(" ", style) }

  static func continuation(_ style: Style) -> PackedCell { PackedCell(glyph: continuationGlyph, style) }

  var isContinuation: Bool { glyph == Self.continuationGlyph }

  var style: Style {
    get { Style(packed: UInt32(truncatingIfNeeded: bits >> 32)) }
    set { self = PackedCell(glyph: glyph, newValue) }
  }

  /// The grapheme when it is one scalar; a blank stands for every other.
  var scalar: Unicode.Scalar {
    get { Unicode.Scalar(glyph) ?? " " }
    set { glyph = newValue.value }
  }

  var content: Content {
    if isContinuation { return .continuation }
    if glyph & Self.clusterFlag != 0 { return .cluster(Int(glyph & ~Self.clusterFlag)) }
    return .scalar(scalar)
  }
}

extension Style {
  /// The style in 24 bits: attributes, then background and foreground as 0 for none or one more than the colour.
  fileprivate var packed: UInt32 {
    UInt32(foreground.map { $0.rawValue + 1 } ?? 0)
      | UInt32(background.map { $0.rawValue + 1 } ?? 0) << 8
      | UInt32(attributes.rawValue) << 16
  }

  fileprivate init(packed: UInt32) {
    self.init(
      foreground: Color(rawValue: UInt8(truncatingIfNeeded: packed) &- 1),
      background: Color(rawValue: UInt8(truncatingIfNeeded: packed >> 8) &- 1),
      Attributes(rawValue: UInt8(truncatingIfNeeded: packed >> 16)))
  }
}
