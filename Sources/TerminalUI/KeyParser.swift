/// Turns the bytes that a terminal sends into events.
///
/// It is a pure state machine that takes one byte at a time, so it does not matter how a slow link splits
/// a sequence. What it does not know it swallows: a sequence is never taken for typed text.
///
/// Known are the keys of xterm, VT100 to VT220, the Linux console, rxvt, screen and tmux, with modifiers, xterm's
/// `modifyOtherKeys` and kitty's `CSI u` forms, bracketed paste, and SGR and X10 mouse reports; see
/// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html.
public struct KeyParser: Sendable {
  /// What bytes that are not yet an event may become.
  public enum Pending: Hashable, Sendable {
    /// Esc came: the key itself, or a sequence's first byte.
    case escape
    /// A sequence or a character is incomplete.
    case sequence
    /// A paste has not ended.
    case paste

    /// How long to wait for the next byte, in milliseconds, before `flush()`.
    public var timeout: Int {
      switch self {
      // With the frame that follows, a person waits 25 ms at most.
      case .escape: 20
      case .sequence: 500
      case .paste: 2000
      }
    }
  }

  enum State {
    case ground, character, escape, stringStart, string, csi, csiTooLong, ss3, linuxFunction, x10Mouse, paste
    case custom
  }

  static let escapeByte: UInt8 = 0x1B

  let customKeys: [[UInt8]: Key]
  let customPrefixes: Set<[UInt8]>

  var state = State.ground
  /// The bytes of the open sequence, from its Esc on.
  var raw: [UInt8] = []
  private var decoder = UTF8Decoder()
  var stringLength = 0
  private var paste = PasteCollector()
  /// Characters of this feed that have not become events, because the next may combine with them.
  var typed = String.UnicodeScalarView()
  private var events: [Event] = []

  /// A parser that knows, besides the common sequences, those of one terminal.
  /// - Parameter sequences: keys by the bytes that stand for them, as in terminfo; only those that begin
  ///   with Esc are used, and they go before the common ones.
  public init(sequences: [[UInt8]: Key] = [:]) {
    customKeys = sequences.filter { $0.key.count > 1 && $0.key.first == Self.escapeByte }
    customPrefixes = Set(customKeys.keys.flatMap { bytes in (2..<bytes.count).map { Array(bytes[..<$0]) } })
  }

  /// Takes bytes as they came and returns the events that they complete.
  ///
  /// Characters that combine become one key when they come in one call, and a key each otherwise.
  /// - Complexity: O(*n*).
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { step(byte) }
    return takeEvents()
  }

  /// What the last bytes may become; `nil` when none are left over.
  public var pending: Pending? {
    switch state {
    case .ground: nil
    case .escape: .escape
    case .paste: .paste
    default: .sequence
    }
  }

  /// Takes the left-over bytes for all that will come, once `pending`'s time is over.
  public mutating func flush() -> [Event] {
    switch state {
    case .paste: endPaste()
    default: abandon()
    }
    return takeEvents()
  }

  private mutating func takeEvents() -> [Event] {
    emitTyped()
    defer { events = [] }
    return events
  }

  mutating func emit(_ event: Event) {
    emitTyped()
    events.append(event)
  }

  private mutating func emitTyped() {
    guard !typed.isEmpty else { return }
    for character in String(typed) { events.append(.key(character == " " ? .space : .character(character))) }
    typed = String.UnicodeScalarView()
  }

  mutating func step(_ byte: UInt8) {
    switch state {
    case .ground: stepGround(byte)
    case .character: stepCharacter(byte)
    case .escape: stepEscape(byte)
    case .stringStart: stepStringStart(byte)
    case .string: stepString(byte)
    case .csi: stepCSI(byte)
    case .csiTooLong: stepTooLong(byte)
    case .ss3: stepSS3(byte)
    case .linuxFunction: stepLinuxFunction(byte)
    case .x10Mouse: stepX10Mouse(byte)
    case .paste: stepPaste(byte)
    case .custom: stepCustom(byte)
    }
  }

  /// Gives an open sequence up: what may be keys of their own become keys, the rest is dropped.
  mutating func abandon() {
    switch (state, raw.last) {
    case (.escape, _): for _ in raw { emit(.key(.escape)) }
    case (.csi, UInt8(ascii: "[")), (.ss3, UInt8(ascii: "O")), (.stringStart, _):
      if raw.count == 3 { emit(.key(.escape)) }
      if raw.count <= 3, let last = raw.last { emit(.key(.alt(Character(Unicode.Scalar(last))))) }
    default: break
    }
    end()
  }

  /// Ends a sequence that has been dealt with.
  mutating func end() {
    state = .ground
    raw = []
    decoder = UTF8Decoder()
  }

  /// Ends the open sequence because of a byte that cannot belong to it, and takes that byte afresh.
  mutating func abandon(before byte: UInt8) {
    abandon()
    step(byte)
  }

  private mutating func stepGround(_ byte: UInt8) {
    switch byte {
    case Self.escapeByte:
      state = .escape
      raw = [byte]
    case 0..<0x20, 0x7F: emit(.key(Key(control: byte)))
    case 0x20..<0x7F: typed.append(Unicode.Scalar(byte))
    default:
      state = .character
      stepCharacter(byte)
    }
  }

  private mutating func stepCharacter(_ byte: UInt8) {
    switch decoder.take(byte) {
    case .incomplete: break
    case .scalar(let scalar):
      let isAlt = !raw.isEmpty
      end()
      switch scalar.value {
      // The C1 forms of `Esc [` and `Esc O`; the other C1 controls are no text either.
      case 0x9B: (state, raw) = (.csi, [Self.escapeByte, UInt8(ascii: "[")])
      case 0x8F: (state, raw) = (.ss3, [Self.escapeByte, UInt8(ascii: "O")])
      case 0x80..<0xA0: break
      default: if isAlt { emit(.key(.alt(Character(scalar)))) } else { typed.append(scalar) }
      }
    case .invalid(let isConsumed):
      end()
      if !isConsumed { step(byte) }
    }
  }

  private mutating func stepEscape(_ byte: UInt8) {
    if byte == Self.escapeByte {
      if raw.count == 2 { emit(.key(.escape)) }
      raw = [byte, byte]
      return
    }
    if takeCustom(byte) { return }
    switch byte {
    case UInt8(ascii: "["): state = .csi
    case UInt8(ascii: "O"): state = .ss3
    case _ where raw.count == 2:
      // The first Esc was the key; the second may begin something.
      emit(.key(.escape))
      raw = [Self.escapeByte]
      stepEscape(byte)
      return
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .stringStart
    case 0x08, 0x7F:
      emit(.key(.deleteWord))
      return end()
    case 0x0D:
      emit(.key(.alt("\r")))
      return end()
    case 0..<0x20: return abandon(before: byte)
    case 0x20..<0x7F:
      emit(.key(.alt(Character(Unicode.Scalar(byte)))))
      return end()
    default:
      state = .character
      return stepCharacter(byte)
    }
    raw.append(byte)
  }

  private mutating func stepPaste(_ byte: UInt8) {
    if paste.take(byte) { endPaste() }
  }

  private mutating func endPaste() {
    emit(.paste(paste.text))
    paste = PasteCollector()
    end()
  }
}
