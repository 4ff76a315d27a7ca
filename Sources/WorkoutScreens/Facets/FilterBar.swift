internal import TerminalUI
internal import WorkoutCatalog

/// What a list is asked for, and the line above it that says which facets it is kept to, with the key that clears them.
@MainActor
final class FilterBar: View {
  /// Opens the menus: F4, as in htop; no text is typed with it.
  static let openingKey = Event.key(.function(4))
  /// The same where a desktop keeps the function keys to itself, as in atuin's search.
  static let otherOpeningKey = Event.key(.control("r"))
  /// Takes all facets back.
  static let clearingKey = Event.key(.control("x"))

  /// What the list is asked for.
  var query: SearchQuery

  private let context: CatalogContext

  init(context: CatalogContext, query: SearchQuery) {
    self.context = context
    self.query = query
  }

  /// The lines that it takes above a list: none while no facet is chosen.
  var views: [any View] { query.hasFilter ? [self] : [] }

  func draw(on canvas: inout Canvas, in frame: Rect) {
    let phrases = context.phrases
    let theme = context.theme
    let kinds = Facet.Kind.allCases.map { kind in
      query.facets(kind).map { $0.name(in: phrases.language) }.joined(separator: ", ")
    }
    let spans = [
      Span(phrases.choose("Filter: ", "필터: "), style: theme.header),
      Span(kinds.filter { !$0.isEmpty }.joined(separator: " · "), style: theme.picked),
    ]
    let clearing = phrases.choose("Ctrl-X clear", "Ctrl-X 해제")
    // Half of the line is for what is chosen.
    let hintWidth = DisplayText.width(of: clearing) + 2
    let showsHint = hintWidth <= frame.columns / 2
    let start = Point(column: frame.column, row: frame.row)
    canvas.write(spans, at: start, width: frame.columns - (showsHint ? hintWidth : 0))
    if showsHint { canvas.write(clearing, trailingIn: frame, style: theme.secondary) }
  }

  /// Opens the menus, or takes all facets back.
  /// - Parameters:
  ///   - navigator: shows the menus.
  ///   - status: what the menus' status bar is to say of the list.
  ///   - onChange: called when the query's facets changed.
  /// - Returns: whether the event was for the filter.
  func handle(
    _ event: Event, navigator: (any Navigator)?, status: @escaping () -> String,
    onChange: @escaping () -> Void
  ) -> Bool {
    switch event {
    case Self.openingKey, Self.otherOpeningKey:
      navigator?.push(
        FacetScreen(context: context, query: query, status: status) { [weak self] chosen in
          self?.query = chosen
          onChange()
        })
    case Self.clearingKey:
      guard query.hasFilter else { return true }
      query.removeFacets()
      onChange()
    default: return false
    }
    return true
  }
}
