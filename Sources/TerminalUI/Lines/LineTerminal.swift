/// Something that shows lines and asks for lines: a terminal whose cursor need not move, a pipe, or a test.
///
/// `DescriptorLineTerminal` is the real one, `ScriptedLineTerminal` the one tests use.
@MainActor
public protocol LineTerminal: AnyObject {
  /// Shows a line. Nothing is left in it that a terminal would obey.
  func show(_ line: String)

  /// Asks for a line.
  /// - Returns: the answer without its line end; `nil` when there are no more.
  func ask(_ prompt: String) -> String?
}
