/// One of the terminal's own sixteen colours, so that a theme follows what the person has chosen.
public enum Color: UInt8, Hashable, Sendable, CaseIterable {
  /// One of the eight that every colour terminal has.
  case black, red, green, yellow, blue, magenta, cyan, white
  /// A brighter one; a terminal of eight colours shows the plain one bold instead.
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}

/// How a cell looks.
public struct Style: Hashable, Sendable {
  /// The marks that a terminal can put on a cell besides its colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// A set of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter than the rest.
    public static let dim = Attributes(rawValue: 2)
    /// A line below the text.
    public static let underline = Attributes(rawValue: 4)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 8)
  }

  /// The text's colour; the terminal's default when `nil`.
  public var foreground: Color?
  /// The cell's colour; the terminal's default when `nil`.
  public var background: Color?
  /// Bold, dim, underline and reverse.
  public var attributes: Attributes

  /// A style; by default the terminal's own.
  public init(foreground: Color? = nil, background: Color? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  public static let plain = Style()

  /// The style with those attributes added.
  public func adding(_ more: Attributes) -> Style {
    Style(foreground: foreground, background: background, attributes.union(more))
  }
}
