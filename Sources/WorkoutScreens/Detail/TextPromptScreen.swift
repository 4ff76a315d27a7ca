internal import TerminalUI
internal import WorkoutCatalog

/// A screen that asks for one line of text.
@MainActor
final class TextPromptScreen: Screen {
  private let context: CatalogContext
  private let title: String
  private let explanation: String
  private let bar: SearchBar
  private let chrome: ListChrome
  private let onReturn: (String) -> String?

  /// A screen that begins with a text.
  /// - Parameters:
  ///   - title: what the text is of.
  ///   - explanation: how it is written.
  ///   - onReturn: takes the text, or says what is wrong with it.
  init(
    context: CatalogContext, title: String, explanation: String, text: String,
    onReturn: @escaping (String) -> String?
  ) {
    let phrases = context.phrases
    self.context = context
    self.title = title
    self.explanation = explanation
    self.onReturn = onReturn
    bar = SearchBar(prompt: "› ", theme: context.theme)
    bar.text = text
    chrome = ListChrome(
      context: context, tableView: TableView(theme: context.theme),
      hints: [.init("Enter", phrases.choose("save", "저장")), phrases.backHint], help: (title, []))
  }

  /// The caret in the text.
  var cursor: Point? { bar.cursor }

  func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let explanation = TitleView(explanation, detail: "", style: context.theme.secondary)
    chrome.draw([chrome.title(title), bar, explanation], on: &canvas, in: frame)
  }

  func handle(_ event: Event) -> Bool {
    chrome.notice = nil
    switch event {
    case .key(.enter):
      if let trouble = onReturn(bar.text) {
        chrome.notice = Notice(trouble, isError: true)
      } else {
        chrome.navigator?.pop()
      }
    // The bar itself would only take the text back.
    case .key(.escape): chrome.navigator?.pop()
    default: return bar.handle(event)
    }
    return true
  }
}
