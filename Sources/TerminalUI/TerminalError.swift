/// Why a terminal cannot be used; the message is for the person who started the program.
public struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The program runs without a controlling terminal.
    case noTerminal
    /// `TERM` is not set, or names a terminal that the terminfo database does not know.
    case unknownType(String?)
    /// The terminal of that type cannot place its cursor.
    case notAddressable(String)
  }

  /// What is wrong.
  public let reason: Reason

  /// An error for that reason.
  public init(_ reason: Reason) { self.reason = reason }

  /// One sentence without a full stop, to print after the program's name.
  public var description: String {
    switch reason {
    case .noTerminal: "no terminal to draw on"
    case .unknownType(nil): "TERM is not set, so the terminal's type is unknown"
    case .unknownType(let name?): "the terminal type '\(name)' (TERM) is unknown here"
    case .notAddressable(let name): "a terminal of type '\(name)' (TERM) cannot show a screen"
    }
  }
}
