/// A line at the foot of a screen: how things are at the left, the keys that help at the right.
///
/// What does not fit goes: first the hints, from the last, then the end of the text.
@MainActor
public final class StatusBar: View {
  /// A key and what it does, in a word or two.
  public struct Hint: Hashable, Sendable {
    /// The key's name.
    public var key: String
    /// What it does.
    public var label: String

    /// A hint for a key.
    public init(_ key: String, _ label: String) {
      self.key = key
      self.label = label
    }

    fileprivate var width: Int { DisplayText.width(of: key) + 1 + DisplayText.width(of: label) }
  }

  /// How things are.
  public var text: String
  /// Whether the text says what went wrong.
  public var isError = false
  /// The keys, the most useful first.
  public var hints: [Hint]
  /// The looks.
  public var theme: Theme

  /// A status bar.
  public init(text: String = "", hints: [Hint] = [], theme: Theme = .dark) {
    self.text = text
    self.hints = hints
    self.theme = theme
  }

  /// Draws on the first line of `frame`.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    guard !frame.isEmpty else { return }
    let line = Rect(column: frame.column, row: frame.row, columns: frame.columns, rows: 1)
    canvas.clipped(to: line) { canvas in
      canvas.fill(line, style: theme.bar)
      let style = isError ? theme.error.layered(over: theme.bar) : theme.bar
      let used = canvas.write(
        text, at: Point(column: line.column, row: line.row), width: line.columns, style: style)
      drawHints(on: &canvas, in: line.inset(left: used == 0 ? 0 : used + Self.gap))
    }
  }

  /// The blanks between two hints, and at least between text and hints.
  private static let gap = 2

  private func drawHints(on canvas: inout Canvas, in frame: Rect) {
    var shown: [Hint] = []
    var width = 0
    for hint in hints {
      let more = hint.width + (shown.isEmpty ? 0 : Self.gap)
      guard width + more <= frame.columns else { break }
      width += more
      shown.append(hint)
    }
    var column = frame.column + frame.columns - width
    for hint in shown {
      let spans = [
        Span(hint.key, style: Style(.bold).layered(over: theme.text)),
        Span(" \(hint.label)", style: theme.bar),
      ]
      canvas.write(spans, at: Point(column: column, row: frame.row), width: hint.width)
      column += hint.width + Self.gap
    }
  }
}
