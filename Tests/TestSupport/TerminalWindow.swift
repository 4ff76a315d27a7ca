internal import Foundation

/// A window of a real terminal (tmux, which is not attached to anything) in which one program runs.
///
/// The program's errors go to a file, and so does its output if that is to be collected, so that only what it draws is on
/// the screen. Before it starts, and after it has ended, the terminal's modes are noted.
public final class TerminalWindow: Sendable {
  /// Something that a program was expected to do in time and did not.
  public struct Failure: Error, CustomStringConvertible {
    /// What was waited for, and the screen that came instead.
    public let description: String
  }

  /// How the program ended.
  public struct Ending: Sendable {
    /// The status that the shell saw.
    public let status: Int32
    /// What the program wrote to its standard output; nothing if that was the terminal.
    public let output: String
    /// What the program wrote to its standard error.
    public let errors: String
    /// Whether the terminal's modes are as they were.
    public let areModesRestored: Bool
    /// Every byte that the terminal was sent from the program's start to its end.
    public let sent: String
  }

  /// Longer than anything here takes, even where many programs run at once.
  private static let patience: TimeInterval = 60

  private let folder: TemporaryFolder
  private let name = "workout-catalog-\(UUID().uuidString)"

  /// Starts a program in a window.
  /// - Parameters:
  ///   - words: the program's path and its arguments.
  ///   - columns: the window's width in cells.
  ///   - rows: the window's height in cells.
  ///   - collectsOutput: whether the standard output is a file, as it is in a pipe, or the terminal.
  ///   - environment: variables that the program has besides PATH, HOME and TERM; the character set is UTF-8.
  public init(
    _ words: [String], columns: Int = 80, rows: Int = 24, collectsOutput: Bool = true,
    environment: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder()
    // The program waits for a line, so that what the terminal is sent can be kept from the first byte.
    let script = """
      cd "$1"; shift
      stty -g > modes-before
      read -r line
      "$@" > \(collectsOutput ? "output" : "/dev/tty") 2> errors
      echo $? > status.new
      stty -g > modes-after
      mv status.new status
      echo; echo ENDED
      exec cat
      """
    var session = ["-f", "/dev/null", "-u", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
    for (name, value) in environment { session += ["-e", "\(name)=\(value)"] }
    try tmux(session + ["sh", "-c", script, "sh", folder.path] + words)
    try wait(for: "the shell") { _ in exists("modes-before") }
    try tmux(["pipe-pane", "-o", "cat > '\(folder.path("sent"))'"])
    try wait(for: "the pipe") { _ in exists("sent") }
    try press("Enter")
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// The lines on the screen, without trailing blanks.
  public var lines: [String] {
    get throws {
      try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
    }
  }

  /// Types a text.
  public func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// Presses keys, by tmux's names for them: `Enter`, `Escape`, `Down`, `Space`, `C-c`.
  public func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Gives the window another size, in cells.
  public func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the screen shows something.
  /// - Returns: the lines that do.
  /// - Throws: `Failure` with the screen, if it never does.
  @discardableResult
  public func wait(for what: String, until isShown: ([String]) throws -> Bool) throws -> [String] {
    let deadline = Date.now + Self.patience
    while true {
      let lines = try lines
      if try isShown(lines) { return lines }
      guard Date.now < deadline else {
        throw Failure(description: "waited for \(what) in vain:\n" + lines.joined(separator: "\n"))
      }
      // Only to leave the program the processor: what is waited for is looked at, however soon it comes.
      usleep(5_000)
    }
  }

  /// Waits until some line of the screen holds a text.
  /// - Returns: the lines of the screen.
  @discardableResult
  public func wait(for text: String) throws -> [String] {
    try wait(for: "“\(text)”") { lines in lines.contains { $0.contains(text) } }
  }

  /// Waits for the program's end.
  public func end() throws -> Ending {
    try wait(for: "the end") { lines in exists("status") && lines.contains("ENDED") }
    return Ending(
      status: Int32(try read("status").trimmingCharacters(in: .whitespacesAndNewlines)) ?? -1,
      output: exists("output") ? try read("output") : "", errors: try read("errors"),
      areModesRestored: try read("modes-before") == read("modes-after"), sent: try read("sent"))
  }

  /// Whether the terminal shows the alternate screen, which a program must leave.
  public var isOnAlternateScreen: Bool { get throws { try value(of: "alternate_on") == "1" } }

  /// Whether the terminal shows its cursor.
  public var isCursorShown: Bool { get throws { try value(of: "cursor_flag") == "1" } }

  private func value(of variable: String) throws -> String {
    try tmux(["display-message", "-p", "#{\(variable)}"]).trimmingCharacters(in: .newlines)
  }

  private func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(file)) }

  private func read(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder.path(file))), as: UTF8.self)
  }

  @discardableResult
  private func tmux(_ words: [String]) throws -> String {
    let variables = [
      "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "HOME": folder.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    let run = try Subprocess.run(["/usr/bin/env", "tmux", "-L", name] + words, environment: variables)
    guard run.status == 0 else {
      throw Failure(description: "tmux \(words.first ?? "") failed: \(run.errors)")
    }
    return run.output
  }
}
