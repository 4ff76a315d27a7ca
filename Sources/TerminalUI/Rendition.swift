/// The attributes and colours in which a terminal shows what comes next: ECMA-48's graphic rendition, as far as ncurses
/// uses it.
struct Rendition: Equatable {
  /// The codes of what is on, each with the sub-codes that belong to it: `1`, `33`, `38;5;12`.
  private var attributes: [[Int]] = []
  private var foreground: [Int] = []
  private var background: [Int] = []

  /// Whether a blank looks the same in both.
  func showsBlanks(as other: Rendition) -> Bool {
    background == other.background && visible == other.visible
  }

  /// What shows where there is no glyph: all but a bold and a dim one.
  private var visible: [[Int]] { attributes.filter { $0 != [1] && $0 != [2] } }

  /// Takes the parameters of one `Esc [ … m`.
  mutating func apply(_ parameters: ArraySlice<UInt8>) {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.reduce(0) { min($0 * 10 + Int($1) - 0x30, 1_000) }
    }
    var rest = numbers[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = Rendition()
      case 22: attributes.removeAll { $0 == [1] || $0 == [2] }
      case 24: attributes.removeAll { $0 == [4] }
      case 27: attributes.removeAll { $0 == [7] }
      case 30...37, 90...97: foreground = [code]
      case 40...47, 100...107: background = [code]
      case 38, 48:
        // A colour of 256 is `38;5;n`, any other `38;2;r;g;b`.
        let length = rest.first == 5 ? 2 : 4
        let color = [code] + rest.prefix(length)
        rest = rest.dropFirst(length)
        if code == 38 { foreground = color } else { background = color }
      case 39: foreground = []
      case 49: background = []
      default: if !attributes.contains([code]) { attributes.append([code]) }
      }
    }
  }

  /// The shortest sequence that brings a terminal to this from another; from anything where that is `nil`.
  func sequence(after other: Rendition?) -> [UInt8] {
    let whole = Self.sequence([[]] + codes)
    guard let other, other.attributes.allSatisfy(attributes.contains),
      other.foreground.isEmpty || !foreground.isEmpty, other.background.isEmpty || !background.isEmpty
    else { return whole }
    let known = other.codes
    let added = Self.sequence(codes.filter { !known.contains($0) })
    return added.count <= whole.count ? added : whole
  }

  private var codes: [[Int]] { (attributes + [foreground, background]).filter { !$0.isEmpty } }

  /// An empty code is 0, which turns everything off.
  private static func sequence(_ codes: [[Int]]) -> [UInt8] {
    let text = codes.map { $0.map(String.init).joined(separator: ";") }.joined(separator: ";")
    return Array("\u{1B}[\(text)m".utf8)
  }
}
