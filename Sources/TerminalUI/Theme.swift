/// The looks of a screen's parts, in the terminal's own sixteen colours.
///
/// Fainter text is dim rather than bright black, which some palettes give the ground's own colour.
public struct Theme: Hashable, Sendable {
  /// Ordinary text.
  public var text: Style
  /// Text of less weight: details, hints, counts.
  public var secondary: Style
  /// A section's header.
  public var header: Style
  /// The row that the cursor is on.
  public var cursorRow: Style
  /// The part of a text that a search matched.
  public var match: Style
  /// The mark of a picked row.
  public var picked: Style
  /// The bars at the screen's top and bottom.
  public var bar: Style
  /// What went wrong.
  public var error: Style

  /// A theme of those looks.
  public init(
    text: Style, secondary: Style, header: Style, cursorRow: Style, match: Style, picked: Style, bar: Style,
    error: Style
  ) {
    self.text = text
    self.secondary = secondary
    self.header = header
    self.cursorRow = cursorRow
    self.match = match
    self.picked = picked
    self.bar = bar
    self.error = error
  }

  /// For bright text on a dark ground.
  public static let dark = Theme(
    text: .plain,
    secondary: Style(.dim),
    header: Style(foreground: .cyan, .bold),
    cursorRow: Style(.reverse),
    match: Style(foreground: .yellow, .bold),
    picked: Style(foreground: .green, .bold),
    bar: Style(.dim),
    error: Style(foreground: .brightRed, .bold))

  /// For dark text on a bright ground.
  public static let light = Theme(
    text: .plain,
    secondary: Style(.dim),
    header: Style(foreground: .blue, .bold),
    cursorRow: Style(.reverse),
    match: Style(foreground: .red, .bold),
    picked: Style(foreground: .magenta, .bold),
    bar: Style(.dim),
    error: Style(foreground: .red, .bold))

  /// Without any colour.
  public static let mono = Theme(
    text: .plain,
    secondary: Style(.dim),
    header: Style(.bold),
    cursorRow: Style(.reverse),
    match: Style([.bold, .underline]),
    picked: Style(.bold),
    bar: Style(.dim),
    error: Style(.bold))

  /// The theme that the environment asks for: `mono` when `NO_COLOR` is set to anything
  /// (https://no-color.org), `light` when `COLORFGBG` names a bright ground, else `dark`.
  /// - Parameter environment: looks a variable up; `nil` when it is not set.
  public static func preferred(environment: (_ name: String) -> String?) -> Theme {
    if environment("NO_COLOR")?.isEmpty == false { return .mono }
    // "foreground;background" or "foreground;default;background", as rxvt and Konsole set it.
    let ground = environment("COLORFGBG")?.split(separator: ";").last.flatMap { UInt8($0) }
    return ground == 7 || ground == 15 ? .light : .dark
  }
}

extension Style {
  /// This style on top of another: its colours where it names any, and the attributes of both.
  public func layered(over base: Style) -> Style {
    Style(
      foreground: foreground ?? base.foreground, background: background ?? base.background,
      base.attributes.union(attributes))
  }
}
