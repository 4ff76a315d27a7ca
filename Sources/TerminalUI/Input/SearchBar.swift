/// One line in which a person types what to search for.
///
/// It edits as a shell does (`TextInput`), scrolls sideways when the text is longer than the line, and leaves
/// the keys of a list to the list; Enter too, unless the delegate uses it.
///
/// Esc with a search begun clears the text and ends it; without one it is left to the screen. A screen that
/// wants Esc for itself takes it before the search bar is asked.
@MainActor
public final class SearchBar: Responder {
  /// Who is told what a person does.
  public weak var delegate: (any SearchBarDelegate)?
  /// What stands before the text.
  public var prompt: String
  /// What is shown while there is no text.
  public var placeholder: String
  /// The looks.
  public var theme: Theme
  /// Whether a person has begun to search and has neither cancelled nor been cleared by the program.
  public private(set) var isEditing = false
  /// The text and its caret.
  public private(set) var input = TextInput()
  /// Where the caret stands.
  public private(set) var cursor: Point?
  /// How many graphemes are scrolled off at the left.
  private var scrolled = 0

  /// A search bar without text.
  /// - Parameters:
  ///   - prompt: what stands before the text.
  ///   - placeholder: what is shown while there is no text.
  ///   - theme: the looks.
  public init(prompt: String = "› ", placeholder: String = "", theme: Theme = .dark) {
    self.prompt = prompt
    self.placeholder = placeholder
    self.theme = theme
  }

  /// The text. Setting it puts the caret at its end and tells no delegate; setting it empty ends editing.
  public var text: String {
    get { input.text }
    set {
      input = TextInput(newValue)
      scrolled = 0
      isEditing = !input.isEmpty
    }
  }

  /// Edits, or leaves the event to others.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.escape):
      return cancel()
    case .key(.enter):
      return delegate?.searchBarDidReturn(self) ?? false
    case .key(let key):
      return edit { $0.handle(key) }
    case .paste(let text):
      return edit {
        $0.insert(text)
        return true
      }
    case .resize, .click, .scroll:
      return false
    }
  }

  private func edit(_ change: (inout TextInput) -> Bool) -> Bool {
    let former = input.characters
    guard change(&input) else { return false }
    guard input.characters != former else { return true }
    if !isEditing {
      isEditing = true
      delegate?.searchBarTextDidBeginEditing(self)
    }
    delegate?.searchBar(self, textDidChange: text)
    return true
  }

  private func cancel() -> Bool {
    guard isEditing else { return false }
    text = ""
    delegate?.searchBarDidCancel(self)
    return true
  }

  /// Draws prompt and text on the first line of `frame`.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    cursor = nil
    guard !frame.isEmpty else { return }
    canvas.clipped(to: frame) { canvas in
      let start = Point(column: frame.column, row: frame.row)
      // Half of a narrow line is the text's.
      let promptWidth = canvas.write(prompt, at: start, width: frame.columns / 2, style: theme.header)
      let field = frame.inset(left: promptWidth)
      drawText(on: &canvas, at: Point(column: field.column, row: field.row), width: field.columns)
    }
  }

  private func drawText(on canvas: inout Canvas, at start: Point, width: Int) {
    if input.isEmpty {
      scrolled = 0
      canvas.write(placeholder, at: start, width: width, style: theme.secondary)
      cursor = start
      return
    }
    let widths = input.characters.map { DisplayText.width(of: String($0)) }
    scroll(widths: widths, width: width)
    var shown = ""
    var room = width
    for index in scrolled..<widths.count {
      guard widths[index] <= room else { break }
      shown.append(input.characters[index])
      room -= widths[index]
    }
    canvas.write(shown, at: start, width: width, style: theme.text)
    let column = widths[scrolled..<input.caret].reduce(0, +)
    cursor = Point(column: start.column + min(column, width - 1), row: start.row)
  }

  /// Scrolls no more than the caret needs, which stands on a cell of its own at the end of the text; and
  /// back, when there is room again.
  private func scroll(widths: [Int], width: Int) {
    scrolled = min(scrolled, input.caret)
    let caretWidth = input.caret < widths.count ? min(widths[input.caret], width) : 1
    var needed = widths[scrolled..<input.caret].reduce(0, +) + caretWidth
    while needed > width, scrolled < input.caret {
      needed -= widths[scrolled]
      scrolled += 1
    }
    var used = widths[scrolled...].reduce(0, +) + 1
    while scrolled > 0, used + widths[scrolled - 1] <= width {
      scrolled -= 1
      used += widths[scrolled]
    }
  }
}
