/// Several screens as tabs of one, with a bar at the top that names them.
///
/// Alt-1 to Alt-9 or a click on a title go to a tab, Ctrl-T to the next. The tab in front gets all other
/// events; what it pushes covers the bar too.
@MainActor
public final class TabScreen: Screen, Navigator {
  /// A screen and its title.
  public struct Tab {
    /// What the bar calls it.
    public var title: String
    /// What is shown while it is in front.
    public var screen: any Screen

    /// A tab.
    public init(_ title: String, _ screen: any Screen) {
      self.title = title
      self.screen = screen
    }
  }

  /// The tabs.
  public let tabs: [Tab]
  /// The index of the tab in front; an index there is not is ignored.
  public var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }
  /// Asked before a tab's screen leaves all of them; `false` keeps them open. Without it, they may be left.
  public var mayLeave: (() -> Bool)?
  private var selected: Int
  private let theme: Theme
  private weak var navigator: (any Navigator)?
  /// Whether the screen is on top, so that the tab in front is seen.
  private var isShown = false
  /// Where each title was last drawn.
  private var titleFrames: [(index: Int, frame: Rect)] = []

  /// A screen of tabs.
  /// - Parameters:
  ///   - tabs: the tabs, from the left.
  ///   - selectedIndex: the one in front.
  ///   - theme: the looks of the bar.
  public init(tabs: [Tab], selectedIndex: Int = 0, theme: Theme = .dark) {
    self.tabs = tabs
    self.theme = theme
    selected = tabs.indices.contains(selectedIndex) ? selectedIndex : 0
  }

  /// The screen of the tab in front.
  public var selectedScreen: (any Screen)? { tabs.indices.contains(selected) ? tabs[selected].screen : nil }

  private func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selected else { return }
    if isShown { selectedScreen?.willDisappear() }
    selected = index
    if isShown { selectedScreen?.willAppear(in: self) }
  }

  // MARK: Screen

  /// Tells the tab in front, whose navigator is this screen.
  public func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
    isShown = true
    selectedScreen?.willAppear(in: self)
  }

  /// Tells the tab in front.
  public func willDisappear() {
    isShown = false
    selectedScreen?.willDisappear()
  }

  /// The cursor of the tab in front.
  public var cursor: Point? { selectedScreen?.cursor }

  /// Changes the tab, or asks the one in front.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.alt(let character)):
      if let number = character.wholeNumberValue, tabs.indices.contains(number - 1) {
        select(number - 1)
        return true
      }
    case .key(.control("t")) where !tabs.isEmpty:
      select((selected + 1) % tabs.count)
      return true
    case .click(let point):
      if let title = titleFrames.first(where: { $0.frame.contains(point) }) {
        select(title.index)
        return true
      }
    default: break
    }
    return selectedScreen?.handle(event) ?? false
  }

  /// Draws the bar, if there is room for it, and the tab in front below it.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    let barHeight = frame.rows > 2 ? 1 : 0
    titleFrames = []
    if barHeight > 0 {
      let bar = Rect(column: frame.column, row: frame.row, columns: frame.columns, rows: barHeight)
      canvas.clipped(to: bar) { drawBar(on: &$0, in: bar) }
    }
    selectedScreen?.draw(on: &canvas, in: frame.inset(top: barHeight))
  }

  /// Draws the titles from the first, or from a later one if the bar is too narrow to show that in front.
  private func drawBar(on canvas: inout Canvas, in bar: Rect) {
    let titles = tabs.enumerated().map { index, tab in
      let title = "\(index + 1) \(tab.title)"
      return index == selected ? "[\(title)]" : " \(title) "
    }
    let widths = titles.map(DisplayText.width(of:))
    var first = 0
    while first < selected, widths[first...selected].reduce(0, +) > bar.columns { first += 1 }
    var column = bar.column
    for index in titles.indices[min(first, titles.count)...] {
      let room = bar.column + bar.columns - column
      guard room > 0 else { break }
      let style = index == selected ? Style(.bold).layered(over: theme.text) : theme.bar
      let start = Point(column: column, row: bar.row)
      let width = canvas.write(titles[index], at: start, width: room, style: style)
      titleFrames.append((index, Rect(column: column, row: bar.row, columns: width, rows: 1)))
      column += width
    }
  }

  // MARK: Navigator

  /// Shows a screen over all tabs.
  public func push(_ screen: any Screen) {
    navigator?.push(screen)
  }

  /// Leaves the screen of tabs, if it may be left.
  public func pop() {
    if mayLeave?() ?? true { navigator?.pop() }
  }

  /// Leaves the application.
  public func finish() {
    navigator?.finish()
  }
}
