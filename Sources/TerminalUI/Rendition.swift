/// The attributes and colours in which a terminal shows what comes next: ECMA-48's graphic rendition, as far as ncurses
/// uses it.
///
/// A frame changes it a hundred times; kept in a few words, that allocates nothing.
struct Rendition: Equatable {
  private enum Color: Equatable {
    /// One of the sixteen that have codes of their own.
    case basic(Int)
    /// One of 256.
    case indexed(Int)
    case direct(red: Int, green: Int, blue: Int)

    /// Appends its codes.
    /// - Parameter extended: the code that an extended colour follows, 38 for the foreground and 48 for the background.
    func append(to codes: inout [Int], extended: Int) {
      switch self {
      case .basic(let code): codes.append(code)
      case .indexed(let index): codes += [extended, 5, index]
      case .direct(let red, let green, let blue): codes += [extended, 2, red, green, blue]
      }
    }
  }

  /// What is on: the bit of each code.
  private var attributes: UInt128 = 0
  private var foreground: Color?
  private var background: Color?

  private static func bit(_ code: Int) -> UInt128 { 1 << UInt128(code) }

  /// Whether a blank looks the same in both.
  func showsBlanks(as other: Rendition) -> Bool {
    background == other.background && visible == other.visible
  }

  /// What shows where there is no glyph: all but a bold and a dim one.
  private var visible: UInt128 { attributes & ~(Self.bit(1) | Self.bit(2)) }

  /// Takes the parameters of one `Esc [ … m`.
  mutating func apply(_ parameters: ArraySlice<UInt8>) {
    var codes = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).lazy.map {
      $0.reduce(0) { min($0 * 10 + Int($1) - 0x30, 1_000) }
    }.makeIterator()
    while let code = codes.next() {
      switch code {
      case 0: self = Rendition()
      case 22: attributes &= ~(Self.bit(1) | Self.bit(2))
      case 23...25, 27...29: attributes &= ~Self.bit(code - 20)
      case 30...37, 90...97: foreground = .basic(code)
      case 40...47, 100...107: background = .basic(code)
      case 38: foreground = Self.color(&codes)
      case 48: background = Self.color(&codes)
      case 39: foreground = nil
      case 49: background = nil
      // ECMA-48 has no others of three digits.
      default: if code < UInt128.bitWidth { attributes |= Self.bit(code) }
      }
    }
  }

  /// What stands behind a 38 or 48.
  private static func color(_ codes: inout some IteratorProtocol<Int>) -> Color {
    func next() -> Int { codes.next() ?? 0 }
    return next() == 5 ? .indexed(next()) : .direct(red: next(), green: next(), blue: next())
  }

  /// The shortest sequence that brings a terminal to this from another; from anything where that is `nil`.
  func sequence(after other: Rendition?) -> [UInt8] {
    let whole = sequence(adding: Rendition(), resets: true)
    guard let other, other.attributes & ~attributes == 0, other.foreground == nil || foreground != nil,
      other.background == nil || background != nil
    else { return whole }
    let added = sequence(adding: other, resets: false)
    return added.count <= whole.count ? added : whole
  }

  /// Turns on what another has not.
  /// - Parameter resets: whether everything is turned off before.
  private func sequence(adding other: Rendition, resets: Bool) -> [UInt8] {
    var codes: [Int] = []
    var added = attributes & ~other.attributes
    while added != 0 {
      codes.append(added.trailingZeroBitCount)
      added &= added - 1
    }
    if foreground != other.foreground { foreground?.append(to: &codes, extended: 38) }
    if background != other.background { background?.append(to: &codes, extended: 48) }
    // An empty code is 0, which turns everything off.
    var text = resets && !codes.isEmpty ? ";" : ""
    for (index, code) in codes.enumerated() { text += "\(index == 0 ? "" : ";")\(code)" }
    return Array("\u{1B}[\(text)m".utf8)
  }
}
