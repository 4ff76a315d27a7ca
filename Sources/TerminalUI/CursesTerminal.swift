internal import CNcurses

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The controlling terminal, driven through ncurses.
///
/// It is opened as `/dev/tty`, so that standard input and output stay free for data. ncurses keeps the terminal's
/// modes and sends the least bytes that turn one frame into the next; keys are read as bytes and parsed by
/// `KeyParser`. Nothing is asked of the terminal, so a slow one costs no time at the start.
@MainActor
public final class CursesTerminal: Terminal {
  /// The signal that asked the program to end.
  public internal(set) var endingSignal: Int32?
  /// The size now.
  public internal(set) var size: Size

  let descriptor: Int32
  /// The terminal once more, for ncurses to write to.
  let painting: Int32
  /// Where ncurses' writes of a frame are gathered; -1 where they go out as they come.
  let memory: Int32
  /// Whether the terminal speaks the sequences that the compactor knows.
  let speaksECMA48: Bool
  var compactor = FrameCompactor()
  private let file: UnsafeMutablePointer<FILE>
  private let screen: OpaquePointer
  private let foundModes: termios
  let signals: SignalPipe
  private let crashGuard: CrashGuard
  let servesMainQueue: Bool
  private let usesMouse: Bool
  private var isRestored = false
  /// Whether a frame was presented. Until then nothing has been sent, so that whoever finds that there is nothing to
  /// show leaves the terminal as it was, without a flash.
  private var isShowing = false

  var parser = KeyParser()
  /// Set up when first waited for, since the first frame needs neither this nor the terminal's own keys.
  var mainQueue: MainQueue?
  var isWaitingSetUp = false
  /// When the bytes came that the parser has left over.
  var pendingSince: ContinuousClock.Instant?

  /// What ncurses holds; `nil` when all must be painted.
  var shown: Canvas?
  var isCursorShown = true
  var pairs: [UInt16: Int16] = [:]

  /// Takes the terminal over: no echo, keys as they are typed, and with the first frame that is presented the
  /// alternate screen and bracketed paste.
  ///
  /// Sets the process's character type (`LC_CTYPE`) from the environment, and to UTF-8 where that has none.
  /// - Parameter mouse: whether clicks and the wheel are reported, which takes them from the terminal's own
  ///   selection of text.
  /// - Throws: `TerminalError` when there is no terminal or it cannot show a screen; it is then left untouched.
  public convenience init(mouse: Bool = false) throws(TerminalError) {
    let type = getenv("TERM").map { String(cString: $0) }
    try self.init(device: Self.device, type: type, mouse: mouse, servesMainQueue: true)
  }

  private static var device: String {
    #if canImport(Darwin)
      // poll(2) does not take /dev/tty on macOS, but does take the device that it stands for.
      for descriptor in 0...2 as ClosedRange<Int32> {
        if let name = ttyname(descriptor) { return String(cString: name) }
      }
    #endif
    return "/dev/tty"
  }

  /// - Parameters:
  ///   - device: the path of a terminal.
  ///   - type: its name in terminfo.
  ///   - servesMainQueue: whether waiting runs the main actor's work, which is possible on the main thread only.
  init(device: String, type: String?, mouse: Bool, servesMainQueue: Bool) throws(TerminalError) {
    Self.setCharacterType()
    let descriptor = open(device, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw TerminalError(.noTerminal) }
    var modes = termios()
    let painting = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard tcgetattr(descriptor, &modes) == 0, painting >= 0, let file = fdopen(painting, "r+") else {
      close(painting)
      close(descriptor)
      throw TerminalError(.noTerminal)
    }
    // The signals are taken first: ncurses installs handlers only where it finds none, except for SIGTSTP.
    guard
      let signals = SignalPipe(
        signals: [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT],
        ignorable: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP])
    else {
      fclose(file)
      close(descriptor)
      throw TerminalError(.noTerminal)
    }
    let screen: OpaquePointer
    do throws(TerminalError) {
      screen = try Self.makeScreen(type: type, file: file)
    } catch {
      // newterm may have changed the modes before the lack was noticed.
      tcsetattr(descriptor, TCSANOW, &modes)
      signals.close()
      fclose(file)
      close(descriptor)
      throw error
    }
    signals.install(SIGTSTP)
    self.descriptor = descriptor
    self.painting = painting
    memory = cncurses_memory()
    speaksECMA48 = Self.speaksECMA48
    self.file = file
    self.screen = screen
    self.signals = signals
    self.servesMainQueue = servesMainQueue
    foundModes = modes
    usesMouse = mouse
    size = Size(columns: Int(getmaxx(cncurses_stdscr())), rows: Int(getmaxy(cncurses_stdscr())))
    crashGuard = CrashGuard(descriptor: descriptor, modes: modes, farewell: Self.farewell(mouse: mouse))

