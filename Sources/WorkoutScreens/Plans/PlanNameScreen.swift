internal import SectionedList
internal import TerminalUI
internal import WorkoutCatalog

/// The screen that asks for a plan's name.
@MainActor
final class PlanNameScreen: Screen {
  private let context: CatalogContext
  private let nameBar: SearchBar
  private let chrome: ListChrome
  private let title: String
  private let accept: (String) throws(StoreError) -> Void

  /// A screen that begins with a name.
  /// - Parameters:
  ///   - title: what the name is for.
  ///   - name: the text to begin with.
  ///   - accept: takes the name when Enter is pressed; while it throws, the screen stays and says why.
  init(
    context: CatalogContext, title: String, name: String,
    accept: @escaping (String) throws(StoreError) -> Void
  ) {
    let phrases = context.phrases
    self.context = context
    self.title = title
    self.accept = accept
    nameBar = SearchBar(
      prompt: phrases.choose("Name: ", "이름: "), placeholder: phrases.choose("Push day", "가슴 운동하는 날"),
      theme: context.theme)
    nameBar.text = name
    // No list belongs to a name, but the same keys and the same bar do.
    let tableView = TableView(theme: context.theme)
    chrome = ListChrome(
      context: context, tableView: tableView,
      hints: [.init("Enter", phrases.choose("save", "저장")), phrases.backHint],
      help: (
        title,
        [
          .init("Enter", phrases.choose("save", "저장")),
          .init("Ctrl-W/U", phrases.choose("delete a word, all", "낱말, 글 지우기")),
          .init("Esc", phrases.choose("back, change nothing", "바꾸지 않고 뒤로")),
        ]
      ))
  }

  /// The caret in the name.
  var cursor: Point? { nameBar.cursor }

  func willAppear(in navigator: any Navigator) {
    chrome.willAppear(in: navigator)
  }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    chrome.draw([chrome.title(title), nameBar], on: &canvas, in: frame)
  }

  func handle(_ event: Event) -> Bool {
    guard event == .key(.enter) else { return chrome.handle(event) || nameBar.handle(event) }
    chrome.notice = nil
    do throws(StoreError) {
      try accept(nameBar.text)
    } catch {
      chrome.tell(error)
      return true
    }
    return true
  }

  /// Goes back to the screen below.
  func leave() {
    chrome.navigator?.pop()
  }
}
