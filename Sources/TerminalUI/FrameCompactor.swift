/// Says in fewer bytes what ncurses has said of a frame, for a slow line carries them one by one.
///
/// ncurses turns everything off before it turns anything on, parts colours from attributes, changes them for blanks that
/// look the same, selects a character set that nobody has left, and names the row of every move. Everything else goes
/// through as it is. It knows the sequences of ECMA-48, so it is for terminals that speak these.
struct FrameCompactor {
  private static let escape: UInt8 = 0x1B

  /// What the terminal is set to; `nil` before the first frame, for whoever had it before may have left anything.
  private var shown: Rendition?
  private var wanted = Rendition()
  /// The row that the cursor was last moved to and has not left.
  private var row: ArraySlice<UInt8>?
  private var output: [UInt8] = []

  /// The frame in fewer bytes. Frames must come whole, and in order.
  /// - Complexity: O(*n*).
  mutating func compact(_ frame: [UInt8]) -> [UInt8] {
    output.reserveCapacity(frame.count)
    row = nil
    var rest = frame[...]
    while let first = rest.first {
      let length = length(of: rest, first)
      take(rest.prefix(length), first)
      rest = rest.dropFirst(length)
    }
    settle()
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  /// How many bytes belong together at the beginning.
  private func length(of bytes: ArraySlice<UInt8>, _ first: UInt8) -> Int {
    guard first == Self.escape else {
      guard first > 0x20 else { return 1 }
      return bytes.firstIndex { $0 <= 0x20 }.map { $0 - bytes.startIndex } ?? bytes.count
    }
    switch bytes.dropFirst().first {
    case UInt8(ascii: "["):
      let parameters = bytes.dropFirst(2).prefix { (0x20..<0x40).contains($0) }
      return min(bytes.count, parameters.count + 3)
    case UInt8(ascii: "("), UInt8(ascii: ")"): return min(bytes.count, 3)
    default: return min(bytes.count, 2)
    }
  }

  private mutating func take(_ token: ArraySlice<UInt8>, _ first: UInt8) {
    guard first == Self.escape else {
      if first > 0x20 || !showsBlanksAsWanted { settle() }
      // Only these controls leave the cursor in its row.
      if first < 0x20, first != 0x08, first != 0x0D { row = nil }
      output += token
      return
    }
    if token.elementsEqual([Self.escape, UInt8(ascii: "("), UInt8(ascii: "B")]) { return }
    let parameters = token.dropFirst(2).dropLast()
    let isControl = token.dropFirst().first == UInt8(ascii: "[")
    let isPlain = parameters.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
    if isControl, isPlain, token.last == UInt8(ascii: "m") { return wanted.apply(parameters) }
    // What is erased or scrolled in takes the background.
    if !showsBlanksAsWanted { settle() }
    guard isControl, isPlain, let final = token.last else {
      row = nil
      output += token
      return
    }
    switch final {
    case UInt8(ascii: "H"): move(token, parameters)
    // Moves along the row, and what erases, inserts and deletes in it.
    case UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "K"), UInt8(ascii: "P"),
      UInt8(ascii: "X"), UInt8(ascii: "@"):
      output += token
    default:
      row = nil
      output += token
    }
  }

  /// Names the row of a move only if it is another.
  private mutating func move(_ token: ArraySlice<UInt8>, _ parameters: ArraySlice<UInt8>) {
    let ends = parameters.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, let row, row.elementsEqual(ends[0]) else {
      row = ends.count == 2 ? ends[0] : nil
      output += token
      return
    }
    output += [Self.escape, UInt8(ascii: "[")] + ends[1] + [UInt8(ascii: "G")]
  }

  private var showsBlanksAsWanted: Bool { shown?.showsBlanks(as: wanted) ?? false }

  private mutating func settle() {
    guard shown != wanted else { return }
    output += wanted.sequence(after: shown)
    shown = wanted
  }
}