    raw()
    noecho()
    // ncurses would look for input where a frame is gathered, and break the frame off.
    typeahead(-1)
    nonl()
    if has_colors() {
      start_color()
      use_default_colors()
    }
    // Lets a list that scrolls cost a few bytes where the terminal can move lines.
    idlok(cncurses_stdscr(), true)
    settleOutput()
    enter()
  }

  private static func makeScreen(
    type: String?, file: UnsafeMutablePointer<FILE>
  ) throws(TerminalError) -> OpaquePointer {
    guard let type, !type.isEmpty else { throw TerminalError(.unknownType(nil)) }
    guard let screen = newterm(type, file, file) ?? newterm(substitute(for: type), file, file) else {
      throw TerminalError(.unknownType(type))
    }
    guard capability("cup") != nil else {
      delscreen(screen)
      throw TerminalError(.notAddressable(type))
    }
    return screen
  }

  /// The type for which a terminal passes whose own is unknown here, as it often is after a login from elsewhere:
  /// those that are named so obey the sequences of xterm, or of screen.
  private static func substitute(for type: String) -> String {
    let name = type.lowercased()
    if name.hasPrefix("tmux") || name.hasPrefix("screen") { return "screen" }
    let kin = [
      "xterm", "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole", "mintty",
      "mlterm",
      "nsterm", "putty", "rio", "rxvt", "st-", "vte", "wezterm",
    ]
    return kin.contains { name.hasPrefix($0) } ? "xterm-256color" : type
  }

  /// Gives the terminal back as it was found: modes, cursor, screen, signals. Safe to call twice.
  public func restore() {
    guard !isRestored else { return }
    isRestored = true
    if isShowing { leave() }
    var modes = foundModes
    tcsetattr(descriptor, TCSADRAIN, &modes)
    crashGuard.close()
    signals.close()
    delscreen(screen)
    fclose(file)
    close(memory)
    close(descriptor)
  }

  /// Shows the canvas, sending only what changed, and puts the hardware cursor at `cursor` (hidden when `nil`).
  public func present(_ canvas: Canvas, cursor: Point?) {
    guard !isRestored else { return }
    if !isShowing {
      isShowing = true
      setReports(enabled: true)
    }
    paint(canvas)
    setCursor(cursor)
  }

  /// Waits for events or main-actor work; see `Terminal`.
  public func nextEvents(timeout: Int?) -> [Event]? {
    isRestored || endingSignal != nil ? nil : waitForEvents(timeout: timeout)
  }

  /// Leaves every mode, as at the end, but so that `enter()` can take them up again.
  func leave() {
    if isShowing { setReports(enabled: false) }
    endwin()
  }

  /// Takes the terminal up again after `leave()`; the next frame is painted whole.
  func enter() {
    reset_prog_mode()
    compactor = FrameCompactor()
    readSize()
    if isShowing { setReports(enabled: true) }
    repaint()
  }

  /// Reads the terminal's size anew; the next frame is painted whole.
  func readSize() {
    var rows: Int32 = 0
    var columns: Int32 = 0
    // ncurses prefers LINES and COLUMNS, which some shells export and a resize leaves stale.
    guard cncurses_window_size(descriptor, &rows, &columns) == 0 else { return }
    if rows != getmaxy(cncurses_stdscr()) || columns != getmaxx(cncurses_stdscr()) {
      resizeterm(rows, columns)
    }
    size = Size(columns: Int(columns), rows: Int(rows))
    shown = nil
  }

  /// Brings ncurses past its first state, in which it flushes after every move of the cursor (6.4: `_nc_mvcur`),
  /// to where a frame is one write. Only `endwin` does that, so its output goes nowhere for a moment.
  private func settleOutput() {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if nowhere >= 0, dup2(nowhere, painting) >= 0 {
      endwin()
      dup2(descriptor, painting)
    }
    close(nowhere)
  }

  /// Switches the terminal's reports of pastes and of the mouse, for which terminfo has no names.
  private func setReports(enabled: Bool) {
    let letter = enabled ? "h" : "l"
    let text = "\u{1B}[?2004\(letter)" + (usesMouse ? "\u{1B}[?1000\(letter)\u{1B}[?1006\(letter)" : "")
    // Between frames ncurses holds nothing back, so writing beside it keeps the order.
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// What leaves every mode by itself, for when ncurses cannot be asked any more.
  private static func farewell(mouse: Bool) -> [UInt8] {
    let modes = "\u{1B}[?2004l" + (mouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
    return ["sgr0", "cnorm", "rmcup"].reduce(into: Array(modes.utf8)) { $0 += capability($1) ?? [] }
  }

  /// A string of the terminal's terminfo entry.
  static func capability(_ name: String) -> [UInt8]? {
    // tigetstr tells "no such name" by -1 and "not in this terminal" by null.
    guard let string = tigetstr(name), Int(bitPattern: string) != -1 else { return nil }
    return Array(String(cString: string).utf8)
  }

  /// Whether attributes are set and moves are made as ECMA-48 has them.
  private static var speaksECMA48: Bool {
    let off = capability("sgr0") ?? []
    return (off.starts(with: "\u{1B}[".utf8) || off.starts(with: "\u{1B}(B\u{1B}[".utf8))
      && capability("hpa") == Array("\u{1B}[%i%p1%dG".utf8)
  }

  private static func setCharacterType() {
    if setlocale(LC_CTYPE, "") != nil, String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" { return }
    // Without a UTF-8 locale ncurses would send Hangul as question marks; macOS calls the plain one "UTF-8".
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      return
    }
  }
}
